import type { BattleEvent } from '@poketorneo/contract';

/** The number of events before each turn, by turn; 0 for turn 0. */
export function turnStarts(events: readonly BattleEvent[]): number[] {
  const starts = events.flatMap((event, index) => (event.kind === 'turn' ? [index] : []));
  return [0, ...starts];
}

/** The turn after `count` events. */
export function turnAt(starts: readonly number[], count: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start < count || start === 0),
  );
}
