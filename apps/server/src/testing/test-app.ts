import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf, contract, Endpoint } from '@poketorneo/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Bus } from '../bus/index.ts';
import { backupDatabase } from '../commands/backup.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { RunTransaction } from '../db/transaction.ts';
import { createDirectEngine, type EngineHost } from '../features/battles/index.ts';
import type { CopyDatabase } from '../features/downloads/index.ts';
import { type PostMessage, postToPublic } from '../features/push/index.ts';
import type { StaticFolders } from '../http/static-files.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Interfaces } from '../network-addresses.ts';
import { inject } from './inject.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestParts, testTokenSecret } from './test-parts.ts';

export { testTokenSecret };

interface Call {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string;
  /** Client address of the call. */
  from?: string;
  headers?: Record<string, string>;
}

/** The server on its own database, with a controllable clock and captured mails. */
export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  bus: Bus;
  /** For direct changes that emit events. */
  transaction: RunTransaction;
  mails: Mail[];
  /** Lines that the server logged as errors. */
  errors: string[];
  advance(milliseconds: number): void;
  now(): number;
  call(endpoint: Endpoint, call?: Call): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Builds the server like `main.ts`, on TEST_DATABASE_URL or SQLite. */
export async function createTestApp({
  random = () => 0,
  folders,
  assetBaseUrl = '/assets',
  publicUrl = 'http://torneo.example',
  isPublicUrlGiven = true,
  interfaces,
  seeded = false,
  on,
  shutdownTimeoutMs,
  trustProxy = 1,
  isUncached = false,
  isRunning = false,
  battleEngine = createDirectEngine(),
  copyDatabase = backupDatabase,
  dataFolder,
  sendMail,
  postMessage = postToPublic,
  prepare = () => {},
  sessionDays = 60,
  sendsMail = true,
}: {
  random?: () => number;
  folders?: StaticFolders;
  assetBaseUrl?: string;
  /** The public URL. */
  publicUrl?: string;
  /** Whether the public URL was configured. */
  isPublicUrlGiven?: boolean;
  /** The network interfaces. */
  interfaces?: () => Interfaces;
  /** Whether it has the content of a new installation. */
  seeded?: boolean;
  /** A shared database, not dropped on close. */
  on?: TestDatabase;
  /** Maximum wait for pending requests on close. */
  shutdownTimeoutMs?: number;
  /** Number of trusted proxies. */
  trustProxy?: number;
  /** Whether caches are bypassed, as without a connected bus. */
  isUncached?: boolean;
  /** Whether the clock runs, and not only by `advance`. */
  isRunning?: boolean;
  sessionDays?: number;
  /** Whether mails count as sent, although none is. */
  sendsMail?: boolean;
  /** Runs the battles. */
  battleEngine?: EngineHost;
  /** Data folder; default: the database's folder. */
  dataFolder?: string;
  /** Copies the database. */
  copyDatabase?: CopyDatabase;
  /** Called before the first request. */
  prepare?: (app: FastifyInstance) => void;
  /** Handles awaited mails. */
  sendMail?: Mailer['send'];
  /** Sends push messages. */
  postMessage?: PostMessage;
} = {}): Promise<TestApp> {
  const parts = await createTestParts({ seeded, on, isUncached, isRunning, sendMail });
  const { testDatabase, database, bus, transaction, mails, errors, clock, log } = parts;
  const app = await buildApp({
    config: {
      assetBaseUrl,
      publicUrl,
      isPublicUrlGiven,
      port: 3000,
      tokenSecret: testTokenSecret,
      sessionDays,
      smtpUrl: sendsMail ? 'smtp://posta.example' : undefined,
      trustProxy,
      weighsTeams: true,
    },
    db: database.db,
    bus,
    mailer: parts.mailer,
    log,
    clock,
    random,
    folders,
    battleEngine,
    ...(interfaces === undefined ? {} : { interfaces }),
    installation: {
      version: '1.2.3',
      database: testDatabase.location,
      dataFolder: dataFolder ?? testDatabase.dataFolder,
      smtpHost: null,
      addresses: () => [publicUrl],
      isPublicUrlGiven: true,
    },
    copyDatabase,
    postMessage,
    ...(shutdownTimeoutMs === undefined ? {} : { shutdownTimeoutMs }),
  });
  prepare(app);
  return {
    app,
    database,
    bus,
    transaction,
    mails,
    errors,
    now: clock,
    advance: parts.advance,
    call: async (endpoint, { params = {}, query, body, token, from, headers = {} } = {}) => {
      const response = await inject(app, {
        method: endpoint.method,
        url: endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(params[name] ?? ''),
        ),
        ...(query === undefined
          ? {}
          : {
              query: Object.fromEntries(
                Object.entries(query).map(([name, value]) => [name, String(value)]),
              ),
            }),
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { 'x-access-token': token }),
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...headers,
        },
      });
      await parts.allSent();
      return response;
    },
    close: async () => {
      await app.close();
      await parts.close();
    },
  };
}

/** A temporary folder. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'poketorneo-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A sign-up's body. */
export function registration(username: string): BodyOf<typeof contract.auth.signUp> {
  return {
    username,
    firstName: 'Ada',
    lastName: 'Rossi',
    email: `${username.toLowerCase()}@example.org`,
    password: 'segreto1',
  };
}
