import type { BattleEvent, OwnPokemon } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { expect, test } from 'vitest';
import { teamOnScreen } from './team-on-screen.ts';

const stats = { hp: 39, attack: 20, defense: 20, spAttack: 20, spDefense: 20, speed: 20 };

function own(place: number, isActive: boolean): OwnPokemon {
  return {
    place,
    formId: place,
    level: 14,
    gender: 'male',
    isShiny: false,
    condition: { hp: 39, maxHp: 39, status: null },
    stats,
    ability: 'torrent',
    item: null,
    moves: [],
    isActive,
  };
}

function comes(place: number): BattleEvent {
  return {
    kind: 'switch-in',
    who: { side: 1, place },
    position: 0,
    appearance: { formId: place, level: 14, gender: 'male', isShiny: false },
    condition: { hp: 39, maxHp: 39, status: null },
    isForced: false,
  };
}

test('the team is as the events leave it, also after the last request', () => {
  const view = applyEvents(emptyView(1, [3, 1], 'singles'), [
    comes(1),
    { kind: 'damage', who: { side: 1, place: 1 }, condition: { hp: 12, maxHp: 39, status: 'par' } },
    comes(2),
    { kind: 'damage', who: { side: 1, place: 2 }, condition: { hp: 0, maxHp: 39, status: null } },
    { kind: 'faint', who: { side: 1, place: 2 } },
  ]);
  // Natural Cure has healed the first one off the field.
  const first = { ...own(1, true), condition: { hp: 12, maxHp: 39, status: null } };
  const shown = teamOnScreen([first, own(2, false), own(3, false)], view.sides[1]);
  expect(shown.map(({ condition }) => condition)).toEqual([
    { hp: 12, maxHp: 39, status: null },
    { hp: 0, maxHp: 39, status: null },
    { hp: 39, maxHp: 39, status: null },
  ]);
  expect(shown.map(({ isActive }) => isActive)).toEqual([false, false, false]);
});
