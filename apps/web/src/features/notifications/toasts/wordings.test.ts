import { expect, test } from 'vitest';
import { wordingsOf } from './wordings.ts';

const shownOf = (body: string, urlName: string | null = 'Vai ai tornei') =>
  wordingsOf({ body, url: urlName === null ? null : '/tournaments', urlName }).map(
    ({ shown }) => shown,
  );

test('a toast says as many whole sentences as have room, or else where it leads to', () => {
  expect(shownOf('Contro Brock: vittoria. Non è giusto? Scrivi!')).toEqual([
    'Contro Brock: vittoria. Non è giusto? Scrivi!',
    'Contro Brock: vittoria. Non è giusto?',
    'Contro Brock: vittoria.',
    'Vai ai tornei',
    '',
  ]);
});

test('a line is a sentence, and a number with a point is none', () => {
  expect(shownOf('Ore 21.30\nA dopo', null)).toEqual(['Ore 21.30\nA dopo', 'Ore 21.30', '']);
});

test('what has no room is still heard', () => {
  for (const { kind, shown, rest } of wordingsOf({ body: 'Uno. Due.', url: '/x', urlName: 'Y' })) {
    expect(kind === 'text' ? [shown, rest].filter(Boolean).join(' ') : rest).toBe('Uno. Due.');
  }
});
