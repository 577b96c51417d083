import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import { backupDatabase } from '../../commands/backup.ts';
import { restore } from '../../commands/restore.ts';
import { runCommand } from '../../commands/run-command.ts';
import { OperatorError } from '../../operator-error.ts';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEmbeddedTestDatabase, createTestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { createBackupReminder } from './backup-reminder.ts';
import { copyInThread } from './copy-database.ts';

let on: ReturnType<typeof createEmbeddedTestDatabase>;
let server: TestApp;
let organiser: Person;
let shelf: string;
beforeEach(async () => {
  on = createEmbeddedTestDatabase();
  shelf = mkdtempSync(join(tmpdir(), 'poketorneo-test-shelf-'));
  await startServer();
  organiser = await signUpAdministrator(server);
});
afterEach(async () => {
  await server.close();
  await on.drop();
  rmSync(shelf, { recursive: true });
});

async function startServer(options: Parameters<typeof createTestApp>[0] = {}): Promise<void> {
  server = await createTestApp({ on, ...options });
}

const download = ({ token, password }: Person, given = password) =>
  server.call(contract.downloads.backup, { body: { password: given }, token });

async function status() {
  const response = await server.call(contract.downloads.backupStatus, { token: organiser.token });
  return answerOf(contract.downloads.backupStatus, response);
}

async function logged(): Promise<string[]> {
  const response = await server.call(contract.auditLog.list, { token: organiser.token });
  return answerOf(contract.auditLog.list, response).map(({ title }) => title);
}

const now = () => new Date(server.now()).toISOString();

describe('a backup that an organiser fetches', () => {
  it('is the whole database, which the restore command puts into a new folder', async () => {
    const response = await download(organiser);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.sqlite3',
      'content-disposition': 'attachment; filename="poketorneo-2026-01-10.sqlite"',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'no-store',
    });
    const file = join(shelf, 'copia.sqlite');
    writeFileSync(file, response.rawPayload);
    const { tables } = await restore({ folder: join(shelf, 'nuova'), file, isNew: true });
    expect(tables).toContainEqual({ table: 'users', rows: 1 });
    expect(server.errors).toEqual([]);
  });

  it('leaves nothing on the disk, is written in the log, and is the last one from then on', async () => {
    const before = readdirSync(on.folder).sort();
    expect(await status()).toMatchObject({ kind: 'embedded', lastBackup: null, isDue: false });
    await logged();
    await download(organiser);
    expect(readdirSync(on.folder).sort()).toEqual(before);
    expect(await logged()).toEqual(['Copia dei dati scaricata']);
    expect(await status()).toMatchObject({ lastBackup: now() });
  });

  it('asks for the password again, and not too often', async () => {
    expect(refusalOf(await download(organiser, 'sbagliata'))).toEqual({
      status: 400,
      message: 'La password non è corretta',
    });
    expect(await status()).toMatchObject({ lastBackup: null });
    expect(await logged()).toEqual([]);
    const guesses = Array.from({ length: 13 }, () => download(organiser, 'sbagliata'));
    expect(tally(await Promise.all(guesses))).toEqual({ 400: 11, 429: 2 });
    expect((await download(organiser)).statusCode).toBe(429);
    server.advance(hour);
    expect((await download(organiser)).statusCode).toBe(200);
  });

  it('is taken one at a time, and can be taken again however often it was pressed', async () => {
    const responses = await Promise.all(Array.from({ length: 11 }, () => download(organiser)));
    expect(tally(responses)).toEqual({ 200: 1, 409: 10 });
    for (let count = 0; count < 3; count++) {
      const [one, other] = await Promise.all([download(organiser), download(organiser)]);
      expect(tally([one, other])).toEqual({ 200: 1, 409: 1 });
    }
    expect((await download(organiser)).statusCode).toBe(200);
  });

  it('is not the last one when it did not arrive, and the next one can be taken', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(server.app.listeningOrigin);
    const aborting = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}${contract.downloads.backup.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': organiser.token },
      body: JSON.stringify({ password: organiser.password }),
      signal: aborting.signal,
    });
    expect(response.status).toBe(200);
    aborting.abort();
    await expect.poll(async () => (await download(organiser)).statusCode).toBe(200);
  });

  it('says what is wrong when there is no room, and may be tried again', async () => {
    await server.close();
    let isFull = true;
    await startServer({
      copyDatabase: async (task) => {
        if (isFull) throw new OperatorError('Non c’è abbastanza spazio per la copia.');
        return backupDatabase(task);
      },
    });
    expect(refusalOf(await download(organiser))).toEqual({
      status: 507,
      message: 'Non c’è abbastanza spazio per la copia.',
    });
    expect(await logged()).toEqual([]);
    isFull = false;
    expect((await download(organiser)).statusCode).toBe(200);
  });

  it('is copied in a thread of its own, which says what keeps it from that', async () => {
    const { location } = on;
    const file = join(shelf, 'copia.sqlite');
    await copyInThread({ location, file });
    const { tables } = await restore({ folder: join(shelf, 'nuova'), file, isNew: true });
    expect(tables).toContainEqual({ table: 'users', rows: 1 });
    const again = copyInThread({ location, file });
    await expect(again).rejects.toThrow(/esiste già/);
    await expect(again).rejects.toBeInstanceOf(OperatorError);
  });

  it.skipIf(testServerUrl === undefined)('is to be had of a PostgreSQL server, too', async () => {
    const postgres = await createTestDatabase();
    const dataFolder = join(shelf, 'dati');
    const other = await createTestApp({ on: postgres, dataFolder, copyDatabase: copyInThread });
    const { token, password } = await signUpAdministrator(other);
    const statusOf = async () => {
      const response = await other.call(contract.downloads.backupStatus, { token });
      return answerOf(contract.downloads.backupStatus, response);
    };
    expect(await statusOf()).toMatchObject({ kind: 'server', lastBackup: null, isDue: false });
    const response = await other.call(contract.downloads.backup, { body: { password }, token });
    const file = join(shelf, 'copia.sqlite');
    writeFileSync(file, response.rawPayload);
    const { tables } = await restore({ folder: join(shelf, 'nuova'), file, isNew: true });
    expect(tables).toContainEqual({ table: 'users', rows: 1 });
    expect(await statusOf()).toMatchObject({ lastBackup: new Date(other.now()).toISOString() });
    expect(readdirSync(dataFolder)).toEqual([]);
    expect(other.errors).toEqual([]);
    await other.close();
    await postgres.drop();
  });
});

