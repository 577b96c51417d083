import type { NotificationKind } from '@poketorneo/contract';
import { formById, spritePath } from '@poketorneo/gen4';
import type { PokemonSource } from '../../db/schema.ts';
import type { Unit } from '../../db/transaction.ts';
import { giveFaceIcons, revokeFaceIcons } from '../face-icons/index.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteUserPokemons,
  findLook,
  insertUserPokemon,
  listOwnedPokemons,
} from './team-repository.ts';

/** What a player is to get at once. */
interface Gift {
  /** How the player comes to it. */
  source: PokemonSource;
  /** Available Pokémon, which must exist; the face icons of their species come with them. */
  pokemonIds?: readonly number[];
  /** The species of further face icons. */
  faceIcons?: readonly number[];
}

/** What of a gift was new to the player, who owned the rest already and keeps it as it is. */
interface Given {
  pokemons: readonly { id: number; name: string; sprite: string }[];
  /** The species of the face icons. */
  faceIcons: readonly number[];
  /** What the player was told. */
  notificationIds: readonly number[];
}

/** What a player is told, by how they came to a Pokémon. */
const kinds = {
  starter: 'starter',
  reward: 'reward',
  prize: 'prize',
  secret: 'secret-pokemon',
} as const satisfies Record<PokemonSource, NotificationKind>;

/** Gives a player Pokémon and face icons, and tells of all that is new: the icons together, last. */
export async function give(
  unit: Unit,
  userId: number,
  { source, pokemonIds = [], faceIcons: furtherIcons = [] }: Gift,
): Promise<Given> {
  const { trx, now, announce } = unit;
  const pokemons: Given['pokemons'][number][] = [];
  const faceIcons: number[] = [];
  const notificationIds: number[] = [];
  for (const id of pokemonIds) {
    const { formId, isShiny } = await findLook(trx, id);
    const isNew = await insertUserPokemon(trx, { userId, availablePokemonId: id, source, now });
    if (!isNew) continue;
    announce('team', userId);
    const { name, speciesId } = formById(formId);
    const sprite = spritePath(formId, { shiny: isShiny });
    pokemons.push({ id, name, sprite });
    faceIcons.push(...(await giveFaceIcons(unit, userId, [speciesId])));
    const news = { kind: kinds[source], name, speciesId, formId, isShiny };
    notificationIds.push(await notify(unit, userId, news));
  }
  faceIcons.push(...(await giveFaceIcons(unit, userId, furtherIcons)));
  if (faceIcons.length > 0) {
    const news = { kind: 'icons-obtained', speciesIds: faceIcons } as const;
    notificationIds.push(await notify(unit, userId, news));
  }
  return { pokemons, faceIcons, notificationIds };
}

/**
 * Takes back what was given. The icons of species that the player still owns stay; a player who has
 * chosen one of the others meanwhile gets the icon of before.
 */
export async function takeBack(
  unit: Unit,
  userId: number,
  {
    pokemonIds,
    faceIcons,
    chosenFaceIcon,
  }: { pokemonIds: readonly number[]; faceIcons: readonly number[]; chosenFaceIcon: number },
): Promise<void> {
  const { trx, announce } = unit;
  if (pokemonIds.length > 0) {
    await deleteUserPokemons(trx, userId, pokemonIds);
    announce('team', userId);
  }
  const owned = new Set((await listOwnedPokemons(trx, userId)).map(({ speciesId }) => speciesId));
  const lost = faceIcons.filter((speciesId) => !owned.has(speciesId));
  await revokeFaceIcons(unit, userId, lost, chosenFaceIcon);
}
