import type { BattleEvent } from '@poketorneo/contract';

/** The number of the last turn that has begun; 0 before the first. */
export function lastTurnOf(events: readonly BattleEvent[]): number {
  return events.reduce((last, event) => (event.kind === 'turn' ? event.turn : last), 0);
}
