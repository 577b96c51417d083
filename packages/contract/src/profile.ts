import * as z from 'zod/mini';
import { duelRecord } from './duel-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { namedEntry } from './pokedex-lists.ts';
import { pokemonType } from './pokemon-info.ts';
import { assetPath, id, moment } from './primitives.ts';

/** A player's statistics. Null: not available yet. */
export const userInfo = z.object({
  signUpDate: moment,
  /** Obtained face icons. */
  numberOfPokemonFaceIcons: z.int(),
  /** All face icons. */
  numberOfAllObtainablePokemonFaceIcons: z.int(),
  /** Face icons that the player can still obtain. */
  numberOfObtainablePokemonFaceIcons: z.int(),
  numberOfPokemonsInTeam: z.int(),
  currentTournament: z.nullable(namedEntry),
  /** The player's next leader, with its section of the leaders' page. */
  currentLeader: z.nullable(
    z.object({ id, name: z.string(), sprite: assetPath, section: z.string() }),
  ),
  /** Counted matches of the current tournament. */
  currentNumberOfTotMatches: z.int(),
  /** Counted matches for each leader faced in the current tournament. */
  currentMeanNumberOfMatchesPerLeader: z.nullable(z.number()),
  numberOfTournamentsCompleted: z.int(),
  numberOfLeadersDefeated: z.int(),
  numberOfBadgesEarned: z.int(),
  hardestLeaderToDefeat: z.nullable(
    z.object({ id, name: z.string(), sprite: assetPath, numberOfMatches: z.int() }),
  ),
  maxCorrectAnswersInARow: z.int(),
  /** Moves; null without a finished game. */
  memoryGameRecord: z.nullable(z.int()),
  shellGameRecord: z.int(),
  duels: duelRecord,
  easiestTypeToDefeat: z.nullable(pokemonType),
  hardestTypeToDefeat: z.nullable(pokemonType),
});
export type UserInfo = z.output<typeof userInfo>;

export const profile = {
  info: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-info',
    access: 'user',
    summary: 'The caller’s statistics',
    response: userInfo,
  }),
};
