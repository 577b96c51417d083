import { describe, expect, test } from 'vitest';
import { signPosition, toMapPercent } from './sign-position.ts';

describe('signPosition', () => {
  test.each([
    [[400, 300], 'middle', 'above'],
    [[80, 300], 'start', 'above'],
    [[720, 500], 'end', 'above'],
    [[222, 148], 'middle', 'above'],
    [[400, 60], 'middle', 'below'],
  ] as const)('at %j', (point, side, edge) => {
    expect(signPosition(point)).toEqual({ side, edge });
  });
});

test('toMapPercent gives a point in percent of the map', () => {
  expect(toMapPercent([200, 300])).toEqual({ left: '25%', top: '50%' });
});
