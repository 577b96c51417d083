import type { Database, Trx } from '../../db/database.ts';

/** So many at once: either database takes them as parameters of one statement. */
const mostAtOnce = 5000;

/** Writes when some users were last heard of; those without an account any more are left out. */
export async function updatePresence(
  trx: Trx,
  userIds: readonly number[],
  seenAt: Date,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += mostAtOnce) {
    await trx
      .insertInto('presence')
      .columns(['user_id', 'seen_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(['id', eb.val(seenAt.getTime()).as('seen_at')])
          .where('id', 'in', userIds.slice(from, from + mostAtOnce)),
      )
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ seen_at: seenAt.getTime() }),
      )
      .execute();
  }
}

/** When a user was last heard of; undefined for one who never was. */
export async function findPresence(db: Database, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('presence')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && new Date(row.seen_at);
}
