/** Timers that can be stopped and go on later as if no time had passed. */
export interface GameClock {
  /** Does something once, after so many milliseconds of running time. */
  after(milliseconds: number, work: () => void): void;
  /** Forgets all that has not been done yet. */
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

/** A clock that runs. */
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

/** Lets a clock run only while the page can be seen; answers with what ends that. */
export function pauseWhileHidden(clock: Pick<GameClock, 'pause' | 'resume'>): () => void {
  const follow = () => (document.hidden ? clock.pause() : clock.resume());
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/** Longer than any sound of the interface but the jingles: sounds.test.ts of the assets sees to it. */
const milliseconds = 1200;

/** When 'success', which begins now, has been heard to its end, so that another tune may follow. */
export function successIsOver(clock: Pick<GameClock, 'after'>): Promise<void> {
  return new Promise((resolve) => clock.after(milliseconds, resolve));
}
