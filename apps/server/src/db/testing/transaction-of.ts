import { createLocalBus } from '../../bus/index.ts';
import type { Database } from '../database.ts';
import { createTransaction, type RunTransaction } from '../transaction.ts';

/** Transactions whose events reach no listener of this process. */
export function transactionOf(db: Database, clock = Date.now): RunTransaction {
  return createTransaction({ db, bus: createLocalBus(), clock });
}
