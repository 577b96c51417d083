// @sqlite: no database.
import type { BattlePokemon, Decisions } from '@poketorneo/battle';
import { type BattleAction, battleSides } from '@poketorneo/contract';
import { expect, it, vi } from 'vitest';
import { createStubBattleEngine, stubMoves } from '../../../testing/stub-battles.ts';
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
  from: 0,
  choices: [],
};

/** Chooses in the same battle, step by step; records the seeds passed to its leader. */
function playBattle(engine = createStubBattleEngine()) {
  const seeds: string[] = [];
  const battles = createLiveBattles({
    ...engine,
    leaderChoice: (input) => {
      seeds.push(input.seed);
      return engine.leaderChoice(input);
    },
  });
  const choose = (step: number, action: BattleAction) => {
    return battles.handle({
      battleId: 1,
      step,
      isUnconfirmed: false,
      source,
      deciders: {
        1: { kind: 'player' },
        2: { kind: 'leader', grade: 0, seed: 'of the leader', ace: 1 },
      },
      task: { kind: 'play', choices: { 1: [action] } },
      views: [],
    });
  };
  return { choose, seeds };
}

function seedsOfLeader(steps: number): string[] {
  const { choose, seeds } = playBattle();
  for (let step = 0; step < steps; step += 1) choose(step, stubMoves.continue);
  return seeds;
}

it('a leader’s seed differs at each step, and is the same when it chooses again', () => {
  const seeds = seedsOfLeader(4);
  expect(new Set(seeds).size).toBe(4);
  // Not derivable from each other.
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seedsOfLeader(4)).toEqual(seeds);
});

it('a leader does not decide about a choice that is illegal or refused', () => {
  const { choose, seeds } = playBattle();
  expect(choose(0, { do: 'pass' }).kind).toBe('illegal');
  expect(choose(0, stubMoves.beRefused).kind).toBe('refused');
  expect(seeds).toEqual([]);
  expect(choose(0, stubMoves.continue)).toMatchObject({ kind: 'snapshot', step: 1 });
  expect(seeds).toHaveLength(1);
});

it('a leader decides again after each choice that hidden information forbids', () => {
  // In a double battle: of each Pokémon four moves, by Imprison, and its switch.
  let refusals = 10;
  class RefusedLeader extends Error {}
  const engine = createStubBattleEngine();
  const { choose, seeds } = playBattle({
    ...engine,
    start: (setup) => {
      const battle = engine.start(setup);
      const decide = battle.decide.bind(battle);
      return Object.assign(battle, {
        decide: (decisions: Decisions) => {
          refusals -= 1;
          if (refusals >= 0) throw new RefusedLeader();
          decide(decisions);
        },
      });
    },
    refusedSide: (error) => (error instanceof RefusedLeader ? 2 : engine.refusedSide(error)),
  });
  expect(choose(0, stubMoves.continue)).toMatchObject({ kind: 'snapshot', step: 1 });
  expect(seeds).toHaveLength(11);
});

it('a battle that is behind gets the missing choices alone', () => {
  const start = vi.fn(createStubBattleEngine().start);
  const battles = createLiveBattles({ ...createStubBattleEngine(), start });
  const read = (step: number, from?: number) => {
    const choices = Array.from({ length: step }, (_, played) => played)
      .filter((played) => played >= (from ?? 0))
      .flatMap((played) =>
        battleSides.map((side) => ({ step: played, side, choice: [stubMoves.continue] })),
      );
    return battles.handle({
      battleId: 1,
      step,
      isUnconfirmed: false,
      source: from === undefined ? undefined : { ...source, from, choices },
      deciders: { 1: { kind: 'player' }, 2: { kind: 'player' } },
      task: { kind: 'read' },
      views: [],
    });
  };
  expect(read(1)).toEqual({ kind: 'missing', from: 0 });
  expect(read(1, 0)).toMatchObject({ kind: 'snapshot', step: 1 });
  expect(read(3)).toEqual({ kind: 'missing', from: 1 });
  // The wrong choices change nothing.
  expect(read(3, 2)).toEqual({ kind: 'missing', from: 1 });
  expect(read(3, 1)).toMatchObject({ kind: 'snapshot', step: 3 });
  expect(start).toHaveBeenCalledTimes(1);
  expect(read(2)).toEqual({ kind: 'missing', from: 0 });
  expect(read(2, 0)).toMatchObject({ kind: 'snapshot', step: 2 });
});
