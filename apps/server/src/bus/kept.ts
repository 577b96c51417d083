import { LRUCache } from 'lru-cache';
import type { Bus } from './bus.ts';
import { keysOf, type Moment, type Subject } from './news-log.ts';

type Key = string | number;

/** How much is kept at most; what was not asked for longest makes room. */
type Limit<Value> =
  | { most: number }
  | { mostBytes: number; bytesOf: (key: Key, value: Value) => number };

/** Things read from the database that this process keeps, each by its key. */
export interface Kept<Value> {
  /**
   * What is kept under a key, or else what `load` brings: kept from then on until there is news of
   * one of the subjects, which are all that it is made of. Undefined is not kept.
   */
  read(key: Key, subjects: () => readonly Subject[], load: () => Promise<Value>): Promise<Value>;
  /** What is kept under a key, without asking the database. */
  peek(key: Key): Value | undefined;
  /** For whoever learns of a change before the news of it. */
  forget(key: Key): void;
}

interface Entry<Value> {
  /** Where the news stood before the reading began. */
  begunAt: Moment;
  /** Of the subjects. */
  keys: readonly string[];
  reading: Promise<Value>;
  /** Undefined while it is being read. */
  value: Value | undefined;
}

/**
 * The one rule by which anything is kept: it holds as long as there has been no news of what it is
 * made of since its reading began. Whoever asks after the news gets what was read after it, also
 * where another reading was under way; while other processes are not heard, nothing is kept.
 */
export function createKept<Value>(
  bus: Pick<Bus, 'isReliable' | 'moment' | 'isUnchanged'>,
  limit: Limit<Value>,
): Kept<Value> {
  const isByBytes = 'mostBytes' in limit;
  const entries = new LRUCache<Key, Entry<Value>>(
    isByBytes ? { maxSize: limit.mostBytes } : { max: limit.most },
  );

  function bytesOf(key: Key, value: Value): number {
    return isByBytes ? Math.ceil(limit.bytesOf(key, value)) : 1;
  }

  function put(key: Key, entry: Entry<Value>, bytes: number): void {
    entries.set(key, entry, isByBytes ? { size: bytes } : {});
  }

  /** The entry under a key, if it still holds. */
  function current(key: Key): Entry<Value> | undefined {
    const entry = entries.get(key);
    return entry !== undefined && bus.isUnchanged(entry.keys, entry.begunAt) ? entry : undefined;
  }

  function begin(key: Key, entry: Entry<Value>): void {
    put(key, entry, 1);
    entry.reading.then(
      (value) => {
        if (entries.peek(key) !== entry) return;
        if (value === undefined) entries.delete(key);
        // Another object: of the same one, the store would not look at the size again.
        else put(key, { ...entry, value }, bytesOf(key, value));
      },
      () => {
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );
  }

  return {
    read(key, subjects, load) {
      if (!bus.isReliable()) return load();
      const kept = current(key);
      if (kept !== undefined) return kept.reading;
      const keys = keysOf(subjects());
      const entry = { begunAt: bus.moment(), keys, reading: load(), value: undefined };
      begin(key, entry);
      return entry.reading;
    },

    peek: (key) => (bus.isReliable() ? current(key)?.value : undefined),

    forget(key) {
      entries.delete(key);
    },
  };
}
