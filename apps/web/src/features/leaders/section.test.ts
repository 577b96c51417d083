import { describe, expect, test } from 'vitest';
import { firstUndefeatedSection, resolveSection } from './section.ts';

const tournament = (id: number, order: number, defeated: boolean[]) => ({
  id,
  order,
  leaders: defeated.map((isDefeated, index) => ({
    tournamentId: id,
    order: index + 1,
    defeated: isDefeated,
  })),
});
// The ids differ from the orders, but overlap with them.
const tournaments = [tournament(2, 1, [true, true]), tournament(7, 2, [true, false, false])];

describe('resolveSection', () => {
  test.each([
    ['2-1', { tournamentId: 2, order: 1 }],
    ['7-3', { tournamentId: 7, order: 3 }],
    ['1-2', { tournamentId: 2, order: 2 }],
    ['2-3', null],
    ['9-1', null],
    ['1', null],
    ['1-1-1', null],
    ['a-b', null],
    ['', null],
  ])('%j', (section, expected) => {
    expect(resolveSection(section, tournaments)).toEqual(expected);
  });
});

describe('firstUndefeatedSection', () => {
  test.each([
    ['the first one of the second tournament', tournaments, '7-2'],
    ['the first one of all', [tournament(4, 1, [false])], '4-1'],
    ['none is left', [tournament(4, 1, [true])], '1-1'],
    ['no tournament', [], '1-1'],
  ])('%s', (_what, list, expected) => {
    expect(firstUndefeatedSection(list)).toBe(expected);
  });
});
