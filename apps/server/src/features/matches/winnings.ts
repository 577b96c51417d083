import { faceIconPath, formById, spritePath } from '@poketorneo/gen4';
import { championPosition, iconsOfDefeat, isRewardWithinReach } from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { giveFaceIcons, revokeFaceIcons } from '../face-icons/index.ts';
import type { LeaderRecord } from '../leaders/index.ts';
import type { ProductNotification } from '../notifications/index.ts';
import { givePokemon, ownedSpecies, revokePokemon } from '../team/index.ts';
import type { TournamentRecord } from '../tournaments/index.ts';
import type { MatchEffects } from './matches-repository.ts';

/** What a win by itself gives the player: Pokémon and face icons, with what to tell of them. */
interface Winnings extends Pick<MatchEffects, 'pokemonId' | 'faceIcons'> {
  notifications: ProductNotification[];
}

interface Win {
  userId: number;
  leader: LeaderRecord;
  tournament: TournamentRecord;
  rewardGiven: boolean;
  /** Counted ones against this leader. */
  numberOfMatchesBefore: number;
}

/** Gives the reward, if it is to be had, and the icons of the team; tells of them and of the badge. */
export async function giveWinnings(unit: Unit, win: Win): Promise<Winnings> {
  const { userId, leader, tournament } = win;
  const reward = await giveReward(unit, win);
  const teamSpeciesIds = leader.team.map(({ formId }) => formById(formId).speciesId);
  const icons = iconsOfDefeat({ position: leader.position, teamSpeciesIds });
  const faceIcons = [...reward.faceIcons, ...(await giveFaceIcons(unit, userId, icons))];
  const [firstIcon] = faceIcons;
  const notifications: ProductNotification[] = [];
  if (leader.badge !== null) {
    const { name: badgeName, image } = leader.badge;
    notifications.push({
      kind: 'badge',
      badgeName,
      image,
      tournamentPosition: tournament.position,
    });
  }
  notifications.push(...reward.notifications);
  if (firstIcon !== undefined) {
    const image = faceIconPath(firstIcon);
    notifications.push({ kind: 'icons-obtained', count: faceIcons.length, image });
  }
  return { pokemonId: reward.pokemonId, faceIcons, notifications };
}

async function giveReward(
  unit: Unit,
  { userId, leader, tournament, rewardGiven, numberOfMatchesBefore }: Win,
): Promise<Winnings> {
  const nothing = { pokemonId: null, faceIcons: [], notifications: [] };
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
      tooManyAttempts: !isRewardWithinReach(numberOfMatchesBefore),
    };
    return { ...nothing, notifications: [loss] };
  }
  const source = leader.position === championPosition ? 'prize' : 'reward';
  const pokemonId = reward.availablePokemonId;
  const { name, sprite, isNew, iconsGiven } = await givePokemon(unit, userId, pokemonId, source);
  if (!isNew) return nothing;
  const gain = { kind: source, name, sprite } as const;
  return { pokemonId, faceIcons: iconsGiven, notifications: [gain] };
}

/**
 * Takes back what an undone match gave. The icons of species that the player still owns stay; a
 * player who has chosen one of the others meanwhile gets the icon of before.
 */
export async function revokeWinnings(
  unit: Unit,
  userId: number,
  { pokemonId, faceIcons, chosenFaceIcon }: MatchEffects,
): Promise<void> {
  const { trx } = unit;
  if (pokemonId !== null) await revokePokemon(trx, userId, pokemonId);
  const kept = await ownedSpecies(trx, userId);
  const revoked = faceIcons.filter((speciesId) => !kept.has(speciesId));
  await revokeFaceIcons(unit, userId, revoked, chosenFaceIcon);
}
