import { isDeepStrictEqual } from 'node:util';
import type { BattleChoice, BattleUpdate } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { findLastChoice } from '../battle-records/index.ts';
import { type BattleUpdates, toUpdate } from './battle-updates.ts';
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
  async function repeatResponse(own: OwnBattle, input: ChoiceInput): Promise<BattleUpdate> {
    const { battle, side } = own;
    const last = await findLastChoice(db, battle.id, side);
    if (last?.step === input.step && isDeepStrictEqual(last.choice, input.choice)) {
      return updates.updatesSince(own, input.after);
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
    const own = await updates.findCurrent(userId, battleId);
    const { battle, side } = own;
    if (battle.status !== 'running' || battle.step !== step) return repeatResponse(own, input);
    // Outside the transaction: on SQLite it would block all other writes.
    const response = await engineClient.send(battle, {
      task: { kind: 'play', choices: { [side]: choice } },
      views: [{ audience: side, after }],
    });
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
          ? toUpdate(saved, response, side)
          : updates.updatesSince({ battle: saved, side }, after);
      }
      case 'possible':
        throw new Error(`Unexpected engine response to a choice in ${battleId}`);
    }
  };
}
