import { join } from 'node:path';
import { contract, type HealthReport } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import { migrationNames } from '../../db/migrations/index.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let on: TestDatabase;
let server: TestApp;
let organiser: Person;
beforeEach(async () => {
  on = await createTestDatabase();
  await startServer();
  organiser = await signUpAdministrator(server);
});
afterEach(async () => {
  await server.close();
  await on.drop();
});

async function startServer(options: Parameters<typeof createTestApp>[0] = {}): Promise<void> {
  server = await createTestApp({ on, ...options });
}

async function report(from = server): Promise<HealthReport> {
  const response = await from.call(contract.health.report, { token: organiser.token });
  return parseResponse(contract.health.report, response);
}

it('shows the state of the installation', async () => {
  const startedAt = new Date(server.now()).toISOString();
  server.advance(hour);
  await signUp(server);
  expect(await report()).toEqual({
    version: '1.2.3',
    startedAt,
    database: {
      kind: on.location.kind,
      size: expect.any(Number),
      numberOfMigrations: migrationNames.length,
    },
    backup: expect.objectContaining({ kind: on.location.kind }),
    mail: { smtpHost: null },
    addresses: ['http://torneo.example'],
    isPublicUrlGiven: true,
    disk: { free: expect.any(Number), size: expect.any(Number) },
    numberOfPlayers: 1,
    numberOfOpenBattles: 0,
    failures: [],
  });
  const { database, disk } = await report();
  expect(database.size).toBeGreaterThan(100_000);
  expect(disk?.size).toBeGreaterThan(disk?.free ?? 0);
});

it('omits unknown disk space', async () => {
  await server.close();
  // A path below a file cannot be a folder.
  await startServer({ dataFolder: join(import.meta.filename, 'data') });
  expect(await report()).toMatchObject({ version: '1.2.3', disk: null });
});

it('counts the recipients of an announcement to everyone as players', async () => {
  const [playing, suspended, waiting] = [
    await signUp(server),
    await signUp(server),
    await signUp(server),
  ];
  await signUp(server);
  const { token } = organiser;
  await server.call(contract.users.update, {
    params: { id: playing.id },
    body: { roles: ['ROLE_ADMIN', 'ROLE_PLAYER'] },
    token,
  });
  await server.call(contract.users.updateStatus, {
    params: { id: suspended.id },
    body: { status: 'suspended' },
    token,
  });
  await server.transaction(async ({ trx }) => {
    const account = trx.updateTable('users').where('id', '=', waiting.id);
    await account.set({ status: 'waiting' }).execute();
  });
  expect((await report()).numberOfPlayers).toBe(2);
});

describe('a request that fails', () => {
  async function fail(from = server): Promise<string> {
    const response = await from.app.inject('/api/breaks');
    expect(response.statusCode).toBe(500);
    return response.json().requestId;
  }

  async function startBreakable(options: Parameters<typeof createTestApp>[0] = {}): Promise<void> {
    await server.close();
    await startServer({
      ...options,
      prepare: (app) => {
        app.get('/api/breaks', () => {
          throw new TypeError('the secret of Ada');
        });
      },
    });
  }

  /** Failures are stored after the response. */
  const isRecorded = (requestId: string | undefined) =>
    expect.poll(async () => (await report()).failures[0]?.requestId).toBe(requestId);

  it('is shown for a day with its request id, without the cause', async () => {
    await startBreakable();
    const first = await fail();
    server.advance(minute);
    const second = await fail();
    await isRecorded(second);
    const { failures } = await report();
    expect(failures.map(({ requestId }) => requestId)).toEqual([second, first]);
    expect(failures[0]).toEqual({
      requestId: second,
      request: 'GET /api/breaks',
      timestamp: new Date(server.now()).toISOString(),
    });
    server.advance(day - 1);
    expect((await report()).failures).toMatchObject([{ requestId: second }]);
    server.advance(2);
    expect((await report()).failures).toEqual([]);
    const third = await fail();
    await isRecorded(third);
    expect((await report()).failures).toHaveLength(1);
    const { db } = server.database;
    expect(await db.selectFrom('request_failures').selectAll().execute()).toHaveLength(1);
    expect(server.errors.some((line) => line.includes(third))).toBe(true);
  });

  it('gets its response even if it cannot be stored', async () => {
    await startBreakable();
    await server.database.db.schema.dropTable('request_failures').execute();
    await fail();
    await fail();
    expect((await server.call(contract.health.check)).statusCode).toBe(200);
  });

  it('is one of two hundred at most', async () => {
    await startBreakable();
    const ids: string[] = [];
    while (ids.length < 210) {
      ids.push(await fail());
      // Beyond the queue limit only the log has them.
      if (ids.length % 30 === 0) await isRecorded(ids.at(-1));
    }
    const { failures } = await report();
    expect(failures.map(({ requestId }) => requestId)).toEqual(ids.slice(-200).reverse());
  });
});

describe('a test mail', () => {
  const tryMail = () => server.call(contract.health.sendTestMail, { token: organiser.token });

  it('goes to the calling organiser', async () => {
    const response = await tryMail();
    expect(parseResponse(contract.health.sendTestMail, response).message).toContain(
      organiser.email,
    );
    expect(server.mails).toMatchObject([
      { to: organiser.email, subject: 'Prova della posta di PokéTorneo' },
    ]);
  });

  it('says where the file is without a mail server', async () => {
    await server.close();
    await startServer({ sendMail: async () => 'written' });
    expect(parseResponse(contract.health.sendTestMail, await tryMail()).message).toContain(
      '«mail»',
    );
  });

  it.each([
    ['EAUTH', 'il server di posta non accetta nome e password'],
    ['ECONNREFUSED', 'il server di posta rifiuta la connessione'],
    ['ESOMETHING', 'il server di posta ha risposto con un errore'],
  ])('reports the mail server’s error: %s', async (code, words) => {
    await server.close();
    await startServer({
      sendMail: () => Promise.reject(Object.assign(new Error('550 <ada@example.org>'), { code })),
    });
    expect(parseError(await tryMail())).toEqual({
      status: 422,
      message: `L’email non è partita: ${words}. Controlla SMTP_URL`,
    });
  });

  it('has a rate limit', async () => {
    for (let count = 0; count < 12; count += 1) expect((await tryMail()).statusCode).toBe(200);
    expect((await tryMail()).statusCode).toBe(429);
  });
});
