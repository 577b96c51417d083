import type { DuelState } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { problemOfDraw } from './draw-state.ts';
import { sampleDuel } from './testing/sample-duel.ts';

const atTurn = (turn: number): DuelState => ({ ...sampleDuel, events: [{ kind: 'turn', turn }] });

test.each<[string, DuelState, string | null]>([
  ['before turn 5', atTurn(4), 'Prima di cinque turni non si può'],
  ['from turn 5', atTurn(5), null],
  ['once a step', { ...atTurn(5), drawOffer: 'own' }, 'L’hai già offerta in questo turno'],
  [
    'once a step, also after a refusal',
    { ...atTurn(5), drawOffer: 'refused' },
    'Rifiutato in questo turno: riprova nel prossimo',
  ],
  ['not after the end', { ...atTurn(5), status: 'over' }, 'La lotta sta finendo'],
  ['after an offer of the other', { ...atTurn(5), drawOffer: 'foe' }, null],
])('a draw %s', (_case, duel, expected) => {
  expect(problemOfDraw(duel)).toBe(expected);
});
