import type { Unit } from '../../db/transaction.ts';
import { cannotContinue } from './battle-refusals.ts';
import { type BattleRecord, findBattle } from './battles-repository.ts';

/** As often as another process may have decided meanwhile before this one gives up. */
const mostTries = 5;

/**
 * The engine is asked outside of the transaction that keeps what comes of its answer, so the battle may
 * go on in between: tries again as long as an attempt finds that it has, and answers with nothing.
 */
export async function untilUnmoved<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw cannotContinue();
}

/** Whether a battle still runs and stands where it did. */
export async function isUnmoved({ trx }: Unit, { id, step }: BattleRecord): Promise<boolean> {
  const battle = await findBattle(trx, id);
  return battle?.status === 'running' && battle.step === step;
}
