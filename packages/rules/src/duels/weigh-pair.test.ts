import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TeamIndex, weighPair } from './weigh-pair.ts';

/** Results as text: 'a' and 'b' for the winner, '=' for a draw. */
const resultsOf = (text: string): (TeamIndex | null)[] =>
  [...text].map((letter) => (letter === '=' ? null : letter === 'a' ? 0 : 1));

describe('weighPair', () => {
  test.each<[string, 'fair' | 'unfair' | number[]]>([
    // Numbers of the next battles.
    ['', [0, 1]],
    ['a', [1]],
    ['=', [1]],
    ['aa', 'unfair'],
    ['bb', 'unfair'],
    ['ab', [2, 3, 4, 5]],
    ['ba', [2, 3, 4, 5]],
    ['==', [2, 3, 4, 5]],
    ['a=', [2, 3, 4, 5]],
    ['aba', [3, 4, 5]],
    ['abab', 'fair'],
    ['abba', 'fair'],
    ['abaa', [4, 5]],
    ['abaaa', [5]],
    ['abaaab', 'fair'],
    ['abaaaa', 'unfair'],
    ['abbbbb', 'unfair'],
    ['abbbba', 'fair'],
    // Half a win for both.
    ['a=aaa', 'unfair'],
    ['a=aab', [5]],
    ['a=aabb', 'fair'],
    ['a=aab=', 'fair'],
    ['a=aaba', 'unfair'],
    ['====', 'fair'],
    ['=a=a', [4, 5]],
    ['=a=a==', 'fair'],
  ])('after "%s": %j', (text, expected) => {
    const weighing = weighPair(resultsOf(text));
    expect(
      weighing.is === 'open' ? weighing.next.map(({ number }) => number) : weighing.is,
    ).toEqual(expected);
  });

  test('sides are exchanged in every second battle', () => {
    const exchanged = ['', 'ab'].flatMap((text) => {
      const weighing = weighPair(resultsOf(text));
      return weighing.is === 'open' ? weighing.next.map(({ isExchanged }) => isExchanged) : [];
    });
    expect(exchanged).toEqual([false, true, false, true, false, true]);
  });

  test('more than six results are refused', () => {
    expect(() => weighPair(resultsOf('abababa'))).toThrow(RangeError);
  });
});

const results = fc.array(fc.constantFrom<TeamIndex | null>(0, 1, null), { maxLength: 6 });
const sixResults = fc.array(fc.constantFrom<TeamIndex | null>(0, 1, null), {
  minLength: 6,
  maxLength: 6,
});

describe('of any results', () => {
  test('both teams are treated alike', () => {
    fc.assert(
      fc.property(results, (some) => {
        const exchanged = some.map((winner) => (winner === null ? null : winner === 0 ? 1 : 0));
        expect(weighPair(exchanged)).toEqual(weighPair(some));
      }),
    );
  });

  test('a verdict stays whatever follows', () => {
    fc.assert(
      fc.property(sixResults, fc.integer({ min: 0, max: 6 }), (all, count) => {
        const early = weighPair(all.slice(0, count));
        if (early.is !== 'open') expect(weighPair(all)).toEqual(early);
      }),
    );
  });

  test('six results are enough, and the next battles follow the played ones', () => {
    fc.assert(
      fc.property(results, (some) => {
        const weighing = weighPair(some);
        if (weighing.is !== 'open') return;
        expect(some.length).toBeLessThan(6);
        expect(weighing.next[0]?.number).toBe(some.length);
        expect(weighing.next.at(-1)?.number).toBe(some.length < 2 ? 1 : 5);
      }),
    );
  });
});
