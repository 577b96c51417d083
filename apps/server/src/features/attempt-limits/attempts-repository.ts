import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** One more attempt under a key. */
export interface Attempt {
  key: string;
  now: number;
  window: number;
}

/** How many there were in the window that an attempt falls in. */
export interface Attempts {
  attempts: number;
  windowStartedAt: number;
}

/** Counts one more attempt under a key and answers how many there were in the window it falls in. */
export async function updateAttempts(
  db: Database,
  { key, now, window }: Attempt,
): Promise<Attempts> {
  // A window far ahead is of a clock that was wrong; one a little ahead, of another process.
  const over = sql<boolean>`(rate_limits.window_started_at <= ${now - window} or rate_limits.window_started_at > ${now + window})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_started_at: now, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${over} then 1 else rate_limits.attempts + 1 end`,
        window_started_at: sql<number>`case when ${over} then ${now} else rate_limits.window_started_at end`,
      }),
    )
    .returning(['attempts', 'window_started_at as windowStartedAt'])
    .executeTakeFirstOrThrow();
  return row;
}

/** Counts one attempt less. */
export async function updateAttemptsGivenBack(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Forgets the windows that ended before a moment. */
export async function deleteAttemptsBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_started_at', '<', moment).execute();
}
