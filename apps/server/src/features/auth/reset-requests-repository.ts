import type { Database, Trx } from '../../db/database.ts';

/** Time of a user's open reset request. */
export async function findResetRequest(db: Database, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('password_wishes')
    .select('wished_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && new Date(row.wished_at);
}

/** Open requests of active accounts. */
export async function countResetRequests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('password_wishes')
    .innerJoin('users', 'users.id', 'password_wishes.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateResetRequest(
  trx: Trx,
  userId: number,
  requestedAt: Date,
): Promise<void> {
  const wished_at = requestedAt.getTime();
  await trx
    .insertInto('password_wishes')
    .values({ user_id: userId, wished_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wished_at }))
    .execute();
}

/** Returns whether there was one. */
export async function deleteResetRequest(trx: Trx, userId: number): Promise<boolean> {
  const result = await trx
    .deleteFrom('password_wishes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
