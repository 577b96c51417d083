import { describe, expect, test } from 'vitest';
import { groupsOfFour } from './groups-of-four.ts';

describe('groupsOfFour', () => {
  test.each([
    [0, []],
    [3, [3]],
    [4, [4]],
    [8, [4, 4]],
    [9, [4, 4, 1]],
  ])('%d items', (count, sizes) => {
    const items = Array.from({ length: count }, (_, index) => index);
    const groups = groupsOfFour(items);
    expect(groups.map((group) => group.length)).toEqual(sizes);
    expect(groups.flat()).toEqual(items);
  });
});
