import type { BattleEvent, BattleTerms, ChoosableMove } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { describe, expect, test } from 'vitest';
import { effectLabel } from './effect-label.ts';

const terms: BattleTerms = {
  moves: {
    bubble: { name: 'Bolla', typeId: 3, damageClass: 'special' },
    tackle: { name: 'Azione', typeId: 1, damageClass: 'physical' },
    'thunder-shock': { name: 'Tuonoshock', typeId: 5, damageClass: 'special' },
    struggle: { name: 'Scontro', typeId: 1, damageClass: 'physical' },
    'seismic-toss': { name: 'Movimento Sismico', typeId: 8, damageClass: 'physical' },
    'thunder-wave': { name: 'Tuononda', typeId: 5, damageClass: 'status' },
  },
  abilities: {},
  items: {},
  forms: {
    74: { name: 'Geodude', speciesId: 74, typeIds: [6, 7] },
    92: { name: 'Gastly', speciesId: 92, typeIds: [11, 14] },
    16: { name: 'Pidgey', speciesId: 16, typeIds: [1, 12] },
  },
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

function labelOf(move: string, events: readonly BattleEvent[], aims: ChoosableMove['aims'] = []) {
  const view = applyEvents(emptyView(1, [2, 2], 'doubles'), events);
  return effectLabel({ move, aims, pp: 5, maxPp: 5, isDisabled: false }, { view, terms, side: 1 });
}

describe('the label of a move’s effectiveness', () => {
  test.each([
    ['bubble', 'superefficace'],
    ['tackle', 'poco efficace'],
    ['thunder-shock', 'inefficace'],
    ['thunder-wave', null],
    ['metronome', null],
    ['struggle', null],
    ['seismic-toss', null],
  ])('%s against Geodude: %s', (move, expected) => {
    expect(labelOf(move, [comesIn(74, 0)])).toBe(expected);
  });

  test('shows only immunity for a move with fixed damage', () => {
    expect(labelOf('seismic-toss', [comesIn(92, 0)])).toBe('inefficace');
  });

  test('is absent if two foes differ, unless only one can be aimed at', () => {
    const both = [comesIn(74, 0), comesIn(16, 1)];
    expect(labelOf('thunder-shock', both)).toBeNull();
    expect(labelOf('thunder-shock', both, [{ side: 2, position: 1 }])).toBe('superefficace');
  });

  test('follows changed types', () => {
    const changed: BattleEvent = {
      kind: 'effect-start',
      who: { side: 2, place: 1 },
      effect: 'typechange',
      typeIds: [3],
    };
    expect(labelOf('thunder-shock', [comesIn(74, 0), changed])).toBe('superefficace');
  });
});
