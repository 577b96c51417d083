import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { leaderboardKind } from './leaderboards.ts';
import { assetPath, onOneLine } from './primitives.ts';
import { playerSeason } from './seasons.ts';
import { tournament } from './tournaments.ts';

/** What anybody may know of a player who wants it so: neither names nor address nor matches. */
export const publicProfile = z.object({
  username: z.string(),
  icon: assetPath,
  /** Those that the player has signed up for. */
  tournaments: z.array(
    z.pick(tournament, { id: true, name: true, badgeCaseBackground: true, badges: true }),
  ),
  /** Where the player stands on each leaderboard on which they have a score. */
  ranks: z.array(
    z.object({ kind: leaderboardKind, title: z.string(), score: z.int(), position: z.int() }),
  ),
  /** What the player came to in the closed seasons, the last one first. */
  seasons: z.array(playerSeason),
});
export type PublicProfile = z.output<typeof publicProfile>;

const visibility = z.object({ isPublic: z.boolean() });
export type ProfileVisibility = z.output<typeof visibility>;

export const publicProfiles = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-public-profile',
    access: 'public',
    summary:
      'What a player shows to anybody; 404 where there is no such player, and the same where they show nothing',
    query: z.object({ username: z.string().check(onOneLine, z.maxLength(100)) }),
    response: publicProfile,
  }),
  getVisibility: defineEndpoint({
    method: 'GET',
    path: '/api/get-profile-visibility',
    access: 'user',
    summary: 'Whether anybody may look at the caller’s profile',
    response: visibility,
  }),
  setVisibility: defineEndpoint({
    method: 'PUT',
    path: '/api/set-profile-visibility',
    access: 'user',
    summary: 'Let anybody look at the caller’s profile, or nobody any more',
    body: visibility,
    response: visibility,
  }),
};
