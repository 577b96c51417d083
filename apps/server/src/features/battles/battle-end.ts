import type { BattleEndReason, BattleEvent, BattleSide, MatchOutcome } from '@poketorneo/contract';
import { countsAsMatch } from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import { applyMatch } from '../matches/index.ts';
import { insertReplay } from './battle-replays-repository.ts';
import { type BattleRecord, updateEnding } from './battles-repository.ts';
import type { BattleSnapshot, ReplayEvents } from './engine/messages.ts';

interface FinalResult {
  outcome: MatchOutcome;
  by: BattleEndReason;
  turn: number;
  replayEvents: BattleSnapshot['replayEvents'];
}

/**
 * Ends a battle: its status, its replay and its match, with the same effects as a recorded match. A
 * rematch has no effects.
 */
export async function endBattle(
  unit: UnitOfWork,
  { id, kind, userId, leaderId }: BattleRecord,
  { outcome, by, turn, replayEvents }: FinalResult,
): Promise<void> {
  const { trx, now, emit } = unit;
  if (replayEvents === null)
    throw new Error(`The events of battle ${id} were not loaded for its end`);
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
  await insertReplay(trx, id, { ...withEnd(replayEvents, { outcome, by }), turns: turn });
  emit('battles', userId);
}

/** Adds the end event, which the engine omits after a surrender or timeout. */
function withEnd(
  { own, spectator }: ReplayEvents,
  { outcome, by }: Pick<FinalResult, 'outcome' | 'by'>,
) {
  const end: BattleEvent = { kind: 'end', winner: winners[outcome], by };
  const ended = (events: readonly BattleEvent[]) =>
    events.at(-1)?.kind === 'end' ? events : [...events, end];
  return { own: ended(own), spectator: ended(spectator) };
}

const winners: Readonly<Record<MatchOutcome, BattleSide | null>> = {
  win: 1,
  loss: 2,
  draw: null,
  suspended: null,
};

/** The player's outcome of a battle played to its end. */
export function outcomeOf({ winner }: NonNullable<BattleSnapshot['end']>): MatchOutcome {
  if (winner === null) return 'draw';
  return winner === 1 ? 'win' : 'loss';
}
