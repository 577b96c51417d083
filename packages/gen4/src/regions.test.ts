import { describe, expect, it } from 'vitest';
import { formById } from './forms.ts';
import { regionOfSpecies, regions } from './regions.ts';
import { allSpecies, speciesById } from './species.ts';
import { typeById } from './types.ts';

describe('regions', () => {
  it('partition all species in national order', () => {
    const numbers = regions.flatMap(({ firstSpeciesId, lastSpeciesId }) =>
      Array.from({ length: lastSpeciesId - firstSpeciesId + 1 }, (_, at) => firstSpeciesId + at),
    );
    expect(numbers).toEqual(allSpecies.map(({ id }) => id));
  });

  it.each(regions)('$name has its own grass, fire and water starter', ({ name, starters }) => {
    const types = starters.map(({ id }) => typeById(formById(id).firstTypeId).identifier);
    expect(types).toEqual(['grass', 'fire', 'water']);
    for (const starter of starters) {
      expect(speciesById(starter.id)).toMatchObject({ name: starter.name, evolvesFromId: null });
      expect(regionOfSpecies(starter.id).name).toBe(name);
    }
  });
});

describe('regionOfSpecies', () => {
  it.each([
    [1, 'Kanto'],
    [151, 'Kanto'],
    [152, 'Johto'],
    [251, 'Johto'],
    [252, 'Hoenn'],
    [386, 'Hoenn'],
    [387, 'Sinnoh'],
    [493, 'Sinnoh'],
  ])('of %i is %s', (speciesId, name) => {
    expect(regionOfSpecies(speciesId).name).toBe(name);
  });

  it.each([0, 494, Number.NaN])('rejects %d', (speciesId) => {
    expect(() => regionOfSpecies(speciesId)).toThrow(RangeError);
  });
});
