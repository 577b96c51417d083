import type { BattleKind } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { type BattleRecord, findBattle } from './battles-repository.ts';
import { battleUnavailable, noSuchBattle, notOwnBattle } from './errors.ts';

/** Throws AppError 'not-found' if there is no such battle. */
export async function requireBattle(db: Database, id: number): Promise<BattleRecord> {
  const battle = await findBattle(db, id);
  if (battle === undefined) throw noSuchBattle();
  return battle;
}

/** Throws AppError 'forbidden' if the battle is another player's. */
export async function requireOwnBattle(
  db: Database,
  userId: number,
  id: number,
): Promise<BattleRecord> {
  const battle = await requireBattle(db, id);
  if (battle.userId !== userId) throw notOwnBattle();
  return battle;
}

/** A player has at most one running battle in each slot; all kinds that count share one. */
const slots: Readonly<Record<BattleKind, string>> = { leader: 'leader', rematch: 'rematch' };

/** Unique among running battles. */
export function runningKeyOf(userId: number, kind: BattleKind): string {
  return `${slots[kind]}:${userId}`;
}

/** Attempts before the battle is reported as unavailable. */
const maxAttempts = 5;

/**
 * Optimistic concurrency: retries while `attempt` returns undefined because another request
 * advanced the battle.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw battleUnavailable();
}

/** Whether a battle still runs at the same step. */
export async function isSameStep(
  { trx }: UnitOfWork,
  { id, step }: BattleRecord,
): Promise<boolean> {
  const battle = await findBattle(trx, id);
  return battle?.status === 'running' && battle.step === step;
}
