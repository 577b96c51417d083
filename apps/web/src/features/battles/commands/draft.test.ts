import type { BattleRequest, OwnPokemon } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import {
  bench,
  choiceOf,
  initialActions,
  openPositionOf,
  whyNotIn,
  withAction,
  withoutLast,
} from './draft.ts';

function own(place: number, over: Partial<OwnPokemon> = {}): OwnPokemon {
  return {
    place,
    formId: place,
    level: 12,
    gender: 'male',
    isShiny: false,
    condition: { hp: 30, maxHp: 30, status: null },
    stats: { hp: 30, attack: 10, defense: 10, spAttack: 10, spDefense: 10, speed: 10 },
    ability: 'torrent',
    item: null,
    moves: [],
    isActive: false,
    ...over,
  };
}

const fainted = { condition: { hp: 0, maxHp: 30, status: null } };
const free = { mustSwitch: false, moves: [], isTrapped: false };
const move = { do: 'move', slot: 1 } as const;

function request(over: Partial<BattleRequest> = {}): BattleRequest {
  return {
    positions: [
      { place: 1, ...free },
      { place: 2, ...free },
    ],
    team: [own(1, { isActive: true }), own(2, { isActive: true }), own(3), own(4, fainted)],
    ...over,
  };
}

describe('a draft of a choice', () => {
  test('is a choice once each position has an action', () => {
    const asked = request();
    const first = withAction(asked, initialActions(asked), move);
    expect(openPositionOf(first)).toBe(1);
    expect(choiceOf(first)).toBeNull();
    const both = withAction(asked, first, { do: 'switch', to: 3 });
    expect(choiceOf(both)).toEqual([move, { do: 'switch', to: 3 }]);
  });

  test('goes back no further than the first position', () => {
    const asked = request();
    const first = withAction(asked, initialActions(asked), move);
    expect(withoutLast(asked, first)).toEqual([null, null]);
    expect(withoutLast(asked, initialActions(asked))).toBeNull();
  });

  test('passes for an empty position', () => {
    const asked = request({ positions: [null, { place: 2, ...free }] });
    expect(initialActions(asked)).toEqual([{ do: 'pass' }, null]);
    expect(withoutLast(asked, initialActions(asked))).toBeNull();
    expect(choiceOf(withAction(asked, initialActions(asked), move))).toEqual([
      { do: 'pass' },
      move,
    ]);
  });

  test('switches no Pokémon in twice, and passes if none is left', () => {
    const must = { ...free, mustSwitch: true };
    const asked = request({
      positions: [
        { place: 1, ...must },
        { place: 2, ...must },
      ],
    });
    expect(bench(asked, initialActions(asked)).map(({ place }) => place)).toEqual([3]);
    const first = withAction(asked, initialActions(asked), { do: 'switch', to: 3 });
    expect(choiceOf(first)).toEqual([{ do: 'switch', to: 3 }, { do: 'pass' }]);
  });

  test('tells why a Pokémon cannot come in', () => {
    const asked = request();
    const actions = initialActions(asked);
    expect(asked.team.map((pokemon) => whyNotIn(asked, actions, pokemon))).toEqual([
      'È già in campo.',
      'È già in campo.',
      null,
      'Non ha più forze.',
    ]);
    const trapped = request({ positions: [{ place: 1, ...free, isTrapped: true }] });
    expect(whyNotIn(trapped, initialActions(trapped), own(3))).toBe(
      'Chi è in campo non può ritirarsi.',
    );
  });
});
