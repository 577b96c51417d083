import { pino } from 'pino';
import { openBus } from '../bus/index.ts';
import { createTransaction } from '../db/transaction.ts';
import { openFirstSeason } from '../features/seasons/index.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { seedContent } from '../seed/index.ts';
import { createTestDatabase, type TestDatabase, testStart } from './test-database.ts';

/** The clocks of all servers of a test agree. */
const processStart = Date.now();

/** Secret of the tests' tokens. */
export const testTokenSecret = 'a secret that only the tests know, long enough';

export interface TestPartsOptions {
  /** Whether it has the content of a new installation. */
  seeded?: boolean;
  /** A shared database, not dropped on close. */
  on?: TestDatabase | undefined;
  /** Whether caches are bypassed, as without a connected bus. */
  isUncached?: boolean;
  /** Whether the clock runs, too. */
  isRunning?: boolean;
  /** Handles awaited mails. */
  sendMail?: Mailer['send'] | undefined;
}

/** An open database and bus, a controllable clock, captured mails and errors. */
export async function createTestParts({
  seeded = false,
  on,
  isUncached = false,
  isRunning = false,
  sendMail,
}: TestPartsOptions) {
  const testDatabase = on ?? (await createTestDatabase(seeded ? 'seeded' : 'empty'));
  const database = await testDatabase.open();
  const openedBus = await openBus(testDatabase.location);
  const bus = isUncached ? { ...openedBus, isConnected: () => false } : openedBus;
  const errors: string[] = [];
  let now = testStart;
  const clock = () => (isRunning ? now + Date.now() - processStart : now);
  const { db } = database;
  const transaction = createTransaction({ db, bus, clock });
  if (seeded && on !== undefined) await seedContent({ db, transaction });
  await openFirstSeason({ db, transaction });
  return {
    testDatabase,
    database,
    bus,
    clock,
    transaction,
    ...createTestMailer(sendMail),
    errors,
    log: pino({ level: 'error' }, { write: (line: string) => errors.push(line) }),
    advance(milliseconds: number) {
      now += milliseconds;
    },
    async close() {
      await bus.close();
      await database.close();
      if (on === undefined) await testDatabase.drop();
    },
  };
}

/** Captures mails. */
function createTestMailer(send?: Mailer['send']) {
  const mails: Mail[] = [];
  const pending = new Set<Promise<void>>();
  async function save(make: Parameters<Mailer['sendLater']>[0]): Promise<void> {
    const mail = await make();
    if (mail !== undefined) mails.push(mail);
  }
  const mailer: Mailer = {
    sendLater(make) {
      const sending = save(make).finally(() => pending.delete(sending));
      pending.add(sending);
    },
    send:
      send ??
      (async (mail) => {
        mails.push(mail);
        return 'sent';
      }),
    deleteMailsTo: async ({ email }) => {
      const others = mails.filter(({ to }) => to !== email);
      mails.splice(0, mails.length, ...others);
    },
    close: async () => {},
  };
  return {
    mailer,
    mails,
    allSent: async () => {
      await Promise.all(pending);
    },
  };
}
