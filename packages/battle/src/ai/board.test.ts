import type { BattleSide } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { startBattle } from '../live-battle.ts';
import { playStep, randomSetup } from '../testing/random-battles.ts';
import { SeededRandom } from '../testing/seeded-random.ts';
import { viewOf } from './ai-choice-in-battle.ts';
import { type Board, BoardJudge, boardOf } from './board.ts';
import { chanceToWin } from './chance-to-win.ts';
import { situationOf } from './situation.ts';

/** A side's boards in the course of a random battle. */
function boardsOf(seed: number, side: BattleSide): Board[] {
  const random = new SeededRandom(seed);
  const setup = randomSetup(random, 'singles', 'learned');
  const battle = startBattle(setup);
  const boards: Board[] = [];
  while (battle.end === null) {
    const request = battle.request(side);
    if (request !== null) {
      const situation = situationOf(side, viewOf(battle, setup, side), request);
      const active = situation.own.get(request.positions[0]?.place ?? 0);
      const board = active === undefined ? null : boardOf(situation, active);
      if (board !== null) boards.push(board);
    }
    playStep(random, battle);
  }
  return boards;
}

const boards = [1, 2, 3, 4].flatMap((seed) => boardsOf(seed, seed % 2 === 0 ? 2 : 1));
const chance = (board: Board) => chanceToWin(new BoardJudge(), board);
const fainted = (side: Board['mine']) => ({ ...side, active: { ...side.active, hp: 0 } });

test('no knock-out lowers the chance to win', () => {
  expect(boards.length).toBeGreaterThan(20);
  for (const board of boards) {
    expect(chance({ ...board, foe: fainted(board.foe) })).toBeGreaterThan(chance(board));
    expect(chance({ ...board, mine: fainted(board.mine) })).toBeLessThan(chance(board));
  }
});

test('the last Pokémon’s knock-out decides', () => {
  for (const board of boards) {
    const last = { ...board.foe, bench: [], unseen: 0 };
    expect(chance({ ...board, foe: fainted(last) })).toBe(1);
  }
});
