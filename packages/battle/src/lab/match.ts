import type { BattleChoice, BattleGrade, BattleSide } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { aiChoiceInBattle } from '../ai/ai-choice-in-battle.ts';
import { RefusedChoice } from '../choice.ts';
import { startBattle } from '../live-battle.ts';
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
  const sizes = [setup.teams[0].length, setup.teams[1].length] as const;
  for (let step = 0; battle.end === null; step += 1) {
    const decisions: { [side in BattleSide]?: BattleChoice } = {};
    for (const side of sides) {
      const request = battle.request(side);
      if (request === null) continue;
      const player = players[side];
      if (player === 'strongest') {
        const view = applyEvents(emptyView(side, sizes, setup.format), battle.events(side));
        decisions[side] = strongestButton(side, view, request);
        continue;
      }
      const input = { battle, setup, side, grade: player, seed: setup.seed, step };
      decisions[side] = aiChoiceInBattle(input);
    }
    try {
      battle.decide(decisions);
    } catch (error) {
      // The new request reveals what was hidden.
      if (!(error instanceof RefusedChoice)) throw error;
    }
  }
  return battle.end.winner;
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
