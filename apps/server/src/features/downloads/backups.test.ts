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
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSqliteTestDatabase, createTestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { createBackupReminder } from './backup-reminder.ts';
import { copyInThread } from './copy-database.ts';

let on: ReturnType<typeof createSqliteTestDatabase>;
let server: TestApp;
let organiser: Person;
let shelf: string;
beforeEach(async () => {
  on = createSqliteTestDatabase();
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
  return parseResponse(contract.downloads.backupStatus, response);
}

async function logged(): Promise<string[]> {
  const response = await server.call(contract.auditLog.list, { token: organiser.token });
  return parseResponse(contract.auditLog.list, response).map(({ title }) => title);
}

const now = () => new Date(server.now()).toISOString();

describe('a backup that an organiser fetches', () => {
  it('is the whole database, and can be restored into a new folder', async () => {
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

  it('leaves no file, is logged, and becomes the last backup', async () => {
    const before = readdirSync(on.folder).sort();
    expect(await status()).toMatchObject({ kind: 'embedded', lastBackup: null, isDue: false });
    await logged();
    await download(organiser);
    expect(readdirSync(on.folder).sort()).toEqual(before);
    expect(await logged()).toEqual(['Copia dei dati scaricata']);
    expect(await status()).toMatchObject({ lastBackup: now() });
  });

  it('requires the password, with a rate limit', async () => {
    expect(parseError(await download(organiser, 'sbagliata'))).toEqual({
      status: 400,
      message: 'La password non è corretta',
    });
    expect(await status()).toMatchObject({ lastBackup: null });
    expect(await logged()).toEqual([]);
    const guesses = Array.from({ length: 13 }, () => download(organiser, 'sbagliata'));
    expect(countStatuses(await Promise.all(guesses))).toEqual({ 400: 11, 429: 2 });
    expect((await download(organiser)).statusCode).toBe(429);
    server.advance(hour);
    expect((await download(organiser)).statusCode).toBe(200);
  });

  it('runs one at a time, and refusals do not count', async () => {
    await server.close();
    let othersAnswered = Promise.resolve();
    await startServer({
      copyDatabase: async (task) => {
        await othersAnswered;
        return backupDatabase(task);
      },
    });
    /** The copy lasts until all other downloads are answered. */
    const downloadTogether = async (count: number) => {
      let answers = 0;
      let finishCopy = () => {};
      othersAnswered = new Promise((resolve) => {
        finishCopy = resolve;
      });
      const downloads = Array.from({ length: count }, async () => {
        const response = await download(organiser);
        answers += 1;
        return response;
      });
      await expect.poll(() => answers).toBe(count - 1);
      finishCopy();
      return countStatuses(await Promise.all(downloads));
    };
    expect(await downloadTogether(11)).toEqual({ 200: 1, 409: 10 });
    for (let count = 0; count < 3; count++) {
      expect(await downloadTogether(2)).toEqual({ 200: 1, 409: 1 });
    }
  });

  it('is not recorded if aborted, and does not block the next one', async () => {
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

  it('reports a full disk, and can be retried', async () => {
    await server.close();
    let isFull = true;
    await startServer({
      copyDatabase: async (task) => {
        if (isFull) throw new OperatorError('Non c’è abbastanza spazio per la copia.');
        return backupDatabase(task);
      },
    });
    expect(parseError(await download(organiser))).toEqual({
      status: 507,
      message: 'Non c’è abbastanza spazio per la copia.',
    });
    expect(await logged()).toEqual([]);
    isFull = false;
    expect((await download(organiser)).statusCode).toBe(200);
  });

  it('is copied in a worker thread, which reports errors', async () => {
    const { location } = on;
    const file = join(shelf, 'copia.sqlite');
    await copyInThread({ location, file });
    const { tables } = await restore({ folder: join(shelf, 'nuova'), file, isNew: true });
    expect(tables).toContainEqual({ table: 'users', rows: 1 });
    const again = copyInThread({ location, file });
    await expect(again).rejects.toThrow(/esiste già/);
    await expect(again).rejects.toBeInstanceOf(OperatorError);
  });

  it.skipIf(testServerUrl === undefined)('works on PostgreSQL, too', async () => {
    const postgres = await createTestDatabase();
    const dataFolder = join(shelf, 'dati');
    const other = await createTestApp({ on: postgres, dataFolder, copyDatabase: copyInThread });
    const { token, password } = await signUpAdministrator(other);
    const statusOf = async () => {
      const response = await other.call(contract.downloads.backupStatus, { token });
      return parseResponse(contract.downloads.backupStatus, response);
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

it('a backup by command counts, too, while the server runs', async () => {
  const before = Date.now();
  await runCommand(['backup', join(shelf, 'copia.sqlite')], {
    folder: on.folder,
    databaseUrl: undefined,
    workingFolder: shelf,
  });
  const { lastBackup } = await status();
  expect(Date.parse(lastBackup ?? '')).toBeGreaterThanOrEqual(before);
});

describe('a week after the last backup', () => {
  const remind = () =>
    createBackupReminder(
      { db: server.database.db, transaction: server.transaction },
      on.location,
      server.now,
    )();

  async function reminders({ token }: Person): Promise<number> {
    const response = await server.call(contract.notifications.list, { token });
    const list = parseResponse(contract.notifications.list, response);
    return list.filter(({ kind }) => kind === 'backup-due').length;
  }

  it('every organiser is reminded once a week, even by several processes', async () => {
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

  it('the same applies a week after the first account', async () => {
    server.advance(7 * day - minute);
    await remind();
    expect(await reminders(organiser)).toBe(0);
    server.advance(minute);
    await remind();
    expect(await reminders(organiser)).toBe(1);
    expect(await status()).toMatchObject({ lastBackup: null, isDue: true });
  });
});
