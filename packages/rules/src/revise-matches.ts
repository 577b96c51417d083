import { isRewardAvailable, isWin, type MatchOutcome, resultOfMatch } from './match.ts';
import { type AttemptRefusal, attemptRefusal, isTournamentCompleted } from './tournament.ts';

/** A recorded match. */
export interface PlayedMatch {
  id: number;
  leaderId: number;
  tournamentId: number;
  /** The leader's position in the tournament. */
  position: number;
  outcome: MatchOutcome;
  /** Whether the win gave the reward. */
  rewardGiven: boolean;
}

/** A player's history. */
export interface MatchCareer {
  /** In chronological order. */
  matches: readonly PlayedMatch[];
  /** Tournaments that the player has joined. */
  signedUp: ReadonlySet<number>;
  /** Every tournament, in the order in which they open. */
  tournamentIds: readonly number[];
  /** Tournaments that stay open after a reordering, independent of their predecessors. */
  keptOpen: ReadonlySet<number>;
  /** Leaders with a reward. */
  rewardingLeaderIds: ReadonlySet<number>;
}

/** A revision: the corrected outcome, or the removal of a match. */
export interface MatchRevision {
  matchId: number;
  /** Null: the match is removed. */
  outcome: MatchOutcome | null;
  /**
   * With a win; without it, an unchanged win retains its reward, and a new one follows the rule.
   */
  rewardGiven?: boolean | undefined;
}

/** A remaining match in its new context. */
export interface RemainingMatch {
  /** After the revision. */
  match: PlayedMatch;
  /** Before the revision. */
  before: PlayedMatch;
  /** Counted matches against the same leader. */
  numberOfMatchesBefore: number;
  /** Positions of the tournament's leaders defeated before it. */
  defeatedBefore: ReadonlySet<number>;
  /** Whether this win completes its tournament. */
  completes: boolean;
}

export interface RevisedCareer {
  /** In chronological order. */
  remaining: readonly RemainingMatch[];
  /** Matches that become impossible, last one first; without the undone one. */
  dropped: readonly { match: PlayedMatch; refusal: AttemptRefusal }[];
  /** Tournaments that the player could not have joined, the last to open first. */
  withdrawn: readonly number[];
}

/** Replays matches in order. */
class CareerReplay {
  readonly #career: MatchCareer;
  readonly #attempts = new Map<number, number>();
  readonly #defeated = new Map<number, Set<number>>();

  constructor(career: MatchCareer) {
    this.#career = career;
  }

  attemptsAt(leaderId: number): number {
    return this.#attempts.get(leaderId) ?? 0;
  }

  defeatedIn(tournamentId: number): ReadonlySet<number> {
    return this.#defeated.get(tournamentId) ?? new Set();
  }

  isCompleted(tournamentId: number): boolean {
    return isTournamentCompleted(this.defeatedIn(tournamentId));
  }

  /** Whether the tournament is open: its predecessor is completed. */
  isOpen(tournamentId: number): boolean {
    const previous =
      this.#career.tournamentIds[this.#career.tournamentIds.indexOf(tournamentId) - 1];
    const { keptOpen } = this.#career;
    return previous === undefined || keptOpen.has(tournamentId) || this.isCompleted(previous);
  }

  refusalOf({ tournamentId, position }: PlayedMatch, signedUp: boolean): AttemptRefusal | null {
    return attemptRefusal({ position, signedUp, defeated: this.defeatedIn(tournamentId) });
  }

  /** Returns whether the match completes its tournament. */
  play({ leaderId, tournamentId, position, outcome }: PlayedMatch): boolean {
    const result = resultOfMatch({ outcome, numberOfMatchesBefore: 0 });
    if (result.isCounted) this.#attempts.set(leaderId, this.attemptsAt(leaderId) + 1);
    if (!result.isWin) return false;
    const wasCompleted = this.isCompleted(tournamentId);
    this.#defeated.set(tournamentId, new Set([...this.defeatedIn(tournamentId), position]));
    return !wasCompleted && this.isCompleted(tournamentId);
  }
}

