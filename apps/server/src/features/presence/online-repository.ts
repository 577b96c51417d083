import type { ExpressionBuilder } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/** A stream's users are recorded this often. */
export const onlineIntervalMs = 20_000;
const onlineWithinMs = 2 * onlineIntervalMs;

/** Whether a user last seen at a moment, in epoch milliseconds, counts as online. */
export function isStillOnline(seenAt: number | null, now: number): boolean {
  return seenAt !== null && now - seenAt < onlineWithinMs;
}

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
  return isStillOnline(row?.seen_at ?? null, now.getTime());
}

/** Records that a user has left, unless seen after that moment. Returns whether. */
export async function deleteOnline(trx: Trx, userId: number, leftAt: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('online_users')
    .where('user_id', '=', userId)
    .where('seen_at', '<=', leftAt.getTime())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const isSilent = (now: Date) => (eb: ExpressionBuilder<Schema, 'online_users'>) =>
  eb('seen_at', '<=', now.getTime() - onlineWithinMs);

/** Whether users were silent for so long that they count as online no more. */
export async function hasSilentUsers(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('online_users')
    .select('user_id')
    .where(isSilent(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that these have left. Returns their ids. */
export async function deleteSilentUsers(trx: Trx, now: Date): Promise<number[]> {
  const rows = await trx
    .deleteFrom('online_users')
    .where(isSilent(now))
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
