import * as z from 'zod/mini';
import { availablePokemon } from './available-pokemon.ts';
import { defineEndpoint } from './endpoint.ts';
import { item } from './pokedex-lists.ts';
import { generationQuery, maxTeamSize, wholeNumberParameter } from './primitives.ts';

/** An available Pokémon with its held item. */
export const drawnPokemon = z.extend(availablePokemon, { item: z.nullable(item) });
export type DrawnPokemon = z.output<typeof drawnPokemon>;

/** Teams A and B; both empty before the first draw. */
const drawnTeams = z.array(z.array(drawnPokemon)).check(z.length(2));

export const teamDraw = {
  random: defineEndpoint({
    method: 'GET',
    path: '/api/get-pvp-battle-random-pokemon',
    access: 'user',
    summary: 'Two teams, each with exactly the total tier asked for',
    query: z.object({
      ...generationQuery,
      pokemonPerTeam: wholeNumberParameter(1, maxTeamSize),
      totalTier: wholeNumberParameter(1, 3 * maxTeamSize),
    }),
    response: drawnTeams,
  }),
  lastTeams: defineEndpoint({
    method: 'GET',
    path: '/api/get-pvp-battle-last-teams',
    access: 'user',
    summary: 'The caller’s last two teams',
    query: z.object(generationQuery),
    response: drawnTeams,
  }),
};
