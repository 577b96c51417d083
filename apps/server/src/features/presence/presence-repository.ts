import type { Database, Trx } from '../../db/database.ts';

/** Below the parameter limit of both databases. */
const maxBatchSize = 5000;

/** Updates when users were last seen; ignores deleted accounts. */
export async function updatePresence(
  trx: Trx,
  userIds: readonly number[],
  seenAt: Date,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += maxBatchSize) {
    await trx
      .insertInto('presence')
      .columns(['user_id', 'seen_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(['id', eb.val(seenAt.getTime()).as('seen_at')])
          .where('id', 'in', userIds.slice(from, from + maxBatchSize)),
      )
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ seen_at: seenAt.getTime() }),
      )
      .execute();
  }
}

/** When a user was last seen; undefined if never. */
export async function findPresence(db: Database, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('presence')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && new Date(row.seen_at);
}
