import { expect, test } from 'vitest';
import { bestTeam } from './best-team.ts';
import { type Encounter, encounters, tierOf } from './encounter.ts';
import { shareOfWins } from './play.ts';

/*
 * A small part of the balance, always the same battles: `npm run balance` plays all of it. The
 * team is the best on paper.
 */

const battles = 8;
const seed = 'suite';

function wonAgainst(encounter: Encounter): number {
  const { pokemons } = bestTeam(encounter, { teams: 1, battles: 0 });
  return shareOfWins(encounter, pokemons, { battles, seed, grade: 2 });
}

function of(...orders: readonly number[]): Encounter[] {
  return encounters.filter(({ order }) => orders.includes(order));
}

const average = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

test('a player owns more with each leader, champions’ prizes included', () => {
  const sizes = encounters.map(({ owned }) => owned.length);
  expect(sizes.slice(0, 3)).toEqual([3, 4, 5]);
  expect(sizes[9]).toBe(15);
  expect(sizes.at(-1)).toBe(47);
});

test('the best team respects the leader’s tier', () => {
  for (const encounter of encounters) {
    const { keys } = bestTeam(encounter, { teams: 1, battles: 0 });
    const team = encounter.owned.filter(({ key }) => keys.includes(key));
    const sum = (entries: Encounter['team']) =>
      entries.reduce((total, entry) => total + tierOf(entry), 0);
    expect(team.length).toBe(keys.length);
    expect(sum(team)).toBeLessThanOrEqual(sum(encounter.team));
  }
});

test('every other leader of Kanto is neither trivial nor unbeatable', () => {
  const kanto = of(2, 4, 6, 8).slice(0, 4).map(wonAgainst);
  expect(average(kanto)).toBeGreaterThan(0.35);
  expect(average(kanto)).toBeLessThan(0.85);
});

test('champions are hard to beat, and can be beaten', () => {
  const shares = of(9).map(wonAgainst);
  expect(average(shares)).toBeGreaterThan(0.1);
  expect(average(shares)).toBeLessThan(0.7);
});
