import type { BattleSetup } from '@poketorneo/battle';
import type { BattleGrade } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { seededChance } from '../../testing/load/seeded-chance.ts';
import { encounters, inBattle } from './encounter.ts';
import { played } from './play.ts';

/*
 * The leaders' own teams against each other, whoever decides for them: each battle must come to an
 * end, and nobody may choose what cannot be chosen. TEST_BATTLES sets how many.
 */

const battles = Number(process.env.TEST_BATTLES ?? 6);

function setupOf(format: BattleSetup['format'], number: number): BattleSetup {
  const chance = seededChance(number);
  const team = () => {
    const leader = encounters[Math.floor(chance() * encounters.length)];
    return (leader?.team ?? []).map((entry) => inBattle(entry, entry.level));
  };
  return { format, seed: `leaders ${number}`, teams: [team(), team()] };
}

test.each(['singles', 'doubles'] as const)('any leader can meet any other: %s', (format) => {
  for (let number = 0; number < battles; number += 1) {
    const chance = seededChance(1_000_000 + number);
    const grades: readonly BattleGrade[] = [0, 1, 2];
    const grade = () => grades[Math.floor(chance() * grades.length)] ?? 0;
    const setup = setupOf(format, number);
    expect(played(setup, { 1: grade(), 2: grade() })).toMatchObject({ by: 'play' });
  }
});

test('who looks ahead comes to an end too', () => {
  // It takes fifty times as long.
  for (let number = 0; number < battles / 50; number += 1) {
    const setup = setupOf(number % 2 === 0 ? 'singles' : 'doubles', number);
    expect(played(setup, { 1: 3, 2: 2 })).toMatchObject({ by: 'play' });
  }
});
