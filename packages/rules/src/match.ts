import type { Tier } from '@poketorneo/gen4';

/** How a match ended. */
export type MatchOutcome = 'win' | 'loss' | 'draw' | 'suspended';

/** Counted attempts within which a win gives the reward, and after which any tier is allowed. */
export const rewardedAttempts = 3;

/** How a match counts. */
interface MatchResult {
  /** A suspended match is void. */
  counted: boolean;
  /** A draw is not a win. */
  defeated: boolean;
  /** The reward comes with the win; false without one. */
  rewardGiven: boolean;
}

/**
 * How a match counts. A win gives the reward when it comes within the first three counted attempts,
 * unless `rewardGiven` says otherwise.
 */
export function resultOfMatch({
  outcome,
  numberOfMatchesBefore,
  rewardGiven,
}: {
  outcome: MatchOutcome;
  /** Counted ones against the same leader. */
  numberOfMatchesBefore: number;
  rewardGiven?: boolean | undefined;
}): MatchResult {
  const defeated = outcome === 'win';
  return {
    counted: outcome !== 'suspended',
    defeated,
    rewardGiven: defeated && (rewardGiven ?? isRewardWithinReach(numberOfMatchesBefore)),
  };
}

/** Whether a win would still give the reward, after so many counted attempts without one. */
export function isRewardWithinReach(numberOfMatches: number): boolean {
  return numberOfMatches < rewardedAttempts;
}

/** Whether the player's team may exceed the leader's total tier, after so many counted attempts without a win. */
export function isAnyTierAllowed(numberOfMatches: number): boolean {
  return numberOfMatches >= rewardedAttempts;
}

/** The sum of the tiers of a team. */
export function tierTotal(tiers: readonly Tier[]): number {
  return tiers.reduce((sum, tier) => sum + tier, 0);
}
