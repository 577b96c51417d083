import { describe, expect, it } from 'vitest';
import { isArrangementOf, movedTournaments } from './arrange-tournaments.ts';

describe('reordered tournaments', () => {
  it.each([
    ['nothing moves', [1, 2, 3, 4], []],
    [
      'the first two change places',
      [2, 1, 3, 4],
      [
        { id: 1, openedBy: null },
        { id: 3, openedBy: 2 },
      ],
    ],
    [
      'the last two change places',
      [1, 2, 4, 3],
      [
        { id: 4, openedBy: 3 },
        { id: 3, openedBy: 2 },
      ],
    ],
    ['the first one goes last', [2, 3, 4, 1], [{ id: 1, openedBy: null }]],
    ['the last one comes first', [4, 1, 2, 3], [{ id: 1, openedBy: null }]],
    [
      'all are turned round',
      [4, 3, 2, 1],
      [
        { id: 3, openedBy: 2 },
        { id: 2, openedBy: 1 },
        { id: 1, openedBy: null },
      ],
    ],
  ])('%s', (_what, after, moved) => {
    expect(movedTournaments([1, 2, 3, 4], after)).toEqual(moved);
  });
});

describe('an arrangement', () => {
  it.each([
    [[2, 1, 3], true],
    [[1, 2], false],
    [[1, 2, 3, 4], false],
    [[1, 2, 2], false],
    [[1, 2, 4], false],
  ])('%j of three: %s', (wanted, isOne) => {
    expect(isArrangementOf(wanted, [1, 2, 3])).toBe(isOne);
  });
});
