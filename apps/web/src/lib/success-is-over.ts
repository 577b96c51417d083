import type { GameClock } from './game-clock.ts';

/** Longer than any sound of the interface but the jingles: sounds.test.ts of the assets sees to it. */
const milliseconds = 1200;

/** When 'success', which begins now, has been heard to its end, so that another tune may follow. */
export function successIsOver(clock: Pick<GameClock, 'after'>): Promise<void> {
  return new Promise((resolve) => clock.after(milliseconds, resolve));
}
