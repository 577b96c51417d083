import { createHash } from 'node:crypto';
import type { BattleSetup, LiveBattle } from '@poketorneo/battle';
import type { BattleChoice } from '@poketorneo/contract';
import { LRUCache } from 'lru-cache';
import { groupedBy } from '../../../grouped-by.ts';
import type { BattleEngine } from './battle-engine.ts';
import type { BattleSource, BattleStanding, EngineAnswer, EngineQuestion } from './messages.ts';

/** As many as are played at the same time; the others are made anew from their choices. */
const mostLive = 200;

/** More than this many decisions of the leader alone would be an engine that does not come on. */
const mostAlone = 20;
/** So often a leader may try what turns out not to be possible, such as calling back the trapped. */
const mostTries = 4;

interface Live {
  setup: BattleSetup;
  battle: LiveBattle;
  step: number;
}

/**
 * The battles in memory. Each is nothing but a prefix of its choices: what is not here, or at another
 * step than the one that is asked for, is made from what the database keeps.
 */
export function createLiveBattles(engine: BattleEngine) {
  const lives = new LRUCache<number, Live>({ max: mostLive });

  /** Plays stored choices. Throws when the engine does not take them. */
  function replayed({ setup, choices }: BattleSource): Live {
    const battle = engine.start(setup);
    const steps = groupedBy(choices, ({ step }) => step);
    for (let step = 0; step < steps.size; step += 1) {
      battle.decide(
        Object.fromEntries((steps.get(step) ?? []).map(({ side, choice }) => [side, choice])),
      );
    }
    return { setup, battle, step: steps.size };
  }

  /** Plays a step with the leader’s choice, and the player’s where there is one. */
  function playStep(live: Live, own: BattleChoice | undefined, question: EngineQuestion) {
    const { step } = live;
    const leaders = playChoices(live, own, question);
    live.step += 1;
    return [
      ...(own === undefined ? [] : [{ step, side: 1 as const, choice: own }]),
      ...(leaders === undefined ? [] : [{ step, side: 2 as const, choice: leaders }]),
    ];
  }

  /** Answers with the leader’s choice; undefined where the leader has none. */
  function playChoices(
    { setup, battle, step }: Live,
    own: BattleChoice | undefined,
    { leader: { grade, seed }, inHaste }: EngineQuestion,
  ): BattleChoice | undefined {
    for (let tries = 1; ; tries += 1) {
      const leaders =
        battle.request(2) === null
          ? undefined
          : engine.leaderChoice({
              ...{ battle, setup, grade, step, inHaste },
              seed: seedOfStep(seed, step),
            });
      try {
        battle.decide({
          ...(own === undefined ? {} : { 1: own }),
          ...(leaders === undefined ? {} : { 2: leaders }),
        });
        return leaders;
      } catch (error) {
        if (engine.refusedSide(error) !== 2 || tries === mostTries) throw error;
      }
    }
  }

  function standing(
    { battle, step }: Live,
    { after, whole = false }: EngineQuestion,
    decided: BattleStanding['decided'],
  ): BattleStanding {
    const own = battle.events(1);
    return {
      is: 'standing',
      step,
      turn: battle.turn,
      seq: own.length,
      events: own.slice(after),
      request: battle.end === null ? battle.request(1) : null,
      end: battle.end,
      decided,
      whole: whole || battle.end !== null ? { own, spectator: battle.events('spectator') } : null,
    };
  }

  function live({ battleId, step, source, isDoubtful }: EngineQuestion): Live | undefined {
    const known = lives.get(battleId);
    if (known?.step === step && !isDoubtful) return known;
    // Somewhere else it has gone on, or what was decided here has not been kept.
    lives.delete(battleId);
    if (source === undefined) return undefined;
    const made = replayed(source);
    if (made.step !== step) throw new Error(`Choices lead to step ${made.step}, not ${step}`);
    lives.set(battleId, made);
    return made;
  }

  return {
    answer(question: EngineQuestion): EngineAnswer {
      let found: Live | undefined;
      try {
        found = live(question);
      } catch (error) {
        return { is: 'broken', message: error instanceof Error ? error.message : String(error) };
      }
      if (found === undefined) return { is: 'unknown' };
      const { choice } = question;
      if (choice === undefined) return standing(found, question, []);
      const request = found.battle.request(1);
      if (request === null) return { is: 'illegal', problem: 'nothing-to-decide' };
      const problem = engine.problemOf(request, choice);
      if (problem !== null) return { is: 'illegal', problem };
      try {
        const decided = [...playStep(found, choice, question)];
        for (let alone = 0; mustLeaderGoOn(found); alone += 1) {
          if (alone === mostAlone) throw new Error('The leader decides without end');
          decided.push(...playStep(found, undefined, question));
        }
        return standing(found, question, decided);
      } catch (error) {
        if (engine.refusedSide(error) === 1) return { is: 'refused' };
        // Whatever state it is in now, it is none that anyone has seen.
        lives.delete(question.battleId);
        throw error;
      }
    },
  };
}

export type LiveBattles = ReturnType<typeof createLiveBattles>;

/** Whether only the leader has something to decide. */
function mustLeaderGoOn({ battle }: Live): boolean {
  return battle.end === null && battle.request(1) === null && battle.request(2) !== null;
}

/**
 * Leaders draw few bits of chance from their seed: with one for the whole battle, who has seen enough
 * of what a leader did could try them all, and know what it will do.
 */
function seedOfStep(seed: string, step: number): string {
  return createHash('sha256').update(`${seed}/${step}`).digest('hex');
}
