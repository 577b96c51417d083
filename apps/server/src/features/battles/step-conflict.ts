import type { UnitOfWork } from '../../db/transaction.ts';
import { type BattleRecord, findBattle } from '../battle-records/index.ts';
import { battleUnavailable } from './errors.ts';

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
