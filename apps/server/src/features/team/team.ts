import { formById, spritePath } from '@poketorneo/gen4';
import type { Database, Trx } from '../../db/database.ts';
import type { Unit } from '../../db/transaction.ts';
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
 * is. The Pokémon must exist.
 */
export async function givePokemon(
  unit: Unit,
  userId: number,
  availablePokemonId: number,
  source: PokemonSource,
): Promise<Gift> {
  const { trx, now } = unit;
  const { formId, isShiny } = await findLook(trx, availablePokemonId);
  const form = formById(formId);
  const isNew = await insertUserPokemon(trx, { userId, availablePokemonId, source, now });
  return {
    name: form.name,
    sprite: spritePath(formId, { shiny: isShiny }),
    isNew,
    iconsGiven: isNew ? await giveFaceIcons(unit, userId, [form.speciesId]) : [],
  };
}

/** Takes a Pokémon away from a player again, but not its icon. */
export function revokePokemon(trx: Trx, userId: number, availablePokemonId: number): Promise<void> {
  return deleteUserPokemon(trx, userId, availablePokemonId);
}

/** The species of the Pokémon that a player owns. */
export async function ownedSpecies(db: Database, userId: number): Promise<Set<number>> {
  const formIds = await listOwnedFormIds(db, userId);
  return new Set(formIds.map((formId) => formById(formId).speciesId));
}
