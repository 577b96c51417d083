import type { BattleEvent } from '@poketorneo/contract';

/**
 * Where each turn begins: the number of events before it. The first entry is the beginning
 * of it all.
 */
export function turnStarts(events: readonly BattleEvent[]): number[] {
  const starts = events.flatMap((event, index) => (event.kind === 'turn' ? [index] : []));
  return [0, ...starts];
}

/** In which entry of the starts one is, after so many events. */
export function turnAt(starts: readonly number[], count: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start < count || start === 0),
  );
}
