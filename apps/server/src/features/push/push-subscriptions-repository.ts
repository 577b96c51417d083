import { createHash } from 'node:crypto';
import type { Database, Trx } from '../../db/database.ts';

export interface NewSubscription {
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of the session that it belongs to. */
  sessionId: string;
  tokenVersion: number;
  expiresAt: number;
  createdAt: Date;
}

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** Each browser is somebody's alone: whoever has signed in there last. */
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

/** With it goes what waits to be sent there, which is not for whoever comes next. */
async function deleteSubscriptionOfOthers(trx: Trx, hash: string, userId: number): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hash)
    .where('user_id', '!=', userId)
    .execute();
}

/** Whether a user has one on which news could be sent now. */
export async function hasSubscription(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a user's oldest ones beyond the newest `kept`. */
export async function deleteOldSubscriptions(
  trx: Trx,
  userId: number,
  kept: number,
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
        .offset(kept),
    )
    .execute();
}

/** The one with this endpoint and secret, if there is one. */
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

/** One that its push service has given up, unless the browser has made another of it meanwhile. */
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

/** Those of sessions that are over. */
export async function deleteEndedSubscriptions(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where((is) =>
      is.or([
        is('expires_at', '<=', now.getTime()),
        is.not(
          is.exists(
            is
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'push_subscriptions.user_id')
              .whereRef('users.token_version', '=', 'push_subscriptions.token_version'),
          ),
        ),
      ]),
    )
    .execute();
}
