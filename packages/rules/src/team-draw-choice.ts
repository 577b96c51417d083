import { largestTeam } from './team-draw.ts';

/** What the player asks for: the size of each team, and the total tier that each must have. */
export interface TeamDrawChoice {
  pokemonPerTeam: number;
  totalTier: number;
}

export const defaultTeamDrawChoice: TeamDrawChoice = {
  pokemonPerTeam: largestTeam,
  totalTier: largestTeam,
};

/** The total tiers that a team of so many Pokémon can have: all of tier 1 up to all of tier 3. */
export function tierRange(pokemonPerTeam: number): { min: number; max: number } {
  return { min: pokemonPerTeam, max: 3 * pokemonPerTeam };
}

/** The choice with another size, as it was typed: forced into 1 to 6, and the tier into its range. */
export function withPokemonPerTeam({ totalTier }: TeamDrawChoice, typed: string): TeamDrawChoice {
  const pokemonPerTeam = forcedInto(typed, { min: 1, max: largestTeam });
  return { pokemonPerTeam, totalTier: clamped(totalTier, tierRange(pokemonPerTeam)) };
}

/** The choice with another total tier, as it was typed: forced into the range of the size. */
export function withTotalTier({ pokemonPerTeam }: TeamDrawChoice, typed: string): TeamDrawChoice {
  return { pokemonPerTeam, totalTier: forcedInto(typed, tierRange(pokemonPerTeam)) };
}

interface Range {
  min: number;
  max: number;
}

/** An integer of the range: its least for what is empty or no number. */
function forcedInto(typed: string, range: Range): number {
  const value = typed.trim() === '' ? range.min : Math.trunc(Number(typed));
  return Number.isNaN(value) ? range.min : clamped(value, range);
}

function clamped(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value));
}
