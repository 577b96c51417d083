import { describe, expect, test } from 'vitest';
import { type CollectionView, filterAndSort, initialCollectionView } from './collection.ts';
import { samplePokemon } from './testing/sample-pokemon.ts';

const stats = (speed: number) => ({ ...samplePokemon().stats, speed });
const pokemons = [
  samplePokemon({ name: 'Turtwig', typeIds: [2], ownLevel: 9, stats: stats(15) }),
  samplePokemon({ name: 'Mewtwo', typeIds: [10], tierInGame: 3, ownLevel: 70, stats: stats(99) }),
  samplePokemon({ name: 'Gyarados', typeIds: [3, 12], ownLevel: 40, stats: stats(60) }),
  samplePokemon({ name: 'Èliseo', typeIds: [12], tierInGame: 2, ownLevel: 9, stats: stats(70) }),
];
const fit: Readonly<Record<string, number>> = { Gyarados: 3, Turtwig: 1 };

describe('the collection', () => {
  test.each<[string, Partial<CollectionView>, string[]]>([
    ['by how well they suit', {}, ['Gyarados', 'Turtwig', 'Èliseo', 'Mewtwo']],
    ['by name', { order: 'name' }, ['Èliseo', 'Gyarados', 'Mewtwo', 'Turtwig']],
    ['by tier', { order: 'tier' }, ['Mewtwo', 'Èliseo', 'Gyarados', 'Turtwig']],
    ['by level', { order: 'level' }, ['Mewtwo', 'Gyarados', 'Èliseo', 'Turtwig']],
    ['by speed', { order: 'speed' }, ['Mewtwo', 'Èliseo', 'Gyarados', 'Turtwig']],
    ['of either type', { typeId: 12 }, ['Gyarados', 'Èliseo']],
    ['of a tier', { tier: 1 }, ['Gyarados', 'Turtwig']],
    ['by part of a name', { text: ' TWi ' }, ['Turtwig']],
    ['that nothing meets', { text: 'abra' }, []],
  ])('%s', (_what, view, expected) => {
    const shown = filterAndSort(
      pokemons,
      { ...initialCollectionView, ...view },
      ({ name }) => fit[name] ?? 0,
    );
    expect(shown.map(({ name }) => name)).toEqual(expected);
  });
});
