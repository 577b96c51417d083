import { expect, test } from 'vitest';
import { nextSpeed, parsePreferences, writePreferences } from './preferences.ts';

test('preferences come back as they were kept', () => {
  const chosen = { speed: 'skip', isMuted: true } as const;
  expect(parsePreferences(writePreferences(chosen))).toEqual(chosen);
});

test.each([null, '', '9 loud', 'nonsense'])('kept as %j they are the usual ones', (text) => {
  expect(parsePreferences(text)).toEqual({ speed: 1, isMuted: false });
});

test('speeds go round', () => {
  expect([nextSpeed(1), nextSpeed(2), nextSpeed('skip')]).toEqual([2, 'skip', 1]);
});
