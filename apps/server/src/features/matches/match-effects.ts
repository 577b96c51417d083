import type { MatchGains } from '@poketorneo/contract';
import { formById, spritePath } from '@poketorneo/gen4';
import {
  championPosition,
  iconsOfDefeat,
  isRewardWithinReach,
  isTournamentCompleted,
} from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { notify, type ProductNotification } from '../notifications/index.ts';
import { give } from '../team/index.ts';
import { updateCompletion } from '../tournaments/index.ts';
import type { Encounter } from './encounter.ts';
import type { MatchEffects } from './matches-repository.ts';

/** What a match has changed besides its own count, and the same as whoever decided it is told. */
interface AppliedEffects {
  effects: MatchEffects;
  gains: MatchGains;
}

/** Of a match that is not won. */
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

/** Gives and tells all that a win brings: badge, reward, face icons, the tournament's completion. */
export async function applyWin(
  unit: Unit,
  encounter: Encounter,
  rewardGiven: boolean,
): Promise<AppliedEffects> {
  const { account, leader, tournament, nextTournament, champion, defeated } = encounter;
  const { badge, reward, position } = leader;
  const notificationIds: number[] = [];
  const tell = async (notification: ProductNotification) => {
    notificationIds.push(await notify(unit, account.id, notification));
  };

  if (badge !== null) {
    const { name: badgeName, image } = badge;
    await tell({
      kind: 'badge',
      badgeName,
      image,
      leaderName: leader.name,
      leaderSprite: leader.sprite,
      leaderPosition: position,
      tournamentId: tournament.id,
    });
  }
  const lost = rewardGiven ? null : lostReward(encounter);
  if (lost !== null) await tell(lost);
  const teamSpeciesIds = leader.team.map(({ formId }) => formById(formId).speciesId);
  const given = await give(unit, account.id, {
    source: position === championPosition ? 'prize' : 'reward',
    pokemonIds: rewardGiven && reward !== null ? [reward.availablePokemonId] : [],
    faceIcons: iconsOfDefeat({ position, teamSpeciesIds }),
  });
  notificationIds.push(...given.notificationIds);
  const tournamentCompleted =
    !isTournamentCompleted(defeated) && isTournamentCompleted(new Set([...defeated, position]));
  if (tournamentCompleted) {
    await updateCompletion(unit.trx, account.id, tournament.id, unit.now);
    for (const notification of completionNews(encounter)) await tell(notification);
  }

  const [pokemon] = given.pokemons;
  return {
    effects: {
      pokemonId: pokemon?.id ?? null,
      faceIcons: [...given.faceIcons],
      chosenFaceIcon: account.faceIconId,
      tournamentCompleted,
      notificationIds,
    },
    gains: {
      badge: badge === null ? null : { name: badge.name, image: badge.image },
      pokemon: pokemon === undefined ? null : { name: pokemon.name, image: pokemon.sprite },
      lostPokemon: lost === null ? null : { name: lost.pokemonName, image: lost.sprite },
      numberOfFaceIcons: given.faceIcons.length,
      tournamentCompleted,
      championName: (tournamentCompleted ? champion?.name : undefined) ?? null,
      nextTournamentName: (tournamentCompleted ? nextTournament?.name : undefined) ?? null,
    },
  };
}

/** What a player is told of a reward that does not come with the win; null where there is none. */
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
    tooManyAttempts: !isRewardWithinReach(numberOfMatchesBefore),
  } as const;
}

function completionNews({
  tournament,
  nextTournament,
  champion,
}: Encounter): ProductNotification[] {
  const news: ProductNotification[] = [];
  if (champion !== undefined) {
    news.push({
      kind: 'champion-unlocked',
      championName: champion.name,
      championSprite: champion.sprite,
      tournamentName: tournament.name,
      tournamentId: tournament.id,
    });
  }
  if (nextTournament !== undefined) {
    const { name: tournamentName, image } = nextTournament;
    news.push({ kind: 'tournament-unlocked', tournamentName, image });
  }
  return news;
}
