import type { Trx } from '../../db/database.ts';
import { findAccount, sessionOver } from '../users/index.ts';

/** Tolerance between the browser's and the server's clock. */
const clockToleranceMs = 1000;

/** Whether at least `minDurationMs` can have passed. */
export function isPossibleAfter(begin: Date, now: Date, minDurationMs: number): boolean {
  return now.getTime() - begin.getTime() >= minDurationMs - clockToleranceMs;
}

/** Throws AppError 'token-invalid' if the account was deleted since the token was verified. */
export async function assertAccountExists(trx: Trx, userId: number): Promise<void> {
  if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
}
