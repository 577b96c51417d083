import { type BattleChoice, type BattleSide, battleSides } from '@poketorneo/contract';
import { type LiveBattle, startBattle } from '../../../packages/battle/src/live-battle.ts';
import { randomChoice, randomSetup } from '../../../packages/battle/src/testing/random-battles.ts';
import { SeededRandom } from '../../../packages/battle/src/testing/seeded-random.ts';

/*
 * A separate process that plays duels between random teams, with the events and requests of all
 * three audiences, and writes the CPU time of a step, in milliseconds, to its output.
 */

const battles = 100;

/** Plays a battle; returns the number of steps. */
function play(index: number): number {
  const random = new SeededRandom(index);
  const battle = startBattle(randomSetup(random, 'singles', 'learned'));
  const received = { 1: 0, 2: 0, spectator: 0 };
  let steps = 0;
  while (battle.end === null) {
    if (!decide(random, battle)) continue;
    steps += 1;
    for (const audience of [1, 2, 'spectator'] as const) {
      received[audience] += battle.events(audience, received[audience]).length;
      if (audience !== 'spectator') battle.request(audience);
    }
  }
  return steps;
}

/** Returns false if the engine has refused a choice. */
function decide(random: SeededRandom, battle: LiveBattle): boolean {
  const decisions: { [side in BattleSide]?: BattleChoice } = {};
  for (const side of battleSides) {
    const request = battle.request(side);
    if (request !== null) decisions[side] = randomChoice(random, request);
  }
  try {
    battle.decide(decisions);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'RefusedChoice') return false;
    throw error;
  }
}

// Warm-up: the first battles compile the engine.
for (let index = 0; index < 10; index += 1) play(index);
const before = process.cpuUsage();
let steps = 0;
for (let index = 0; index < battles; index += 1) steps += play(index);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ steps, milliseconds: (user + system) / 1000 / steps }));
