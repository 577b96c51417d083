import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../users/index.ts';

/** Throws AppError 'token-invalid' when the account was deleted since the token was looked at. */
export async function mustStillBeThere(trx: Kysely<Schema>, userId: number): Promise<void> {
  if ((await findAccount(trx, userId)) !== undefined) return;
  throw new AppError('token-invalid', 'La sessione è scaduta: accedi di nuovo');
}
