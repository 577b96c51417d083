import { expect, it } from 'vitest';
import { formatMean } from './figures.ts';

it.each([
  [null, '-'],
  [1, '1'],
  [1.5, '1,5'],
  [5 / 3, '1,67'],
])('a mean of %s is %s', (mean, written) => {
  expect(formatMean(mean)).toBe(written);
});
