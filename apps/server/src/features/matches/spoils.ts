import { faceIconPath, formById, spritePath } from '@poketorneo/gen4';
import { championPosition, iconsOfDefeat } from '@poketorneo/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { giveFaceIcons, revokeFaceIcons } from '../face-icons/index.ts';
import type { LeaderRecord } from '../leaders/index.ts';
import type { ProductNotification } from '../notifications/index.ts';
import { givePokemon, ownedSpecies, takePokemon } from '../team/index.ts';
import type { TournamentRecord } from '../tournaments/index.ts';
import type { Brought } from './matches-repository.ts';

/** What a defeated leader leaves to the player: Pokémon and face icons, with what to tell of them. */
export interface Spoils extends Pick<Brought, 'pokemonId' | 'faceIcons'> {
  news: ProductNotification[];
}

interface Victory {
  userId: number;
  leader: LeaderRecord;
  tournament: TournamentRecord;
  rewardGiven: boolean;
  now: Date;
}

/** Gives what a win brings by itself: the badge's news, the reward or its loss, the team's icons. */
export async function giveSpoils(trx: Kysely<Schema>, victory: Victory): Promise<Spoils> {
  const { userId, leader, tournament, now } = victory;
  const reward = await giveReward(trx, victory);
  const teamSpeciesIds = leader.team.map(({ formId }) => formById(formId).speciesId);
  const icons = iconsOfDefeat({ position: leader.position, teamSpeciesIds });
  const faceIcons = [...reward.faceIcons, ...(await giveFaceIcons(trx, userId, icons, now))];
  const [firstIcon] = faceIcons;
  const news: ProductNotification[] = [];
  if (leader.badge !== null) {
    const { name: badgeName, image } = leader.badge;
    news.push({ kind: 'badge', badgeName, image, tournamentPosition: tournament.position });
  }
  news.push(...reward.news);
  if (firstIcon !== undefined) {
    const image = faceIconPath(firstIcon);
    news.push({ kind: 'icons-obtained', count: faceIcons.length, image });
  }
  return { pokemonId: reward.pokemonId, faceIcons, news };
}

async function giveReward(
  trx: Kysely<Schema>,
  { userId, leader, tournament, rewardGiven, now }: Victory,
): Promise<Spoils> {
  const nothing = { pokemonId: null, faceIcons: [], news: [] };
  const { reward } = leader;
  if (reward === null) return nothing;
  if (!rewardGiven) {
    const sprite = spritePath(reward.formId, { shiny: reward.isShiny });
    const pokemonName = formById(reward.formId).name;
    const loss: ProductNotification = {
      kind: 'reward-lost',
      leaderName: leader.name,
      leaderPosition: leader.position,
      tournamentPosition: tournament.position,
      pokemonName,
      sprite,
    };
    return { ...nothing, news: [loss] };
  }
  const source = leader.position === championPosition ? 'prize' : 'reward';
  const pokemonId = reward.availablePokemonId;
  const { name, sprite, isNew, iconsGiven } = await givePokemon(
    trx,
    userId,
    pokemonId,
    source,
    now,
  );
  if (!isNew) return nothing;
  const gain = { kind: 'pokemon-obtained', name, sprite, source } as const;
  return { pokemonId, faceIcons: iconsGiven, news: [gain] };
}

/**
 * Takes the spoils of an undone match back. The icons of species that the player still owns stay; a
 * player who has chosen one of the others meanwhile gets the icon of before.
 */
export async function takeSpoils(
  trx: Kysely<Schema>,
  userId: number,
  { pokemonId, faceIcons, chosenFaceIcon }: Brought,
): Promise<void> {
  if (pokemonId !== null) await takePokemon(trx, userId, pokemonId);
  const kept = await ownedSpecies(trx, userId);
  const revoked = faceIcons.filter((speciesId) => !kept.has(speciesId));
  await revokeFaceIcons(trx, userId, revoked, chosenFaceIcon);
}
