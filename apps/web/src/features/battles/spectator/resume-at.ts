import type { BattleEvent } from '@poketorneo/contract';

/** Spectators who are more turns behind go on at the one before the last. */
const maxTurnsBehind = 2;

/** The number of events to skip to, from the number of those that have been shown. */
export function resumeAt(events: readonly BattleEvent[], shown: number): number {
  const turns = events.flatMap(({ kind }, index) =>
    kind === 'turn' && index >= shown ? index : [],
  );
  return turns.length > maxTurnsBehind ? (turns.at(-2) ?? shown) : shown;
}
