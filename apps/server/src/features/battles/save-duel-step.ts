import type { BattleSide } from '@poketorneo/contract';
import { banksAfter, type SideClock, type StepClock } from '@poketorneo/rules/duels';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { advanceStep, type Duel, type StepChoices, updateStep } from '../battle-records/index.ts';
import { endBattle } from './battle-end.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import { isSameStep } from './step-conflict.ts';

interface SaveDuelStepParts {
  db: Database;
  transaction: RunTransaction;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

/**
 * Stores a step of a duel. Returns the duel in the next step, if there is one; 'moved' if another
 * process has stored it.
 */
export function createSaveDuelStep(parts: SaveDuelStepParts) {
  const { transaction } = parts;
  return async function saveDuelStep(
    duel: Duel,
    choices: StepChoices,
    { turn, end, awaited, replayEvents }: BattleSnapshot,
  ): Promise<Duel | 'over' | 'moved'> {
    const { id: battleId, step, pace, seats } = duel;
    if (end === null) {
      const banks = banksAfter(clockOf(duel, choices));
      const next = { battleId, step, turn, awaited, banks, pace, choices };
      const begun = await advanceStep(parts, next);
      if (begun === undefined) return 'moved';
      const seatOf = (side: BattleSide) => ({ ...seats[side], bank: banks[side] });
      return {
        ...{ ...duel, ...begun, turn, awaited },
        step: step + 1,
        sealed: [],
        seats: { 1: seatOf(1), 2: seatOf(2) },
      };
    }
    return transaction(async (unit) => {
      const { trx, now, emit } = unit;
      if (!(await isSameStep(unit, duel))) return 'moved';
      await updateStep(trx, battleId, { step: step + 1, turn, deadline: now });
      await endBattle(unit, duel, { ...end, turn, replayEvents });
      emit('battle-steps', battleId);
      return 'over';
    });
  };
}

/** The clock of the running step. */
export function clockOf({ pace, stepAt, awaited, seats }: Duel, choices: StepChoices): StepClock {
  const clockOfSide = (side: BattleSide): SideClock => ({
    isAwaited: awaited.includes(side),
    sealedAt: choices[side]?.madeAt.getTime() ?? null,
    bank: seats[side].bank,
  });
  return { pace, stepAt: stepAt.getTime(), sides: { 1: clockOfSide(1), 2: clockOfSide(2) } };
}
