import { describe, expect, it } from 'vitest';
import { allSpecies } from './species.ts';
import { tierOfSpecies } from './tier.ts';

function identifiersOfTier(tier: number): string[] {
  return allSpecies
    .filter(({ id }) => tierOfSpecies(id) === tier)
    .map(({ identifier }) => identifier);
}

describe('tierOfSpecies', () => {
  it('is 3 for the twelve super-legendary species', () => {
    expect(identifiersOfTier(3)).toEqual([
      'mewtwo',
      'lugia',
      'ho-oh',
      'kyogre',
      'groudon',
      'rayquaza',
      'deoxys',
      'dialga',
      'palkia',
      'giratina',
      'darkrai',
      'arceus',
    ]);
  });

  it('is 2 for the other legendary and the pseudo-legendary species', () => {
    expect(identifiersOfTier(2)).toEqual([
      'articuno',
      'zapdos',
      'moltres',
      'dragonite',
      'mew',
      'raikou',
      'entei',
      'suicune',
      'tyranitar',
      'celebi',
      'salamence',
      'metagross',
      'regirock',
      'regice',
      'registeel',
      'latias',
      'latios',
      'jirachi',
      'garchomp',
      'uxie',
      'mesprit',
      'azelf',
      'heatran',
      'regigigas',
      'cresselia',
      'phione',
      'manaphy',
      'shaymin',
    ]);
  });

  it('is 1 for all others', () => {
    expect(identifiersOfTier(1)).toHaveLength(453);
  });

  it('agrees with the species table', () => {
    expect(allSpecies.filter(({ id, tier }) => tierOfSpecies(id) !== tier)).toEqual([]);
  });

  it.each([
    ['Bulbasaur', 1, 1],
    ['Dragonair', 148, 1],
    ['Dragonite', 149, 2],
    ['Mewtwo', 150, 3],
    ['Mew', 151, 2],
    ['Rotom', 479, 1],
    ['Arceus', 493, 3],
  ])('%s (%i) is tier %i', (_name, speciesId, tier) => {
    expect(tierOfSpecies(speciesId)).toBe(tier);
  });
});
