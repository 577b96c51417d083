import { type BattleSide, battleSides } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import { foeOf } from '@poketorneo/rules/battle';
import * as z from 'zod/mini';
import type { Trx } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { findSetup, updateEnding } from './battles-repository.ts';
import { findSeats, updateSeatEnding } from './seats-repository.ts';
import { leaveShowcase } from './showcase.ts';

const ditto = 132;
/** Stands for a deleted account in the duels of others. */
const removed = { name: 'Account eliminato', picture: faceIconPath(ditto) };

/** Voids a running battle of any kind. */
export async function voidRunning(trx: Trx, battleId: number, now: Date): Promise<void> {
  const outcome = 'suspended';
  const ending = { status: 'void', outcome, endedBy: null, gains: null, endedAt: now } as const;
  await updateEnding(trx, battleId, ending);
  for (const side of battleSides) {
    await updateSeatEnding(trx, { battleId, side }, { outcome, rating: null });
  }
}

/**
 * Takes a player out of all duels before the account is deleted: those that run are voided, those
 * of two deleted accounts are deleted, the others stay with the opponent.
 */
export async function removeFromDuels(unit: UnitOfWork, userId: number): Promise<void> {
  const { trx, now, emit } = unit;
  const rows = await trx
    .selectFrom('battle_seats')
    .innerJoin('battles', 'battles.id', 'battle_seats.battle_id')
    .select(['battles.id as battleId', 'battle_seats.side', 'battles.status'])
    .where('battle_seats.user_id', '=', userId)
    .execute();
  if (rows.length === 0) return;
  const seats = await findSeats(
    trx,
    rows.map(({ battleId }) => battleId),
  );
  for (const { battleId, side, status } of rows) {
    if (status === 'running') {
      await voidRunning(trx, battleId, now);
      await leaveShowcase(unit, battleId);
      emit('battle-steps', battleId);
    }
    const opponent = seats.get(battleId)?.[foeOf(side)].userId ?? null;
    if (opponent === null) {
      await trx.deleteFrom('battles').where('id', '=', battleId).execute();
    } else {
      await removeName(trx, { battleId, side });
      emit('battles', opponent);
    }
  }
}

/** Removes the player's name from a duel. */
async function removeName(
  trx: Trx,
  { battleId, side }: { battleId: number; side: BattleSide },
): Promise<void> {
  await trx
    .updateTable('battle_seats')
    .set({ user_id: null, ...removed })
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .execute();
  const setup = withoutPlayer(await findSetup(trx, battleId), side);
  await trx.updateTable('battles').set({ setup }).where('id', '=', battleId).execute();
}

const named = z.looseObject({ name: z.string(), picture: z.string() });
const withContestants = z.looseObject({ contestants: z.tuple([named, named]) });

function withoutPlayer(setup: string, side: BattleSide): string {
  const parsed = withContestants.parse(JSON.parse(setup));
  const [first, second] = parsed.contestants;
  const contestants =
    side === 1 ? [{ ...first, ...removed }, second] : [first, { ...second, ...removed }];
  return JSON.stringify({ ...parsed, contestants });
}