/**
 * A player's history after revising one match: later matches retain their outcomes while they
 * remain possible. Rewards of later wins follow the rule again where they followed it before; an
 * organiser's deviating decisions stay. Matches that were already impossible before (a tournament
 * has moved since) are retained.
 */
export function reviseMatches(career: MatchCareer, revision: MatchRevision): RevisedCareer {
  const { matches, signedUp, tournamentIds } = career;
  const whole = replayAll(career);
  const before = new CareerReplay(career);
  const after = new CareerReplay(career);
  /** A sign-up is valid while its tournament would have been open. */
  const holds = (tournamentId: number) =>
    signedUp.has(tournamentId) && (after.isOpen(tournamentId) || !whole.isOpen(tournamentId));

  const remaining: RemainingMatch[] = [];
  const dropped: RevisedCareer['dropped'][number][] = [];
  for (const played of matches) {
    const numberOfMatchesBefore = after.attemptsAt(played.leaderId);
    const match =
      played.id === revision.matchId
        ? revised(played, revision, career, numberOfMatchesBefore)
        : replayed(played, career, before.attemptsAt(played.leaderId), numberOfMatchesBefore);
    const couldNotBefore = before.refusalOf(played, signedUp.has(played.tournamentId)) !== null;
    before.play(played);
    if (match === null) continue;
    const refusal = after.refusalOf(match, holds(match.tournamentId));
    if (refusal !== null && !couldNotBefore) {
      dropped.unshift({ match: played, refusal });
      continue;
    }
    const defeatedBefore = after.defeatedIn(match.tournamentId);
    const completes = after.play(match);
    remaining.push({ match, before: played, numberOfMatchesBefore, defeatedBefore, completes });
  }
  const withdrawn = tournamentIds.filter((id) => signedUp.has(id) && !holds(id)).toReversed();
  return { remaining, dropped, withdrawn };
}

function replayAll(career: MatchCareer): CareerReplay {
  const through = new CareerReplay(career);
  for (const match of career.matches) through.play(match);
  return through;
}

function revised(
  played: PlayedMatch,
  { outcome, rewardGiven }: MatchRevision,
  { rewardingLeaderIds }: MatchCareer,
  numberOfMatchesBefore: number,
): PlayedMatch | null {
  if (outcome === null) return null;
  if (outcome === played.outcome && rewardGiven === undefined) return played;
  const result = resultOfMatch({ outcome, numberOfMatchesBefore, rewardGiven });
  return {
    ...played,
    outcome,
    rewardGiven: result.rewardGiven && rewardingLeaderIds.has(played.leaderId),
  };
}

/** A match with a different number of earlier attempts. */
function replayed(
  played: PlayedMatch,
  { rewardingLeaderIds }: MatchCareer,
  attemptsBefore: number,
  attempts: number,
): PlayedMatch {
  if (!isWin(played.outcome) || !rewardingLeaderIds.has(played.leaderId)) return played;
  const followedTheRule = played.rewardGiven === isRewardAvailable(attemptsBefore);
  return followedTheRule ? { ...played, rewardGiven: isRewardAvailable(attempts) } : played;
}

/** A player's progress against one leader. */
export interface LeaderProgress {
  leaderId: number;
  /** Without suspended ones. */
  numberOfMatches: number;
  /** The won match; null without one. */
  win: PlayedMatch | null;
}

/** A player's progress against each leader of some matches, by leader. */
export function leaderProgressOf(matches: readonly PlayedMatch[]): Map<number, LeaderProgress> {
  const progress = new Map<number, LeaderProgress>();
  for (const match of matches) {
    const { leaderId, outcome } = match;
    const result = resultOfMatch({ outcome, numberOfMatchesBefore: 0 });
    if (!result.isCounted) continue;
    const previous = progress.get(leaderId) ?? { leaderId, numberOfMatches: 0, win: null };
    progress.set(leaderId, {
      leaderId,
      numberOfMatches: previous.numberOfMatches + 1,
      win: result.isWin ? match : previous.win,
    });
  }
  return progress;
}
