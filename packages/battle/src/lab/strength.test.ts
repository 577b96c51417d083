import { describe, expect, test } from 'vitest';
import { battleCount } from '../testing/random-battles.ts';
import { hashOfSources } from './sources.ts';
import stored from './strength.json';
import { comparisons, nameOf, resultsOf, shareOfWins } from './strength.ts';

/*
 * How much stronger each grade is than the one below, over pairs of teams that are even. All chance
 * is seeded, so the stored results are those of every run until the code changes: then
 * `npm run strength -w @poketorneo/battle` plays and writes them anew, in some minutes.
 */

test('the stored results are of this code', () => {
  expect(stored.sources).toBe(hashOfSources());
});

const results: Readonly<Record<string, string>> = stored.results;

describe.each(comparisons.map((comparison) => [nameOf(comparison), comparison] as const))(
  '%s',
  (name, comparison) => {
    const known = results[name] ?? '';

    test('stays within its bar', () => {
      expect(known.length).toBeGreaterThanOrEqual(comparison.rounds * 150);
      expect(shareOfWins(known)).toBeGreaterThanOrEqual(comparison.min);
      expect(shareOfWins(known)).toBeLessThanOrEqual(comparison.max);
    });

    test('the first battles end as stored', () => {
      const played = resultsOf(comparison, battleCount(2));
      expect(played).toBe(known.slice(0, played.length));
    });
  },
);
