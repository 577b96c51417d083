import type { BattlePokemon } from '@poketorneo/battle';
import { expect, it } from 'vitest';
import { createToyBattleEngine, toyMoves } from '../../../testing/toy-battles.ts';
import { createLiveBattles } from './live-battles.ts';
import type { BattleSource } from './messages.ts';

const pokemon: BattlePokemon = {
  formId: 1,
  level: 5,
  gender: 'male',
  isShiny: false,
  abilityId: 1,
  itemId: null,
  moveIds: [1],
  stats: { hp: 20, attack: 10, defense: 10, spAttack: 10, spDefense: 10, speed: 10 },
  ivs: null,
};
const source: BattleSource = {
  setup: { format: 'singles', seed: 'chance', teams: [[pokemon], [pokemon]] },
  choices: [],
};

/** What a leader is given to choose by, in the first steps of a battle. */
function seedsOfLeader(steps: number): string[] {
  const seeds: string[] = [];
  const engine = createToyBattleEngine();
  const battles = createLiveBattles({
    ...engine,
    leaderChoice: (question) => {
      seeds.push(question.seed);
      return engine.leaderChoice(question);
    },
  });
  for (let step = 0; step < steps; step += 1) {
    const leader = { grade: 0, seed: 'of the leader' } as const;
    const asked = { battleId: 1, step, leader, isDoubtful: false, inHaste: false, after: 0 };
    battles.answer({ ...asked, source, choice: [toyMoves.goOn] });
  }
  return seeds;
}

it('a leader’s chance is another at each step, and the same when it chooses anew', () => {
  const seeds = seedsOfLeader(4);
  expect(new Set(seeds).size).toBe(4);
  // Not told apart by the step alone: from one, no other follows.
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seedsOfLeader(4)).toEqual(seeds);
});
