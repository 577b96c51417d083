import type { Tier } from '@poketorneo/gen4';

/** A match's outcome. */
export type MatchOutcome = 'win' | 'loss' | 'draw' | 'suspended';

/** Counted attempts within which a win gives the reward; afterwards any tier is allowed. */
export const rewardedAttempts = 3;

/** What an outcome means by itself. */
interface OutcomeMeaning {
  /** A suspended match is void. */
  isCounted: boolean;
  /** Whether the leader is defeated; a draw is not a win. */
  isWin: boolean;
}

const meanings: Readonly<Record<MatchOutcome, OutcomeMeaning>> = {
  win: { isCounted: true, isWin: true },
  loss: { isCounted: true, isWin: false },
  draw: { isCounted: true, isWin: false },
  suspended: { isCounted: false, isWin: false },
};

/** Whether the leader is defeated. */
export function isWin(outcome: MatchOutcome): boolean {
  return meanings[outcome].isWin;
}

/** Whether the match counts as an attempt. */
export function isCounted(outcome: MatchOutcome): boolean {
  return meanings[outcome].isCounted;
}

/** Effects of a match's outcome. */
interface MatchResult extends OutcomeMeaning {
  /** Whether the win gives the reward. */
  rewardGiven: boolean;
}

/**
 * Effects of a match's outcome. A win gives the reward within the first three counted attempts,
 * unless `rewardGiven` overrides it.
 */
export function resultOfMatch({
  outcome,
  numberOfMatchesBefore,
  rewardGiven,
}: {
  outcome: MatchOutcome;
  /** Counted matches against the same leader. */
  numberOfMatchesBefore: number;
  rewardGiven?: boolean | undefined;
}): MatchResult {
  const meaning = meanings[outcome];
  return {
    ...meaning,
    rewardGiven: meaning.isWin && (rewardGiven ?? isRewardAvailable(numberOfMatchesBefore)),
  };
}

/** Whether a win would still give the reward, after this number of counted attempts without one. */
export function isRewardAvailable(numberOfMatches: number): boolean {
  return numberOfMatches < rewardedAttempts;
}

/**
 * Whether the team may exceed the leader's total tier, after this number of counted attempts
 * without a win.
 */
export function isAnyTierAllowed(numberOfMatches: number): boolean {
  return numberOfMatches >= rewardedAttempts;
}

/** The total tier of a team. */
export function tierTotal(tiers: readonly Tier[]): number {
  return tiers.reduce((sum, tier) => sum + tier, 0);
}
