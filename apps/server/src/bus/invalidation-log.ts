import { LRUCache } from 'lru-cache';
import {
  type CacheTopic,
  type ChangeEvent,
  isCacheTopic,
  type Topic,
  type TopicWithId,
} from './topics.ts';

/** A topic, or one user's part of it. */
export type CacheTag = CacheTopic | readonly [topic: TopicWithId & CacheTopic, id: number];

/** Sequence number of the last event. */
export type LogPosition = number;

/** Enough for several keys of each of ten thousand users. */
const maxKeys = 100_000;

/** The position of the last event of each key. */
export class InvalidationLog {
  #now: LogPosition = 0;
  /** Positions before this are unknown, and count as invalid. */
  #oldest: LogPosition = 0;
  readonly #last = new LRUCache<string, LogPosition>({
    max: maxKeys,
    dispose: (position, _key, reason) => {
      if (reason === 'evict') this.#oldest = position;
    },
  });

  get position(): LogPosition {
    return this.#now;
  }

  add({ topic, id }: ChangeEvent): void {
    if (!isCacheTopic(topic)) return;
    this.#now += 1;
    this.#last.set(topic, this.#now);
    this.#last.set(id === undefined ? wildcardKey(topic) : userKey(topic, id), this.#now);
  }

  /** Invalidates everything, because events may have been missed. */
  reset(): void {
    this.#now += 1;
    this.#oldest = this.#now;
    this.#last.clear();
  }

  /** Whether no event with these keys arrived after `since`. */
  isValidSince(keys: readonly string[], since: LogPosition): boolean {
    if (since === this.#now) return true;
    return since >= this.#oldest && keys.every((key) => (this.#last.peek(key) ?? 0) <= since);
  }
}

/** The log's keys for tags. */
export function tagKeys(tags: readonly CacheTag[]): string[] {
  return tags.flatMap((tag) => {
    if (typeof tag === 'string') return [tag];
    const [topic, id] = tag;
    return [userKey(topic, id), wildcardKey(topic)];
  });
}

const userKey = (topic: Topic, id: number) => `${topic} ${id}`;
/** For events without an id, which concern all users. */
const wildcardKey = (topic: Topic) => `${topic} *`;
