import type { BattleSide } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { isDrawOffered, problemOfDrawOffer } from '@poketorneo/rules/duels';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  type BattleRecord,
  type Duel,
  findBattle,
  updateDrawOffer,
  updateDrawRefusal,
} from '../battle-records/index.ts';
import type { EndEarly } from './end-early.ts';
import { battleHasEnded, noDrawOffered, notADuel, stepAlreadyPlayed } from './errors.ts';
import type { OwnBattle } from './require-battle.ts';

export interface DrawCall {
  battleId: number;
  /** Of which the caller knows. */
  step: number;
}

/** Draws by agreement in duels. */
export function createDraws({
  transaction,
  endEarly,
}: {
  transaction: RunTransaction;
  endEarly: EndEarly;
}) {
  /** Ends the duel, if the other's offer is still open. */
  async function agree(duel: Duel, side: BattleSide): Promise<void> {
    const hasEnded = await endEarly(duel, async ({ emit }, current) => {
      if (!isOfferedTo(requireDuel(current), side)) return null;
      emit('duels', duel.id);
      return { winner: null, by: 'agreement' };
    });
    if (!hasEnded) throw noDrawOffered();
  }

  return {
    async offer({ battle, side }: OwnBattle, { step }: DrawCall): Promise<void> {
      const duel = requireRunning(battle, step);
      if (isOfferedTo(duel, side)) return agree(duel, side);
      await transaction(async ({ trx, emit }) => {
        const current = requireRunning(await findBattle(trx, battle.id), step);
        const lastOffer = current.seats[side].drawOfferedAtStep;
        const problem = problemOfDrawOffer({ turn: current.turn, step, lastOffer });
        if (problem !== null) throw new AppError('conflict', problem);
        await updateDrawOffer(trx, { battleId: duel.id, side, step });
        emit('duels', duel.id);
      });
    },

    async answer(
      { battle, side }: OwnBattle,
      { step, accept }: DrawCall & { accept: boolean },
    ): Promise<void> {
      // The first response may have been lost.
      if (accept && battle.status === 'over' && battle.endedBy === 'agreement') return;
      const duel = requireRunning(battle, step);
      if (accept) return agree(duel, side);
      await transaction(async ({ trx, emit }) => {
        const current = requireRunning(await findBattle(trx, battle.id), step);
        if (!isOfferedTo(current, side)) throw noDrawOffered();
        await updateDrawRefusal(trx, { battleId: duel.id, side: foeOf(side), step });
        emit('duels', duel.id);
      });
    },
  };
}

function isOfferedTo({ step, seats }: Duel, side: BattleSide): boolean {
  const { drawOfferedAtStep: lastOffer, drawRefusedAtStep } = seats[foeOf(side)];
  return drawRefusedAtStep !== step && isDrawOffered({ step, lastOffer });
}

function requireDuel(battle: BattleRecord | undefined): Duel {
  if (battle?.kind !== 'duel') throw notADuel();
  return battle;
}

/** Throws AppError 'conflict' if the duel is over or at another step. */
function requireRunning(battle: BattleRecord | undefined, step: number): Duel {
  const duel = requireDuel(battle);
  if (duel.status !== 'running') throw battleHasEnded(duel);
  if (duel.step !== step) throw stepAlreadyPlayed();
  return duel;
}
