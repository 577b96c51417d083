import { expect, test } from 'vitest';
import { commonLevel } from './levels.ts';

test.each([
  ['equal', [12, 13, 14], 14],
  ['equal', [12, 14, 13], 14],
  ['equal', [], null],
  ['real', [12, 13, 14], null],
] as const)('with %s levels a team of %j is fought at %s', (rule, leaderLevels, level) => {
  expect(commonLevel(rule, leaderLevels)).toBe(level);
});
