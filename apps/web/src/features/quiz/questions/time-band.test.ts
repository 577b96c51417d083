import { expect, test } from 'vitest';
import { timeBand, timeWarning } from './time-band.ts';

test.each([
  [20_000, 'green'],
  [10_000, 'green'],
  [9999, 'orange'],
  [5000, 'orange'],
  [4999, 'red'],
  [0, 'red'],
])('with %i ms left the bar is %s', (left, band) => {
  expect(timeBand(left)).toBe(band);
});

test('the time is announced at ten and at five seconds', () => {
  const warnings = [20_000, 10_001, 10_000, 5001, 5000, 900, 0].map(timeWarning);
  const [ten, five] = ['Restano 10 secondi', 'Restano 5 secondi'];
  expect(warnings).toEqual(['', '', ten, ten, five, five, five]);
});
