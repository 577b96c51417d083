import {
  contract,
  type DuelTerms,
  type NotificationKind,
  type NotificationTopic,
} from '@poketorneo/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

const { terms: storedTerms } = contract.duels.challenge.body.shape;

interface QueueOptions {
  /** Null: all users with a push subscription. */
  topic: NotificationTopic | null;
  dueAt: number;
}

/** A query that selects notifications. */
export type NotificationQuery = SelectQueryBuilder<
  Schema,
  'notifications',
  { id: number; user_id: number }
>;

/** Queues notifications for each subscribed browser of their users. Returns the number of rows. */
export async function insertQueued(
  trx: Trx,
  notifications: NotificationQuery,
  { topic, dueAt }: QueueOptions,
): Promise<number> {
  let recipients = trx
    .selectFrom(notifications.as('new_notifications'))
    .innerJoin('push_subscriptions', 'push_subscriptions.user_id', 'new_notifications.user_id')
    .select((eb) => [
      'push_subscriptions.id as subscription_id',
      'new_notifications.id as notification_id',
      eb.val(dueAt).as('due_at'),
    ]);
  if (topic !== null) {
    recipients = recipients.where((is) =>
      is.exists(
        is
          .selectFrom('notification_preferences as preferences')
          .select('preferences.user_id')
          .whereRef('preferences.user_id', '=', 'new_notifications.user_id')
          .where('preferences.topic', '=', topic)
          .where('preferences.is_on_phone', '=', 1),
      ),
    );
  }
  const result = await trx
    .insertInto('push_queue')
    .columns(['subscription_id', 'notification_id', 'due_at'])
    .expression(recipients)
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** A message to be sent now. */
export interface DueMessage {
  queueId: number;
  attempts: number;
  subscription: { id: number; endpoint: string; p256dh: string; auth: string };
  notification: {
    kind: NotificationKind;
    title: string;
    text: string;
    image: string | null;
    url: string | null;
    urlSection: string | null;
    /** The open challenge that it is about. */
    challenge: { id: number; terms: DuelTerms } | null;
  };
}

/** Excludes notifications already seen, and expired sessions; ended ones have no subscription. */
function selectDeliverable(trx: Trx, now: Date) {
  const moment = now.getTime();
  return trx
    .selectFrom('push_queue')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_queue.subscription_id')
    .innerJoin('notifications', 'notifications.id', 'push_queue.notification_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .where('users.status', '=', 'active')
    .where('push_subscriptions.expires_at', '>', moment)
    .where('notifications.shown', '=', 0)
    .where('push_queue.due_at', '<=', moment);
}

/** Due messages, oldest first. */
export async function listDue(trx: Trx, now: Date, limit: number): Promise<DueMessage[]> {
  const rows = await selectDeliverable(trx, now)
    .leftJoin('duel_challenges', 'duel_challenges.notification_id', 'notifications.id')
    .orderBy('push_queue.id')
    .limit(limit)
    .select([
      'push_queue.id as queueId',
      'push_queue.attempts',
      'push_subscriptions.id as subscriptionId',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'notifications.kind',
      'notifications.title',
      'notifications.text',
      'notifications.image',
      'notifications.url',
      'notifications.url_section as urlSection',
      'duel_challenges.id as challengeId',
      'duel_challenges.terms',
    ])
    .execute();
  return rows.map(
    ({
      queueId,
      attempts,
      subscriptionId,
      endpoint,
      p256dh,
      auth,
      challengeId,
      terms,
      ...rest
    }) => ({
      queueId,
      attempts,
      subscription: { id: subscriptionId, endpoint, p256dh, auth },
      notification: {
        ...rest,
        challenge:
          challengeId === null || terms === null
            ? null
            : { id: challengeId, terms: storedTerms.parse(JSON.parse(terms)) },
      },
    }),
  );
}

/**
 * Postpones claimed messages, so that no other process sends them and a crash does not lose them.
 */
export async function updateDue(
  trx: Trx,
  queueIds: readonly number[],
  dueAt: number,
): Promise<void> {
  if (queueIds.length === 0) return;
  await trx
    .updateTable('push_queue')
    .set((eb) => ({ due_at: dueAt, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', queueIds)
    .execute();
}

export async function deleteQueued(trx: Trx, queueIds: readonly number[]): Promise<void> {
  if (queueIds.length === 0) return;
  await trx.deleteFrom('push_queue').where('id', 'in', queueIds).execute();
}

/** Deletes due messages no longer wanted. */
export async function deleteUndeliverable(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('push_queue')
    .where('due_at', '<=', now.getTime())
    .where('id', 'not in', selectDeliverable(trx, now).select('push_queue.id'))
    .execute();
}
