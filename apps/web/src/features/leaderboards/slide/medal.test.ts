import { expect, test } from 'vitest';
import { medalOf } from './medal.ts';

test.each([
  [{ position: 1, score: 9 }, 'gold'],
  [{ position: 2, score: 8 }, 'silver'],
  [{ position: 3, score: 1 }, 'bronze'],
  [{ position: 4, score: 1 }, null],
  [{ position: 1, score: 0 }, null],
  [{ position: 3, score: 0 }, null],
])('%o brings %s', (row, medal) => {
  expect(medalOf(row)).toBe(medal);
});
