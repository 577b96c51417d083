import type { Trx } from '../../db/database.ts';
import { findAccount, sessionOver } from '../users/index.ts';

/** Throws AppError 'token-invalid' when the account was deleted since the token was looked at. */
export async function mustExist(trx: Trx, userId: number): Promise<void> {
  if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
}
