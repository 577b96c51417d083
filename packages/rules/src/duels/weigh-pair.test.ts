import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TeamIndex, weighPair } from './weigh-pair.ts';

/** Results as text: 'a' and 'b' for the winner, '=' for a draw. */
const resultsOf = (text: string): (TeamIndex | null)[] =>
  [...text].map((letter) => (letter === '=' ? null : letter === 'a' ? 0 : 1));

describe('weighPair', () => {
  test.each<[string, 'fair' | 'unfair' | number[]]>([
    // Numbers of the next battles, from and to.
    ['', [0, 1]],
    ['a', [1, 1]],
    ['=', [1, 1]],
    ['aa', 'unfair'],
    ['bb', 'unfair'],
    ['ab', [2, 5]],
    ['ba', [2, 5]],
    ['==', [2, 5]],
    ['a=', [2, 5]],
    ['aba', [3, 5]],
    ['abaaa', [5, 5]],
    ['abaaaa', 'unfair'],
    ['abbbbb', 'unfair'],
    ['abaaab', [6, 15]],
    ['abbbba', [6, 15]],
    ['ababab', [6, 15]],
    ['abaaabaaaaaa', [12, 15]],
    ['abaaabaaaaaaa', 'unfair'],
    ['abaaabbbbbaaaaaa', 'fair'],
    ['abaaabbbbbaaaaab', 'fair'],
    ['abababababab', 'fair'],
    ['ababababaaaab', [13, 15]],
    // Half a win for both.
    ['a=aaa', 'unfair'],
    ['a=aab', [5, 5]],
    ['a=aab=', [6, 15]],
    ['a=aaba', 'unfair'],
    ['============', 'fair'],
    ['===========', [11, 15]],
    ['=a=a==aaaaaaa', 'unfair'],
    ['=a=a==aaaaaa', [12, 15]],
  ])('after "%s": %j', (text, expected) => {
    const weighing = weighPair(resultsOf(text));
    const result =
      weighing.is === 'open'
        ? [weighing.next[0]?.number, weighing.next.at(-1)?.number]
        : weighing.is;
    expect(result).toEqual(expected);
  });

  test('sides are exchanged in every second battle', () => {
    const exchanged = ['', 'ab', 'ababab'].flatMap((text) => {
      const weighing = weighPair(resultsOf(text));
      return weighing.is === 'open' ? weighing.next.map(({ isExchanged }) => isExchanged) : [];
    });
    expect(exchanged).toEqual(Array.from({ length: 16 }, (_, number) => number % 2 === 1));
  });

  test('more than sixteen results are refused', () => {
    expect(() => weighPair(resultsOf('ab'.repeat(9)))).toThrow(RangeError);
  });
});

const winner = fc.constantFrom<TeamIndex | null>(0, 1, null);
const results = fc.array(winner, { maxLength: 16 });
const allResults = fc.array(winner, { minLength: 16, maxLength: 16 });

describe('of any results', () => {
  test('both teams are treated alike', () => {
    fc.assert(
      fc.property(results, (some) => {
        const exchanged = some.map((team) => (team === null ? null : team === 0 ? 1 : 0));
        expect(weighPair(exchanged)).toEqual(weighPair(some));
      }),
    );
  });

  test('a verdict stays whatever follows', () => {
    fc.assert(
      fc.property(allResults, fc.integer({ min: 0, max: 16 }), (all, count) => {
        const early = weighPair(all.slice(0, count));
        if (early.is !== 'open') expect(weighPair(all)).toEqual(early);
      }),
    );
  });

  test('sixteen results are enough, and the next battles follow the played ones', () => {
    fc.assert(
      fc.property(results, (some) => {
        const weighing = weighPair(some);
        if (weighing.is !== 'open') return;
        expect(some.length).toBeLessThan(16);
        expect(weighing.next[0]?.number).toBe(some.length);
        expect(weighing.next.at(-1)?.number).toBe(some.length < 2 ? 1 : some.length < 6 ? 5 : 15);
      }),
    );
  });
});
