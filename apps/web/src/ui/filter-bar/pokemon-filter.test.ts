import type { Tier } from '@poketorneo/gen4/tier';
import { describe, expect, test } from 'vitest';
import {
  countConditions,
  type FilterablePokemon,
  filterPokemons,
  noPokemonFilter,
  type PokemonFilter,
} from './pokemon-filter.ts';

const [grass, water, poison, ground] = [2, 3, 14, 7];

const bulbasaur = pokemon({ speciesId: 1, types: [grass, poison], moves: [33, 79, 202, 447] });
const shinyBulbasaur = { ...bulbasaur, isShiny: true };
const squirtle = pokemon({ speciesId: 7, types: [water], moves: [352], abilityId: 67 });
const quagsire = pokemon({ speciesId: 195, types: [water, ground], moves: [89, 352] });
const kyogre = pokemon({ speciesId: 382, types: [water], moves: [57], tier: 3 });
const all = [bulbasaur, shinyBulbasaur, squirtle, quagsire, kyogre];

describe('what a filter lets through', () => {
  test.each<[string, Partial<PokemonFilter>, FilterablePokemon[]]>([
    ['nothing set', {}, all],
    ['species', { speciesId: 7 }, [squirtle]],
    ['one type, as the first of the filter', { firstTypeId: water }, [squirtle, quagsire, kyogre]],
    ['one type, as the second', { secondTypeId: water }, [squirtle, quagsire, kyogre]],
    ['one type, in the second slot', { firstTypeId: ground }, [quagsire]],
    ['two types', { firstTypeId: water, secondTypeId: ground }, [quagsire]],
    ['two types the other way round', { firstTypeId: ground, secondTypeId: water }, [quagsire]],
    ['two types that none has together', { firstTypeId: grass, secondTypeId: water }, []],
    ['ability', { abilityId: 67 }, [squirtle]],
    ['a first move', { moveId: 33 }, [bulbasaur, shinyBulbasaur]],
    ['a second move', { moveId: 79 }, [bulbasaur, shinyBulbasaur]],
    ['a third move', { moveId: 202 }, [bulbasaur, shinyBulbasaur]],
    ['a fourth move', { moveId: 447 }, [bulbasaur, shinyBulbasaur]],
    ['a move in any slot', { moveId: 352 }, [squirtle, quagsire]],
    ['shiny', { shiny: 'shiny' }, [shinyBulbasaur]],
    ['not shiny', { shiny: 'non-shiny' }, [bulbasaur, squirtle, quagsire, kyogre]],
    ['tier', { tier: 3 }, [kyogre]],
    ['several at once', { firstTypeId: water, moveId: 352, tier: 1 }, [squirtle, quagsire]],
    ['a contradiction', { speciesId: 1, tier: 3 }, []],
  ])('%s', (_, filter, expected) => {
    expect(filterPokemons(all, { ...noPokemonFilter, ...filter })).toEqual(expected);
  });

  test('nothing set: the very same list', () => {
    expect(filterPokemons(all, noPokemonFilter)).toBe(all);
  });
});

test.each<[Partial<PokemonFilter>, number]>([
  [{}, 0],
  [{ speciesId: 1 }, 1],
  [{ shiny: 'non-shiny' }, 1],
  [{ firstTypeId: 1, secondTypeId: 2, shiny: 'shiny', tier: 2 }, 4],
])('%o has %i conditions', (filter, count) => {
  expect(countConditions({ ...noPokemonFilter, ...filter })).toBe(count);
});

interface Traits {
  speciesId: number;
  types: readonly [number, number?];
  moves: readonly [number, number?, number?, number?];
  abilityId?: number;
  tier?: Tier;
}

function pokemon({ speciesId, types, moves, abilityId = 65, tier = 1 }: Traits): FilterablePokemon {
  return {
    speciesId,
    isShiny: false,
    tierInGame: tier,
    firstType: { id: types[0] },
    secondType: withId(types[1]),
    ability: { id: abilityId },
    firstMove: { id: moves[0] },
    secondMove: withId(moves[1]),
    thirdMove: withId(moves[2]),
    fourthMove: withId(moves[3]),
  };
}

function withId(id: number | undefined): { id: number } | null {
  return id === undefined ? null : { id };
}
