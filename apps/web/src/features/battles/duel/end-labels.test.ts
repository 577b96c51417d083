import type { DuelResult } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { formatChange, formatRating, formatUnratedReason, reasonOf } from './end-labels.ts';

const partsOf = (outcome: DuelResult['outcome'], by: DuelResult['by']) => ({
  result: { outcome, by, rating: null, unratedReason: null, total: null },
  foe: 'Nina',
});

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
  ['unrated-terms', 'Era una lotta amichevole: la classifica resta com’è.'],
  ['too-short', 'È finita prima del turno 3: la classifica resta com’è.'],
  [
    'fifth-of-the-day',
    'Contano al massimo 4 lotte al giorno con lo stesso avversario: la classifica resta com’è.',
  ],
] as const)('why a duel does not count: %s', (unratedReason, sentence) => {
  expect(formatUnratedReason(unratedReason)).toBe(sentence);
});

test('an uncertain rating has a question mark, a change its sign', () => {
  expect(formatRating({ rating: 1500, deviation: 350 })).toBe('1500?');
  expect(formatRating({ rating: 1612, deviation: 80 })).toBe('1612');
  expect([12, 0, -8].map(formatChange)).toEqual(['+12', '±0', '−8']);
});
