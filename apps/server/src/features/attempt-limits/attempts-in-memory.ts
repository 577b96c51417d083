import { LRUCache } from 'lru-cache';

/** Some megabytes at most. */
const mostKeys = 20_000;

interface Attempts {
  attempts: number;
  windowStartedAt: number;
}

/** Counts like the repository, for this process alone: while the database has no room for counts. */
export function createAttemptsInMemory() {
  const counted = new LRUCache<string, Attempts>({ max: mostKeys });
  return {
    update({ key, now, window }: { key: string; now: number; window: number }): Attempts {
      const before = counted.get(key);
      const isOver = before === undefined || before.windowStartedAt <= now - window;
      const after = isOver
        ? { attempts: 1, windowStartedAt: now }
        : { attempts: before.attempts + 1, windowStartedAt: before.windowStartedAt };
      counted.set(key, after);
      return after;
    },

    delete(key: string): void {
      counted.delete(key);
    },
  };
}
