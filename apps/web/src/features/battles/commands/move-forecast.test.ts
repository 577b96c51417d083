import type { BattleEvent, BattleTerms, ChoosableMove, OwnPokemon } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { describe, expect, test } from 'vitest';
import { commonLabel, forecastsOf } from './move-forecast.ts';

function term(name: string, typeId: number, damageClass: 'physical' | 'special' | 'status') {
  return { name, typeId, damageClass, power: null, accuracy: null };
}

const terms: BattleTerms = {
  moves: {
    bubble: term('Bolla', 3, 'special'),
    tackle: term('Azione', 1, 'physical'),
    'thunder-shock': term('Tuonoshock', 5, 'special'),
    struggle: term('Scontro', 1, 'physical'),
    'seismic-toss': term('Movimento Sismico', 8, 'physical'),
    'thunder-wave': term('Tuononda', 5, 'status'),
    'hidden-power': term('Introforza', 1, 'special'),
    earthquake: term('Terremoto', 7, 'physical'),
  },
  abilities: {},
  items: {},
  forms: {
    74: { name: 'Geodude', speciesId: 74, typeIds: [6, 7], onlyAbility: null },
    92: { name: 'Gastly', speciesId: 92, typeIds: [11, 14], onlyAbility: 'levitate' },
    16: { name: 'Pidgey', speciesId: 16, typeIds: [1, 12], onlyAbility: null },
    131: { name: 'Lapras', speciesId: 131, typeIds: [3, 9], onlyAbility: null },
    110: { name: 'Weezing', speciesId: 110, typeIds: [14], onlyAbility: null },
  },
};

const user: OwnPokemon = {
  place: 1,
  formId: 16,
  level: 10,
  gender: 'male',
  isShiny: false,
  condition: { hp: 20, maxHp: 20, status: null },
  stats: { hp: 20, attack: 9, defense: 9, spAttack: 9, spDefense: 9, speed: 9 },
  ability: 'keen-eye',
  item: null,
  moves: [],
  isActive: true,
};

function comesIn(formId: number, position: 0 | 1): BattleEvent {
  return {
    kind: 'switch-in',
    who: { side: 2, place: position + 1 },
    position,
    appearance: { formId, level: 10, gender: 'male', isShiny: false },
    condition: { hp: 48, maxHp: 48, status: null },
    isForced: false,
  };
}

function forecasts(
  move: string,
  events: readonly BattleEvent[],
  rest: Partial<Pick<ChoosableMove, 'aims' | 'typeId'>> = {},
) {
  const view = applyEvents(emptyView(1, [2, 2], 'doubles'), events);
  const choosable = { move, aims: [], pp: 5, maxPp: 5, isDisabled: false, ...rest };
  return forecastsOf(choosable, user, { view, terms, side: 1 });
}

describe('the label of a move', () => {
  test.each([
    ['bubble', 'superefficace'],
    ['tackle', 'poco efficace'],
    ['thunder-shock', 'non ha effetto'],
    ['thunder-wave', 'non ha effetto'],
    ['metronome', null],
    ['struggle', null],
    ['seismic-toss', null],
  ])('%s against Geodude: %s', (move, expected) => {
    expect(commonLabel(forecasts(move, [comesIn(74, 0)]))).toBe(expected);
  });

  test('shows only immunity for a move with fixed damage', () => {
    expect(commonLabel(forecasts('seismic-toss', [comesIn(92, 0)]))).toBe('non ha effetto');
  });

  test('follows the real type of a move', () => {
    const ice = { typeId: 9 };
    expect(commonLabel(forecasts('hidden-power', [comesIn(16, 0)], ice))).toBe('superefficace');
  });

  test('follows the only ability that a form can have', () => {
    expect(commonLabel(forecasts('earthquake', [comesIn(92, 0)]))).toBe('non ha effetto');
  });

  test('follows an ability once it is shown', () => {
    const shown: BattleEvent = {
      kind: 'immune',
      who: { side: 2, place: 1 },
      cause: { kind: 'ability', term: 'levitate' },
    };
    expect(commonLabel(forecasts('earthquake', [comesIn(110, 0)]))).toBe('superefficace');
    expect(commonLabel(forecasts('earthquake', [comesIn(110, 0), shown]))).toBe('non ha effetto');
    const heals: BattleEvent = {
      kind: 'heal',
      who: { side: 2, place: 1 },
      condition: { hp: 48, maxHp: 48, status: null },
      cause: { kind: 'ability', term: 'water-absorb' },
    };
    expect(commonLabel(forecasts('bubble', [comesIn(131, 0), heals]))).toBe('non ha effetto');
  });

  test('differs between two foes, from left to right, unless only one can be aimed at', () => {
    const both = [comesIn(74, 0), comesIn(16, 1)];
    const found = forecasts('thunder-shock', both);
    expect(found.map(({ foe, label }) => [foe.formId, label])).toEqual([
      [16, 'superefficace'],
      [74, 'non ha effetto'],
    ]);
    expect(commonLabel(found)).toBeUndefined();
    const aims = [{ side: 2, position: 1 }] as const;
    expect(commonLabel(forecasts('thunder-shock', both, { aims: [...aims] }))).toBe(
      'superefficace',
    );
  });

  test('follows changed types', () => {
    const changed: BattleEvent = {
      kind: 'effect-start',
      who: { side: 2, place: 1 },
      effect: 'typechange',
      typeIds: [3],
    };
    expect(commonLabel(forecasts('thunder-shock', [comesIn(74, 0), changed]))).toBe(
      'superefficace',
    );
  });
});
