import {
  type BattleEndReason,
  type BattleEvent,
  type BattleSide,
  countsAsMatch,
} from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import {
  type BattleRecord,
  emitForPlayers,
  insertReplay,
  outcomeFor,
  type ReplayEvents,
  updateEnding,
} from '../battle-records/index.ts';
import { applyMatch } from '../matches/index.ts';

interface BattleEnd {
  /** Null for a draw. */
  winner: BattleSide | null;
  by: BattleEndReason;
}

interface FinalState extends BattleEnd {
  turn: number;
  replayEvents: ReplayEvents | null;
}

/**
 * Ends a battle: its status, its replay and its match, with the same effects as a recorded match. A
 * rematch has no effects.
 */
export async function endBattle(
  unit: UnitOfWork,
  battle: BattleRecord,
  { winner, by, turn, replayEvents }: FinalState,
): Promise<void> {
  const { trx, now } = unit;
  const { id, kind, userId, leaderId } = battle;
  if (replayEvents === null)
    throw new Error(`The events of battle ${id} were not loaded for its end`);
  const outcome = outcomeFor(1, winner);
  const match =
    countsAsMatch(kind) && leaderId !== null
      ? await applyMatch(unit, { userId, leaderId, outcome }, { kind: 'battle', battleId: id })
      : null;
  await updateEnding(trx, id, {
    status: 'over',
    outcome,
    endedBy: by,
    gains: match === null ? null : JSON.stringify(match.gains),
    endedAt: now,
  });
  await insertReplay(trx, battle, { events: withEnd(replayEvents, { winner, by }), turns: turn });
  emitForPlayers(unit, battle);
}

/** Adds the end event, which the engine omits after a surrender or timeout. */
function withEnd(events: ReplayEvents, end: BattleEnd): ReplayEvents {
  const ended = (seen: readonly BattleEvent[]): readonly BattleEvent[] =>
    seen.at(-1)?.kind === 'end' ? seen : [...seen, { kind: 'end', ...end }];
  return { 1: ended(events[1]), 2: ended(events[2]), spectator: ended(events.spectator) };
}