it('a backup by the command is the last one too, while the server runs', async () => {
  const before = Date.now();
  await runCommand(['backup', join(shelf, 'copia.sqlite')], {
    folder: on.folder,
    databaseUrl: undefined,
    workingFolder: shelf,
  });
  const { lastBackup } = await status();
  expect(Date.parse(lastBackup ?? '')).toBeGreaterThanOrEqual(before);
});

describe('when the last backup is a week old', () => {
  const remind = () =>
    createBackupReminder(
      { db: server.database.db, transaction: server.transaction },
      on.location,
      server.now,
    )();

  async function reminders({ token }: Person): Promise<number> {
    const response = await server.call(contract.notifications.list, { token });
    const list = answerOf(contract.notifications.list, response);
    return list.filter(({ kind }) => kind === 'backup-due').length;
  }

  it('every organiser is reminded, once a week at most, however many look', async () => {
    const other = await signUpAdministrator(server);
    const player = await signUp(server);
    await download(organiser);
    server.advance(7 * day - minute);
    await remind();
    expect(await status()).toMatchObject({ isDue: false });
    expect(await reminders(organiser)).toBe(0);

    server.advance(minute);
    expect(await status()).toMatchObject({ isDue: true });
    await Promise.all([remind(), remind(), remind()]);
    for (const each of [organiser, other]) expect(await reminders(each)).toBe(1);
    expect(await reminders(player)).toBe(0);

    server.advance(6 * day);
    await remind();
    expect(await reminders(organiser)).toBe(1);
    server.advance(day);
    await remind();
    expect(await reminders(organiser)).toBe(2);

    await download(organiser);
    expect(await status()).toMatchObject({ isDue: false });
    server.advance(day);
    await remind();
    expect(await reminders(organiser)).toBe(2);
  });

  it('so it is where there never was one, a week after the first account', async () => {
    server.advance(7 * day - minute);
    await remind();
    expect(await reminders(organiser)).toBe(0);
    server.advance(minute);
    await remind();
    expect(await reminders(organiser)).toBe(1);
    expect(await status()).toMatchObject({ lastBackup: null, isDue: true });
  });
});
