import type { BattleRequest, BattleTerms } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import type { LinkState } from '../battle/battle-link.ts';
import { sampleDuel } from './testing/sample-duel.ts';
import { waitingPromptOf } from './waiting-prompt.ts';

const terms: BattleTerms = {
  moves: {
    surf: { name: 'Surf', typeId: 11, damageClass: 'special', power: 95, accuracy: 100 },
  },
  abilities: {},
  items: {},
  forms: {},
};
const surf = { move: 'surf', pp: 15, maxPp: 15, isDisabled: false, aims: [] };
const request: BattleRequest = {
  positions: [{ place: 1, mustSwitch: false, moves: [surf], isTrapped: false }],
  team: [],
};
const state: LinkState = {
  battle: { ...sampleDuel, request },
  isSending: false,
  isOffline: false,
  refusal: null,
  chosen: { step: sampleDuel.step, choice: [{ do: 'move', slot: 1 }] },
};
const sealed: LinkState = { ...state, battle: { ...sampleDuel, request, isSealed: true } };

test.each<[LinkState, string | null]>([
  [state, null],
  [sealed, 'Hai scelto Surf. In attesa di Nina…'],
  [{ ...sealed, chosen: null }, 'Hai già scelto. In attesa di Nina…'],
  // The choice of an earlier step.
  [{ ...sealed, chosen: { step: 3, choice: [] } }, 'Hai già scelto. In attesa di Nina…'],
  [{ ...sealed, isOffline: true }, null],
  [{ ...state, battle: sampleDuel }, 'Nina sceglie chi mandare in campo…'],
  [{ ...state, battle: { ...sampleDuel, side: 2 } }, 'Ada sceglie chi mandare in campo…'],
  [{ ...state, battle: { ...sampleDuel, status: 'over' } }, null],
])('%#: %s', (given, expected) => {
  expect(waitingPromptOf(given, terms)).toBe(expected);
});
