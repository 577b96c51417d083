import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, colour, id } from './primitives.ts';

export const tournamentStatus = z.enum(['Locked', 'Open', 'Ongoing', 'Completed']);
export type TournamentStatus = z.output<typeof tournamentStatus>;

export const badge = z.object({ id, name: z.string(), image: assetPath, obtained: z.boolean() });
export type Badge = z.output<typeof badge>;

export const tournament = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: assetPath,
  order: z.int(),
  status: tournamentStatus,
  badgeCaseBackground: colour,
  badges: z.array(badge),
});
export type Tournament = z.output<typeof tournament>;

export const tournaments = {
  listAll: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-tournaments',
    access: 'user',
    summary: 'Every tournament, with its status for the caller',
    response: z.array(tournament),
  }),
  listOwn: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-tournaments',
    access: 'user',
    summary: 'The tournaments that the caller has signed up for',
    response: z.array(tournament),
  }),
  listBadges: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-tournaments-badges',
    access: 'user',
    summary: 'The badges of the tournaments that the caller has signed up for',
    response: z.array(tournament),
  }),
  signUp: defineEndpoint({
    method: 'PUT',
    path: '/api/sign-up-tournament',
    access: 'user',
    summary: 'Sign up for an open tournament and receive its starters',
    body: z.object({ tournamentId: id }),
    response: tournament,
  }),
};
