import { expect, test } from 'vitest';
import { smoothedPayoffs } from './equilibrium.ts';

test('what is best against everything is expected to pay most', () => {
  const [dominant = 0, other = 0] = smoothedPayoffs([
    [0.6, 0.7],
    [0.5, 0.4],
  ]);
  expect(dominant).toBeGreaterThan(other);
});

test('the foe prefers what pays least', () => {
  const [expected] = smoothedPayoffs([[0.9, 0.1]]);
  expect(expected).toBeLessThan(0.12);
});

test('in a game without a certain choice both rows pay the same', () => {
  const [one = 0, other = 0] = smoothedPayoffs([
    [1, 0],
    [0, 1],
  ]);
  expect(one).toBeCloseTo(0.5, 1);
  expect(other).toBeCloseTo(0.5, 1);
});
