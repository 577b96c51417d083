import {
  type BattleEndReason,
  type BattleSide,
  battleSides,
  type UnratedReason,
} from '@poketorneo/contract';
import {
  type DuelEnd,
  type Rating,
  ratingsAfterDuel,
  unratedReason,
} from '@poketorneo/rules/duels';
import { day } from '../../clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import {
  type Duel,
  outcomeFor,
  updateSeatEnding,
  updateUnratedReason,
} from '../battle-records/index.ts';
import { updateBoard } from './board.ts';
import { countRatedDuels, findRating, updateRating } from './ratings-repository.ts';

interface EndedDuel {
  /** Null for a draw. */
  winner: BattleSide | null;
  by: BattleEndReason;
  turn: number;
}

/** Ends both seats of a duel, and changes the players' ratings if it counts. */
export async function applyDuel(unit: UnitOfWork, duel: Duel, end: EndedDuel): Promise<void> {
  const { trx, now } = unit;
  const reason = duel.unratedReason ?? (await reasonOf(unit, duel, end));
  await updateUnratedReason(trx, duel.id, reason);
  const ratings = reason === null ? await ratingsAfter(unit, duel, end) : null;
  for (const side of battleSides) {
    const rating = ratings?.[side] ?? null;
    await updateSeatEnding(
      trx,
      { battleId: duel.id, side },
      { outcome: outcomeFor(side, end.winner), rating },
    );
    const { userId } = duel.seats[side];
    if (rating === null || userId === null) continue;
    await updateRating(trx, userId, rating, now);
    await updateBoard(unit, userId, rating);
    unit.emit('leaderboards', userId);
  }
}

/** Null if the duel counts. */
async function reasonOf(
  { trx, now }: UnitOfWork,
  { seats, rated, pace }: Duel,
  end: EndedDuel,
): Promise<UnratedReason | null> {
  const [first, second] = [seats[1].userId, seats[2].userId];
  const since = new Date(now.getTime() - day);
  return unratedReason({
    isTrial: false,
    rated,
    pace,
    teams: 'own',
    end: endOf(end),
    turn: end.turn,
    accounts: { 1: first, 2: second },
    isSamePerson: false,
    countedToday:
      first === null || second === null ? 0 : await countRatedDuels(trx, [first, second], since),
  });
}

/** Null if one of the accounts is deleted. */
async function ratingsAfter(
  { trx, now }: UnitOfWork,
  { seats }: Duel,
  { winner }: EndedDuel,
): Promise<Record<BattleSide, Rating & { battles: number }> | null> {
  const [first, second] = [seats[1].userId, seats[2].userId];
  if (first === null || second === null) return null;
  const before = { 1: await findRating(trx, first), 2: await findRating(trx, second) };
  const after = ratingsAfterDuel(before, { winner, endedAt: now.getTime() });
  return {
    1: { ...after[1], battles: before[1].battles + 1 },
    2: { ...after[2], battles: before[2].battles + 1 },
  };
}

function endOf({ winner, by }: EndedDuel): DuelEnd {
  switch (by) {
    case 'play':
    case 'limit':
    case 'surrender':
    case 'agreement':
      return 'play';
    case 'timeout':
      return winner === null ? 'both-late' : 'time';
  }
}
