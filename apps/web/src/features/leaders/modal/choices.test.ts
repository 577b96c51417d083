import { describe, expect, test } from 'vitest';
import { pokemonChoices } from './choices.ts';

const entry = (id: number, name: string, level: number, tierInGame: 1 | 2 | 3 = 1) => ({
  id,
  name,
  level,
  tierInGame,
  image: `pokemon/sprites/${id}.png`,
});

describe('pokemonChoices', () => {
  test('names are unique', () => {
    const choices = pokemonChoices([
      entry(1, 'Onix', 14),
      entry(2, 'Onix', 30),
      entry(3, 'Deoxys', 50, 3),
      entry(4, 'Deoxys', 50, 2),
      entry(5, 'Rotom', 40),
      entry(6, 'Rotom', 40),
    ]);
    expect(choices.map(({ name }) => name)).toEqual([
      'Onix lv. 14',
      'Onix lv. 30',
      'Deoxys lv. 50 · Tier 3',
      'Deoxys lv. 50 · Tier 2',
      'Rotom lv. 40 · Tier 1 · n. 1',
      'Rotom lv. 40 · Tier 1 · n. 2',
    ]);
  });
});
