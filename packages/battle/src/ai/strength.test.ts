import type { BattleFormat, BattleGrade, BattleSide } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { problemOfChoice } from '../choice.ts';
import { startBattle } from '../live-battle.ts';
import { playOut } from '../play-out.ts';
import type { BattleSetup } from '../setup.ts';
import { competitiveTeam } from '../testing/competitive-team.ts';
import { battleCount, randomChoice, randomSetup } from '../testing/random-battles.ts';
import { SeededRandom } from '../testing/seeded-random.ts';
import { aiChoiceInBattle } from './ai-choice-in-battle.ts';

/*
 * Playing strength of the grades. All chance is seeded, so every run plays the same battles;
 * TEST_BATTLES sets their number.
 */

type Player = BattleGrade | 'random';

function play(setup: BattleSetup, players: Readonly<Record<BattleSide, Player>>, chance: number) {
  const random = new SeededRandom(chance);
  const battle = startBattle(setup);
  return playOut(battle, (side, request, step) => {
    const grade = players[side];
    const choice =
      grade === 'random'
        ? randomChoice(random, request)
        : aiChoiceInBattle({ battle, setup, side, grade, seed: setup.seed, step });
    expect(problemOfChoice(request, choice)).toBeNull();
    return choice;
  });
}

/** Share of wins of one player over another, each pair of teams fought both ways. */
function share(one: Player, other: Player, format: BattleFormat, pairs: number): number {
  const random = new SeededRandom(41);
  let wins = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = competitiveTeam(random, 4);
    const second = competitiveTeam(random, 4);
    for (const teams of [[first, second] as const, [second, first] as const]) {
      const setup = { format, seed: `strength ${pair}`, teams };
      if (play(setup, { 1: one, 2: other }, pair).winner === 1) wins += 1;
    }
  }
  return wins / (2 * pairs);
}

describe('the heuristic', () => {
  test('beats random choices', () => {
    expect(share(2, 'random', 'singles', battleCount(8))).toBeGreaterThan(0.7);
  });

  test('beats random choices in doubles', () => {
    expect(share(2, 'random', 'doubles', battleCount(5))).toBeGreaterThan(0.7);
  });

  test('without blunders beats itself with blunders', () => {
    expect(share(2, 0, 'singles', battleCount(16))).toBeGreaterThan(0.55);
  });
});

test.each(['singles', 'doubles'] as const)('battles of all grades end: %s', (format) => {
  const random = new SeededRandom(58);
  const grades = [0, 1, 2] as const;
  for (let index = 0; index < battleCount(4); index += 1) {
    const setup = randomSetup(random, format, index % 2 === 0 ? 'wild' : 'learned');
    const players = { 1: random.pick(grades), 2: random.pick(grades) };
    expect(() => play(setup, players, index)).not.toThrow();
  }
});
