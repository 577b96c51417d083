import { deadlineOf } from '@poketorneo/rules/battle';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  type BattleRecord,
  findBattle,
  insertChoices,
  type LeaderBattle,
  updateStep,
} from '../battle-records/index.ts';
import { endBattle } from './battle-end.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import { isSameStep } from './step-conflict.ts';

/** Stores a step against a leader. Returns undefined if another request has decided it. */
export function createSaveStep(transaction: RunTransaction) {
  return async function saveStep(
    battle: LeaderBattle,
    { step, turn, newChoices, end, replayEvents }: BattleSnapshot,
  ): Promise<BattleRecord | undefined> {
    try {
      return await transaction(async (unit) => {
        const { trx, now, emit } = unit;
        if (!(await isSameStep(unit, battle))) return undefined;
        await insertChoices(trx, battle.id, newChoices, now);
        const deadline = new Date(deadlineOf(now.getTime()));
        await updateStep(trx, battle.id, { step, turn, deadline });
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

export type SaveStep = ReturnType<typeof createSaveStep>;
