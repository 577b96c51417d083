import type { Challenger } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { attemptRefusal, isTournamentCompleted } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { groupedBy } from '../../grouped-by.ts';
import {
  defeatedPositions,
  isDefeated,
  type LeaderPlace,
  type Progress,
  progressOfUsers,
  statusOf,
  type TournamentContent,
  type TournamentRecord,
} from '../tournaments/index.ts';
import { type Account, type AccountsPage, listAccounts } from '../users/index.ts';
import {
  type LastMatch,
  listLastMatches,
  listNumbersOfPokemons,
} from './challengers-repository.ts';

type AttemptableLeader = Challenger['attemptableLeaders'][number];

/** A page of accounts in order of username, each with how far it is; a few queries in all. */
export async function listChallengers(
  db: Database,
  { tournaments, leaders }: TournamentContent,
  page: AccountsPage,
): Promise<Challenger[]> {
  const accounts = await listAccounts(db, page);
  const userIds = accounts.map(({ id }) => id);
  const progressOf = await progressOfUsers(db, userIds);
  const numbersOfPokemons = await listNumbersOfPokemons(db, userIds);
  const lastMatches = await listLastMatches(db, userIds);
  const leadersOf = groupedBy(leaders, ({ tournamentId }) => tournamentId);
  return accounts.map((account) =>
    toChallenger(account, {
      tournaments,
      leaders,
      leadersOf,
      progress: progressOf(account.id),
      numberOfPokemons: numbersOfPokemons.get(account.id) ?? 0,
      lastMatch: lastMatches.get(account.id) ?? null,
    }),
  );
}

interface Standing {
  tournaments: readonly TournamentRecord[];
  leaders: readonly LeaderPlace[];
  /** The same by tournament. */
  leadersOf: ReadonlyMap<number, readonly LeaderPlace[]>;
  progress: Progress;
  numberOfPokemons: number;
  lastMatch: LastMatch | null;
}

function toChallenger(
  account: Account,
  { tournaments, leaders, leadersOf, progress, numberOfPokemons, lastMatch }: Standing,
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
