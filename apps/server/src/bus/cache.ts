import { LRUCache } from 'lru-cache';
import type { Bus } from './bus.ts';
import { type CacheTag, type LogPosition, tagKeys } from './invalidation-log.ts';
import type { CacheTopic, TopicWithId } from './topics.ts';

type Key = string | number;

/** Maximum size; the least recently used entry is evicted. */
type Limit<Value> =
  | { maxEntries: number }
  | { maxBytes: number; bytesOf: (key: Key, value: Value) => number };

/** Cached values of this process, by key. */
export interface Cache<Value> {
  /**
   * The cached value, or the result of `load`, cached until one of the tags is invalidated. The
   * tags must cover all data that the value depends on. Undefined is not cached.
   */
  read(key: Key, tags: () => readonly CacheTag[], load: () => Promise<Value>): Promise<Value>;
  /** The cached value, if fresh; never loads. */
  peek(key: Key): Value | undefined;
  /** For changes known before their event arrives. */
  invalidate(key: Key): void;
}

interface Entry<Value> {
  /** Log position before the load began. */
  startedAt: LogPosition;
  /** From `tagKeys`. */
  keys: readonly string[];
  loading: Promise<Value>;
  /** Undefined while loading. */
  value: Value | undefined;
}

/**
 * Read-through cache. An entry is fresh while no event with its tags arrived since its load began;
 * the cache is bypassed while the bus is disconnected.
 */
export function createCache<Value>(
  bus: Pick<Bus, 'isConnected' | 'position' | 'isValidSince'>,
  limit: Limit<Value>,
): Cache<Value> {
  const isBoundedByBytes = 'maxBytes' in limit;
  const entries = new LRUCache<Key, Entry<Value>>(
    isBoundedByBytes ? { maxSize: limit.maxBytes } : { max: limit.maxEntries },
  );

  function bytesOf(key: Key, value: Value): number {
    return isBoundedByBytes ? Math.ceil(limit.bytesOf(key, value)) : 1;
  }

  function store(key: Key, entry: Entry<Value>, bytes: number): void {
    entries.set(key, entry, isBoundedByBytes ? { size: bytes } : {});
  }

  /** The entry, if fresh. */
  function validEntry(key: Key): Entry<Value> | undefined {
    const entry = entries.get(key);
    return entry !== undefined && bus.isValidSince(entry.keys, entry.startedAt) ? entry : undefined;
  }

  function startLoading(key: Key, entry: Entry<Value>): void {
    store(key, entry, 1);
    entry.loading.then(
      (value) => {
        if (entries.peek(key) !== entry) return;
        if (value === undefined) entries.delete(key);
        // A new object, because the LRU cache does not measure the same object again.
        else store(key, { ...entry, value }, bytesOf(key, value));
      },
      () => {
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );
  }

  return {
    read(key, tags, load) {
      if (!bus.isConnected()) return load();
      const cached = validEntry(key);
      if (cached !== undefined) return cached.loading;
      const keys = tagKeys(tags());
      const entry = { startedAt: bus.position(), keys, loading: load(), value: undefined };
      startLoading(key, entry);
      return entry.loading;
    },

    peek: (key) => (bus.isConnected() ? validEntry(key)?.value : undefined),

    invalidate(key) {
      entries.delete(key);
    },
  };
}

interface RowCacheParts<Row> {
  bus: Pick<Bus, 'isConnected' | 'position' | 'isValidSince'>;
  /** Its events carry the id of the changed row. */
  topic: TopicWithId & CacheTopic;
  maxEntries: number;
  find: (id: number) => Promise<Row | undefined>;
}

/** A cache of rows by id. */
interface RowCache<Row> {
  /** The cached row, if fresh; never loads. */
  peek(id: number): Row | undefined;
  /** The row, from the cache or the database. */
  find(id: number): Promise<Row | undefined>;
}

export function createRowCache<Row>({
  bus,
  topic,
  maxEntries,
  find,
}: RowCacheParts<Row>): RowCache<Row> {
  const rows = createCache<Row | undefined>(bus, { maxEntries });
  return {
    peek: rows.peek,
    find: (id) =>
      rows.read(
        id,
        () => [[topic, id]],
        () => find(id),
      ),
  };
}

interface ValueCacheParts<Value> {
  bus: Pick<Bus, 'isConnected' | 'position' | 'isValidSince'>;
  tags: readonly CacheTag[];
  load: () => Promise<Value>;
}

/** A cache of a single value. */
interface ValueCache<Value> {
  read(): Promise<Value>;
  /** For changes known before their event arrives. */
  invalidate(): void;
}

export function createValueCache<Value>({
  bus,
  tags,
  load,
}: ValueCacheParts<Value>): ValueCache<Value> {
  const cache = createCache<Value>(bus, { maxEntries: 1 });
  return {
    read: () => cache.read('', () => tags, load),
    invalidate: () => cache.invalidate(''),
  };
}
