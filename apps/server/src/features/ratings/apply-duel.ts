import { type BattleEndReason, type BattleSide, battleSides } from '@poketorneo/contract';
import {
  type DuelEnd,
  type Rating,
  ratingsAfterDuel,
  unratedReason,
} from '@poketorneo/rules/duels';
import { day } from '../../clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { type Duel, outcomeFor, updateSeatEnding } from '../battle-records/index.ts';
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
  const ratings = await ratingsAfter(unit, duel, end);
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
    unit.emit('leaderboards', userId);
  }
}

/** Null if the duel does not count. */
async function ratingsAfter(
  { trx, now }: UnitOfWork,
  { seats, rated, pace }: Duel,
  end: EndedDuel,
): Promise<Record<BattleSide, Rating & { battles: number }> | null> {
  const [first, second] = [seats[1].userId, seats[2].userId];
  if (first === null || second === null) return null;
  const since = new Date(now.getTime() - day);
  const reason = unratedReason({
    isTrial: false,
    rated,
    pace,
    teams: 'own',
    end: endOf(end),
    turn: end.turn,
    accounts: { 1: first, 2: second },
    isSamePerson: false,
    countedToday: await countRatedDuels(trx, [first, second], since),
  });
  if (reason !== null) return null;
  const before = { 1: await findRating(trx, first), 2: await findRating(trx, second) };
  const { winner } = end;
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
