import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, colour, id, singleLine } from './primitives.ts';

export const tournamentStatus = z.enum(['Locked', 'Open', 'Ongoing', 'Completed']);
export type TournamentStatus = z.output<typeof tournamentStatus>;

export const badge = z.object({ id, name: z.string(), image: assetPath, obtained: z.boolean() });
export type Badge = z.output<typeof badge>;

export const tournamentRules = { nameMax: 40, descriptionMax: 300 } as const;

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

/** Fields that organisers edit. */
const tournamentTexts = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: assetPath,
  order: z.int(),
  /** The default text, for restoring it. */
  original: z.object({ name: z.string(), description: z.string() }),
  version: z.int(),
});
export type TournamentTexts = z.output<typeof tournamentTexts>;

const tournamentName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(tournamentRules.nameMax), singleLine);
const tournamentDescription = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(tournamentRules.descriptionMax), singleLine);

export const tournaments = {
  listTexts: defineEndpoint({
    method: 'GET',
    path: '/api/get-tournament-texts',
    access: 'admin',
    summary: 'The tournaments’ texts, in the order in which they open',
    response: z.array(tournamentTexts),
  }),
  edit: defineEndpoint({
    method: 'PUT',
    path: '/api/edit-tournament',
    access: 'admin',
    summary: 'Change a tournament’s name and description',
    body: z.object({
      tournamentId: id,
      name: tournamentName,
      description: tournamentDescription,
      /** The version that the organiser saw, for optimistic concurrency. */
      version: z.int(),
    }),
    response: tournamentTexts,
  }),
  arrange: defineEndpoint({
    method: 'PUT',
    path: '/api/arrange-tournaments',
    access: 'admin',
    summary: 'Change the order in which tournaments open; tournaments open to a player stay open',
    body: z.object({
      /** Every tournament, in the order in which they open. */
      tournamentIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
      /** The order that the organiser saw, for optimistic concurrency. */
      seen: z.array(id).check(z.minLength(1), z.maxLength(50)),
    }),
    response: z.array(tournamentTexts),
  }),
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
  signUpChallenger: defineEndpoint({
    method: 'PUT',
    path: '/api/sign-up-challenger',
    access: 'admin',
    summary: 'Sign a player up for an open tournament; the player receives its starters',
    body: z.object({ userId: id, tournamentId: id }),
    response: tournament,
  }),
};
