import { expect, test } from 'vitest';
import { nextLeaderIn } from './next-leader.ts';

const fiammetta = { name: 'Fiammetta', section: '3-4' };

test.each([
  [3, fiammetta, fiammetta],
  [1, fiammetta, null],
  // Not the tournament whose id is a prefix.
  [3, { name: 'Pedro', section: '33-1' }, null],
  [3, null, null],
])('in tournament %i: %j', (id, leader, expected) => {
  expect(nextLeaderIn({ id }, leader)).toBe(expected);
});
