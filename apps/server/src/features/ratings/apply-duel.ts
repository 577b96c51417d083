import {
  type BattleEndReason,
  type BattleSide,
  battleSides,
  type UnratedReason,
} from '@poketorneo/contract';
import {
  type DuelEnd,
  type Rating,
  ratingAt,
  ratingsAfterDuel,
  ratingWithout,
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
import { isSamePerson } from '../same-person/index.ts';
import { updateBoard } from './board.ts';
import {
  countRatedDuels,
  findRating,
  findRatings,
  type PlayerRating,
  updateRating,
} from './ratings-repository.ts';

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
  const changes = reason === null ? await ratingsAround(unit, duel, end) : null;
  for (const side of battleSides) {
    const rating = changes?.[side] ?? null;
    await updateSeatEnding(
      trx,
      { battleId: duel.id, side },
      { outcome: outcomeFor(side, end.winner), rating },
    );
    const { userId } = duel.seats[side];
    if (rating === null || userId === null) continue;
    await updateRating(trx, userId, rating.after, now);
    await updateBoard(unit, userId, rating.after);
    unit.emit('leaderboards', userId);
  }
}

/** Takes back what a finished duel has changed in the players' ratings. */
export async function takeBackDuel(unit: UnitOfWork, { id, seats }: Duel): Promise<void> {
  const { trx, now } = unit;
  await updateUnratedReason(trx, id, 'void');
  for (const side of battleSides) {
    const { userId, outcome, ratingBefore: before, ratingAfter: after } = seats[side];
    if (outcome !== null) {
      await updateSeatEnding(trx, { battleId: id, side }, { outcome, rating: null });
    }
    if (userId === null || before === null || after === null) continue;
    const { battles, ...current } = await findRating(trx, userId);
    const rating = { ...ratingWithout(current, { before, after }), battles: battles - 1 };
    await updateRating(trx, userId, rating, new Date(rating.lastAt ?? now));
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
    ...(first === null || second === null
      ? { isSamePerson: false, countedToday: 0 }
      : {
          isSamePerson: await isSamePerson(trx, first, second),
          countedToday: await countRatedDuels(trx, [first, second], since),
        }),
  });
}

/** Null if one of the accounts is deleted. */
async function ratingsAround(
  { trx, now }: UnitOfWork,
  { seats }: Duel,
  { winner }: EndedDuel,
): Promise<Record<BattleSide, { before: Rating; after: PlayerRating }> | null> {
  const [first, second] = [seats[1].userId, seats[2].userId];
  if (first === null || second === null) return null;
  const ratingOf = await findRatings(trx, [first, second]);
  const stored = { 1: ratingOf(first), 2: ratingOf(second) };
  const endedAt = now.getTime();
  const after = ratingsAfterDuel(stored, { winner, endedAt });
  const around = (side: BattleSide) => ({
    before: ratingAt(stored[side], endedAt),
    after: { ...after[side], battles: stored[side].battles + 1 },
  });
  return { 1: around(1), 2: around(2) };
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
