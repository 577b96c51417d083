import type { DuelTerms } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import { problemOfDuelTeam } from '@poketorneo/rules/duels';
import type { Database } from '../../db/database.ts';
import {
  listAvailablePokemonsById,
  listOwnedPokemonIds,
  type StoredPokemon,
} from '../available-pokemon/index.ts';

/** The problem of an own team, in Italian, or the team in its order. */
export async function findOwnTeam(
  db: Database,
  userId: number,
  { size, tier }: Pick<DuelTerms, 'size' | 'tier'>,
  pokemonIds: readonly number[],
): Promise<string | StoredPokemon[]> {
  const stored = await listAvailablePokemonsById(db, await listOwnedPokemonIds(db, userId));
  const owned = new Map(
    stored.map(({ id, formId }) => {
      const { speciesId } = formById(formId);
      return [id, { speciesId, tier: speciesById(speciesId).tier }];
    }),
  );
  const problem = problemOfDuelTeam({ pokemonIds, owned, size, tier });
  if (problem !== null) return problem;
  return listAvailablePokemonsById(db, pokemonIds);
}

/** The Pokémon of a team in its order; undefined if one was deleted. */
export async function findTeam(
  db: Database,
  pokemonIds: readonly number[],
): Promise<StoredPokemon[] | undefined> {
  const team = await listAvailablePokemonsById(db, pokemonIds);
  return team.length === pokemonIds.length ? team : undefined;
}
