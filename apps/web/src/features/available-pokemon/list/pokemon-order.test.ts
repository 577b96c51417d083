import { describe, expect, test } from 'vitest';
import {
  orderFromQuery,
  type PokemonOrder,
  pokemonOrders,
  queryWithOrder,
  sortPokemons,
} from './pokemon-order.ts';

const team = [
  { speciesId: 25, formId: 25, name: 'Pikachu', level: 12, tierInGame: 1 },
  { speciesId: 150, formId: 150, name: 'Mewtwo', level: 70, tierInGame: 3 },
  { speciesId: 6, formId: 6, name: 'Charizard', level: 36, tierInGame: 2 },
  { speciesId: 669, formId: 669, name: 'Élite', level: 12, tierInGame: 1 },
] as const;

test.each<[PokemonOrder, string[]]>([
  ['given', ['Pikachu', 'Mewtwo', 'Charizard', 'Élite']],
  ['number', ['Charizard', 'Pikachu', 'Mewtwo', 'Élite']],
  ['name', ['Charizard', 'Élite', 'Mewtwo', 'Pikachu']],
  ['level', ['Mewtwo', 'Charizard', 'Pikachu', 'Élite']],
  ['tier', ['Mewtwo', 'Charizard', 'Pikachu', 'Élite']],
])('in the order %s', (order, names) => {
  expect(sortPokemons(team, order).map(({ name }) => name)).toEqual(names);
});

describe('a query', () => {
  test.each(pokemonOrders)('holds the order %s and keeps the filter', (order) => {
    const written = queryWithOrder(new URLSearchParams('tier=2&ordine=nome'), order);
    expect(orderFromQuery(written)).toBe(order);
    expect(written.get('tier')).toBe('2');
  });
  test('without a valid order means the given one', () => {
    for (const query of ['', 'ordine=', 'ordine=given', 'ordine=peso']) {
      expect(orderFromQuery(new URLSearchParams(query))).toBe('given');
    }
  });
});
