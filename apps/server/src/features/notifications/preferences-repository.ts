import type { NotificationChannel, NotificationTopic } from '@poketorneo/contract';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { NotificationPreferencesTable } from '../../db/schema.ts';

/** A user's explicit preferences. */
export async function listPreferences(db: Database, userId: number) {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['topic', 'delivery', 'is_on_phone'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute();
  return rows.map((row) => ({ topic: row.topic, channel: toChannel(row) }));
}

/** Push implies toasts. */
function toChannel({
  delivery,
  is_on_phone,
}: Pick<
  Selectable<NotificationPreferencesTable>,
  'delivery' | 'is_on_phone'
>): NotificationChannel {
  return is_on_phone === 1 ? 'phone' : delivery;
}

/** A user's channel for a topic; undefined if not set. */
export async function findPreference(
  db: Database,
  userId: number,
  topic: NotificationTopic,
): Promise<NotificationChannel | undefined> {
  const row = await db
    .selectFrom('notification_preferences')
    .select(['delivery', 'is_on_phone'])
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row && toChannel(row);
}

export async function updatePreference(
  trx: Trx,
  userId: number,
  topic: NotificationTopic,
  channel: NotificationChannel,
): Promise<void> {
  const columns =
    channel === 'phone'
      ? ({ delivery: 'toast', is_on_phone: 1 } as const)
      : ({ delivery: channel, is_on_phone: 0 } as const);
  await trx
    .insertInto('notification_preferences')
    .values({ user_id: userId, topic, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet(columns))
    .execute();
}
