import type { BattleGrade, BattleSide } from '@poketorneo/contract';
import { aiChoiceInBattle, viewOf } from '../ai/ai-choice-in-battle.ts';
import { startBattle } from '../live-battle.ts';
import { playOut } from '../play-out.ts';
import type { BattleSetup } from '../setup.ts';
import { competitiveTeam } from '../testing/competitive-team.ts';
import { SeededRandom } from '../testing/seeded-random.ts';
import { strongestButton } from './strongest-button.ts';

/** Decides by a grade, or presses the attack that does the most damage. */
export type Player = BattleGrade | 'strongest';

const sides: readonly BattleSide[] = [1, 2];

/** The teams of a pair, by its number: four to six on each side. */
export function teamsOf(pair: number): BattleSetup['teams'] {
  const random = new SeededRandom(77_000 + pair);
  const size = 4 + random.below(3);
  return [competitiveTeam(random, size), competitiveTeam(random, size)];
}

/** A battle's winner; null for a draw. */
export function playMatch(
  setup: BattleSetup,
  players: Readonly<Record<BattleSide, Player>>,
): BattleSide | null {
  const battle = startBattle(setup);
  const { winner } = playOut(battle, (side, request, step) => {
    const player = players[side];
    if (player !== 'strongest') {
      return aiChoiceInBattle({ battle, setup, side, grade: player, seed: setup.seed, step });
    }
    return strongestButton(side, viewOf(battle, setup, side), request);
  });
  return winner;
}

/** Results of the first of two players over a pair of teams: each round is fought both ways. */
export function playPair(pair: number, one: Player, other: Player, rounds: number): string {
  const teams = teamsOf(pair);
  let results = '';
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      const setup: BattleSetup = { format: 'singles', seed: `pair ${pair} ${round}`, teams };
      const winner = playMatch(setup, side === 1 ? { 1: one, 2: other } : { 1: other, 2: one });
      results += winner === null ? 'd' : winner === side ? 'w' : 'l';
    }
  }
  return results;
}
