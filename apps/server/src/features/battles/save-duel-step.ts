import type { BattleSide } from '@poketorneo/contract';
import { banksAfter, type SideClock, type StepClock } from '@poketorneo/rules/duels';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import {
  advanceStep,
  advanceStepIn,
  type Duel,
  type DuelChoice,
  findStepChoices,
  type NextStep,
  type StepChoices,
  sealChoiceIn,
  updateStep,
} from '../battle-records/index.ts';
import { endBattle } from './battle-end.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import { isSameStep } from './step-conflict.ts';

interface SaveDuelStepParts {
  db: Database;
  transaction: RunTransaction;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

/** A duel in the next step, or that it has none. */
type Saved = Duel | 'over' | 'moved';

/** Stores steps of duels. */
export function createSaveDuelStep(parts: SaveDuelStepParts) {
  const { transaction } = parts;

  async function saveIn(
    unit: UnitOfWork,
    duel: Duel,
    { choices, played }: { choices: StepChoices; played: BattleSnapshot },
  ): Promise<Saved> {
    const { id: battleId, step } = duel;
    const { turn, end, replayEvents } = played;
    if (end === null) {
      const next = nextStepOf(duel, choices, played);
      return begunStep(duel, next, await advanceStepIn(unit, next));
    }
    const { trx, now, emit } = unit;
    if (!(await isSameStep(unit, duel))) return 'moved';
    await updateStep(trx, battleId, { step: step + 1, turn, deadline: now });
    await endBattle(unit, duel, { ...end, turn, replayEvents });
    emit('battle-steps', battleId);
    return 'over';
  }

  return {
    /** Stores a step whose choices are stored. Returns 'moved' if another process has done it. */
    async saveStep(duel: Duel, choices: StepChoices, played: BattleSnapshot): Promise<Saved> {
      if (played.end !== null) {
        return transaction((unit) => saveIn(unit, duel, { choices, played }));
      }
      const next = nextStepOf(duel, choices, played);
      return begunStep(duel, next, await advanceStep(parts, next));
    },

    /**
     * Stores the last choice of a step, made at a moment, and the step, in one transaction. Returns
     * undefined if the choice cannot be stored.
     */
    saveWithLastChoice: (
      duel: Duel,
      { last, madeAt }: { last: DuelChoice; madeAt: number },
      played: BattleSnapshot,
    ): Promise<Duel | 'over' | undefined> =>
      transaction(async (unit) => {
        const sealed = await sealChoiceIn(unit, last, madeAt);
        if (sealed === undefined) return undefined;
        // An outage may have moved the other's choice since it was read.
        const choices = await findStepChoices(unit.trx, duel.id, duel.step);
        const saved = await saveIn(unit, { ...duel, ...sealed.changes }, { choices, played });
        if (saved === 'moved')
          throw new Error(`Step ${duel.step} of duel ${duel.id} is incomplete`);
        return saved;
      }),
  };
}

function nextStepOf(
  duel: Duel,
  choices: StepChoices,
  { turn, awaited }: Pick<BattleSnapshot, 'turn' | 'awaited'>,
): NextStep {
  const { id: battleId, step, pace } = duel;
  const banks = banksAfter(clockOf(duel, choices));
  return { battleId, step, turn, awaited, banks, pace, choices };
}

function begunStep(
  duel: Duel,
  { step, turn, awaited, banks }: NextStep,
  begun: Pick<Duel, 'stepAt' | 'deadline'> | undefined,
): Duel | 'moved' {
  if (begun === undefined) return 'moved';
  const seatOf = (side: BattleSide) => ({ ...duel.seats[side], bank: banks[side] });
  return {
    ...{ ...duel, ...begun, turn, awaited },
    step: step + 1,
    sealed: [],
    seats: { 1: seatOf(1), 2: seatOf(2) },
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
