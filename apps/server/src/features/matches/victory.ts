import { isTournamentCompleted } from '@poketorneo/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { notify, type ProductNotification } from '../notifications/index.ts';
import { updateCompletion } from '../tournaments/index.ts';
import type { Encounter } from './encounter.ts';
import type { Brought } from './matches-repository.ts';
import { giveSpoils } from './spoils.ts';

/** What a match that is not won brings. */
export function nothingBrought({ account: { faceIconId } }: Encounter): Celebration {
  const brought = {
    pokemonId: null,
    faceIcons: [],
    chosenFaceIcon: faceIconId,
    tournamentCompleted: false,
    notificationIds: [],
  };
  return { brought, news: [] };
}

/** What was brought, and what the player is told of it. */
interface Celebration {
  brought: Brought;
  news: readonly ProductNotification[];
}

/** All that a win brings, given and told. */
export async function celebrate(
  trx: Kysely<Schema>,
  encounter: Encounter,
  rewardGiven: boolean,
  now: Date,
): Promise<Celebration> {
  const { account, leader, tournament, defeated } = encounter;
  const userId = account.id;
  const spoils = await giveSpoils(trx, { userId, leader, tournament, rewardGiven, now });
  const tournamentCompleted =
    !isTournamentCompleted(defeated) &&
    isTournamentCompleted(new Set([...defeated, leader.position]));
  const news = [...spoils.news];
  if (tournamentCompleted) {
    await updateCompletion(trx, userId, tournament.id, now);
    news.push(...newsOfCompletion(encounter));
  }
  const notificationIds: number[] = [];
  for (const notification of news) {
    notificationIds.push(await notify(trx, userId, notification, now));
  }
  const brought = {
    pokemonId: spoils.pokemonId,
    faceIcons: spoils.faceIcons,
    chosenFaceIcon: account.faceIconId,
    tournamentCompleted,
    notificationIds,
  };
  return { brought, news };
}

function newsOfCompletion({
  tournament: { position: tournamentPosition },
  nextTournament,
  championName,
}: Encounter): ProductNotification[] {
  const news: ProductNotification[] = [];
  if (championName !== undefined) {
    news.push({ kind: 'champion-unlocked', championName, tournamentPosition });
  }
  if (nextTournament !== undefined) {
    news.push({ kind: 'tournament-unlocked', tournamentName: nextTournament.name });
  }
  return news;
}
