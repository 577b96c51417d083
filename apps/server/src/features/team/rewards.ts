import type { NotificationKind } from '@poketorneo/contract';
import { formById, spritePath } from '@poketorneo/gen4';
import type { PokemonSource } from '../../db/schema.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { grantFaceIcons, revokeFaceIcons } from '../face-icons/index.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteUserPokemons,
  findAppearance,
  insertUserPokemon,
  listOwnedPokemons,
} from './team-repository.ts';

/** Rewards granted together. */
interface RewardGrant {
  /** Source shown to the player. */
  source: PokemonSource;
  /** Existing Pokémon ids; their face icons are granted, too. */
  pokemonIds?: readonly number[];
  /** Species of additional face icons. */
  faceIcons?: readonly number[];
}

/** The rewards that were new; already owned ones stay unchanged. */
interface GrantedRewards {
  pokemons: readonly { id: number; name: string; sprite: string }[];
  /** Species of the icons. */
  faceIcons: readonly number[];
  /** Ids of the notifications. */
  notificationIds: readonly number[];
}

/** Notification kinds by source. */
const kinds = {
  starter: 'starter',
  reward: 'reward',
  prize: 'prize',
  secret: 'secret-pokemon',
} as const satisfies Record<PokemonSource, NotificationKind>;

/** Grants Pokémon and face icons; notifies new ones, icons last in one notification. */
export async function grantRewards(
  unit: UnitOfWork,
  userId: number,
  { source, pokemonIds = [], faceIcons: furtherIcons = [] }: RewardGrant,
): Promise<GrantedRewards> {
  const { trx, now, emit } = unit;
  const pokemons: GrantedRewards['pokemons'][number][] = [];
  const faceIcons: number[] = [];
  const notificationIds: number[] = [];
  for (const id of pokemonIds) {
    const { formId, isShiny } = await findAppearance(trx, id);
    const isNew = await insertUserPokemon(trx, { userId, availablePokemonId: id, source, now });
    if (!isNew) continue;
    emit('team', userId);
    const { name, speciesId } = formById(formId);
    const sprite = spritePath(formId, { shiny: isShiny });
    pokemons.push({ id, name, sprite });
    faceIcons.push(...(await grantFaceIcons(unit, userId, [speciesId])));
    const notification = { kind: kinds[source], name, speciesId, formId, isShiny };
    notificationIds.push(await notify(unit, userId, notification));
  }
  faceIcons.push(...(await grantFaceIcons(unit, userId, furtherIcons)));
  if (faceIcons.length > 0) {
    const notification = { kind: 'icons-obtained', speciesIds: faceIcons } as const;
    notificationIds.push(await notify(unit, userId, notification));
  }
  return { pokemons, faceIcons, notificationIds };
}

/**
 * Revokes rewards. Icons of species still owned stay; if the chosen icon is revoked,
 * `chosenFaceIcon` is chosen.
 */
export async function revokeRewards(
  unit: UnitOfWork,
  userId: number,
  {
    pokemonIds,
    faceIcons,
    chosenFaceIcon,
  }: { pokemonIds: readonly number[]; faceIcons: readonly number[]; chosenFaceIcon: number },
): Promise<void> {
  const { trx, emit } = unit;
  if (pokemonIds.length > 0) {
    await deleteUserPokemons(trx, userId, pokemonIds);
    emit('team', userId);
  }
  const owned = new Set((await listOwnedPokemons(trx, userId)).map(({ speciesId }) => speciesId));
  const lost = faceIcons.filter((speciesId) => !owned.has(speciesId));
  await revokeFaceIcons(unit, userId, lost, chosenFaceIcon);
}
