import { ECDH } from 'node:crypto';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { VerifiedSession } from '../../http/authentication.ts';
import { countIn } from '../attempt-limits/index.ts';
import { hasSession } from '../auth/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { parsePushEndpoint, UnusableEndpoint } from './push-address.ts';
import type { PushKeysOf } from './push-keys.ts';
import {
  deleteOldSubscriptions,
  deleteSubscriptionWith,
  hasSubscription,
  updateSubscription,
} from './push-subscriptions-repository.ts';

/** Browsers of one player: more than anyone carries about; the oldest make room. */
const mostSubscriptions = 10;

interface ServiceParts {
  transaction: RunTransaction;
  keys: PushKeysOf;
  /** Whether messages may go to any address, as in tests. */
  allowsAnyEndpoint: boolean;
  /** Says which news somebody wants on the phone who has one for them for the first time. */
  wantOnPhone: (unit: Unit, userId: number) => Promise<void>;
}

interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const noSuchService = () =>
  new AppError('bad-request', 'Il servizio di notifiche di questo browser non si può usare da qui');
const noSuchKeys = () =>
  new AppError('bad-request', 'Le chiavi di questo browser non sono valide: disattiva e riprova');

/** Which browsers are sent a user's news. */
export function createPushService({
  transaction,
  keys,
  allowsAnyEndpoint,
  wantOnPhone,
}: ServiceParts) {
  function mustBeEndpoint(endpoint: string): void {
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
     * Keeps a browser for as long as the session lasts; the same one is kept once, whoever it was for
     * before. Throws AppError 'bad-request' for an endpoint or keys that nothing can be sent with.
     */
    async save(
      { identity: { userId }, sessionId, tokenVersion, expiresAt }: VerifiedSession,
      { endpoint, keys: { p256dh, auth } }: BrowserSubscription,
    ): Promise<void> {
      mustBeEndpoint(endpoint);
      if (!isPublicKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16) throw noSuchKeys();
      await transaction(async (unit) => {
        const { trx, now } = unit;
        await countIn(unit, 'push-account', String(userId));
        const account = await findAccount(trx, userId);
        // The session may have been ended since it was looked at.
        const isOver = !(await hasSession(trx, { userId, sessionId }));
        if (account?.tokenVersion !== tokenVersion || isOver) throw sessionOver();
        if (!(await hasSubscription(trx, userId))) await wantOnPhone(unit, userId);
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
        await deleteOldSubscriptions(trx, userId, mostSubscriptions);
      });
    },

    /** Whoever knows both is the browser, or its push service. */
    forget: (subscription: { endpoint: string; auth: string }): Promise<void> =>
      transaction(({ trx }) => deleteSubscriptionWith(trx, subscription)),
  };
}

export type PushService = ReturnType<typeof createPushService>;

/** Whether bytes are a point of the curve that browsers encrypt with. */
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
