import { expect, test } from 'vitest';
import { targetsOf } from './aiming.ts';

test('targets are offered as they are seen: foes from left to right, then the own side', () => {
  const targets = targetsOf([
    { side: 1, position: 1 },
    { side: 2, position: 0 },
    { side: 1, position: 0 },
    { side: 2, position: 1 },
  ]);
  expect(targets).toEqual([
    { side: 2, position: 1 },
    { side: 2, position: 0 },
    { side: 1, position: 0 },
    { side: 1, position: 1 },
  ]);
});
