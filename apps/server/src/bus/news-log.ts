import { LRUCache } from 'lru-cache';
import type { News, Topic, TopicWithId } from './topics.ts';

/** What news can be about: anything of a topic, whomever it concerns, or one user's part of it. */
export type Subject = Topic | readonly [topic: TopicWithId, id: number];

/** A point in the sequence of all news. */
export type Moment = number;

/** As many subjects as are remembered one by one: some for each of ten thousand users. */
const mostSubjects = 100_000;

/** Remembers of each subject when there was news of it last. */
export class NewsLog {
  #now: Moment = 0;
  /** What is older has been forgotten: anything may have changed since. */
  #oldest: Moment = 0;
  readonly #last = new LRUCache<string, Moment>({
    max: mostSubjects,
    dispose: (moment, _key, reason) => {
      if (reason === 'evict') this.#oldest = moment;
    },
  });

  get now(): Moment {
    return this.#now;
  }

  add({ topic, id }: News): void {
    this.#now += 1;
    this.#last.set(topic, this.#now);
    this.#last.set(id === undefined ? ofAnybody(topic) : ofUser(topic, id), this.#now);
  }

  /** Something may have been missed: anything may have changed up to now. */
  forget(): void {
    this.#now += 1;
    this.#oldest = this.#now;
    this.#last.clear();
  }

  /** Whether there has been no news of any of these since, by the keys that `keysOf` gives. */
  isUnchanged(keys: readonly string[], since: Moment): boolean {
    if (since === this.#now) return true;
    return since >= this.#oldest && keys.every((key) => (this.#last.peek(key) ?? 0) <= since);
  }
}

/** What the log knows some subjects by. */
export function keysOf(subjects: readonly Subject[]): string[] {
  return subjects.flatMap((subject) => {
    if (typeof subject === 'string') return [subject];
    const [topic, id] = subject;
    return [ofUser(topic, id), ofAnybody(topic)];
  });
}

const ofUser = (topic: Topic, id: number) => `${topic} ${id}`;
/** News of a topic that says of nobody whom it concerns concerns everybody. */
const ofAnybody = (topic: Topic) => `${topic} *`;
