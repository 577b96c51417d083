import { expect, test } from 'vitest';
import { nextSpeed, parseSpeed } from './battle-speed.ts';

test.each([1, 2, 'skip'] as const)('parses the saved speed %j', (speed) => {
  expect(parseSpeed(String(speed))).toBe(speed);
});

test.each([null, '', '9', 'nonsense'])('parses %j as the default speed', (text) => {
  expect(parseSpeed(text)).toBe(1);
});

test('cycles through the speeds', () => {
  expect([nextSpeed(1), nextSpeed(2), nextSpeed('skip')]).toEqual([2, 'skip', 1]);
});
