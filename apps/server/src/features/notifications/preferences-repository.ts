import type { NewsDelivery, NewsTopic } from '@poketorneo/contract';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { NotificationPreferencesTable } from '../../db/schema.ts';

/** What a user has said of some news; of the others nothing. */
export async function listPreferences(db: Database, userId: number) {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['topic', 'delivery', 'is_on_phone'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute();
  return rows.map((row) => ({ topic: row.topic, delivery: toDelivery(row) }));
}

/** Whoever wants something on the phone is told of it on the page as well. */
function toDelivery({
  delivery,
  is_on_phone,
}: Pick<Selectable<NotificationPreferencesTable>, 'delivery' | 'is_on_phone'>): NewsDelivery {
  return is_on_phone === 1 ? 'phone' : delivery;
}

/** How a user is told of some news; undefined when they have not said. */
export async function findPreference(
  db: Database,
  userId: number,
  topic: NewsTopic,
): Promise<NewsDelivery | undefined> {
  const row = await db
    .selectFrom('notification_preferences')
    .select(['delivery', 'is_on_phone'])
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row && toDelivery(row);
}

export async function updatePreference(
  trx: Trx,
  userId: number,
  topic: NewsTopic,
  delivery: NewsDelivery,
): Promise<void> {
  const kept =
    delivery === 'phone'
      ? ({ delivery: 'toast', is_on_phone: 1 } as const)
      : ({ delivery, is_on_phone: 0 } as const);
  await trx
    .insertInto('notification_preferences')
    .values({ user_id: userId, topic, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet(kept))
    .execute();
}
