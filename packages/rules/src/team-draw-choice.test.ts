import { describe, expect, it } from 'vitest';
import {
  defaultTeamDrawChoice,
  type TeamDrawChoice,
  tierRange,
  withPokemonPerTeam,
  withTotalTier,
} from './team-draw-choice.ts';

it('defaults to six Pokémon of total tier 6, in a range of 6 to 18', () => {
  expect(defaultTeamDrawChoice).toEqual({ pokemonPerTeam: 6, totalTier: 6 });
  expect(tierRange(6)).toEqual({ min: 6, max: 18 });
});

describe('the team size', () => {
  it.each<[typed: string, pokemonPerTeam: number]>([
    ['', 1],
    ['  ', 1],
    ['0', 1],
    ['-3', 1],
    ['1', 1],
    ['4', 4],
    ['4.9', 4],
    ['6', 6],
    ['7', 6],
    ['1e9', 6],
    ['Infinity', 6],
    ['tre', 1],
  ])('typed as «%s» are %i', (typed, pokemonPerTeam) => {
    const before = { pokemonPerTeam: 6, totalTier: 6 };
    expect(withPokemonPerTeam(before, typed).pokemonPerTeam).toBe(pokemonPerTeam);
  });

  it.each<[before: TeamDrawChoice, typed: string, totalTier: number]>([
    [{ pokemonPerTeam: 6, totalTier: 18 }, '2', 6],
    [{ pokemonPerTeam: 1, totalTier: 1 }, '6', 6],
    [{ pokemonPerTeam: 6, totalTier: 8 }, '4', 8],
  ])('of %o changed to %s take the tier to %i', (before, typed, totalTier) => {
    expect(withPokemonPerTeam(before, typed).totalTier).toBe(totalTier);
  });
});

describe('the total tier', () => {
  it.each<[pokemonPerTeam: number, typed: string, totalTier: number]>([
    [6, '', 6],
    [6, '5', 6],
    [6, '11', 11],
    [6, '12.7', 12],
    [6, '19', 18],
    [2, '', 2],
    [2, '7', 6],
    [1, '0', 1],
    [3, 'x', 3],
  ])('of %i Pokémon typed as «%s» is %i', (pokemonPerTeam, typed, totalTier) => {
    const before = { pokemonPerTeam, totalTier: pokemonPerTeam };
    expect(withTotalTier(before, typed)).toEqual({ pokemonPerTeam, totalTier });
  });
});
