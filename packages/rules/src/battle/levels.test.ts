import { expect, test } from 'vitest';
import { statsOf } from '../stats.ts';
import { commonLevel, fightingLevel, fightingStats } from './levels.ts';

test.each([
  ['equal', 10, [12, 13, 14], 14],
  ['equal', 90, [12, 14, 13], 14],
  ['equal', 10, [], 10],
  ['real', 10, [12, 13, 14], 10],
] as const)(
  'with %s levels one of level %i fights a team of %j at %i',
  (rule, ownLevel, leaderLevels, level) => {
    expect(fightingLevel({ rule, ownLevel, leaderLevels })).toBe(level);
  },
);

test('a level that all share is there only where levels are equal', () => {
  expect(commonLevel('equal', [12, 14])).toBe(14);
  expect(commonLevel('real', [12, 14])).toBeNull();
});

test('the stats are exact at the level that counts', () => {
  const ivs = { hp: 20, attack: 21, defense: 22, spAttack: 23, spDefense: 24, speed: 25 };
  const evs = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };
  const baseStats = { hp: 45, attack: 49, defense: 49, spAttack: 65, spDefense: 65, speed: 45 };
  const at = (level: number) => statsOf({ baseStats, level, nature: 'modest', ivs });
  const pokemon = {
    baseStats,
    level: 10,
    stats: at(10),
    spread: { nature: 'modest', ivs, evs },
  } as const;
  expect(fightingStats(pokemon, 'equal', [53, 50])).toEqual(at(53));
  expect(fightingStats(pokemon, 'real', [53, 50])).toEqual(at(10));
});
