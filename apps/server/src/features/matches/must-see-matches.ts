import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { findAccount, noSuchUser } from '../users/index.ts';

/**
 * What a player has fought is shown to them and to organisers. Throws AppError 'forbidden' to anybody
 * else, and 'not-found' when there is no such player.
 */
export async function mustSeeMatches(
  db: Database,
  identity: Identity,
  userId: number,
): Promise<void> {
  if (identity.userId !== userId && !identity.isAdmin) {
    throw new AppError('forbidden', 'Si possono vedere solo le proprie lotte');
  }
  if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
}
