import { expect, test } from 'vitest';
import { targetsOf } from './aiming.ts';

test('targets are offered as they are seen: foes from left to right, then the own side', () => {
  const aims = [
    { side: 1, position: 1 },
    { side: 2, position: 0 },
    { side: 1, position: 0 },
    { side: 2, position: 1 },
  ] as const;
  expect(targetsOf({ aims, side: 1 })).toEqual([
    { side: 2, position: 1 },
    { side: 2, position: 0 },
    { side: 1, position: 0 },
    { side: 1, position: 1 },
  ]);
  expect(targetsOf({ aims, side: 2 })).toEqual([
    { side: 1, position: 1 },
    { side: 1, position: 0 },
    { side: 2, position: 0 },
    { side: 2, position: 1 },
  ]);
});
