import { expect, test } from 'vitest';
import { timeBand } from './time-band.ts';

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
