import type { BattleSide } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { isDrawOffered, problemOfDrawOffer } from '@poketorneo/rules/duels';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  asDuel,
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
  db,
  transaction,
  endEarly,
}: {
  db: Database;
  transaction: RunTransaction;
  endEarly: EndEarly;
}) {
  /** Ends the duel, if the other's offer is still open. */
  async function agree(duel: Duel, side: BattleSide): Promise<void> {
    const hasEnded = await endEarly(duel, async ({ emit }, current) => {
      if (!isOfferedTo(requireDuel(current), side)) return null;
      emit('battle-steps', duel.id);
      return { winner: null, by: 'agreement' };
    });
    // The other's answer, or a repetition of this one, may have ended it.
    if (!hasEnded && (await findBattle(db, duel.id))?.endedBy !== 'agreement')
      throw noDrawOffered();
  }

  return {
    async offer({ battle, side }: OwnBattle, { step }: DrawCall): Promise<void> {
      const duel = requireRunning(battle, step);
      const isOffered = await transaction(async ({ trx, emit }) => {
        const current = requireRunning(await findBattle(trx, battle.id), step);
        if (isOfferedTo(current, side)) return true;
        const lastOffer = current.seats[side].drawOfferedAtStep;
        const problem = problemOfDrawOffer({ turn: current.turn, step, lastOffer });
        if (problem !== null) throw new AppError('conflict', problem);
        await updateDrawOffer(trx, { battleId: duel.id, side, step });
        emit('battle-steps', duel.id);
        return false;
      });
      if (isOffered) await agree(duel, side);
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
        emit('battle-steps', duel.id);
      });
    },
  };
}

function isOfferedTo({ step, seats }: Duel, side: BattleSide): boolean {
  const { drawOfferedAtStep: lastOffer, drawRefusedAtStep } = seats[foeOf(side)];
  return drawRefusedAtStep !== step && isDrawOffered({ step, lastOffer });
}

function requireDuel(battle: BattleRecord | undefined): Duel {
  const duel = battle === undefined ? null : asDuel(battle);
  if (duel === null) throw notADuel();
  return duel;
}

/** Throws AppError 'conflict' if the duel is over or at another step. */
function requireRunning(battle: BattleRecord | undefined, step: number): Duel {
  const duel = requireDuel(battle);
  if (duel.status !== 'running') throw battleHasEnded(duel);
  if (duel.step !== step) throw stepAlreadyPlayed();
  return duel;
}
