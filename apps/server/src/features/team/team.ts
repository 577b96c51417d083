import { formById, spritePath } from '@poketorneo/gen4';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { giveFaceIcons } from '../face-icons/index.ts';
import {
  deleteUserPokemon,
  findLook,
  insertUserPokemon,
  listOwnedFormIds,
  type PokemonSource,
} from './team-repository.ts';

/** What a player got. */
export interface Gift {
  name: string;
  sprite: string;
  /** False when the player owned it already: then nothing has changed. */
  isNew: boolean;
  /** The species whose face icons came with it. */
  iconsGiven: number[];
}

/**
 * Gives a player a Pokémon and the face icon of its species. Whoever owns it already keeps it as it
 * is. For use inside a transaction; the Pokémon must exist.
 */
export async function givePokemon(
  trx: Kysely<Schema>,
  userId: number,
  availablePokemonId: number,
  source: PokemonSource,
  now: Date,
): Promise<Gift> {
  const { formId, isShiny } = await findLook(trx, availablePokemonId);
  const form = formById(formId);
  const isNew = await insertUserPokemon(trx, { userId, availablePokemonId, source, now });
  return {
    name: form.name,
    sprite: spritePath(formId, { shiny: isShiny }),
    isNew,
    iconsGiven: isNew ? await giveFaceIcons(trx, userId, [form.speciesId], now) : [],
  };
}

/** Takes a Pokémon away from a player again, but not its icon. For use inside a transaction. */
export function revokePokemon(
  trx: Kysely<Schema>,
  userId: number,
  availablePokemonId: number,
): Promise<void> {
  return deleteUserPokemon(trx, userId, availablePokemonId);
}

/** The species of the Pokémon that a player owns. */
export async function ownedSpecies(db: Kysely<Schema>, userId: number): Promise<Set<number>> {
  const formIds = await listOwnedFormIds(db, userId);
  return new Set(formIds.map((formId) => formById(formId).speciesId));
}
