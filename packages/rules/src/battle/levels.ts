import type { LevelRule } from '@poketorneo/contract';

/**
 * The level at which all of a player's Pokémon fight a leader: with equal levels that of the leader's
 * strongest, up or down; null where each keeps its own. The leader's Pokémon always fight at their own.
 */
export function commonLevel(rule: LevelRule, leaderLevels: readonly number[]): number | null {
  return rule === 'equal' && leaderLevels.length > 0 ? Math.max(...leaderLevels) : null;
}
