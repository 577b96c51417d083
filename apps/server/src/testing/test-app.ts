import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf, contract, Endpoint } from '@poketorneo/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Bus, openBus } from '../bus/index.ts';
import { backupDatabase } from '../commands/backup.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { createTransaction, type RunTransaction } from '../db/transaction.ts';
import { createDirectEngine, type EngineHost } from '../features/battles/index.ts';
import type { CopyDatabase } from '../features/downloads/index.ts';
import { type PostMessage, postToPublic } from '../features/push/index.ts';
import { openFirstSeason } from '../features/seasons/index.ts';
import type { WebFolders } from '../http/web-files.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Interfaces } from '../own-addresses.ts';
import { seedContent } from '../seed/index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

interface Call {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string;
  /** The address that the call seems to come from. */
  from?: string;
  headers?: Record<string, string>;
}

/** The whole server on a database of its own, with a clock that tests set and mails they can read. */
export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  bus: Bus;
  /** For what a test changes behind the server's back, but tells it of. */
  transaction: RunTransaction;
  mails: Mail[];
  /** Lines that the server logged as errors. */
  errors: string[];
  advance(milliseconds: number): void;
  now(): number;
  call(endpoint: Endpoint, call?: Call): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** What the tests' tokens are signed with. */
export const testTokenSecret = 'a secret that only the tests know, long enough';

const start = Date.UTC(2026, 0, 10, 18, 0, 0);

/** Builds the server as `main.ts` does, on the database that TEST_DATABASE_URL names or an embedded one. */
export async function createTestApp({
  random = () => 0,
  folders,
  assetBaseUrl = '/assets',
  publicUrl = 'http://torneo.example',
  isPublicUrlGiven = true,
  interfaces,
  seeded = false,
  on,
  longestFinish,
  trustProxy = 1,
  keepsNothing = false,
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
  folders?: WebFolders;
  assetBaseUrl?: string;
  /** The address that players use. */
  publicUrl?: string;
  /** Whether the operator has said so. */
  isPublicUrlGiven?: boolean;
  /** What the computer knows of itself, where that matters. */
  interfaces?: () => Interfaces;
  /** Whether it holds what a new installation starts with. */
  seeded?: boolean;
  /** A database that several servers share, and that is not dropped with this one. */
  on?: TestDatabase;
  /** How long a stop waits for the requests that are under way. */
  longestFinish?: number;
  /** How many proxies are in front of it. */
  trustProxy?: number;
  /** Whether it asks the database at each request, as if it could not hear other processes. */
  keepsNothing?: boolean;
  sessionDays?: number;
  /** Whether, as far as players know, mails are sent; here none ever is. */
  sendsMail?: boolean;
  /** Where battles are fought. */
  battleEngine?: EngineHost;
  /** What it keeps besides the database: the database's own folder, if left out. */
  dataFolder?: string;
  /** How the database is copied. */
  copyDatabase?: CopyDatabase;
  /** What is done to the server before its first request. */
  prepare?: (app: FastifyInstance) => void;
  /** What becomes of a mail that somebody waits for. */
  sendMail?: Mailer['send'];
  /** How messages are sent to push services. */
  postMessage?: PostMessage;
} = {}): Promise<TestApp> {
  const testDatabase = on ?? (await createTestDatabase());
  const database = await testDatabase.open();
  const openedBus = await openBus(testDatabase.location);
  const bus = keepsNothing ? { ...openedBus, isReliable: () => false } : openedBus;
  const { mailer, mails, allSent } = createTestMailer(sendMail);
  const errors: string[] = [];
  let now = start;
  const clock = () => now;
  const { db } = database;
  const transaction = createTransaction({ db, bus, clock });
  if (seeded) await seedContent({ db, transaction });
  await openFirstSeason({ db, transaction });
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
    },
    db,
    bus,
    mailer,
    log: pino({ level: 'error' }, { write: (line: string) => errors.push(line) }),
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
    ...(longestFinish === undefined ? {} : { longestFinish }),
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
    advance: (milliseconds) => {
      now += milliseconds;
    },
    call: async (endpoint, { params = {}, query, body, token, from, headers = {} } = {}) => {
      const response = await app.inject({
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
      await allSent();
      return response;
    },
    close: async () => {
      await app.close();
      await bus.close();
      await database.close();
      if (on === undefined) await testDatabase.drop();
    },
  };
}

/** Keeps the mails instead of sending them. */
function createTestMailer(send?: Mailer['send']) {
  const mails: Mail[] = [];
  const underWay = new Set<Promise<void>>();
  async function keep(make: Parameters<Mailer['sendLater']>[0]): Promise<void> {
    const mail = await make();
    if (mail !== undefined) mails.push(mail);
  }
  const mailer: Mailer = {
    sendLater(make) {
      const sending = keep(make).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    send:
      send ??
      (async (mail) => {
        mails.push(mail);
        return 'sent';
      }),
    forget: async ({ email }) => {
      const others = mails.filter(({ to }) => to !== email);
      mails.splice(0, mails.length, ...others);
    },
    close: async () => {},
  };
  return {
    mailer,
    mails,
    allSent: async () => {
      await Promise.all(underWay);
    },
  };
}

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'poketorneo-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** What a sign-up sends, with a name of one's own. */
export function registration(username: string): BodyOf<typeof contract.auth.signUp> {
  return {
    username,
    firstName: 'Ada',
    lastName: 'Rossi',
    email: `${username.toLowerCase()}@example.org`,
    password: 'segreto1',
  };
}
