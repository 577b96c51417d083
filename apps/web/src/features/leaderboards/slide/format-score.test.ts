import { expect, test } from 'vitest';
import { formatScore } from './format-score.ts';

test.each([
  ['quiz', 12, '12 risposte'],
  ['quiz', 1, '1 risposta'],
  ['memory-game', 18, '18 mosse'],
  ['memory-game', 1234, '1.234 mosse'],
  ['shell-game', 1, '1 turno'],
  ['shell-game', 7, '7 turni'],
  ['badges', 1, '1 medaglia'],
  ['badges', 32, '32 medaglie'],
  ['leaders', 1, '1 vittoria'],
  ['leaders', 0, '0 vittorie'],
  ['collection', 1, '1 Pokémon'],
  ['collection', 40, '40 Pokémon'],
] as const)('a score of %s of %i reads «%s»', (kind, score, words) => {
  expect(formatScore(kind, score)).toBe(words);
});
