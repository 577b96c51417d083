import type { Database, Trx } from '../../db/database.ts';
import { digestOf } from '../../digest.ts';

export interface NewSubscription {
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The subscription's session. */
  sessionId: string;
  tokenVersion: number;
  expiresAt: number;
  createdAt: Date;
}

const hashOf = (endpoint: string) => digestOf(endpoint);

/** A browser belongs to the user who signed in last. */
export async function updateSubscription(trx: Trx, subscription: NewSubscription): Promise<void> {
  const { userId, endpoint, p256dh, auth, sessionId, tokenVersion, expiresAt, createdAt } =
    subscription;
  const changing = {
    user_id: userId,
    session_id: sessionId,
    p256dh,
    auth,
    token_version: tokenVersion,
    expires_at: expiresAt,
  };
  const endpoint_hash = hashOf(endpoint);
  await deleteSubscriptionOfOthers(trx, endpoint_hash, userId);
  await trx
    .insertInto('push_subscriptions')
    .values({ ...changing, endpoint, endpoint_hash, created_at: createdAt.getTime() })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(changing))
    .execute();
}

/** Its queued messages are deleted, too: they are for the previous user. */
async function deleteSubscriptionOfOthers(trx: Trx, hash: string, userId: number): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hash)
    .where('user_id', '!=', userId)
    .execute();
}

/** Whether a user has a usable subscription. */
export async function hasSubscription(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a user's subscriptions beyond the newest `limit`. */
export async function deleteOldSubscriptions(
  trx: Trx,
  userId: number,
  limit: number,
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(limit),
    )
    .execute();
}

/** Deletes the subscription with this endpoint and secret. */
export async function deleteSubscriptionWith(
  trx: Trx,
  { endpoint, auth }: { endpoint: string; auth: string },
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashOf(endpoint))
    .where('auth', '=', auth)
    .execute();
}

/** Deletes an expired subscription, unless the browser has renewed it since. */
export async function deleteSubscription(
  trx: Trx,
  { id, auth }: { id: number; auth: string },
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('auth', '=', auth)
    .execute();
}

/** Deletes subscriptions of expired sessions; a session that is ended takes its own along. */
export async function deleteExpiredSubscriptions(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('expires_at', '<=', now.getTime()).execute();
}
