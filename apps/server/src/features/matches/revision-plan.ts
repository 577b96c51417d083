import type { MatchOutcome } from '@poketorneo/contract';
import {
  type KeptMatch,
  type LeaderStanding,
  type PlayedMatch,
  type RevisedCareer,
  reviseMatches,
  standingsOf,
} from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { type LeaderRecord, listLeaders } from '../leaders/index.ts';
import {
  listTournaments,
  type Progress,
  progressOf,
  type TournamentRecord,
} from '../tournaments/index.ts';
import { type Account, findAccount, noSuchUser } from '../users/index.ts';
import { listCareer, type MatchWithEffects } from './matches-repository.ts';
import { type PossessionPlan, planPossessions } from './revision-possessions.ts';

/** What is to be put right about a match. */
export interface AskedRevision {
  matchId: number;
  /** Null: it never happened. */
  outcome: MatchOutcome | null;
  /** With a win; without it, the rule decides. */
  rewardGiven?: boolean | undefined;
}

/** A win that stays, in the same match or in an earlier one against the same leader. */
export interface MovedWin {
  from: PlayedMatch;
  to: PlayedMatch;
}

/** What becomes of the wins, leader by leader. */
export interface WinChanges {
  lost: readonly PlayedMatch[];
  /** The one that has been put right. */
  won: KeptMatch | undefined;
  /** Those of which the match or the reward changes. */
  moved: readonly MovedWin[];
}

/** All that follows from putting a match right, before anything is done. */
export interface RevisionPlan {
  account: Account;
  progress: Progress;
  target: MatchWithEffects;
  outcome: MatchOutcome | null;
  revised: RevisedCareer;
  /** As the target is from now on; undefined where it is undone. */
  corrected: KeptMatch | undefined;
  /** Every match of the player, by id. */
  recorded: ReadonlyMap<number, MatchWithEffects>;
  lastMatchId: number;
  leaders: ReadonlyMap<number, LeaderRecord>;
  tournaments: readonly TournamentRecord[];
  /** How far the player is with the leaders with whom that changes: as it is from now on. */
  standings: readonly LeaderStanding[];
  wins: WinChanges;
  possessions: PossessionPlan;
}

export const noSuchMatch = () => new AppError('not-found', 'Questa lotta non c’è più');
const notToBeCorrected = () =>
  new AppError(
    'conflict',
    'Una lotta combattuta nell’app si può annullare, ma non cambiare: com’è finita lo mostra la replica',
  );

/**
 * Finds what follows from putting a player's match right. Throws AppError 'not-found' when there is no
 * such match, and 'conflict' when a battle's outcome is to be another.
 */
export async function planRevision(
  db: Database,
  userId: number,
  { matchId, outcome, rewardGiven }: AskedRevision,
): Promise<RevisionPlan> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw noSuchUser();
  const career = await listCareer(db, userId);
  const recorded = new Map(career.map((one) => [one.match.id, one]));
  const target = recorded.get(matchId);
  if (target === undefined) throw noSuchMatch();
  if (outcome !== null && target.match.battleId !== null) throw notToBeCorrected();
  const leaders = new Map((await listLeaders(db)).map((leader) => [leader.id, leader]));
  const tournaments = await listTournaments(db);
  const progress = await progressOf(db, userId);

  const matches = career.flatMap(({ match }): PlayedMatch[] => {
    const leader = leaders.get(match.leaderId);
    return leader === undefined ? [] : [{ ...match, position: leader.position }];
  });
  const revised = reviseMatches(
    {
      matches,
      signedUp: new Set(progress.signedUp.keys()),
      tournamentIds: tournaments.map(({ id }) => id),
      keptOpen: progress.keptOpen,
      rewardingLeaderIds: new Set(
        [...leaders.values()].filter(({ reward }) => reward !== null).map(({ id }) => id),
      ),
    },
    { matchId, outcome, rewardGiven },
  );
  const before = standingsOf(matches);
  const after = standingsOf(revised.kept.map(({ match }) => match));
  const wins = winChanges(before, after, revised);
  return {
    account,
    progress,
    target,
    outcome,
    revised,
    corrected: revised.kept.find(({ match }) => match.id === matchId),
    recorded,
    lastMatchId: career.at(-1)?.match.id ?? matchId,
    leaders,
    tournaments,
    standings: changedStandings(before, after),
    wins,
    possessions: await planPossessions(db, { userId, progress, recorded, leaders, revised, wins }),
  };
}

/** Whether anything is to be done at all. */
export function isChange({ target: { match }, outcome, corrected }: RevisionPlan): boolean {
  return outcome !== match.outcome || corrected?.match.rewardGiven !== match.rewardGiven;
}

type Standings = ReadonlyMap<number, LeaderStanding>;

function winChanges(before: Standings, after: Standings, { kept }: RevisedCareer): WinChanges {
  const lost: PlayedMatch[] = [];
  const moved: MovedWin[] = [];
  for (const [leaderId, { win: from }] of before) {
    const to = after.get(leaderId)?.win ?? null;
    if (from === null) continue;
    if (to === null) lost.push(from);
    else if (to.id !== from.id || to.rewardGiven !== from.rewardGiven) moved.push({ from, to });
  }
  const isNew = ({ match }: KeptMatch) =>
    match.outcome === 'win' && (before.get(match.leaderId)?.win ?? null) === null;
  return { lost, moved, won: kept.find(isNew) };
}

function changedStandings(before: Standings, after: Standings): LeaderStanding[] {
  const leaderIds = new Set([...before.keys(), ...after.keys()]);
  return [...leaderIds].flatMap((leaderId): LeaderStanding[] => {
    const one = before.get(leaderId);
    const other = after.get(leaderId) ?? { leaderId, numberOfMatches: 0, win: null };
    const isSame =
      one?.numberOfMatches === other.numberOfMatches &&
      one.win?.id === other.win?.id &&
      one.win?.rewardGiven === other.win?.rewardGiven;
    return isSame ? [] : [other];
  });
}
