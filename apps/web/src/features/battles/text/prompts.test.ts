import type { BattleRequest, BattleTerms } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { promptOf } from './prompts.ts';

const terms: BattleTerms = {
  moves: {
    surf: { name: 'Surf', typeId: 11, damageClass: 'special', power: 95, accuracy: 100 },
  },
  abilities: {},
  items: {},
  forms: { 393: { name: 'Piplup', speciesId: 393, typeIds: [3], onlyAbility: null } },
};
const surf = { move: 'surf', pp: 15, maxPp: 15, isDisabled: false, aims: [] };
const position = { place: 2, mustSwitch: false, moves: [surf], isTrapped: false };
const request: BattleRequest = {
  positions: [position],
  team: [
    {
      place: 2,
      formId: 393,
      level: 5,
      gender: 'male',
      isShiny: false,
      condition: { hp: 20, maxHp: 20, status: null },
      stats: { hp: 20, attack: 9, defense: 9, spAttack: 9, spDefense: 9, speed: 9 },
      ability: 'torrent',
      item: null,
      moves: [],
      isActive: true,
    },
  ],
};
const draft = { request, actions: [null], aimedSlot: null };
const calm = {
  draft,
  openPosition: 0,
  terms,
  isSending: false,
  isOffline: false,
  refusal: null,
  hint: null,
};

test.each([
  [calm, 'Che cosa fa Piplup?'],
  [{ ...calm, hint: 'Prova.' }, 'Che cosa fa Piplup? Prova.'],
  [{ ...calm, draft: { ...draft, aimedSlot: 1 } }, 'Chi vuoi colpire con Surf?'],
  [
    {
      ...calm,
      draft: {
        ...draft,
        request: { ...request, positions: [{ ...position, mustSwitch: true }] },
      },
    },
    'Chi mandi in campo?',
  ],
  [{ ...calm, refusal: 'Non può ritirarsi.' }, 'Non può ritirarsi.'],
  [{ ...calm, isSending: true }, null],
  [
    { ...calm, isSending: true, isOffline: true },
    'Connessione persa: la tua scelta è al sicuro, riprovo…',
  ],
])('%#: %s', (parts, expected) => {
  expect(promptOf(parts)).toBe(expected);
});
