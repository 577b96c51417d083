import type { DuelRecord, ShownRating } from '@poketorneo/contract';
import { ratingAt } from '@poketorneo/rules/duels';
import type { Database } from '../../db/database.ts';
import { countDuels } from '../battle-records/index.ts';
import { findRating, type PlayerRating } from './ratings-repository.ts';

/** Null before the first rated duel of the season. */
export function shownRatingOf(rating: PlayerRating, now: Date): ShownRating | null {
  if (rating.battles === 0) return null;
  return toShownRating(ratingAt(rating, now.getTime()));
}

/** Rounded, as players see it. */
export function toShownRating({ rating, deviation }: ShownRating): ShownRating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}

/** A player's rating and finished duels of the current season. */
export async function duelRecordOf(db: Database, userId: number, now: Date): Promise<DuelRecord> {
  const counts = await countDuels(db, userId);
  return {
    rating: shownRatingOf(await findRating(db, userId), now),
    wins: counts.get('win') ?? 0,
    losses: counts.get('loss') ?? 0,
    draws: counts.get('draw') ?? 0,
  };
}
