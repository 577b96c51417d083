import type { Database, Trx } from '../../db/database.ts';

/** A stream's users are recorded this often. */
export const onlineIntervalMs = 20_000;
const onlineWithinMs = 2 * onlineIntervalMs;

/** Records users who have the product open; ignores deleted accounts. */
export async function updateOnline(trx: Trx, userIds: readonly number[], now: Date): Promise<void> {
  const seenAt = now.getTime();
  await trx
    .insertInto('online_users')
    .columns(['user_id', 'seen_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['id', eb.val(seenAt).as('seen_at')])
        .where('id', 'in', userIds),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: seenAt }))
    .execute();
}

/** Whether a user has the product open in some browser, in view. */
export async function isOnline(db: Database, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('online_users')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && now.getTime() - row.seen_at < onlineWithinMs;
}
