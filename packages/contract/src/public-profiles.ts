import * as z from 'zod/mini';
import { duelRecord } from './duel-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { leaderboardKind } from './leaderboards.ts';
import { assetPath, id, singleLine } from './primitives.ts';
import { playerSeason } from './seasons.ts';
import { tournament } from './tournaments.ts';

/** A public profile: without names, address and matches. */
export const publicProfile = z.object({
  /** To challenge the player. */
  userId: id,
  username: z.string(),
  icon: assetPath,
  /** Tournaments that the player has joined. */
  tournaments: z.array(
    z.pick(tournament, { id: true, name: true, badgeCaseBackground: true, badges: true }),
  ),
  /** The player's rank on each board with a score. */
  ranks: z.array(
    z.object({ kind: leaderboardKind, title: z.string(), score: z.int(), position: z.int() }),
  ),
  duels: duelRecord,
  /** The player's results of closed seasons, latest first. */
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
    summary: 'A public profile; 404 both for an unknown player and for a private profile',
    query: z.object({ username: z.string().check(singleLine, z.maxLength(100)) }),
    response: publicProfile,
  }),
  getVisibility: defineEndpoint({
    method: 'GET',
    path: '/api/get-profile-visibility',
    access: 'user',
    summary: 'Whether the caller’s profile is public',
    response: visibility,
  }),
  setVisibility: defineEndpoint({
    method: 'PUT',
    path: '/api/set-profile-visibility',
    access: 'user',
    summary: 'Make the caller’s profile public or private',
    body: visibility,
    response: visibility,
  }),
};
