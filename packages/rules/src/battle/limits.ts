import type { BattleFormat, LevelRule } from '@poketorneo/contract';

const day = 24 * 60 * 60 * 1000;

/** Days for a choice in a battle against a leader. */
export const choiceDeadlineDays = 14;

/** When a battle is lost without a choice, in milliseconds. */
export function deadlineOf(lastChoiceAt: number): number {
  return lastChoiceAt + choiceDeadlineDays * day;
}

/** How long before the deadline the player is reminded, in milliseconds. */
export const deadlineReminderMs = day;

/** Whether the deadline has passed. */
export function isPastDeadline(deadline: number, now: number): boolean {
  return now >= deadline;
}

/**
 * The common level of a player's Pokémon against a leader: with equal levels that of the leader's
 * strongest, up or down; null where each keeps its own. The leader's Pokémon always keep theirs.
 */
export function commonLevel(rule: LevelRule, leaderLevels: readonly number[]): number | null {
  switch (rule) {
    case 'equal':
      return leaderLevels.length > 0 ? Math.max(...leaderLevels) : null;
    case 'real':
      return null;
  }
}

/** Positions of each side on the field; a team has at least as many Pokémon. */
export const positionsPerSide: Readonly<Record<BattleFormat, number>> = { singles: 1, doubles: 2 };

/** Turn limit: then the current state decides. */
export const maxBattleTurns = 200;
