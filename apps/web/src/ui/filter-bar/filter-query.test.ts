import { describe, expect, test } from 'vitest';
import { filterFromQuery, queryWithFilter } from './filter-query.ts';
import { noPokemonFilter, type PokemonFilter } from './pokemon-filter.ts';

const read = (query: string) => filterFromQuery(new URLSearchParams(query));
const write = (query: string, filter: Partial<PokemonFilter>) =>
  queryWithFilter(new URLSearchParams(query), { ...noPokemonFilter, ...filter }).toString();

describe('a query', () => {
  test.each<[string, Partial<PokemonFilter>]>([
    ['', {}],
    ['specie=25', { speciesId: 25 }],
    ['tipo1=5&tipo2=17', { firstTypeId: 5, secondTypeId: 17 }],
    ['abilita=9&mossa=85', { abilityId: 9, moveId: 85 }],
    ['shiny=si', { shiny: 'shiny' }],
    ['shiny=no', { shiny: 'non-shiny' }],
    ['tier=3', { tier: 3 }],
    ['tier=4&shiny=forse&specie=-1&tipo1=x&mossa=1.5&abilita=', {}],
  ])('"%s" is read', (query, filter) => {
    expect(read(query)).toEqual({ ...noPokemonFilter, ...filter });
  });

  test('is written as it is read', () => {
    const filter: PokemonFilter = {
      speciesId: 479,
      firstTypeId: 5,
      secondTypeId: 11,
      abilityId: 26,
      moveId: 435,
      shiny: 'non-shiny',
      tier: 1,
    };
    expect(read(write('', filter))).toEqual(filter);
  });

  test('keeps what is not the filter’s, loses what is no longer set', () => {
    expect(write('altro=1&tier=2&specie=7', { speciesId: 8 })).toBe('altro=1&specie=8');
  });
});
