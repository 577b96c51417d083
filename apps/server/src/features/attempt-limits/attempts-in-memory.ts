import { LRUCache } from 'lru-cache';
import type { Attempt, Attempts } from './attempts-repository.ts';

/** Some megabytes at most. */
const mostKeys = 20_000;

/** Counts like the repository, for this process alone: while the database has no room for counts. */
export function createAttemptsInMemory() {
  const counted = new LRUCache<string, Attempts>({ max: mostKeys });
  return {
    update({ key, now, window }: Attempt): Attempts {
      const before = counted.get(key);
      const isOver =
        before === undefined ||
        before.windowStartedAt <= now - window ||
        before.windowStartedAt > now + window;
      const after = isOver
        ? { attempts: 1, windowStartedAt: now }
        : { attempts: before.attempts + 1, windowStartedAt: before.windowStartedAt };
      counted.set(key, after);
      return after;
    },

    giveBack(key: string): void {
      const before = counted.get(key);
      if (before !== undefined && before.attempts > 0) {
        counted.set(key, { ...before, attempts: before.attempts - 1 });
      }
    },

    delete(key: string): void {
      counted.delete(key);
    },
  };
}
