import { maxTeamSize } from './team-draw.ts';

/** The player's input: team size and total tier of each team. */
export interface TeamDrawChoice {
  pokemonPerTeam: number;
  totalTier: number;
}

export const defaultTeamDrawChoice: TeamDrawChoice = {
  pokemonPerTeam: maxTeamSize,
  totalTier: maxTeamSize,
};

/** The range of total tiers for a team size: all of tier 1 to all of tier 3. */
export function tierRange(pokemonPerTeam: number): { min: number; max: number } {
  return { min: pokemonPerTeam, max: 3 * pokemonPerTeam };
}

/** The choice with another size as typed: clamped to 1 to 6, and the tier to its range. */
export function withPokemonPerTeam({ totalTier }: TeamDrawChoice, typed: string): TeamDrawChoice {
  const pokemonPerTeam = parsedWithin(typed, { min: 1, max: maxTeamSize });
  return { pokemonPerTeam, totalTier: clamped(totalTier, tierRange(pokemonPerTeam)) };
}

/** The choice with another total tier as typed: clamped to the size's range. */
export function withTotalTier({ pokemonPerTeam }: TeamDrawChoice, typed: string): TeamDrawChoice {
  return { pokemonPerTeam, totalTier: parsedWithin(typed, tierRange(pokemonPerTeam)) };
}

interface Range {
  min: number;
  max: number;
}

/** An integer in the range: its minimum for an empty or non-numeric input. */
function parsedWithin(typed: string, range: Range): number {
  const value = typed.trim() === '' ? range.min : Math.trunc(Number(typed));
  return Number.isNaN(value) ? range.min : clamped(value, range);
}

function clamped(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value));
}
