import type { OwnData } from '@poketorneo/contract';
import { speciesById } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import { listChangesInvolving } from '../audit-log/index.ts';
import { listOwnBattles, listOwnDuels } from '../battle-records/index.ts';
import { listPreferences } from '../notifications/index.ts';
import { findVisibility } from '../public-profiles/index.ts';
import { findAccount, sessionOver, toUser } from '../users/index.ts';
import {
  findInviter,
  findOwnLastSeen,
  findOwnResetRequest,
  findOwnSignUpRequest,
  listOwnInvitations,
  listOwnPasswordLinks,
} from './own-account-repository.ts';
import {
  findOwnDuelSettings,
  findOwnOpponentSearch,
  findOwnRating,
  listOwnBlocks,
  listOwnChallenges,
  listOwnPastRatings,
} from './own-duels-repository.ts';
import { listOwnChosenTeams, listOwnMatches } from './own-matches-repository.ts';
import {
  listOwnAnnouncements,
  listOwnMessages,
  listOwnPushDevices,
  listSentMessages,
} from './own-messages-repository.ts';
import { listOwnKeptOpen, listOwnLeaders, listOwnTournaments } from './own-progress-repository.ts';
import { listOwnSeasons } from './own-seasons-repository.ts';
import {
  findOwnDrawnTeams,
  listOwnDevices,
  listOwnFaceIcons,
  listOwnGames,
  listOwnNetworks,
  listOwnNotifications,
  listOwnPokemons,
  listOwnScores,
  listOwnSessions,
} from './own-things-repository.ts';

/** All stored data about a user. Throws AppError 'token-invalid' if the account is deleted. */
export async function collectOwnData(db: Database, userId: number, now: Date): Promise<OwnData> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw sessionOver();
  const { id, username, firstName, lastName, email, roles, signUpDate, status } = toUser(account);
  const icon = speciesById(account.faceIconId).name;
  return {
    exportedAt: now.toISOString(),
    account: {
      id,
      username,
      firstName,
      lastName,
      email,
      roles,
      icon,
      signedUpAt: signUpDate,
      status,
      isProfilePublic: (await findVisibility(db, userId)) === true,
      lastSeenAt: await findOwnLastSeen(db, userId),
      passwordWishedAt: await findOwnResetRequest(db, userId),
    },
    passwordLinks: await listOwnPasswordLinks(db, userId),
    invitedBy: await findInviter(db, userId),
    signUpRequest: await findOwnSignUpRequest(db, userId),
    devices: await listOwnDevices(db, userId),
    networks: await listOwnNetworks(db, userId),
    sessions: await listOwnSessions(db, userId),
    tournaments: await listOwnTournaments(db, userId),
    keptOpen: await listOwnKeptOpen(db, userId),
    leaders: await listOwnLeaders(db, userId),
    matches: await listOwnMatches(db, userId),
    battles: await listOwnBattles(db, userId),
    duels: await listOwnDuels(db, userId),
    challenges: await listOwnChallenges(db, userId),
    opponentSearch: await findOwnOpponentSearch(db, userId),
    rating: await findOwnRating(db, userId),
    pastRatings: await listOwnPastRatings(db, userId),
    duelSettings: await findOwnDuelSettings(db, userId),
    blockedPlayers: await listOwnBlocks(db, userId),
    chosenTeams: await listOwnChosenTeams(db, userId),
    pokemons: await listOwnPokemons(db, userId),
    faceIcons: await listOwnFaceIcons(db, userId),
    records: await listOwnScores(db, userId),
    games: await listOwnGames(db, userId),
    seasons: await listOwnSeasons(db, userId),
    drawnTeams: await findOwnDrawnTeams(db, userId),
    notifications: await listOwnNotifications(db, userId),
    notificationPreferences: (await listPreferences(db, userId)).map(({ topic, channel }) => ({
      topic,
      delivery: channel,
    })),
    pushDevices: await listOwnPushDevices(db, userId),
    messages: await listOwnMessages(db, userId),
    sentMessages: await listSentMessages(db, { id, username }),
    announcements: await listOwnAnnouncements(db, userId),
    invitations: await listOwnInvitations(db, userId),
    organisersLog: (await listChangesInvolving(db, username)).map(
      ({ title, subject, timestamp }) => ({ title, subject, writtenAt: timestamp }),
    ),
  };
}
