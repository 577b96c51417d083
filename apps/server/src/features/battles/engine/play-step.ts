import { createHash } from 'node:crypto';
import type { BattleSetup, Decisions, LiveBattle } from '@poketorneo/battle';
import { type BattleChoice, type BattleSide, battleSides } from '@poketorneo/contract';
import type { MadeChoice } from '../../battle-records/index.ts';
import type { BattleEngine } from './battle-engine.ts';
import type { Deciders, RejectedChoice } from './messages.ts';

/** More consecutive steps of leaders alone mean an endless loop. */
const maxLeaderSteps = 20;
/**
 * Attempts of a leader at choices that turn out to be impossible, such as switching while trapped:
 * each shows one obstacle, and two Pokémon have at most four moves and one trap each.
 */
const maxLeaderAttempts = 1 + 2 * 5;

/** A running battle at a step. */
export interface BattleAtStep {
  setup: BattleSetup;
  battle: LiveBattle;
  /** Number of decided steps. */
  step: number;
}

/** Plays steps with players' choices and leaders' decisions. */
export function createStepPlayer(engine: BattleEngine) {
  /** Null if the side may choose this. */
  function rejectionOf(
    { battle }: BattleAtStep,
    side: BattleSide,
    choice: BattleChoice,
  ): RejectedChoice | null {
    const request = battle.request(side);
    if (request === null) return { kind: 'illegal', side, problem: 'nothing-to-decide' };
    const problem = engine.problemOf(request, choice);
    if (problem !== null) return { kind: 'illegal', side, problem };
    try {
      battle.tryChoice(side, choice);
    } catch (error) {
      if (engine.refusedSide(error) === side) return { kind: 'refused', side };
      throw error;
    }
    return null;
  }

  function leaderChoices({ battle, setup, step }: BattleAtStep, deciders: Deciders): Decisions {
    return Object.fromEntries(
      battleSides.flatMap((side) => {
        const decider = deciders[side];
        if (decider.kind !== 'leader' || battle.request(side) === null) return [];
        const { grade, ace } = decider;
        const seed = seedOfStep(decider.seed, step);
        return [[side, engine.leaderChoice({ battle, setup, side, grade, step, ace, seed })]];
      }),
    );
  }

  /** Returns the choices of all sides. */
  function decide(at: BattleAtStep, choices: Decisions, deciders: Deciders): Decisions {
    for (let attempt = 1; ; attempt += 1) {
      const all = { ...choices, ...leaderChoices(at, deciders) };
      try {
        at.battle.decide(all);
        return all;
      } catch (error) {
        const side = engine.refusedSide(error);
        const isLeaders = side !== null && deciders[side].kind === 'leader';
        if (!isLeaders || attempt === maxLeaderAttempts) throw error;
      }
    }
  }

  function playStep(at: BattleAtStep, choices: Decisions, deciders: Deciders): MadeChoice[] {
    const { step } = at;
    const decisions = decide(at, choices, deciders);
    at.step += 1;
    return battleSides.flatMap((side) => {
      const choice = decisions[side];
      return choice === undefined ? [] : [{ step, side, choice, decidedBy: deciders[side].kind }];
    });
  }

  return {
    rejectionOf,

    /** Plays a step, and all following ones that leaders decide alone. Returns all choices. */
    play(at: BattleAtStep, choices: Decisions, deciders: Deciders): RejectedChoice | MadeChoice[] {
      // First: a choice that cannot be played must not cost a leader's decision.
      for (const side of battleSides) {
        const choice = choices[side];
        const rejection = choice === undefined ? null : rejectionOf(at, side, choice);
        if (rejection !== null) return rejection;
      }
      const played = playStep(at, choices, deciders);
      for (let leaderSteps = 0; onlyLeadersDecide(at, deciders); leaderSteps += 1) {
        if (leaderSteps === maxLeaderSteps) throw new Error('Leaders decide without end');
        played.push(...playStep(at, {}, deciders));
      }
      return played;
    },
  };
}

/** Sides of players who have to choose. */
export function awaitedPlayers(battle: LiveBattle, deciders: Deciders): BattleSide[] {
  return battleSides.filter(
    (side) => deciders[side].kind === 'player' && battle.request(side) !== null,
  );
}

function onlyLeadersDecide({ battle }: BattleAtStep, deciders: Deciders): boolean {
  return battle.end === null && awaitedPlayers(battle, deciders).length === 0;
}

/**
 * A seed per step: with one for the whole battle, an observer could find it by brute force and
 * predict the leader.
 */
function seedOfStep(seed: string, step: number): string {
  return createHash('sha256').update(`${seed}/${step}`).digest('hex');
}
