import type { AvailablePokemon } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { findAvailablePokemon } from './available-pokemon-repository.ts';
import { toAvailablePokemonView } from './presentation.ts';

/** An available Pokémon as a player sees it who has just got it. Undefined when there is none. */
export async function findAsPlayersSee(
  db: Database,
  id: number,
): Promise<AvailablePokemon | undefined> {
  const pokemon = await findAvailablePokemon(db, id);
  return pokemon === undefined ? undefined : toAvailablePokemonView(pokemon, 'players');
}
