import type { AvailablePokemon, DuelTerms } from '@poketorneo/contract';
import { problemOfDuelTeam } from '@poketorneo/rules/duels';
import * as z from 'zod/mini';
import { createJsonPreference } from '../../../lib/preference.ts';

/** The ids of the last own team, in the order of battle. */
export const lastOwnTeam = createJsonPreference('duel-team', z.array(z.int()), []);

/** Adds a Pokémon at the end, or removes it. */
export function toggled(team: readonly number[], id: number): number[] {
  return team.includes(id) ? team.filter((one) => one !== id) : [...team, id];
}

/** The first problem of a team, in Italian; null when it can fight on these terms. */
export function problemOfOwnTeam(
  pokemonIds: readonly number[],
  pokemons: readonly Pick<AvailablePokemon, 'id' | 'speciesId' | 'tierInGame'>[],
  { size, tier }: Pick<DuelTerms, 'size' | 'tier'>,
): string | null {
  const owned = new Map(
    pokemons.map(({ id, speciesId, tierInGame }) => [id, { speciesId, tier: tierInGame }]),
  );
  return problemOfDuelTeam({ pokemonIds, owned, size, tier });
}
