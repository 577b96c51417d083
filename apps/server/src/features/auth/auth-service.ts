import type { BaseUrlFor } from '../../base-url.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import type { PurgeRejected } from '../registration/index.ts';
import { revokeTokens } from '../users/index.ts';
import { createDeviceLinks } from './device-links.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createPasswordLinks } from './password-links.ts';
import { createToSessionUser } from './session-user.ts';
import type { Sessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignUp } from './sign-up.ts';
import type { Tokens } from './tokens.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  tokens: Pick<Tokens, 'sign'>;
  sessions: Pick<Sessions, 'begin'>;
  rateLimiter: RateLimiter;
  mailer: Pick<Mailer, 'sendLater'>;
  /** Whether mails are sent; otherwise they are files for the operator. */
  sendsMail: boolean;
  baseUrlFor: BaseUrlFor;
  purgeRejected: PurgeRejected;
  /** In [0, 1). */
  random: () => number;
}

/** Sign-in, sign-up, password change and reset, device links. */
export function createAuthService(parts: Parts) {
  const { transaction, tokens } = parts;
  const limits = createSignInLimits(parts);
  const toSessionUser = createToSessionUser(tokens);

  return {
    signIn: createSignIn({ ...parts, limits, toSessionUser }),
    signUp: createSignUp({ ...parts, toSessionUser }),
    ...createPasswordChanges({ ...parts, limits }),
    ...createPasswordLinks(parts),
    deviceLinks: createDeviceLinks({ ...parts, toSessionUser }),

    /** Ends all sessions of a user, the caller's included. */
    async signOutEverywhere(userId: number): Promise<void> {
      await transaction(async ({ trx, emit }) => {
        await revokeTokens(trx, userId);
        emit('token-state', userId);
      });
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
