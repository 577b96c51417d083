import { deadlineOf } from '@poketorneo/rules/battle';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  type BattleAgainstAi,
  type BattleRecord,
  findBattle,
  insertChoices,
  updateStep,
} from '../battle-records/index.ts';
import { endBattle } from './battle-end.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import { trialDeadline } from './start-trial.ts';
import { isSameStep } from './step-conflict.ts';

/** Stores a step against the AI. Returns undefined if another request has decided it. */
export function createSaveStep(transaction: RunTransaction) {
  return async function saveStep(
    battle: BattleAgainstAi,
    { step, turn, newChoices, end, replayEvents }: BattleSnapshot,
  ): Promise<BattleRecord | undefined> {
    try {
      return await transaction(async (unit) => {
        const { trx, now, emit } = unit;
        if (!(await isSameStep(unit, battle))) return undefined;
        await insertChoices(trx, battle.id, newChoices, now);
        await updateStep(trx, battle.id, { step, turn, deadline: deadlineAfterStep(battle, now) });
        if (end !== null) await endBattle(unit, battle, { ...end, turn, replayEvents });
        emit('battle-steps', battle.id);
        return findBattle(trx, battle.id);
      });
    } catch (error) {
      if (isUniqueViolation(error)?.table === 'battle_choices') return undefined;
      throw error;
    }
  };
}

/** Each step against a leader postpones the deadline; nothing that of a trial. */
function deadlineAfterStep(battle: BattleAgainstAi, now: Date): Date {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return new Date(deadlineOf(now.getTime()));
    case 'trial':
      return trialDeadline(battle);
  }
}

export type SaveStep = ReturnType<typeof createSaveStep>;
