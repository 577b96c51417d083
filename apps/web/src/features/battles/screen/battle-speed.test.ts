import { expect, test } from 'vitest';
import { nextSpeed, parseSpeed } from './battle-speed.ts';

test.each([1, 2, 'skip'] as const)('the speed %j comes back as it was saved', (speed) => {
  expect(parseSpeed(String(speed))).toBe(speed);
});

test.each([null, '', '9', 'nonsense'])('saved as %j it is the usual one', (text) => {
  expect(parseSpeed(text)).toBe(1);
});

test('speeds go round', () => {
  expect([nextSpeed(1), nextSpeed(2), nextSpeed('skip')]).toEqual([2, 'skip', 1]);
});
