import type { BattleEvent, BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { describe, expect, test } from 'vitest';
import { switchForecastOf } from './switch-forecast.ts';

function term(name: string, typeId: number, damageClass: 'physical' | 'special' | 'status') {
  return { name, typeId, damageClass, power: null, accuracy: null };
}

function form(name: string, typeIds: number[], onlyAbility: string | null = null) {
  return { name, speciesId: 1, typeIds, onlyAbility };
}

const terms: BattleTerms = {
  moves: {
    bubble: term('Bolla', 3, 'special'),
    tackle: term('Azione', 1, 'physical'),
    growl: term('Ruggito', 1, 'status'),
    'hidden-power': term('Introforza', 1, 'special'),
    'rock-throw': term('Sassata', 6, 'physical'),
    magnitude: term('Magnitudo', 7, 'physical'),
    'thunder-punch': term('Tuonopugno', 5, 'physical'),
    'mega-punch': term('Megapugno', 1, 'physical'),
  },
  abilities: {},
  items: {},
  forms: {
    7: form('Squirtle', [3]),
    74: form('Geodude', [6, 7]),
    92: form('Gastly', [11, 14], 'levitate'),
  },
};

function own(formId: number, moves: readonly string[], ability = 'torrent'): OwnPokemon {
  return {
    place: 2,
    formId,
    level: 10,
    gender: 'male',
    isShiny: false,
    condition: { hp: 20, maxHp: 20, status: null },
    stats: { hp: 20, attack: 9, defense: 9, spAttack: 9, spDefense: 9, speed: 9 },
    ability,
    item: null,
    moves: moves.map((move) => ({ move, pp: 5, maxPp: 5 })),
    isActive: false,
  };
}

const foe = { side: 2, place: 1 } as const;
const geodude: BattleEvent = {
  kind: 'switch-in',
  who: foe,
  position: 0,
  appearance: { formId: 74, level: 10, gender: 'male', isShiny: false },
  condition: { hp: 48, maxHp: 48, status: null },
  isForced: false,
};
const uses = (move: string): BattleEvent => ({ kind: 'move', who: foe, move, targets: [] });

function forecast(pokemon: OwnPokemon, events: readonly BattleEvent[] = [geodude]) {
  const view = applyEvents(emptyView(1, [2, 2], 'singles'), events);
  return switchForecastOf(pokemon, { view, terms, side: 1 });
}

describe('the forecast of who may come in', () => {
  test('takes the best attack of both, and types for moves not seen yet', () => {
    expect(forecast(own(7, ['tackle', 'bubble']))).toEqual({ deals: 4, takes: 1 });
    expect(forecast(own(7, ['tackle']), [geodude, uses('thunder-punch')])).toEqual({
      deals: 0.5,
      takes: 2,
    });
  });

  test('leaves out types once all moves have been seen', () => {
    const seen = ['tackle', 'mega-punch', 'growl', 'thunder-punch'].map(uses);
    expect(forecast(own(74, ['tackle'], 'sturdy'), [geodude, ...seen]).takes).toBe(0.5);
  });

  test('follows the abilities, as far as they are known', () => {
    const seen = ['tackle', 'mega-punch', 'growl', 'magnitude'].map(uses);
    expect(forecast(own(92, ['growl'], 'levitate'), [geodude, ...seen])).toEqual({
      deals: null,
      takes: 0,
    });
  });

  test('promises nothing of a move whose type is not known', () => {
    expect(forecast(own(7, ['hidden-power'])).deals).toBe(1);
  });

  test('says nothing against a foe that has fainted', () => {
    const faints: BattleEvent = { kind: 'faint', who: foe };
    const none = { hp: 0, maxHp: 48, status: null };
    const hit: BattleEvent = { kind: 'damage', who: foe, condition: none };
    expect(forecast(own(7, ['bubble']), [geodude, hit, faints])).toEqual({
      deals: null,
      takes: null,
    });
  });
});
