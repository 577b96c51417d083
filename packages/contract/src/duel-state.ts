import * as z from 'zod/mini';
import { battleEnd } from './battle-events.ts';
import { duelEmote } from './duel-terms.ts';
import { matchOutcome } from './matches.ts';
import { moment } from './primitives.ts';

/** A rating as it is shown: less certain the larger its deviation. */
export const shownRating = z.object({ rating: z.int(), deviation: z.int() });
export type ShownRating = z.output<typeof shownRating>;

/** What a duel that counts has changed for a player. */
export const ratingChange = z.object({ before: shownRating, after: shownRating });
export type RatingChange = z.output<typeof ratingChange>;

/** A player's rating and duels of the current season. */
export const duelRecord = z.object({
  /** Null before the first duel that counts. */
  rating: z.nullable(shownRating),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
});
export type DuelRecord = z.output<typeof duelRecord>;

/** The clocks of a running step, in milliseconds. */
export const duelClock = z.object({
  stepAt: moment,
  /** The server's time of this response. */
  now: moment,
  /** Free time of a step; then the bank runs. */
  free: z.int(),
  /** By side, at the start of the step. */
  banks: z.tuple([z.int(), z.int()]),
});
export type DuelClock = z.output<typeof duelClock>;

/** What a player of a duel has said. */
export const saidEmote = z.object({ emote: duelEmote, at: moment });

/** Why a finished duel does not change the ratings. */
export const unratedReason = z.enum([
  'trial',
  'void',
  'by-hand',
  'unrated-terms',
  'no-clock',
  'unweighed-teams',
  'no-account',
  'same-person',
  'both-late',
  'too-short',
  'fifth-of-the-day',
]);
export type UnratedReason = z.output<typeof unratedReason>;

/** A duel's result for the caller. */
export const duelResult = z.object({
  outcome: matchOutcome,
  by: battleEnd,
  /** The caller's change; null where the duel does not count. */
  rating: z.nullable(ratingChange),
  /** Null where it counts. */
  unratedReason: z.nullable(unratedReason),
  /** Wins in both legs of 'Andata e ritorno', the caller's first; null but for the second leg. */
  total: z.nullable(z.tuple([z.int(), z.int()])),
});
export type DuelResult = z.output<typeof duelResult>;
