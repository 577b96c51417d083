import type { LegalOptions } from '@poketorneo/gen4';
import { describe, expect, test } from 'vitest';
import {
  legalityIssuesOf,
  legalityWarningsOf,
  levelToKnow,
  type PokemonToCheck,
} from './legality.ts';

const splash = { id: 150, name: 'Splash' };
const dive = { id: 291, name: 'Sub' };
const surf = { id: 57, name: 'Surf' };
const wish = { id: 273, name: 'Desiderio' };
const encore = { id: 227, name: 'Ripeti' };
const gift = { id: 1, name: 'Botta' };

/** A form with evolution level 20 and lowest level 10. */
const form: LegalOptions = {
  formId: 1,
  name: 'Provetto',
  baseStats: { hp: 50, attack: 50, defense: 50, spAttack: 50, spDefense: 50, speed: 50 },
  minimumLevel: 20,
  lowestLevel: 10,
  abilityIds: [5, 6],
  moves: [
    { id: splash.id, ways: [{ kind: 'level-up', level: 20 }] },
    {
      id: dive.id,
      ways: [
        { kind: 'level-up', level: 44 },
        { kind: 'transfer', level: 30 },
      ],
    },
    { id: wish.id, ways: [{ kind: 'egg', level: 20 }] },
    { id: encore.id, ways: [{ kind: 'special', level: 20 }] },
    { id: gift.id, ways: [{ kind: 'event', level: 20 }] },
  ],
  canBeShiny: false,
  neededItem: null,
  changingItems: [{ id: 'plate', name: 'Lastra', form: 'Provetto Forma Lastra' }],
};

const pokemon: PokemonToCheck = {
  level: 50,
  isShiny: false,
  ability: { id: 5, name: 'Vigore' },
  moves: [splash, dive],
  itemId: null,
  hasSpread: true,
};
const textsOf = (change: Partial<PokemonToCheck>, of = form) =>
  legalityIssuesOf({ ...pokemon, ...change }, of).map(({ text }) => text);

describe('legality issues', () => {
  test('are empty for a legal Pokémon', () => expect(textsOf({})).toEqual([]));

  test.each<[what: string, change: Partial<PokemonToCheck>, texts: string[]]>([
    ['a level below any', { level: 9, moves: [] }, ['Livello 9: esiste solo dal livello 10']],
    ['a wild one’s level', { level: 10, moves: [splash] }, []],
    ['another’s ability', { ability: { id: 1, name: 'Tanfo' } }, ['Tanfo: non è una sua abilità']],
    ['a move it never learns', { moves: [surf] }, ['Surf: non la impara in quarta generazione']],
    [
      'a move it learns later',
      { level: 29, moves: [dive] },
      ['Sub: la impara solo dal livello 30'],
    ],
    ['moves that may not combine', { moves: [wish, encore, gift] }, []],
    ['a shiny that never was', { isShiny: true }, ['Shiny: nessun gioco ne ha mai dato uno']],
    [
      'an item that changes it',
      { itemId: 'plate' },
      ['Lastra: con questo strumento diventa Provetto Forma Lastra'],
    ],
    [
      'stats of no nature',
      { hasSpread: false },
      ['Statistiche: nessuna natura, con IV ed EV, le dà a questo livello'],
    ],
    ['nothing that is not written yet', { level: null, ability: null, hasSpread: null }, []],
  ])('%s', (_, change, texts) => expect(textsOf(change)).toEqual(texts));

  test('include a form without its required item', () => {
    const plated = { ...form, neededItem: { id: 'plate', name: 'Lastra' }, changingItems: [] };
    const without = ['Strumento: in questa forma tiene sempre Lastra'];
    expect(textsOf({}, plated)).toEqual(without);
    expect(textsOf({ itemId: 'leftovers' }, plated)).toEqual(without);
    expect(textsOf({ itemId: 'plate' }, plated)).toEqual([]);
  });

  test('name the move concerned', () => {
    const [found] = legalityIssuesOf({ ...pokemon, moves: [splash, surf] }, form);
    expect(found).toMatchObject({ about: 'move', moveId: surf.id });
  });
});

test('use the lowest level of a move’s methods', () => {
  expect(levelToKnow(dive.id, form)).toBe(30);
  expect(levelToKnow(surf.id, form)).toBeNull();
});

describe('legality warnings', () => {
  test.each<[what: string, level: number, moves: PokemonToCheck['moves'], doubts: string[]]>([
    ['nothing that comes freely', 50, [splash, dive], []],
    ['a wild one’s level', 10, [], ['Livello 10: si evolve solo dal livello 20']],
    ['one move from an egg is none', 50, [wish], []],
    [
      'two that come once each',
      50,
      [wish, encore],
      ['Desiderio e Ripeti: non si sa se le può avere insieme'],
    ],
    ['an event', 50, [gift], ['Botta: non si sa se la conosce al livello 50']],
    [
      'what only generation 3 gives so early',
      40,
      [dive],
      ['Sub: non si sa se la conosce al livello 40'],
    ],
  ])('%s', (_, level, moves, doubts) =>
    expect(legalityWarningsOf({ level, moves }, form)).toEqual(doubts),
  );
});
