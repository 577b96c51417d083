import type { FastifyBaseLogger } from 'fastify';
import { type BaseUrlFor, createBaseUrlFor } from './base-url.ts';
import type { Bus } from './bus/index.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createTransaction, type RunTransaction } from './db/transaction.ts';
import { createRateLimiter, type RateLimiter } from './features/rate-limiter/index.ts';
import type { Installation } from './installation.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Interfaces } from './network-addresses.ts';

/** Injected for tests. */
export interface CoreParts {
  config: Pick<
    Config,
    | 'assetBaseUrl'
    | 'isPublicUrlGiven'
    | 'port'
    | 'publicUrl'
    | 'sessionDays'
    | 'smtpUrl'
    | 'tokenSecret'
    | 'weighsTeams'
  >;
  db: Database;
  bus: Bus;
  mailer: Mailer;
  log: FastifyBaseLogger;
  clock: Clock;
  /** In [0, 1). */
  random: () => number;
  installation: Installation;
  /** Folder of the built assets; undefined if there is none. */
  assets: string | undefined;
  /** Default: `os.networkInterfaces`. */
  interfaces?: () => Interfaces;
}

/** The dependencies that any feature may use. */
export interface Core extends Omit<CoreParts, 'interfaces'> {
  transaction: RunTransaction;
  rateLimiter: RateLimiter;
  baseUrlFor: BaseUrlFor;
}

export function createCore({
  config,
  db,
  bus,
  mailer,
  log,
  clock,
  random,
  installation,
  assets,
  interfaces,
}: CoreParts): Core {
  const transaction = createTransaction({ db, bus, clock });
  return {
    config,
    db,
    bus,
    mailer,
    log,
    clock,
    random,
    installation,
    assets,
    transaction,
    rateLimiter: createRateLimiter({ db, transaction, clock }),
    baseUrlFor: createBaseUrlFor({
      config,
      ...(interfaces === undefined ? {} : { interfaces }),
    }),
  };
}
