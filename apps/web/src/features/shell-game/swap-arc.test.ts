import type { Swap } from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { arcKeyframes, pointOnArc } from './swap-arc.ts';

test.each<[Swap, 'left' | 'right', number]>([
  [[0, 1], 'left', 1],
  [[0, 1], 'right', -1],
  [[1, 2], 'left', 1],
  [[0, 2], 'left', 2],
  [[0, 2], 'right', -2],
])('in the swap %j the %s card moves by %i places', (swap, side, places) => {
  const [start, end] = [pointOnArc(swap, side, 0), pointOnArc(swap, side, 180)];
  for (const value of [start.x, start.y, end.y, end.x - places]) expect(value).toBeCloseTo(0, 9);
  expect(start.scale).toBeCloseTo(1, 9);
  expect(end.scale).toBeCloseTo(1, 9);
});

test('halfway both are in the middle, one in front and one behind', () => {
  const left = pointOnArc([0, 2], 'left', 90);
  const right = pointOnArc([0, 2], 'right', 90);
  expect(left.x).toBeCloseTo(1, 9);
  expect(right.x).toBeCloseTo(-1, 9);
  expect(left.y).toBeGreaterThan(0.5);
  expect(right.y).toBe(-left.y);
  expect(left.scale).toBeGreaterThan(right.scale);
});

test('an animation has a frame for every five degrees and changes only the transform', () => {
  const frames = arcKeyframes([0, 1], 'left');
  expect(frames).toHaveLength(37);
  expect(new Set(frames.flatMap((frame) => Object.keys(frame)))).toEqual(new Set(['transform']));
  expect(frames.at(0)?.transform).toBe('translate(0.000%, 0.000%) scale(1.0000)');
  expect(frames.at(-1)?.transform).toBe('translate(100.000%, 0.000%) scale(1.0000)');
});
