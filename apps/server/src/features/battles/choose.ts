import { isDeepStrictEqual } from 'node:util';
import type { BattleChoice, BattleUpdate } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { findLastChoice } from './battle-choices-repository.ts';
import { type BattleUpdates, toUpdate } from './battle-updates.ts';
import type { BattleRecord } from './battles-repository.ts';
import type { EngineClient } from './engine-client.ts';
import {
  alreadyDecided,
  battleHasEnded,
  choiceRefused,
  illegalChoice,
  stepAlreadyPlayed,
  stepNotReached,
} from './errors.ts';
import { saveStep } from './save-step.ts';

interface ChooseParts {
  db: Database;
  transaction: RunTransaction;
  engineClient: EngineClient;
  updates: BattleUpdates;
}

export interface ChoiceInput {
  battleId: number;
  step: number;
  choice: BattleChoice;
  /** Number of events the player has. */
  after: number;
}

/** Plays the player's and the leader's choice of a step. */
export function createChoose({ db, transaction, engineClient, updates }: ChooseParts) {
  /**
   * Responds to a choice for another step: a repetition of the last choice gets the same update.
   */
  async function repeatResponse(battle: BattleRecord, input: ChoiceInput): Promise<BattleUpdate> {
    const last = await findLastChoice(db, battle.id);
    if (last?.step === input.step && isDeepStrictEqual(last.choice, input.choice)) {
      return updates.updatesSince(battle, input.after);
    }
    if (battle.status !== 'running') throw battleHasEnded(battle);
    if (input.step > battle.step) throw stepNotReached();
    throw last?.step === input.step ? alreadyDecided() : stepAlreadyPlayed();
  }

  /** Returns undefined if the battle was advanced since it was read. */
  return async function tryToChoose(
    userId: number,
    input: ChoiceInput,
  ): Promise<BattleUpdate | undefined> {
    const { battleId, step, choice, after } = input;
    const battle = await updates.findCurrent(userId, battleId);
    if (battle.status !== 'running' || battle.step !== step) return repeatResponse(battle, input);
    // Outside the transaction: on SQLite it would block all other writes.
    const response = await engineClient.send(battle, { after, choice });
    switch (response.kind) {
      case 'illegal':
        throw illegalChoice(response.problem);
      case 'refused':
        throw choiceRefused();
      case 'broken':
        await updates.handleBroken(battle, response.message);
        return undefined;
      case 'snapshot': {
        const saved = await saveStep(transaction, battle, response);
        if (saved === undefined) return undefined;
        engineClient.confirm(battleId);
        return saved.status === 'running'
          ? toUpdate(saved, response)
          : updates.updatesSince(saved, after);
      }
    }
  };
}
