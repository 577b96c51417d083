import { isTournamentCompleted } from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { notify, type ProductNotification } from '../notifications/index.ts';
import { updateCompletion } from '../tournaments/index.ts';
import type { Encounter } from './encounter.ts';
import type { MatchEffects } from './matches-repository.ts';
import { giveWinnings } from './winnings.ts';

/** What a match changes besides its own count, and what the player is told of it. */
interface AppliedMatch {
  effects: MatchEffects;
  notifications: readonly ProductNotification[];
}

/** Of a match that is not won. */
export function noEffects({ account: { faceIconId } }: Encounter): AppliedMatch {
  const effects = {
    pokemonId: null,
    faceIcons: [],
    chosenFaceIcon: faceIconId,
    tournamentCompleted: false,
    notificationIds: [],
  };
  return { effects, notifications: [] };
}

/** All that a win brings, given and told. */
export async function applyWin(
  unit: Unit,
  encounter: Encounter,
  rewardGiven: boolean,
): Promise<AppliedMatch> {
  const { account, leader, tournament, numberOfMatchesBefore, defeated } = encounter;
  const userId = account.id;
  const winnings = await giveWinnings(unit, {
    userId,
    leader,
    tournament,
    rewardGiven,
    numberOfMatchesBefore,
  });
  const tournamentCompleted =
    !isTournamentCompleted(defeated) &&
    isTournamentCompleted(new Set([...defeated, leader.position]));
  const notifications = [...winnings.notifications];
  if (tournamentCompleted) {
    await updateCompletion(unit.trx, userId, tournament.id, unit.now);
    notifications.push(...notificationsOfCompletion(encounter));
  }
  const notificationIds: number[] = [];
  for (const notification of notifications) {
    notificationIds.push(await notify(unit, userId, notification));
  }
  const effects = {
    pokemonId: winnings.pokemonId,
    faceIcons: winnings.faceIcons,
    chosenFaceIcon: account.faceIconId,
    tournamentCompleted,
    notificationIds,
  };
  return { effects, notifications };
}

function notificationsOfCompletion({
  tournament: { position: tournamentPosition },
  nextTournament,
  championName,
}: Encounter): ProductNotification[] {
  const notifications: ProductNotification[] = [];
  if (championName !== undefined) {
    notifications.push({ kind: 'champion-unlocked', championName, tournamentPosition });
  }
  if (nextTournament !== undefined) {
    notifications.push({ kind: 'tournament-unlocked', tournamentName: nextTournament.name });
  }
  return notifications;
}
