/** Timers that can be paused and resumed. */
export interface GameClock {
  /** Runs `work` once, after so many milliseconds without the pauses. */
  after(milliseconds: number, work: () => void): void;
  /** Cancels all pending work. */
  clear(): void;
  pause(): void;
  resume(): void;
}

interface Waiting {
  work: () => void;
  /** Milliseconds, at the moment `since`. */
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createGameClock(): GameClock {
  const waiting = new Set<Waiting>();
  let isPaused = false;

  function run(entry: Waiting): void {
    entry.since = performance.now();
    entry.timer = setTimeout(() => {
      waiting.delete(entry);
      entry.work();
    }, entry.left);
  }

  return {
    after(milliseconds, work) {
      const entry: Waiting = { work, left: milliseconds, since: 0, timer: undefined };
      waiting.add(entry);
      if (!isPaused) run(entry);
    },
    clear() {
      for (const { timer } of waiting) clearTimeout(timer);
      waiting.clear();
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const entry of waiting) {
        clearTimeout(entry.timer);
        entry.left = Math.max(0, entry.left - (performance.now() - entry.since));
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const entry of waiting) run(entry);
    },
  };
}

/** Pauses a clock while the page is hidden; returns the unsubscribe function. */
export function pauseWhileHidden(clock: Pick<GameClock, 'pause' | 'resume'>): () => void {
  const follow = () => (document.hidden ? clock.pause() : clock.resume());
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/**
 * Longer than any sound of the interface but the jingles, as sounds.test.ts of the assets checks.
 */
const successMs = 1200;

/** Resolves at the end of the sound 'success' that starts now, so that another may follow. */
export function successIsOver(clock: Pick<GameClock, 'after'>): Promise<void> {
  return new Promise((resolve) => clock.after(successMs, resolve));
}
