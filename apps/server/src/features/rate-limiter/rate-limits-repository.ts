import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** An attempt; times in milliseconds. */
export interface Attempt {
  key: string;
  now: number;
  window: number;
}

/** The count of the current window. */
export interface WindowCount {
  attempts: number;
  windowStartedAt: number;
}

/** Atomically increments the count, or starts a new window; returns the result. */
export async function incrementCount(
  db: Database,
  { key, now, window }: Attempt,
): Promise<WindowCount> {
  // A window far in the future comes from a wrong clock; slightly ahead, from another process.
  const isExpired = sql<boolean>`(rate_limits.window_started_at <= ${now - window} or rate_limits.window_started_at > ${now + window})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_started_at: now, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${isExpired} then 1 else rate_limits.attempts + 1 end`,
        window_started_at: sql<number>`case when ${isExpired} then ${now} else rate_limits.window_started_at end`,
      }),
    )
    .returning(['attempts', 'window_started_at as windowStartedAt'])
    .executeTakeFirstOrThrow();
  return row;
}

export async function decrementCount(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

export async function deleteCount(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes windows that started before `moment`, in milliseconds. */
export async function deleteCountsBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_started_at', '<', moment).execute();
}
