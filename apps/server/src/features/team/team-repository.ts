import { formById } from '@poketorneo/gen4';
import type { Database, Trx } from '../../db/database.ts';
import type { PokemonSource } from '../../db/schema.ts';

interface NewUserPokemon {
  userId: number;
  availablePokemonId: number;
  source: PokemonSource;
  now: Date;
}

/** Returns whether it is new to the player. */
export async function insertUserPokemon(
  trx: Trx,
  { userId, availablePokemonId, source, now }: NewUserPokemon,
): Promise<boolean> {
  const row = await trx
    .insertInto('user_pokemons')
    .values({
      user_id: userId,
      available_pokemon_id: availablePokemonId,
      source,
      obtained_at: now.getTime(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'available_pokemon_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUserPokemons(
  trx: Trx,
  userId: number,
  availablePokemonIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('user_pokemons')
    .where('user_id', '=', userId)
    .where('available_pokemon_id', 'in', availablePokemonIds)
    .execute();
}

/** Form and shininess. Throws if there is no such Pokémon. */
export async function findAppearance(
  db: Database,
  availablePokemonId: number,
): Promise<{ formId: number; isShiny: boolean }> {
  const row = await db
    .selectFrom('available_pokemons')
    .select(['form_id', 'is_shiny'])
    .where('id', '=', availablePokemonId)
    .executeTakeFirstOrThrow();
  return { formId: row.form_id, isShiny: row.is_shiny === 1 };
}

/** An owned Pokémon. */
export interface OwnedPokemon {
  id: number;
  speciesId: number;
  /** Source of the Pokémon. */
  source: PokemonSource;
}

/** All Pokémon of a player. */
export async function listOwnedPokemons(db: Database, userId: number): Promise<OwnedPokemon[]> {
  const rows = await db
    .selectFrom('user_pokemons')
    .innerJoin('available_pokemons', 'available_pokemons.id', 'user_pokemons.available_pokemon_id')
    .select(['available_pokemons.id', 'available_pokemons.form_id', 'user_pokemons.source'])
    .where('user_pokemons.user_id', '=', userId)
    .execute();
  return rows.map(({ id, form_id, source }) => ({
    id,
    speciesId: formById(form_id).speciesId,
    source,
  }));
}
