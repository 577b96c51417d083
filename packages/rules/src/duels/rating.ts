import type { BattleSide } from '@poketorneo/contract';
import rate from 'glicko2-lite';

/** A player's rating by Glicko-2 (http://www.glicko.net/glicko/glicko2.pdf). */
export interface Rating {
  /** In points; 1500 in the middle. */
  readonly rating: number;
  /** In points, at `lastAt`: the true strength is within two deviations with 95 %. At most 350. */
  readonly deviation: number;
  /** How much the strength changes in a period. */
  readonly volatility: number;
  /** The moment that the deviation is of, in epoch milliseconds; null before the first duel. */
  readonly lastAt: number | null;
}

/** A result: a win, a draw, a loss. */
export type Score = 1 | 0.5 | 0;

const middle = 1500;
const maxDeviation = 350;
/** Points in a unit of the scale on which Glicko-2 calculates. */
const pointsPerUnit = 173.7178;
/** How much the volatility may change; the value of the paper's example. */
const tau = 0.5;
const periodMs = 14 * 24 * 60 * 60 * 1000;
const uncertainFrom = 110;

/** The rating of a player without duels. */
export const startRating: Rating = {
  rating: middle,
  deviation: maxDeviation,
  volatility: 0.06,
  lastAt: null,
};

/**
 * The rating as of a moment, in epoch milliseconds: the deviation has grown since `lastAt` by step
 * 6 of Glicko-2, sqrt(phi² + t · sigma²), with t in fractions of a period of 14 days.
 */
export function ratingAt(own: Rating, moment: number): Rating {
  const lastAt = Math.max(moment, own.lastAt ?? moment);
  const periods = (lastAt - (own.lastAt ?? lastAt)) / periodMs;
  const phi = own.deviation / pointsPerUnit;
  const grown = Math.sqrt(phi ** 2 + periods * own.volatility ** 2) * pointsPerUnit;
  return { ...own, deviation: Math.min(maxDeviation, grown), lastAt };
}

/** The rating after one result against an opponent, both as of the end of the duel (`ratingAt`). */
export function ratingAfter(own: Rating, foe: Rating, score: Score): Rating {
  return ratingAfterPeriod(own, [{ foe, score }]);
}

/** The rating after all results of a period: steps 2 to 8 of Glicko-2. */
export function ratingAfterPeriod(
  own: Rating,
  results: readonly { readonly foe: Rating; readonly score: Score }[],
): Rating {
  const { rating, rd, vol } = rate(
    own.rating,
    own.deviation,
    own.volatility,
    results.map(({ foe, score }) => [foe.rating, foe.deviation, score]),
    { rating: middle, tau },
  );
  return { ...own, rating, deviation: Math.min(maxDeviation, rd), volatility: vol };
}

/**
 * Both ratings after a duel that ended at `endedAt`, in epoch milliseconds, from both before it; a
 * null winner is a draw.
 */
export function ratingsAfterDuel(
  before: Readonly<Record<BattleSide, Rating>>,
  { winner, endedAt }: { readonly winner: BattleSide | null; readonly endedAt: number },
): Record<BattleSide, Rating> {
  const first = ratingAt(before[1], endedAt);
  const second = ratingAt(before[2], endedAt);
  return {
    1: ratingAfter(first, second, scoreOf(1, winner)),
    2: ratingAfter(second, first, scoreOf(2, winner)),
  };
}

/**
 * The current rating without one duel, which changed `before` to `after`: what it said of the
 * strength is taken out of the mean that a rating is, each result weighing as its precision,
 * 1/deviation². Exact for the last duel, but for the volatility, which a duel hardly changes; close
 * for earlier ones.
 */
export function ratingWithout<Own extends Rating>(
  own: Own,
  { before, after }: Readonly<Record<'before' | 'after', Pick<Rating, 'rating' | 'deviation'>>>,
): Own {
  const [beforeIt, afterIt] = [before.deviation ** -2, after.deviation ** -2];
  const left = Math.max(own.deviation ** -2 - afterIt + beforeIt, maxDeviation ** -2);
  const pull =
    (beforeIt * (own.rating - before.rating) - afterIt * (own.rating - after.rating)) / left;
  const gained = after.rating - before.rating;
  // Never more than the duel gave, nor the other way round.
  const taken = Math.max(Math.min(0, gained), Math.min(Math.max(0, gained), pull));
  return { ...own, rating: own.rating - taken, deviation: left ** -0.5 };
}

function scoreOf(side: BattleSide, winner: BattleSide | null): Score {
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

/** Whether a rating, as of now (`ratingAt`), is shown without '?' and has a place on the board. */
export function isCertain({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation < uncertainFrom;
}

/** The points of the board 'Sfide', an integer: two deviations below the rating as of now. */
export function boardScore({ rating, deviation }: Rating): number {
  return Math.round(rating - 2 * deviation);
}

/** The rating with which a new season begins: halfway to 1500, with a deviation of at least 150. */
export function afterSeason(own: Rating): Rating {
  return {
    ...own,
    rating: (own.rating + middle) / 2,
    deviation: Math.max(150, own.deviation),
  };
}
