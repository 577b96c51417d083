import { expect, test } from 'vitest';
import { problemOfEmote } from './emotes.ts';

const now = Date.UTC(2026, 0, 1, 20);

test.each<[string, number | null, string | null]>([
  ['the first', null, null],
  ['at once', now, 'Piano: una ogni cinque secondi'],
  ['after nearly five seconds', now - 4999, 'Piano: una ogni cinque secondi'],
  ['after five seconds', now - 5000, null],
])('an emote, %s', (_, lastSentAt, problem) => {
  expect(problemOfEmote({ lastSentAt, now })).toBe(problem);
});
