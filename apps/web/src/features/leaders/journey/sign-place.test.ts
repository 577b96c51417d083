import { describe, expect, test } from 'vitest';
import { shareOf, signPlace } from './sign-place.ts';

describe('signPlace', () => {
  test.each([
    [[400, 300], 'middle', 'above'],
    [[80, 300], 'start', 'above'],
    [[720, 500], 'end', 'above'],
    [[222, 148], 'middle', 'above'],
    [[400, 60], 'middle', 'below'],
  ] as const)('at %j', (point, side, edge) => {
    expect(signPlace(point)).toEqual({ side, edge });
  });
});

test('shareOf gives a point in percent of the map', () => {
  expect(shareOf([200, 300])).toEqual({ left: '25%', top: '50%' });
});
