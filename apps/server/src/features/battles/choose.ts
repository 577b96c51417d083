import { isDeepStrictEqual } from 'node:util';
import type { BattleChoice, BattleUpdate } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { type BattleAgainstAi, findLastChoice } from '../battle-records/index.ts';
import type { BattleUpdates } from './battle-updates.ts';
import type { RejectedChoice } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import {
  alreadyDecided,
  battleHasEnded,
  choiceRefused,
  illegalChoice,
  stepAlreadyPlayed,
  stepNotReached,
} from './errors.ts';
import type { OwnBattle } from './require-battle.ts';
import type { SaveStep } from './save-step.ts';

export interface ChoiceInput {
  battleId: number;
  step: number;
  choice: BattleChoice;
  /** Number of events the player has. */
  after: number;
}

interface RepeatParts {
  db: Database;
  updates: BattleUpdates;
}

/**
 * Responds to a choice that comes too late or too early: a repetition of the last choice gets the
 * same update.
 */
export async function repeatResponse(
  { db, updates }: RepeatParts,
  own: OwnBattle,
  { step, choice, after }: ChoiceInput,
): Promise<BattleUpdate> {
  const { battle, side } = own;
  const last = await findLastChoice(db, battle.id, side);
  if (last?.step === step && isDeepStrictEqual(last.choice, choice)) {
    return updates.updatesSince(own, after);
  }
  if (battle.status !== 'running') throw battleHasEnded(battle);
  if (step > battle.step) throw stepNotReached();
  throw last?.step === step ? alreadyDecided(battle) : stepAlreadyPlayed();
}

/** The error for a choice that cannot be played. */
export function rejected(rejection: RejectedChoice) {
  return rejection.kind === 'illegal' ? illegalChoice(rejection.problem) : choiceRefused();
}

interface ChooseParts {
  engineClient: EngineClient;
  updates: BattleUpdates;
  saveStep: SaveStep;
}

/**
 * Plays the player's and the AI's choice of the battle's step. Returns undefined if the battle
 * was advanced since it was read.
 */
export function createChooseAgainstAi({ engineClient, updates, saveStep }: ChooseParts) {
  return async function tryToChoose(
    { battle, side }: OwnBattle & { battle: BattleAgainstAi },
    { choice, after }: ChoiceInput,
  ): Promise<BattleUpdate | undefined> {
    // Outside the transaction: on SQLite it would block all other writes.
    const response = await engineClient.send(battle, {
      task: { kind: 'play', choices: { [side]: choice } },
      views: [{ audience: side, after }],
    });
    switch (response.kind) {
      case 'illegal':
      case 'refused':
        throw rejected(response);
      case 'broken':
        await updates.handleBroken(battle, response.message);
        return undefined;
      case 'snapshot': {
        const saved = await saveStep(battle, response);
        if (saved === undefined) return undefined;
        engineClient.confirm(battle.id);
        const own = { battle: saved, side };
        return saved.status === 'running'
          ? updates.updateFrom(own, response.views)
          : updates.updatesSince(own, after);
      }
      case 'possible':
        throw new Error(`Unexpected engine response to a choice in ${battle.id}`);
    }
  };
}
