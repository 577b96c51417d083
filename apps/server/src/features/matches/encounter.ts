import { championPosition } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { findLeader, type LeaderRecord, noSuchLeader } from '../leaders/index.ts';
import {
  defeatedPositions,
  type LeaderPlace,
  listLeaderPlaces,
  listTournaments,
  type Progress,
  progressOf,
  type TournamentRecord,
} from '../tournaments/index.ts';
import { type Account, findAccount, noSuchUser } from '../users/index.ts';

/** A player facing a leader, as the rules need it. */
export interface Encounter {
  account: Account;
  leader: LeaderRecord;
  tournament: TournamentRecord;
  /** The tournament unlocked by completing this one; undefined if already unlocked. */
  nextTournament: TournamentRecord | undefined;
  /** The tournament's champion. */
  champion: Pick<LeaderPlace, 'name' | 'picture'> | undefined;
  progress: Progress;
  /** Counted matches against the leader. */
  numberOfMatchesBefore: number;
  /** Positions of the tournament's leaders defeated by the player. */
  defeated: ReadonlySet<number>;
}

/** Throws AppError 'not-found' if the user or leader does not exist. */
export async function findEncounter(
  db: Database,
  userId: number,
  leaderId: number,
): Promise<Encounter> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw noSuchUser();
  const leader = await findLeader(db, leaderId);
  const tournaments = await listTournaments(db);
  const tournament = tournaments.find(({ id }) => id === leader?.tournamentId);
  if (leader === undefined || tournament === undefined) throw noSuchLeader();
  const places = (await listLeaderPlaces(db)).filter(
    ({ tournamentId }) => tournamentId === tournament.id,
  );
  const progress = await progressOf(db, userId);
  return {
    account,
    leader,
    tournament,
    nextTournament: tournaments.find(
      ({ id, position }) =>
        position === tournament.position + 1 &&
        !progress.signedUp.has(id) &&
        !progress.keptOpen.has(id),
    ),
    champion: places.find(({ position }) => position === championPosition),
    progress,
    numberOfMatchesBefore: progress.faced.get(leader.id)?.numberOfMatches ?? 0,
    defeated: defeatedPositions(progress, places),
  };
}

/** For audit entries. */
export function formatEncounter({ account, leader, tournament }: Encounter): string {
  return `${account.username} contro ${leader.name} (${tournament.name})`;
}
