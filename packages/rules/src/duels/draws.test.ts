import { expect, test } from 'vitest';
import { isDrawOffered, problemOfDrawOffer } from './draws.ts';

const tooEarly = 'Prima di cinque turni non si può';
const again = 'L’hai già offerta in questo turno';

test.each<[number, number, number | null, string | null]>([
  [0, 0, null, tooEarly],
  [4, 6, null, tooEarly],
  [5, 6, null, null],
  [5, 7, 6, null],
  [5, 6, 6, again],
  [4, 6, 6, tooEarly],
  [30, 41, 12, null],
])('in turn %i, step %i, after an offer in step %s: %s', (turn, step, lastOffer, problem) => {
  expect(problemOfDrawOffer({ turn, step, lastOffer })).toBe(problem);
});

test.each<[number, number | null, boolean]>([
  [6, 6, true],
  [7, 6, false],
  [6, null, false],
  [0, null, false],
])('in step %i an offer of step %s is open: %s', (step, lastOffer, isOffered) => {
  expect(isDrawOffered({ step, lastOffer })).toBe(isOffered);
});
