import * as z from 'zod/mini';
import { availablePokemon, availablePokemonPayload } from './available-pokemon.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationQuery, id, idParameter } from './primitives.ts';

/** Maximum input. */
export const showdownTextLimits = { characters: 30_000, pokemons: 30 } as const;

const body = z.object({
  text: z.string().check(z.maxLength(showdownTextLimits.characters)),
});

/** A line that cannot be parsed. */
const problem = z.object({
  /** From 1. */
  line: z.int(),
  /** The line, possibly truncated. */
  found: z.string(),
  /** The problem, and the expected input. */
  message: z.string(),
});
export type TextProblem = z.output<typeof problem>;

/** A parsed Pokémon, as saved and as listed. */
const readPokemon = z.object({
  /** The first line of its text. */
  line: z.int(),
  pokemon: z.omit(availablePokemon, { id: true, version: true }),
  payload: availablePokemonPayload,
});

const written = z.object({
  text: z.string(),
  /** Pokémon whose stats have no spread: the format cannot express them. */
  withoutStats: z.array(z.string()),
});

const generation = z.object(generationQuery);

/** Pokémon in the text format of Pokémon Showdown. */
export const showdownText = {
  read: defineEndpoint({
    method: 'POST',
    path: '/api/read-showdown-text',
    access: 'admin',
    summary: 'Preview what a text would add, and its problems by line; nothing is saved',
    body,
    response: z.object({ pokemons: z.array(readPokemon), problems: z.array(problem) }),
  }),
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-showdown-text',
    access: 'admin',
    summary: 'Add all available Pokémon of a text, or none; returns their ids',
    body,
    response: z.array(id),
  }),
  writePokemon: defineEndpoint({
    method: 'GET',
    path: '/api/get-available-pokemon-text',
    access: 'user',
    summary: 'One available Pokémon, if the caller may see it',
    query: z.object({ ...generationQuery, id: idParameter }),
    response: written,
  }),
  writeTeam: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-team-text',
    access: 'user',
    summary: 'The text of a player’s Pokémon: the caller’s, or any player’s for an organiser',
    query: z.object({ ...generationQuery, userId: idParameter }),
    response: written,
  }),
  writeDrawnTeams: defineEndpoint({
    method: 'GET',
    path: '/api/get-pvp-battle-last-teams-text',
    access: 'user',
    summary: 'The caller’s last two PvP teams, with what they hold',
    query: generation,
    response: z.array(written).check(z.length(2)),
  }),
  writeLeaderTeam: defineEndpoint({
    method: 'GET',
    path: '/api/get-tournament-leader-text',
    access: 'admin',
    summary: 'A leader’s team, with what it holds',
    query: z.object({ ...generationQuery, leaderId: idParameter }),
    response: written,
  }),
};
