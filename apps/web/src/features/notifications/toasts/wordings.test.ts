import { expect, test } from 'vitest';
import { wordingsOf } from './wordings.ts';

const shownOf = (body: string, urlName: string | null = 'Vai ai tornei') =>
  wordingsOf({ body, url: urlName === null ? null : '/tournaments', urlName }).map(
    ({ shown }) => shown,
  );

test('the wordings are fewer and fewer sentences, then the link', () => {
  expect(shownOf('Contro Brock: vittoria. Non è giusto? Scrivi!')).toEqual([
    'Contro Brock: vittoria. Non è giusto? Scrivi!',
    'Contro Brock: vittoria. Non è giusto?',
    'Contro Brock: vittoria.',
    'Vai ai tornei',
    '',
  ]);
});

test('a line break ends a sentence, a decimal point does not', () => {
  expect(shownOf('Ore 21.30\nA dopo', null)).toEqual(['Ore 21.30\nA dopo', 'Ore 21.30', '']);
});

test('the rest of the text is left to screen readers', () => {
  for (const { kind, shown, rest } of wordingsOf({ body: 'Uno. Due.', url: '/x', urlName: 'Y' })) {
    expect(kind === 'text' ? [shown, rest].filter(Boolean).join(' ') : rest).toBe('Uno. Due.');
  }
});
