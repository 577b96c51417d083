import { LRUCache } from 'lru-cache';
import type { Attempt, WindowCount } from './rate-limits-repository.ts';

/** A few megabytes. */
const maxKeys = 20_000;

/** The repository's counting, in memory, for use while the disk is full. */
export function createMemoryCounter() {
  const counts = new LRUCache<string, WindowCount>({ max: maxKeys });
  return {
    increment({ key, now, window }: Attempt): WindowCount {
      const before = counts.get(key);
      const isOver =
        before === undefined ||
        before.windowStartedAt <= now - window ||
        before.windowStartedAt > now + window;
      const after = isOver
        ? { attempts: 1, windowStartedAt: now }
        : { attempts: before.attempts + 1, windowStartedAt: before.windowStartedAt };
      counts.set(key, after);
      return after;
    },

    decrement(key: string): void {
      const before = counts.get(key);
      if (before !== undefined && before.attempts > 0) {
        counts.set(key, { ...before, attempts: before.attempts - 1 });
      }
    },

    delete(key: string): void {
      counts.delete(key);
    },
  };
}
