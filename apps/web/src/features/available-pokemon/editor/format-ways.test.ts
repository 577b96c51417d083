import { expect, test } from 'vitest';
import { formatWays } from './format-ways.ts';

const ways = [
  { kind: 'level-up', level: 40 },
  { kind: 'machine', level: 20 },
  { kind: 'egg', level: 20 },
] as const;

test.each<[what: string, level: number | null, words: string]>([
  ['at any level', null, 'Livello 40 · MT o MN'],
  ['at a level that some ways need', 30, 'MT o MN · mossa da uovo'],
  ['too early', 10, 'Solo dal livello 20'],
])('how a move is learned: %s', (_, level, words) => {
  expect(formatWays(ways, level)).toBe(words);
});

test('a move that is never learned', () => expect(formatWays([], 50)).toBe('Non la impara'));
