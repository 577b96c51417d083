import type { MatchGains } from '@poketorneo/contract';
import { formById, spritePath } from '@poketorneo/gen4';
import {
  championPosition,
  iconsOfDefeat,
  isRewardAvailable,
  isTournamentCompleted,
} from '@poketorneo/rules';
import type { UnitOfWork } from '../../db/transaction.ts';
import { notify, type ProductNotification } from '../notifications/index.ts';
import { grantRewards } from '../team/index.ts';
import { updateCompletion } from '../tournaments/index.ts';
import type { Encounter } from './encounter.ts';
import type { MatchEffects } from './matches-repository.ts';

/** A match's stored effects, and the part of them shown to people. */
interface AppliedEffects {
  effects: MatchEffects;
  gains: MatchGains;
}

/** For a match that was not won. */
export function noEffects({ account: { faceIconId } }: Encounter): AppliedEffects {
  return {
    effects: {
      pokemonId: null,
      faceIcons: [],
      chosenFaceIcon: faceIconId,
      tournamentCompleted: false,
      notificationIds: [],
    },
    gains: {
      badge: null,
      pokemon: null,
      lostPokemon: null,
      numberOfFaceIcons: 0,
      tournamentCompleted: false,
      championName: null,
      nextTournamentName: null,
    },
  };
}

/**
 * Grants and notifies all effects of a win: badge, reward, face icons, completion of
 * the tournament.
 */
export async function applyWin(
  unit: UnitOfWork,
  encounter: Encounter,
  rewardGiven: boolean,
): Promise<AppliedEffects> {
  const { account, leader, tournament, nextTournament, champion, defeated } = encounter;
  const { badge, reward, position } = leader;
  const notificationIds: number[] = [];
  const notifyPlayer = async (notification: ProductNotification) => {
    notificationIds.push(await notify(unit, account.id, notification));
  };

  if (badge !== null) {
    await notifyPlayer({
      kind: 'badge',
      badgeName: badge.name,
      badgePicture: badge.image,
      leaderName: leader.name,
      leaderPicture: leader.picture,
      leaderPosition: position,
      tournamentId: tournament.id,
    });
  }
  const lost = rewardGiven ? null : lostReward(encounter);
  if (lost !== null) await notifyPlayer(lost);
  const teamSpeciesIds = leader.team.map(({ formId }) => formById(formId).speciesId);
  const granted = await grantRewards(unit, account.id, {
    source: position === championPosition ? 'prize' : 'reward',
    pokemonIds: rewardGiven && reward !== null ? [reward.availablePokemonId] : [],
    faceIcons: iconsOfDefeat({ position, teamSpeciesIds }),
  });
  notificationIds.push(...granted.notificationIds);
  const tournamentCompleted =
    !isTournamentCompleted(defeated) && isTournamentCompleted(new Set([...defeated, position]));
  if (tournamentCompleted) {
    await updateCompletion(unit.trx, account.id, tournament.id, unit.now);
    for (const notification of completionNotifications(encounter)) await notifyPlayer(notification);
  }

  const [pokemon] = granted.pokemons;
  return {
    effects: {
      pokemonId: pokemon?.id ?? null,
      faceIcons: [...granted.faceIcons],
      chosenFaceIcon: account.faceIconId,
      tournamentCompleted,
      notificationIds,
    },
    gains: {
      badge: badge === null ? null : { name: badge.name, image: badge.image },
      pokemon: pokemon === undefined ? null : { name: pokemon.name, image: pokemon.sprite },
      lostPokemon: lost === null ? null : { name: lost.pokemonName, image: lost.sprite },
      numberOfFaceIcons: granted.faceIcons.length,
      tournamentCompleted,
      championName: (tournamentCompleted ? champion?.name : undefined) ?? null,
      nextTournamentName: (tournamentCompleted ? nextTournament?.name : undefined) ?? null,
    },
  };
}

/** The notification of a missed reward; null if there is none. */
function lostReward({ leader, tournament, numberOfMatchesBefore }: Encounter) {
  const { reward } = leader;
  if (reward === null) return null;
  return {
    kind: 'reward-lost',
    leaderName: leader.name,
    leaderPosition: leader.position,
    tournamentId: tournament.id,
    pokemonName: formById(reward.formId).name,
    sprite: spritePath(reward.formId, { shiny: reward.isShiny }),
    tooManyAttempts: !isRewardAvailable(numberOfMatchesBefore),
  } as const;
}

function completionNotifications({
  tournament,
  nextTournament,
  champion,
}: Encounter): ProductNotification[] {
  const notifications: ProductNotification[] = [];
  if (champion !== undefined) {
    notifications.push({
      kind: 'champion-unlocked',
      championName: champion.name,
      championPicture: champion.picture,
      tournamentName: tournament.name,
      tournamentId: tournament.id,
    });
  }
  if (nextTournament !== undefined) {
    const { name: tournamentName, image: tournamentPicture } = nextTournament;
    notifications.push({ kind: 'tournament-unlocked', tournamentName, tournamentPicture });
  }
  return notifications;
}
