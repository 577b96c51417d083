import type { AvailablePokemon } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { withAdded, without, withReplaced } from './use-list-changes.ts';

const type = { id: 1, name: 'Normale', image: 'types/1.png' };
const move = {
  id: 33,
  name: 'Azione',
  description: '',
  type,
  damageClass: { id: 'physical', name: 'Fisico', image: 'damage-classes/physical.png' },
  power: 35,
  accuracy: 95,
  pp: 35,
  priority: 0,
  effectChance: null,
} as const;

function pokemon(id: number, level = 5): AvailablePokemon {
  return {
    id,
    formId: 16,
    speciesId: 16,
    name: 'Pidgey',
    sprite: 'pokemon/sprites/16.png',
    isShiny: false,
    gender: 'male',
    level,
    tierInGame: 1,
    firstType: type,
    secondType: null,
    ability: { id: 51, name: 'Sguardofermo', description: '' },
    firstMove: move,
    secondMove: null,
    thirdMove: null,
    fourthMove: null,
    hp: 20,
    attack: 10,
    defense: 10,
    spAttack: 10,
    spDefense: 10,
    speed: 10,
    version: 1,
  };
}

const list = [pokemon(1), pokemon(2), pokemon(3)];
const ids = (pokemons: readonly AvailablePokemon[]) => pokemons.map(({ id }) => id);

describe('after an organiser’s change', () => {
  test('an added Pokémon comes first', () => {
    expect(ids(withAdded(list, pokemon(4)))).toEqual([4, 1, 2, 3]);
  });
  test('an added Pokémon already in the list is not duplicated', () => {
    expect(ids(withAdded(list, pokemon(2)))).toEqual([1, 2, 3]);
  });
  test('a changed Pokémon replaces the old one and comes first', () => {
    const changed = withReplaced(list, pokemon(3, 50));
    expect(ids(changed)).toEqual([3, 1, 2]);
    expect(changed[0]?.level).toBe(50);
  });
  test('a deleted Pokémon is removed', () => {
    expect(ids(without(list, 2))).toEqual([1, 3]);
  });
});
