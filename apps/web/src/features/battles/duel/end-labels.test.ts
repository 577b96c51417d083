import type { DuelResult } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { formatChange, formatRating, reasonOf, whyUnrated } from './end-labels.ts';

const partsOf = (
  outcome: DuelResult['outcome'],
  by: DuelResult['by'],
  { isRated = true, turn = 9 } = {},
) => ({ result: { outcome, by, rating: null }, foe: 'Nina', isRated, turn });

test.each([
  [partsOf('win', 'play'), null],
  [partsOf('win', 'surrender'), 'Arriva la resa di Nina.'],
  [partsOf('loss', 'surrender'), 'Hai rinunciato alla lotta.'],
  [partsOf('win', 'timeout'), 'Il tempo di Nina è scaduto.'],
  [partsOf('loss', 'timeout'), 'Il tuo tempo è scaduto.'],
  [partsOf('draw', 'timeout'), 'Il tempo è scaduto per entrambi.'],
  [partsOf('draw', 'agreement'), 'Pareggio d’accordo.'],
])('the reason of an end: %#', (parts, reason) => {
  expect(reasonOf(parts)).toBe(reason);
});

test.each([
  [partsOf('win', 'play', { isRated: false }), 'amichevole'],
  [partsOf('draw', 'timeout'), 'Nessuno ha scelto in tempo'],
  [partsOf('win', 'surrender', { turn: 2 }), 'prima del turno 3'],
  [partsOf('win', 'play'), 'al massimo 4 al giorno'],
])('why a duel does not count: %#', (parts, words) => {
  expect(whyUnrated(parts)).toContain(words);
});

test('an uncertain rating has a question mark, a change its sign', () => {
  expect(formatRating({ rating: 1500, deviation: 350 })).toBe('1500?');
  expect(formatRating({ rating: 1612, deviation: 80 })).toBe('1612');
  expect([12, 0, -8].map(formatChange)).toEqual(['+12', '±0', '−8']);
});
