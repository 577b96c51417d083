import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, colour, id } from './primitives.ts';

/** Leaderboard kinds, in display order. */
export const leaderboardKinds = [
  'quiz',
  'memory-game',
  'shell-game',
  'badges',
  'leaders',
  'collection',
  'duels',
] as const;
export const leaderboardKind = z.enum(leaderboardKinds);
export type LeaderboardKind = z.output<typeof leaderboardKind>;

export const leaderboardRules = {
  /** Number of rows that everyone sees; the caller's own row may follow. */
  shownRows: 100,
};

export const leaderboardRow = z.object({
  userId: id,
  userName: z.string(),
  /** First and last name are empty for visitors. */
  firstName: z.string(),
  lastName: z.string(),
  icon: assetPath,
  score: z.int(),
  /** Players with equal scores share a place: 1, 2, 2, 4. */
  position: z.int(),
});
export type LeaderboardRow = z.output<typeof leaderboardRow>;

export const leaderboard = z.object({
  kind: leaderboardKind,
  title: z.string(),
  bgImage: assetPath,
  bgColor: colour,
  /** The caller's own row; null for visitors and for players without a score. */
  currentUserScore: z.nullable(z.int()),
  currentUserPosition: z.nullable(z.int()),
  /** The first `shownRows`, then the caller's own row if it is further down. */
  userLeaderboards: z.array(leaderboardRow),
});
export type Leaderboard = z.output<typeof leaderboard>;

export const leaderboards = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-leaderboards',
    access: 'optional',
    summary: 'Every leaderboard, with the caller’s own place if signed in',
    response: z.array(leaderboard),
  }),
};
