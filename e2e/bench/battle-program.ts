import { type BattleChoice, type BattleSide, battleSides } from '@poketorneo/contract';
import { engineBattle } from '../../packages/battle/src/engine-battle.ts';
import { engineChoice } from '../../packages/battle/src/engine-choice.ts';
import { startBattle } from '../../packages/battle/src/live-battle.ts';
import {
  playStep,
  type RandomSetup,
  randomChoice,
  randomSetup,
} from '../../packages/battle/src/testing/random-battles.ts';
import { SeededRandom } from '../../packages/battle/src/testing/seeded-random.ts';

/*
 * A separate process that plays battles between random teams and writes its measurements to its
 * output: the duration of steps, with the product and with the engine alone, and the memory of many
 * battles at once.
 */

const playedBattles = 60;
const runningBattles = 500;
const stepsPerBattle = 10;
function setupOf(index: number): RandomSetup {
  return randomSetup(new SeededRandom(index), index % 4 === 3 ? 'doubles' : 'singles', 'learned');
}

/** Milliseconds of each step, by the product and by the engine alone with the same choices. */
function measureSteps(count: number) {
  const ours: number[] = [];
  const alone: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = new SeededRandom(index);
    const setup = setupOf(index);
    const battle = startBattle(setup);
    const engine = engineBattle(setup);
    let received = battle.events(1).length;
    while (battle.end === null) {
      const decisions: { [side in BattleSide]?: BattleChoice } = {};
      for (const side of battleSides) {
        const request = battle.request(side);
        if (request !== null) decisions[side] = randomChoice(random, request);
      }
      const began = performance.now();
      try {
        battle.decide(decisions);
      } catch (error) {
        if (error instanceof Error && error.name === 'RefusedChoice') continue;
        throw error;
      }
      received += battle.events(1, received).length;
      battle.request(1);
      ours.push(performance.now() - began);
      const beganAlone = performance.now();
      for (const side of battleSides) {
        const choice = decisions[side];
        const engineSide = engine.getSide(side === 1 ? 'p1' : 'p2');
        if (choice !== undefined) engineSide.choose(engineChoice(engineSide, choice));
      }
      engine.commitChoices();
      alone.push(performance.now() - beganAlone);
    }
  }
  return { ours, alone };
}

/** Heap bytes of `runningBattles` battles after some steps each. */
function measureMemory(): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('This needs node --expose-gc');
  collect();
  const before = process.memoryUsage().heapUsed;
  const battles = Array.from({ length: runningBattles }, (_, index) => {
    const random = new SeededRandom(index);
    const battle = startBattle(setupOf(index));
    for (let step = 0; step < stepsPerBattle && battle.end === null; step += 1) {
      playStep(random, battle);
      battle.events(1);
    }
    return battle;
  });
  collect();
  const taken = process.memoryUsage().heapUsed - before;
  if (battles.length !== runningBattles)
    throw new Error('The battles must be reachable until here');
  return taken;
}

// Warm-up: the first battles compile the engine.
measureSteps(8);
process.stdout.write(
  JSON.stringify({
    ...measureSteps(playedBattles),
    running: runningBattles,
    memory: measureMemory(),
  }),
);
