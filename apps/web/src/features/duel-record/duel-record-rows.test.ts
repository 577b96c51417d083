import { expect, test } from 'vitest';
import { duelRecordRows, hasDuels } from './duel-record-rows.ts';

const none = { rating: null, wins: 0, losses: 0, draws: 0 };

test.each([
  [{ rating: 1520, deviation: 45 }, '1520 ± 90'],
  [{ rating: 1611, deviation: 110 }, '1611?'],
  [null, '-'],
])('a rating is shown with its confidence: %#', (rating, value) => {
  expect(duelRecordRows({ ...none, rating })[0]).toEqual({ label: 'Punteggio', value });
});

test('finished duels are counted', () => {
  const rows = duelRecordRows({ ...none, wins: 3, losses: 1, draws: 2 });
  expect(rows.slice(1).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Vinte 3',
    'Perse 1',
    'Pareggiate 2',
  ]);
  expect(hasDuels(none)).toBe(false);
  expect(hasDuels({ ...none, draws: 1 })).toBe(true);
});
