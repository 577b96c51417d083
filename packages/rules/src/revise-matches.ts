import { isRewardWithinReach, type MatchOutcome, resultOfMatch } from './match.ts';
import { type AttemptRefusal, attemptRefusal, isTournamentCompleted } from './tournament.ts';

/** A match that has been recorded. */
export interface PlayedMatch {
  id: number;
  leaderId: number;
  tournamentId: number;
  /** The leader's place in the tournament. */
  position: number;
  outcome: MatchOutcome;
  /** Whether the reward came with the win. */
  rewardGiven: boolean;
}

/** All that a player has fought. */
export interface MatchCareer {
  /** In the order in which they were fought. */
  matches: readonly PlayedMatch[];
  /** The tournaments that the player has signed up for. */
  signedUp: ReadonlySet<number>;
  /** Every tournament, in the order in which they open. */
  tournamentIds: readonly number[];
  /** Those that stay open whatever comes before them: the order has changed since they were. */
  keptOpen: ReadonlySet<number>;
  /** The leaders who have a reward to give. */
  rewardingLeaderIds: ReadonlySet<number>;
}

/** What is to be put right: how a match really ended, or that there was none. */
export interface MatchRevision {
  matchId: number;
  /** Null: it never happened. */
  outcome: MatchOutcome | null;
  /** With a win; without it, a win that stays one keeps its own, and the rule decides of a new one. */
  rewardGiven?: boolean | undefined;
}

/** A match that stays, in what goes before it. */
export interface KeptMatch {
  /** As it is from now on. */
  match: PlayedMatch;
  /** As it was. */
  before: PlayedMatch;
  /** Counted ones against the same leader. */
  numberOfMatchesBefore: number;
  /** The places of the leaders of its tournament whom the player had defeated when it was fought. */
  defeatedBefore: ReadonlySet<number>;
  /** Whether it is the win that completes its tournament. */
  completes: boolean;
}

export interface RevisedCareer {
  /** In the order in which they were fought. */
  kept: readonly KeptMatch[];
  /** Those that could not have been fought, the last one first; not the undone one itself. */
  dropped: readonly { match: PlayedMatch; refusal: AttemptRefusal }[];
  /** The tournaments that would never have been open to the player, the last to open first. */
  withdrawn: readonly number[];
}

/** Goes through matches in their order, as they follow from each other. */
class PlayThrough {
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

  /** Whether the tournament has been open: the one before it is completed by now. */
  isOpen(tournamentId: number): boolean {
    const previous =
      this.#career.tournamentIds[this.#career.tournamentIds.indexOf(tournamentId) - 1];
    const { keptOpen } = this.#career;
    return previous === undefined || keptOpen.has(tournamentId) || this.isCompleted(previous);
  }

  refusalOf({ tournamentId, position }: PlayedMatch, signedUp: boolean): AttemptRefusal | null {
    return attemptRefusal({ position, signedUp, defeated: this.defeatedIn(tournamentId) });
  }

  /** Says whether the match completes its tournament. */
  play({ leaderId, tournamentId, position, outcome }: PlayedMatch): boolean {
    const result = resultOfMatch({ outcome, numberOfMatchesBefore: 0 });
    if (result.counted) this.#attempts.set(leaderId, this.attemptsAt(leaderId) + 1);
    if (!result.defeated) return false;
    const wasCompleted = this.isCompleted(tournamentId);
    this.#defeated.set(tournamentId, new Set([...this.defeatedIn(tournamentId), position]));
    return !wasCompleted && this.isCompleted(tournamentId);
  }
}

/**
 * What a player's matches are once one of them is put right: the later ones happened as they did, as
 * far as they still could. Whether a later win comes with its reward follows the rule again where it
 * followed it before; what an organiser has decided otherwise stays decided. What could not have been
 * fought even before (a tournament has moved since) is left alone.
 */
export function reviseMatches(career: MatchCareer, revision: MatchRevision): RevisedCareer {
  const { matches, signedUp, tournamentIds } = career;
  const whole = playAll(career);
  const before = new PlayThrough(career);
  const after = new PlayThrough(career);
  /** A sign-up holds as long as what opened its tournament does. */
  const holds = (tournamentId: number) =>
    signedUp.has(tournamentId) && (after.isOpen(tournamentId) || !whole.isOpen(tournamentId));

  const kept: KeptMatch[] = [];
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
    kept.push({ match, before: played, numberOfMatchesBefore, defeatedBefore, completes });
  }
  const withdrawn = tournamentIds.filter((id) => signedUp.has(id) && !holds(id)).toReversed();
  return { kept, dropped, withdrawn };
}

function playAll(career: MatchCareer): PlayThrough {
  const through = new PlayThrough(career);
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

/** A match with other attempts before it than it had. */
function replayed(
  played: PlayedMatch,
  { rewardingLeaderIds }: MatchCareer,
  attemptsBefore: number,
  attempts: number,
): PlayedMatch {
  if (played.outcome !== 'win' || !rewardingLeaderIds.has(played.leaderId)) return played;
  const followedTheRule = played.rewardGiven === isRewardWithinReach(attemptsBefore);
  return followedTheRule ? { ...played, rewardGiven: isRewardWithinReach(attempts) } : played;
}

/** How far a player is with a leader. */
export interface LeaderStanding {
  leaderId: number;
  /** Suspended ones do not count. */
  numberOfMatches: number;
  /** The match that was won; null without one. */
  win: PlayedMatch | null;
}

/** How far a player is with each leader whom some matches were against, by leader. */
export function standingsOf(matches: readonly PlayedMatch[]): Map<number, LeaderStanding> {
  const standings = new Map<number, LeaderStanding>();
  for (const match of matches) {
    const { leaderId, outcome } = match;
    const { counted, defeated } = resultOfMatch({ outcome, numberOfMatchesBefore: 0 });
    if (!counted) continue;
    const standing = standings.get(leaderId) ?? { leaderId, numberOfMatches: 0, win: null };
    standings.set(leaderId, {
      leaderId,
      numberOfMatches: standing.numberOfMatches + 1,
      win: defeated ? match : standing.win,
    });
  }
  return standings;
}
