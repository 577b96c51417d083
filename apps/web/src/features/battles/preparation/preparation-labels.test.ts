import { expect, test } from 'vitest';
import { attemptsLabel, proposalLabel } from './preparation-labels.ts';

test.each([
  ['leader', 0, 3, 'Tentativo 1 di 3 con il premio in palio.'],
  ['leader', 2, 1, 'Tentativo 3 di 3 con il premio in palio: è l’ultimo.'],
  ['leader', 3, 0, 'Tentativo 4: il premio non è più in palio, la medaglia sì.'],
  ['rematch', 3, 0, 'Rivincita: si lotta per il piacere di farlo, senza conseguenze.'],
] as const)('%s after %d attempts', (kind, numberOfMatches, rewardedAttemptsLeft, expected) => {
  expect(attemptsLabel({ kind, numberOfMatches, rewardedAttemptsLeft })).toBe(expected);
});

test.each([
  [1, false, 'Scegli questo'],
  [3, false, 'Scegli questi tre'],
  [6, false, 'Scegli questi sei'],
  [6, true, 'Scelti'],
] as const)('a proposal of %d, chosen: %j', (count, isChosen, expected) => {
  expect(proposalLabel(count, isChosen)).toBe(expected);
});
