import type { LevelRule } from '@poketorneo/contract';
import { type MeasuredPokemon, type Spread, statsAtLevel } from '../spread.ts';
import type { Stats } from '../stats.ts';

/**
 * The level at which a player's Pokémon fights a leader: with equal levels that of the leader's
 * strongest, up or down, else its own. The leader's Pokémon always fight at their own.
 */
export function fightingLevel({
  rule,
  ownLevel,
  leaderLevels,
}: {
  rule: LevelRule;
  ownLevel: number;
  leaderLevels: readonly number[];
}): number {
  return commonLevel(rule, leaderLevels) ?? ownLevel;
}

/** The level at which all of a player's Pokémon fight; null where each keeps its own. */
export function commonLevel(rule: LevelRule, leaderLevels: readonly number[]): number | null {
  return rule === 'equal' && leaderLevels.length > 0 ? Math.max(...leaderLevels) : null;
}

/** The stats with which a player's Pokémon fights a leader. */
export function fightingStats(
  pokemon: MeasuredPokemon & { readonly spread: Spread | null },
  rule: LevelRule,
  leaderLevels: readonly number[],
): Stats {
  return statsAtLevel(pokemon, fightingLevel({ rule, ownLevel: pokemon.level, leaderLevels }));
}
