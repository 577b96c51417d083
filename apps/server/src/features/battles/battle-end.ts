import type { BattleEnd, BattleEvent, BattleSide, MatchOutcome } from '@poketorneo/contract';
import type { Unit } from '../../db/transaction.ts';
import { applyMatch } from '../matches/index.ts';
import { insertReplay } from './battle-replays-repository.ts';
import { type BattleRecord, updateEnding } from './battles-repository.ts';
import type { BattleStanding, WholeBattle } from './engine/messages.ts';

interface End {
  outcome: MatchOutcome;
  by: BattleEnd;
  turn: number;
  whole: BattleStanding['whole'];
}

/**
 * Ends a battle with all that it brings: its status, its replay, and the match that it was fought for,
 * with the same effects as one that an organiser records. One for pleasure brings nothing.
 */
export async function endBattle(
  unit: Unit,
  { id, kind, userId, leaderId }: BattleRecord,
  { outcome, by, turn, whole }: End,
): Promise<void> {
  const { trx, now, announce } = unit;
  if (whole === null) throw new Error(`Battle ${id} ends, and nobody has asked for its replay`);
  const match =
    kind === 'leader' && leaderId !== null
      ? await applyMatch(unit, { userId, leaderId, outcome }, { kind: 'battle', battleId: id })
      : null;
  await updateEnding(trx, id, {
    status: 'over',
    outcome,
    endedBy: by,
    gains: match === null ? null : JSON.stringify(match.gains),
    endedAt: now,
  });
  await insertReplay(trx, id, { ...withEnd(whole, { outcome, by }), turns: turn });
  announce('battles', userId);
}

/** The events with their end, which the engine tells only of those that were played to it. */
function withEnd({ own, spectator }: WholeBattle, { outcome, by }: Pick<End, 'outcome' | 'by'>) {
  const end: BattleEvent = { kind: 'end', winner: winnerOf(outcome), by };
  const ended = (events: readonly BattleEvent[]) =>
    events.at(-1)?.kind === 'end' ? events : [...events, end];
  return { own: ended(own), spectator: ended(spectator) };
}

function winnerOf(outcome: MatchOutcome): BattleSide | null {
  if (outcome === 'win') return 1;
  return outcome === 'loss' ? 2 : null;
}

/** How a battle that was played to its end came out for the player. */
export function outcomeOf({ winner }: NonNullable<BattleStanding['end']>): MatchOutcome {
  if (winner === null) return 'draw';
  return winner === 1 ? 'win' : 'loss';
}
