import { expect, test } from 'vitest';
import { inverseOrder } from './use-arrangement.ts';

test.each([[[1, 2, 3]], [[3, 1, 2]], [[2, 3, 4, 5, 6, 1]], [[6, 2, 1, 4, 3, 5]]])(
  'undoing %j restores the old order',
  (slots) => {
    const team = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, slots.length);
    const arrange = (members: readonly (string | undefined)[], order: readonly number[]) =>
      order.map((slot) => members[slot - 1]);
    expect(arrange(arrange(team, slots), inverseOrder(slots))).toEqual(team);
  },
);
