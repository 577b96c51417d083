import type { MatchOutcome } from '@poketorneo/contract';
import {
  isWin,
  type LeaderProgress,
  leaderProgressOf,
  type PlayedMatch,
  type RemainingMatch,
  type RevisedCareer,
  reviseMatches,
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
import { listMatchesWithEffects, type MatchWithEffects } from './matches-repository.ts';
import { type PossessionPlan, planPossessions } from './revision-possessions.ts';
import type { MovedWin, WinChanges } from './revision-types.ts';

/** A requested revision of a match. */
export interface RevisionRequest {
  matchId: number;
  /** Null: undo. */
  outcome: MatchOutcome | null;
  /** For a win; if undefined, the rule decides. */
  rewardGiven?: boolean | undefined;
}

/** All consequences of a revision, computed before anything is changed. */
export interface RevisionPlan {
  account: Account;
  progress: Progress;
  target: MatchWithEffects;
  outcome: MatchOutcome | null;
  revised: RevisedCareer;
  /** The target after the revision; undefined if undone. */
  corrected: RemainingMatch | undefined;
  /** Every match of the player, by id. */
  recorded: ReadonlyMap<number, MatchWithEffects>;
  lastMatchId: number;
  leaders: ReadonlyMap<number, LeaderRecord>;
  tournaments: readonly TournamentRecord[];
  /** The changed standings against leaders, after the revision. */
  standings: readonly LeaderProgress[];
  wins: WinChanges;
  possessions: PossessionPlan;
}

export const noSuchMatch = () => new AppError('not-found', 'Questa lotta non c’è più');
const battleNotCorrectable = () =>
  new AppError(
    'conflict',
    'Una lotta combattuta nell’app si può annullare, ma non cambiare: com’è finita lo mostra la replica',
  );

/**
 * Computes a revision. Throws AppError 'not-found' if there is no such match, 'conflict' for
 * another outcome of a battle.
 */
export async function planRevision(
  db: Database,
  userId: number,
  { matchId, outcome, rewardGiven }: RevisionRequest,
): Promise<RevisionPlan> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw noSuchUser();
  const career = await listMatchesWithEffects(db, userId);
  const recorded = new Map(career.map((one) => [one.match.id, one]));
  const target = recorded.get(matchId);
  if (target === undefined) throw noSuchMatch();
  if (outcome !== null && target.match.battleId !== null) throw battleNotCorrectable();
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
  const before = leaderProgressOf(matches);
  const after = leaderProgressOf(revised.remaining.map(({ match }) => match));
  const wins = winChanges(before, after, revised);
  return {
    account,
    progress,
    target,
    outcome,
    revised,
    corrected: revised.remaining.find(({ match }) => match.id === matchId),
    recorded,
    lastMatchId: career.at(-1)?.match.id ?? matchId,
    leaders,
    tournaments,
    standings: changedStandings(before, after),
    wins,
    possessions: await planPossessions(db, { userId, progress, recorded, leaders, revised, wins }),
  };
}

/** Whether the revision changes anything. */
export function changesAnything({ target: { match }, outcome, corrected }: RevisionPlan): boolean {
  return outcome !== match.outcome || corrected?.match.rewardGiven !== match.rewardGiven;
}

type Standings = ReadonlyMap<number, LeaderProgress>;

function winChanges(before: Standings, after: Standings, { remaining }: RevisedCareer): WinChanges {
  const lost: PlayedMatch[] = [];
  const moved: MovedWin[] = [];
  for (const [leaderId, { win: from }] of before) {
    const to = after.get(leaderId)?.win ?? null;
    if (from === null) continue;
    if (to === null) lost.push(from);
    else if (to.id !== from.id || to.rewardGiven !== from.rewardGiven) moved.push({ from, to });
  }
  const isNew = ({ match }: RemainingMatch) =>
    isWin(match.outcome) && (before.get(match.leaderId)?.win ?? null) === null;
  return { lost, moved, won: remaining.find(isNew) };
}

function changedStandings(before: Standings, after: Standings): LeaderProgress[] {
  const leaderIds = new Set([...before.keys(), ...after.keys()]);
  return [...leaderIds].flatMap((leaderId): LeaderProgress[] => {
    const one = before.get(leaderId);
    const other = after.get(leaderId) ?? { leaderId, numberOfMatches: 0, win: null };
    const isSame =
      one?.numberOfMatches === other.numberOfMatches &&
      one.win?.id === other.win?.id &&
      one.win?.rewardGiven === other.win?.rewardGiven;
    return isSame ? [] : [other];
  });
}
