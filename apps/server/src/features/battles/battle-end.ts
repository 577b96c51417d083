import {
  type BattleEndReason,
  type BattleEvent,
  type BattleSide,
  countsAsMatch,
} from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import {
  type BattleRecord,
  type Duel,
  emitForPlayers,
  insertReplay,
  type LeaderBattle,
  leaveShowcase,
  outcomeFor,
  type ReplayEvents,
  updateEnding,
} from '../battle-records/index.ts';
import { offerSecondLeg } from '../duel-challenges/index.ts';
import { applyMatch } from '../matches/index.ts';
import { applyDuel } from '../ratings/index.ts';

export interface BattleEnd {
  /** Null for a draw. */
  winner: BattleSide | null;
  by: BattleEndReason;
}

interface FinalState extends BattleEnd {
  turn: number;
  replayEvents: ReplayEvents | null;
}

/** Ends a battle: its status, its replay and its effects, all in one transaction. */
export async function endBattle(
  unit: UnitOfWork,
  battle: BattleRecord,
  { winner, by, turn, replayEvents }: FinalState,
): Promise<void> {
  const { trx, now } = unit;
  const { id } = battle;
  if (replayEvents === null)
    throw new Error(`The events of battle ${id} were not loaded for its end`);
  const gains = await applyEnd(unit, battle, { winner, by, turn });
  await updateEnding(trx, id, {
    status: 'over',
    outcome: outcomeFor(1, winner),
    endedBy: by,
    gains,
    endedAt: now,
  });
  await insertReplay(trx, battle, { events: withEnd(replayEvents, { winner, by }), turns: turn });
  emitForPlayers(unit, battle);
}

/** The effects of an end. Returns the gains as JSON; null without a match. */
function applyEnd(
  unit: UnitOfWork,
  battle: BattleRecord,
  end: BattleEnd & { turn: number },
): Promise<string | null> {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return applyLeaderBattle(unit, battle, end);
    case 'duel':
      return applyDuelEnd(unit, battle, end);
    case 'trial':
      return Promise.resolve(null);
  }
}

/** The same effects as of a recorded match; none of a rematch. */
async function applyLeaderBattle(
  unit: UnitOfWork,
  { id, kind, userId, leaderId }: LeaderBattle,
  { winner }: BattleEnd,
): Promise<string | null> {
  if (!countsAsMatch(kind) || leaderId === null) return null;
  const outcome = outcomeFor(1, winner);
  const match = await applyMatch(
    unit,
    { userId, leaderId, outcome },
    { kind: 'battle', battleId: id },
  );
  return JSON.stringify(match.gains);
}

async function applyDuelEnd(
  unit: UnitOfWork,
  duel: Duel,
  end: BattleEnd & { turn: number },
): Promise<null> {
  await applyDuel(unit, duel, end);
  await offerSecondLeg(unit, duel.id);
  await leaveShowcase(unit, duel.id);
  return null;
}

/** Adds the end event, which the engine omits after a surrender or timeout. */
function withEnd(events: ReplayEvents, end: BattleEnd): ReplayEvents {
  const ended = (seen: readonly BattleEvent[]): readonly BattleEvent[] =>
    seen.at(-1)?.kind === 'end' ? seen : [...seen, { kind: 'end', ...end }];
  return { 1: ended(events[1]), 2: ended(events[2]), spectator: ended(events.spectator) };
}
