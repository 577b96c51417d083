import { describe, expect, test } from 'vitest';
import { isOpenable } from './openable.ts';

const leaders = (...defeated: boolean[]) =>
  defeated.map((isDefeated, index) => ({ order: index + 1, defeated: isDefeated }));

describe('isOpenable', () => {
  test.each([
    ['nobody defeated', leaders(false, false, false), [true, false, false]],
    ['the first defeated', leaders(true, false, false), [false, true, false]],
    ['all defeated', leaders(true, true, true), [false, false, false]],
  ])('%s', (_name, list, expected) => {
    expect(list.map((leader) => isOpenable(leader, list))).toEqual(expected);
  });
});
