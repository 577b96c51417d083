import type { Challenger } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import {
  attemptRefusal,
  championPosition,
  isTournamentCompleted,
  rewardedAttempts,
} from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import { findDecidedByOthers } from '../matches/index.ts';
import {
  canEnterTournaments,
  defeatedPositions,
  isDefeated,
  type LeaderPlace,
  type Progress,
  progressOfUsers,
  statusOf,
  type TournamentContent,
  type TournamentRecord,
} from '../tournaments/index.ts';
import { type Account, listAccountsById } from '../users/index.ts';
import {
  type ChallengersPage,
  type LeaderToFace,
  listChallengerIds,
} from './challenger-ids-repository.ts';
import {
  type LastMatch,
  listLastMatches,
  listNumbersOfPokemons,
  listResetRequests,
} from './challengers-repository.ts';

type AttemptableLeader = Challenger['attemptableLeaders'][number];

/** Filter, order and page of the list. */
interface ChallengersQuery
  extends Pick<ChallengersPage, 'search' | 'id' | 'order' | 'after' | 'limit'> {
  /** Players whose attempts at a leader exceed the rewarded ones, without a win. */
  stuck?: boolean | undefined;
  /** ISO dates. */
  idleSince?: string | undefined;
  seenSince?: string | undefined;
  leaderId?: number | undefined;
}

/** A page of accounts with their progress; the number of queries is constant. */
export async function listChallengers(
  db: Database,
  { tournaments, leaders }: TournamentContent,
  { stuck = false, idleSince, seenSince, leaderId, ...page }: ChallengersQuery,
): Promise<Challenger[]> {
  const leader = leaders.find(({ id }) => id === leaderId);
  // No player can face an unknown leader.
  if (leaderId !== undefined && leader === undefined) return [];
  const ids = await listChallengerIds(db, {
    ...page,
    stuckAfter: stuck ? rewardedAttempts : undefined,
    idleSince: toDate(idleSince),
    seenSince: toDate(seenSince),
    numberOfLeaders: leaders.length,
    leader: leader && toLeaderToFace(leader, leaders),
  });
  const accounts = await listAccountsById(db, ids);
  const userIds = accounts.map(({ id }) => id);
  const progressOf = await progressOfUsers(db, userIds);
  const numbersOfPokemons = await listNumbersOfPokemons(db, userIds);
  const lastMatches = await listLastMatches(db, userIds);
  const resetRequests = await listResetRequests(db, userIds);
  const isDecidedByOthers = await findDecidedByOthers(db);
  const leadersOf = groupBy(leaders, ({ tournamentId }) => tournamentId);
  return accounts.map((account) =>
    toChallenger(account, {
      tournaments,
      leaders,
      leadersOf,
      progress: progressOf(account.id),
      numberOfPokemons: numbersOfPokemons.get(account.id) ?? 0,
      lastMatch: lastMatches.get(account.id) ?? null,
      resetRequestedAt: resetRequests.get(account.id) ?? null,
      isDecidedByOthers: isDecidedByOthers(account.id),
    }),
  );
}

const toDate = (moment: string | undefined) =>
  moment === undefined ? undefined : new Date(moment);

function toLeaderToFace(
  { id, tournamentId, position }: LeaderPlace,
  leaders: readonly LeaderPlace[],
): LeaderToFace {
  const previous = leaders.find(
    (other) => other.tournamentId === tournamentId && other.position === position - 1,
  );
  return {
    id,
    tournamentId,
    previousId: previous?.id ?? null,
    isChampion: position === championPosition,
  };
}

interface ChallengerData {
  tournaments: readonly TournamentRecord[];
  leaders: readonly LeaderPlace[];
  /** Grouped by tournament. */
  leadersOf: ReadonlyMap<number, readonly LeaderPlace[]>;
  progress: Progress;
  numberOfPokemons: number;
  lastMatch: LastMatch | null;
  resetRequestedAt: Date | null;
  isDecidedByOthers: boolean;
}

function toChallenger(
  account: Account,
  {
    tournaments,
    leaders,
    leadersOf,
    progress,
    numberOfPokemons,
    lastMatch,
    resetRequestedAt,
    isDecidedByOthers,
  }: ChallengerData,
): Challenger {
  const signedUp = tournaments
    .filter(({ id }) => progress.signedUp.has(id))
    .map((tournament) => {
      const own = leadersOf.get(tournament.id) ?? [];
      return { tournament, leaders: own, defeated: defeatedPositions(progress, own) };
    });
  // Champions last: the next tournament comes first.
  const attemptable = [
    ...signedUp.filter(({ defeated }) => !isTournamentCompleted(defeated)),
    ...signedUp.filter(({ defeated }) => isTournamentCompleted(defeated)),
  ].flatMap(({ tournament, leaders: own, defeated }) =>
    own
      .filter(({ position }) => attemptRefusal({ position, signedUp: true, defeated }) === null)
      .map((leader) => toAttemptable(leader, tournament, progress)),
  );
  return {
    userId: account.id,
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    icon: faceIconPath(account.faceIconId),
    isAdmin: account.isAdmin,
    plays: !account.isAdmin || account.plays,
    isDecidedByOthers,
    status: account.status,
    passwordWishedAt: resetRequestedAt?.toISOString() ?? null,
    signUpDate: account.createdAt.toISOString(),
    numberOfBadges: leaders.filter(({ id, badge }) => badge !== null && isDefeated(progress, id))
      .length,
    numberOfPokemons,
    numberOfMatches: [...progress.faced.values()].reduce(
      (sum, { numberOfMatches }) => sum + numberOfMatches,
      0,
    ),
    tournaments: signedUp.map(({ tournament, defeated }) => ({
      id: tournament.id,
      name: tournament.name,
      status: statusOf(progress, tournament, tournaments),
      defeatedLeaders: defeated.size,
    })),
    nextLeader: attemptable[0] ?? null,
    attemptableLeaders: attemptable,
    openTournaments: canEnterTournaments(account)
      ? tournaments
          .filter((tournament) => statusOf(progress, tournament, tournaments) === 'Open')
          .map(({ id, name }) => ({ id, name }))
      : [],
    lastMatch,
  };
}

function toAttemptable(
  { id, name, picture, position }: LeaderPlace,
  tournament: TournamentRecord,
  { faced }: Progress,
): AttemptableLeader {
  return {
    id,
    name,
    sprite: picture,
    order: position,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    numberOfMatches: faced.get(id)?.numberOfMatches ?? 0,
  };
}
