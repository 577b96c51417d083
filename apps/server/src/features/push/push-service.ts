import { ECDH } from 'node:crypto';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { VerifiedSession } from '../../http/authentication.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { findAccount, hasSession, sessionOver } from '../users/index.ts';
import { parsePushEndpoint, UnusableEndpoint } from './push-address.ts';
import type { PushKeysOf } from './push-keys.ts';
import {
  deleteOldSubscriptions,
  deleteSubscriptionWith,
  hasSubscription,
  updateSubscription,
} from './push-subscriptions-repository.ts';

/** Per user; the oldest are deleted. */
const maxSubscriptions = 10;

/** Enables default topics for a user's first subscription. */
export type EnablePush = (unit: UnitOfWork, userId: number) => Promise<void>;

interface ServiceParts {
  transaction: RunTransaction;
  keys: PushKeysOf;
  /** Whether any endpoint is allowed, for tests. */
  allowsAnyEndpoint: boolean;
  enablePush: EnablePush;
}

interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const noSuchService = () =>
  new AppError('bad-request', 'Il servizio di notifiche di questo browser non si può usare da qui');
const noSuchKeys = () =>
  new AppError('bad-request', 'Le chiavi di questo browser non sono valide: disattiva e riprova');

/** Push subscriptions. */
export function createPushService({
  transaction,
  keys,
  allowsAnyEndpoint,
  enablePush,
}: ServiceParts) {
  function assertEndpoint(endpoint: string): void {
    if (allowsAnyEndpoint && URL.canParse(endpoint)) return;
    try {
      parsePushEndpoint(endpoint);
    } catch (error) {
      if (error instanceof UnusableEndpoint) throw noSuchService();
      throw error;
    }
  }

  return {
    publicKey: async (): Promise<string> => (await keys()).publicKey,

    /**
     * Stores a subscription until its session ends; a browser has one, moved from its previous
     * user. Throws AppError 'bad-request' for an invalid endpoint or keys.
     */
    async save(
      { identity: { userId }, sessionId, tokenVersion, expiresAt }: VerifiedSession,
      { endpoint, keys: { p256dh, auth } }: BrowserSubscription,
    ): Promise<void> {
      assertEndpoint(endpoint);
      if (!isPublicKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16) throw noSuchKeys();
      await transaction(async (unit) => {
        const { trx, now } = unit;
        await consumeIn(unit, 'push-account', String(userId));
        const account = await findAccount(trx, userId);
        // The session may have ended since the token was verified.
        const isOver = !(await hasSession(trx, { userId, sessionId }));
        if (account?.tokenVersion !== tokenVersion || isOver) throw sessionOver();
        if (!(await hasSubscription(trx, userId))) await enablePush(unit, userId);
        await updateSubscription(trx, {
          userId,
          endpoint,
          p256dh,
          auth,
          sessionId,
          tokenVersion,
          expiresAt,
          createdAt: now,
        });
        await deleteOldSubscriptions(trx, userId, maxSubscriptions);
      });
    },

    /** Endpoint and secret are known only to the browser and its push service. */
    forget: (subscription: { endpoint: string; auth: string }): Promise<void> =>
      transaction(({ trx }) => deleteSubscriptionWith(trx, subscription)),
  };
}

export type PushService = ReturnType<typeof createPushService>;

/** Whether it is an uncompressed P-256 point. */
function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
