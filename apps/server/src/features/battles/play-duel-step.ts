import type { Decisions } from '@poketorneo/battle';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  type Duel,
  type DuelChoice,
  findStepChoices,
  type StepChoices,
  sealChoice,
} from '../battle-records/index.ts';
import type { BattleUpdates } from './battle-updates.ts';
import type { AudienceView, BattleSnapshot, ViewRequest } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { createSaveDuelStep } from './save-duel-step.ts';

interface PlayDuelStepParts {
  db: Database;
  transaction: RunTransaction;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  engineClient: EngineClient;
  updates: Pick<BattleUpdates, 'handleBroken'>;
}

/** A duel in a step that has just begun. */
export interface PlayedStep {
  duel: Duel;
  views: readonly AudienceView[];
}

/** Plays complete steps of duels by the engine, and stores them. */
export function createPlayDuelStep(parts: PlayDuelStepParts) {
  const { db, transaction, clock, engineClient, updates } = parts;
  const { saveStep, saveWithLastChoice } = createSaveDuelStep(parts);

  /** Plays the running step. Returns undefined if the battle was broken, and is void. */
  async function play(
    duel: Duel,
    choices: Decisions,
    views: readonly ViewRequest[],
  ): Promise<BattleSnapshot | undefined> {
    const response = await engineClient.send(duel, { task: { kind: 'play', choices }, views });
    switch (response.kind) {
      case 'snapshot':
        return response;
      case 'broken':
        await updates.handleBroken(duel, response.message);
        return undefined;
      case 'illegal':
      case 'refused':
      case 'possible':
        // Every choice was tried before.
        throw new Error(`The engine did not play step ${duel.step} of duel ${duel.id}`);
    }
  }

  /**
   * Plays the running step, whose choices are all stored. Returns the duel in the next one with
   * these views, or undefined if it has to be read again.
   */
  async function playStep(
    duel: Duel,
    { known = {}, views = [] }: { known?: StepChoices; views?: readonly ViewRequest[] } = {},
  ): Promise<PlayedStep | undefined> {
    const choices = duel.awaited.every((side) => known[side] !== undefined)
      ? known
      : await findStepChoices(db, duel.id, duel.step);
    const played = await play(duel, decisionsOf(choices), views);
    if (played === undefined) return undefined;
    const next = await saveStep(duel, choices, played);
    if (next === 'moved') return undefined;
    engineClient.confirm(duel.id);
    return next === 'over' ? undefined : { duel: next, views: played.views };
  }

  /**
   * Plays the running step with its last choice, and stores both at once: SQLite waits for the disk
   * at each commit, and is of this process alone, which does one thing at a time with a duel.
   */
  async function playThenStore(
    duel: Duel,
    last: DuelChoice,
    own: ViewRequest,
  ): Promise<PlayedStep | 'refused' | undefined> {
    const madeAt = clock();
    const others = await findStepChoices(db, duel.id, duel.step);
    const choices = { ...decisionsOf(others), [last.side]: last.choice };
    const played = await play(duel, choices, [own]).catch(async (error: unknown) => {
      // The choice counts all the same: the step is played as soon as the engine responds.
      await sealChoice({ db, transaction, clock: () => madeAt }, last);
      throw error;
    });
    if (played === undefined) return undefined;
    const next = await saveWithLastChoice(duel, { last, madeAt }, played);
    if (next === undefined) return 'refused';
    engineClient.confirm(duel.id);
    return next === 'over' ? undefined : { duel: next, views: played.views };
  }

  return { playStep, playThenStore };
}

const decisionsOf = (choices: StepChoices): Decisions =>
  Object.fromEntries(Object.entries(choices).map(([side, { choice }]) => [side, choice]));
