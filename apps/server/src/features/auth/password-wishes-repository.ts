import type { Database, Trx } from '../../db/database.ts';

/** When a user has last asked the organisers for a new password, if nobody has helped since. */
export async function findPasswordWish(db: Database, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('password_wishes')
    .select('wished_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && new Date(row.wished_at);
}

/** Of those who could come in with a new password. */
export async function findNumberOfPasswordWishes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('password_wishes')
    .innerJoin('users', 'users.id', 'password_wishes.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

export async function updatePasswordWish(trx: Trx, userId: number, wishedAt: Date): Promise<void> {
  const wished_at = wishedAt.getTime();
  await trx
    .insertInto('password_wishes')
    .values({ user_id: userId, wished_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wished_at }))
    .execute();
}

/** Says whether there was one. */
export async function deletePasswordWish(trx: Trx, userId: number): Promise<boolean> {
  const result = await trx
    .deleteFrom('password_wishes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
