// @sqlite: no database.
import type { BattleSetup } from '@poketorneo/battle';
import type { BattleGrade } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { encounters, toBattlePokemon } from './encounter.ts';
import { playBattle } from './play.ts';

/*
 * Battles between the leaders' teams: each must end, without illegal choices. TEST_BATTLES sets
 * their number.
 */

const battles = Number(process.env.TEST_BATTLES ?? 6);

function setupOf(format: BattleSetup['format'], number: number): BattleSetup {
  const chance = seededRandom(number);
  const team = () => {
    const leader = encounters[Math.floor(chance() * encounters.length)];
    return (leader?.team ?? []).map((entry) => toBattlePokemon(entry, entry.level));
  };
  return { format, seed: `leaders ${number}`, teams: [team(), team()] };
}

test.each(['singles', 'doubles'] as const)('battles between any leaders end: %s', (format) => {
  for (let number = 0; number < battles; number += 1) {
    const chance = seededRandom(1_000_000 + number);
    const grades: readonly BattleGrade[] = [0, 1, 2, 3];
    const grade = () => grades[Math.floor(chance() * grades.length)] ?? 0;
    const setup = setupOf(format, number);
    expect(playBattle(setup, { 1: grade(), 2: grade() })).toMatchObject({ by: 'play' });
  }
});
