import { createLocalBus } from '../../bus/index.ts';
import type { Database } from '../database.ts';
import { createTransaction, type RunTransaction } from '../transaction.ts';

/** How to write to a database while nobody in this process hears of it. */
export function transactionOf(db: Database, clock = Date.now): RunTransaction {
  return createTransaction({ db, bus: createLocalBus(), clock });
}
