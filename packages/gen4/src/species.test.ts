import { describe, expect, it } from 'vitest';
import { allSpecies, type Species, speciesById } from './species.ts';

describe('a species', () => {
  it.each<[string, Partial<Species>]>([
    ['Bulbasaur', { genus: 'Pokémon Seme', genderRate: 1, tier: 1, evolutionIds: [2] }],
    ['Nidoran♀', { identifier: 'nidoran-f', genderRate: 8 }],
    ['Nidoran♂', { identifier: 'nidoran-m', genderRate: 0 }],
    ['Pikachu', { genus: 'Pokémon Topo', genderRate: 4, evolvesFromId: 172 }],
    ['Clefairy', { genderRate: 6, evolvesFromId: 173 }],
    ['Machop', { genderRate: 2 }],
    ['Magnemite', { genderRate: -1 }],
    ['Eevee', { genderRate: 1, evolutionIds: [134, 135, 136, 196, 197, 470, 471] }],
    ['Wurmple', { evolutionIds: [266, 268] }],
    ['Nincada', { evolutionIds: [291, 292] }],
    ['Burmy', { evolutionIds: [413, 414], formIds: [412, 10034, 10035] }],
    ['Wormadam', { genderRate: 8, evolvesFromId: 412 }],
    ['Mothim', { genderRate: 0, formIds: [414] }],
    ['Rotom', { genderRate: -1, formIds: [479, 10058, 10059, 10060, 10061, 10062] }],
    ['Dragonite', { tier: 2, isLegendary: false }],
    ['Garchomp', { tier: 2, evolvesFromId: 444, evolutionIds: [] }],
    ['Slaking', { tier: 1 }],
    ['Mewtwo', { genus: 'Pokémon Genetico', tier: 3, isLegendary: true }],
    ['Mew', { tier: 2, isMythical: true, isLegendary: false }],
    ['Articuno', { tier: 2 }],
    ['Latias', { genderRate: 8, tier: 2 }],
    ['Deoxys', { tier: 3, isMythical: true }],
    ['Phione', { tier: 2, evolutionIds: [] }],
    ['Giratina', { tier: 3 }],
    ['Darkrai', { tier: 3, isMythical: true }],
    ['Arceus', { tier: 3, genderRate: -1 }],
  ])('%s', (name, facts) => {
    expect(allSpecies.find((species) => species.name === name)).toMatchObject(facts);
  });
});

it('is numbered in national order', () => {
  expect(allSpecies.map((species) => species.id)).toEqual(
    Array.from({ length: 493 }, (_, index) => index + 1),
  );
});

it('list each evolution in both directions, without cycles', () => {
  for (const species of allSpecies) {
    if (species.evolvesFromId !== null) {
      expect(speciesById(species.evolvesFromId).evolutionIds).toContain(species.id);
    }
    for (const evolutionId of species.evolutionIds) {
      expect(speciesById(evolutionId).evolvesFromId).toBe(species.id);
    }
    expect(stagesBefore(species)).toBeLessThanOrEqual(2);
  }
});

it('have the number of species per tier that the rules state', () => {
  const count = (tier: number) => allSpecies.filter((species) => species.tier === tier).length;
  expect([count(1), count(2), count(3)]).toEqual([453, 28, 12]);
  expect(allSpecies.filter((species) => species.isLegendary)).toHaveLength(26);
  expect(allSpecies.filter((species) => species.isMythical)).toHaveLength(9);
});

function stagesBefore(species: Species): number {
  if (species.evolvesFromId === null) return 0;
  return 1 + stagesBefore(speciesById(species.evolvesFromId));
}
