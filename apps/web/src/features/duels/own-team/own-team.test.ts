import { expect, test } from 'vitest';
import { problemOfOwnTeam, toggled } from './own-team.ts';

test('a Pokémon is added at the end, and removed by a second press', () => {
  expect(toggled([4, 7], 2)).toEqual([4, 7, 2]);
  expect(toggled([4, 7, 2], 7)).toEqual([4, 2]);
});

const pokemons = [
  { id: 1, speciesId: 25, tierInGame: 1 },
  { id: 2, speciesId: 150, tierInGame: 3 },
  { id: 3, speciesId: 25, tierInGame: 1 },
] as const;

test.each([
  [[1, 2], 4, null],
  [[1, 2], 3, 'La tua squadra supera il tier'],
  [[1], 3, 'La tua squadra deve avere 2 Pokémon'],
  [[1, 3], 3, 'Nella tua squadra due Pokémon sono della stessa specie'],
])('%j with tier %i: %s', (pokemonIds, tier, expected) => {
  expect(problemOfOwnTeam(pokemonIds, pokemons, { size: 2, tier })).toBe(expected);
});
