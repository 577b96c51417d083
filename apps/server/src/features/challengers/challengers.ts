import type { Challenger } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import {
  attemptRefusal,
  championPosition,
  isTournamentCompleted,
  rewardedAttempts,
} from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { groupedBy } from '../../grouped-by.ts';
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
  listPasswordWishes,
} from './challengers-repository.ts';

type AttemptableLeader = Challenger['attemptableLeaders'][number];

/** Which page of the list is asked for, and who is to be in it. */
interface AskedPage extends Pick<ChallengersPage, 'search' | 'id' | 'order' | 'after' | 'limit'> {
  /** Whoever has tried so often against a leader that the reward is lost, and has not won. */
  stuck?: boolean | undefined;
  /** ISO moments. */
  idleSince?: string | undefined;
  seenSince?: string | undefined;
  leaderId?: number | undefined;
}

/** A page of accounts in their order, each with how far it is; a few queries in all. */
export async function listChallengers(
  db: Database,
  { tournaments, leaders }: TournamentContent,
  { stuck = false, idleSince, seenSince, leaderId, ...page }: AskedPage,
): Promise<Challenger[]> {
  const leader = leaders.find(({ id }) => id === leaderId);
  // There is nobody who could face a leader whom there is not.
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
  const passwordWishes = await listPasswordWishes(db, userIds);
  const isDecidedByOthers = await findDecidedByOthers(db);
  const leadersOf = groupedBy(leaders, ({ tournamentId }) => tournamentId);
  return accounts.map((account) =>
    toChallenger(account, {
      tournaments,
      leaders,
      leadersOf,
      progress: progressOf(account.id),
      numberOfPokemons: numbersOfPokemons.get(account.id) ?? 0,
      lastMatch: lastMatches.get(account.id) ?? null,
      passwordWishedAt: passwordWishes.get(account.id) ?? null,
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

interface Standing {
  tournaments: readonly TournamentRecord[];
  leaders: readonly LeaderPlace[];
  /** The same by tournament. */
  leadersOf: ReadonlyMap<number, readonly LeaderPlace[]>;
  progress: Progress;
  numberOfPokemons: number;
  lastMatch: LastMatch | null;
  passwordWishedAt: Date | null;
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
    passwordWishedAt,
    isDecidedByOthers,
  }: Standing,
): Challenger {
  const signedUp = tournaments
    .filter(({ id }) => progress.signedUp.has(id))
    .map((tournament) => {
      const own = leadersOf.get(tournament.id) ?? [];
      return { tournament, leaders: own, defeated: defeatedPositions(progress, own) };
    });
  // Champions last: they wait, while the next tournament goes on.
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
    passwordWishedAt: passwordWishedAt?.toISOString() ?? null,
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
  { id, name, sprite, position }: LeaderPlace,
  tournament: TournamentRecord,
  { faced }: Progress,
): AttemptableLeader {
  return {
    id,
    name,
    sprite,
    order: position,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    numberOfMatches: faced.get(id)?.numberOfMatches ?? 0,
  };
}
