// @sqlite: these commands are for the embedded database.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minute } from '../clock.ts';
import { DatabaseInUseError, DatabaseTooNewError, NotOurDatabaseError } from '../db/errors.ts';
import { type Program, startProgram } from '../db/testing/program.ts';
import { transactionOf } from '../db/testing/transaction-of.ts';
import { insertUser, listUsernames } from '../db/testing/users.ts';
import { isAccepted, signIn, signUp, signUpAdministrator } from '../testing/people.ts';
import { parseResponse } from '../testing/responses.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createSqliteTestDatabase } from '../testing/test-database.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let testDatabase: ReturnType<typeof createSqliteTestDatabase>;
let folder: string;

let backupFolder: string;
let file: string;
const programs: Program[] = [];

beforeEach(() => {
  testDatabase = createSqliteTestDatabase();
  folder = testDatabase.folder;
  backupFolder = mkdtempSync(join(tmpdir(), 'poketorneo-test-shelf-'));
  file = join(backupFolder, 'copia d’oggi.sqlite');
});

afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.kill()));
  await testDatabase.drop();
  rmSync(backupFolder, { recursive: true });
});

/** Inserts users into the folder's database, then closes it. */
async function fill(...usernames: string[]): Promise<void> {
  const { db, close } = await testDatabase.open();
  for (const username of usernames) await insertUser(db, username);
  await close();
}

async function usernames(): Promise<string[]> {
  const { db, close } = await testDatabase.open();
  const names = await listUsernames(db);
  await close();
  return names;
}

describe('backup', () => {
  it('copies a closed database, and counts its rows', async () => {
    await fill('Ada', 'Bea');
    const report = await backup({ folder, file });
    expect(report).toEqual({
      file,
      bytes: statSync(file).size,
      tables: expect.arrayContaining([
        { table: 'users', rows: 2 },
        { table: 'settings', rows: 0 },
      ]),
    });
    expect(readdirSync(backupFolder)).toEqual(['copia d’oggi.sqlite']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('copies a consistent snapshot while another process writes', async () => {
    const writer = startProgram(new URL('../db/testing/write-forever.ts', import.meta.url), [
      folder,
    ]);
    programs.push(writer);
    await writer.printed(50);
    for (let copy = 0; copy < 5; copy++) {
      const before = writer.lines.length;
      const report = await backup({ folder, file: join(backupFolder, `${copy}.sqlite`) });
      const rows = report.tables.find(({ table }) => table === 'users')?.rows ?? 0;
      expect(rows % 2).toBe(0);
      expect(rows / 2).toBeGreaterThanOrEqual(before);
      await writer.printed(before + 20);
    }
  });

  it('copies data of a killed process', async () => {
    const writer = startProgram(new URL('../db/testing/write-forever.ts', import.meta.url), [
      folder,
    ]);
    programs.push(writer);
    await writer.printed(50);
    await writer.kill();
    const report = await backup({ folder, file });
    const rows = report.tables.find(({ table }) => table === 'users')?.rows ?? 0;
    expect(rows / 2).toBeGreaterThanOrEqual(writer.lines.length);
    expect(await usernames()).toHaveLength(rows);
  });

  it('never overwrites a file', async () => {
    await fill('Ada');
    writeFileSync(file, 'mine');
    await expect(backup({ folder, file })).rejects.toThrow(/esiste già: scegli un altro nome/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(backupFolder)).toHaveLength(1);
  });

  it('fails without a database, and creates nothing', async () => {
    await expect(backup({ folder, file })).rejects.toThrow(
      `Non c’è nessun database di PokéTorneo in «${folder}».`,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('fails if the target folder does not exist', async () => {
    await fill('Ada');
    await expect(backup({ folder, file: join(backupFolder, 'no', 'copy') })).rejects.toThrow(
      `La cartella «${join(backupFolder, 'no')}» non esiste.`,
    );
  });
});

describe('restore', () => {
  const now = new Date('2026-01-10T18:00:00Z');

  it('restores the backup, and keeps the old database', async () => {
    await fill('Ada', 'Bea');
    await backup({ folder, file });
    await fill('Carla');

    const report = await restore({ folder, file, now });
    expect(await usernames()).toEqual(['Ada', 'Bea']);
    expect(report.tables).toContainEqual({ table: 'users', rows: 2 });
    expect(report.previous).toBe(
      join(folder, 'poketorneo.before-restore-2026-01-10T18-00-00-000Z.sqlite'),
    );
    expect(readdirSync(folder).sort()).toEqual([
      'poketorneo.before-restore-2026-01-10T18-00-00-000Z.sqlite',
      'poketorneo.lock.sqlite',
      'poketorneo.sqlite',
    ]);

    await restore({ folder, file: report.previous ?? '' });
    expect(await usernames()).toEqual(['Ada', 'Bea', 'Carla']);
  });

  it('continues the ids of the backup', async () => {
    await fill('Ada', 'Bea');
    await backup({ folder, file });
    await restore({ folder, file });
    const { db } = await testDatabase.open();
    expect(await insertUser(db, 'Carla')).toBe(3);
  });

  describe('revokes earlier credentials', () => {
    /** Runs a server on the folder's database during `use`. */
    async function serve<T>(use: (server: TestApp) => Promise<T>): Promise<T> {
      const server = await createTestApp({ on: testDatabase });
      try {
        return await use(server);
      } finally {
        await server.close();
      }
    }
    const afterwards = () => new Date(Date.UTC(2026, 0, 10, 18, 1));

    it('a token of an account whose id was reused', async () => {
      await serve((server) => signUp(server));
      await backup({ folder, file });
      const beta = await serve((server) => signUp(server));
      await restore({ folder, file, now: afterwards() });
      await serve(async (server) => {
        server.advance(2 * minute);
        const gamma = await signUp(server);
        expect(gamma.id).toBe(beta.id);
        expect(await isAccepted(server, gamma.token)).toBe(true);
        expect(await isAccepted(server, beta.token)).toBe(false);
      });
    });

    it('a token that was revoked after the backup', async () => {
      const alpha = await serve((server) => signUp(server));
      await backup({ folder, file });
      const { password } = alpha;
      const changed = await serve((server) =>
        server.call(contract.auth.changePassword, {
          body: { oldPassword: password, newPassword: 'altra-parola' },
          token: alpha.token,
        }),
      );
      expect(changed.statusCode).toBe(200);
      await restore({ folder, file, now: afterwards() });
      await serve(async (server) => {
        expect(await isAccepted(server, alpha.token)).toBe(false);
        expect(await isAccepted(server, String(changed.headers['new-token']))).toBe(false);
        const { token } = parseResponse(contract.auth.signIn, await signIn(server, alpha));
        expect(await isAccepted(server, token)).toBe(true);
      });
    });

    it('a mailed link, which may have been used since the backup', async () => {
      const link = await serve(async (server) => {
        const { username, email } = await signUp(server);
        await server.call(contract.auth.sendResetPasswordEmail, { body: { username, email } });
        return server.mails.at(-1)?.link ?? '';
      });
      await backup({ folder, file });
      await restore({ folder, file, now: afterwards() });
      const token = new URL(link).searchParams.get('token') ?? '';
      const checked = await serve((server) =>
        server.call(contract.auth.checkResetPasswordToken, { params: { token } }),
      );
      expect(checked.statusCode).toBe(400);
    });

    it('an invitation, which may have been used up since the backup', async () => {
      const invite = await serve(async (server) => {
        const { token } = await signUpAdministrator(server);
        const body = { days: 30, places: 5 };
        return server.call(contract.registration.insertInvitation, { body, token });
      });
      const { link } = parseResponse(contract.registration.insertInvitation, invite);
      await backup({ folder, file });
      await restore({ folder, file, now: afterwards() });
      const token = new URL(link ?? '').searchParams.get('invitation') ?? '';
      const checked = await serve((server) =>
        server.call(contract.registration.checkInvitation, { params: { token } }),
      );
      expect(checked.statusCode).toBe(404);
    });
  });

  it('deletes known devices', async () => {
    const server = await createTestApp({ on: testDatabase });
    await signUp(server);
    await server.close();
    await backup({ folder, file });
    const { tables } = await restore({ folder, file });
    expect(tables).toContainEqual({ table: 'known_devices', rows: 0 });
    expect(tables).toContainEqual({ table: 'users', rows: 1 });
  });

  it('restores into a new folder', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const report = await restore({ folder: join(backupFolder, 'new'), file, isNew: true });
    expect(report.previous).toBeUndefined();
    expect(readdirSync(join(backupFolder, 'new')).sort()).toEqual([
      'poketorneo.lock.sqlite',
      'poketorneo.sqlite',
    ]);
  });

  it('rejects a folder without a database, unchanged, unless it is declared new', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const other = join(backupFolder, 'other');
    await expect(restore({ folder: other, file })).rejects.toThrow(
      /nessun database.*DATA_DIR.*--new/,
    );
    expect(existsSync(other)).toBe(false);
  });

  it('discards the log of a killed server', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const writer = startProgram(new URL('../db/testing/write-forever.ts', import.meta.url), [
      folder,
    ]);
    programs.push(writer);
    await writer.printed(20);
    await writer.kill();

    const { previous } = await restore({ folder, file });
    expect(await usernames()).toEqual(['Ada']);
    await restore({ folder, file: previous ?? '' });
    expect((await usernames()).length).toBeGreaterThanOrEqual(1 + 2 * writer.lines.length);
  });

  it('replaces a damaged database', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const current = join(folder, 'poketorneo.sqlite');
    writeFileSync(current, 'parole '.repeat(1000));
    const { previous } = await restore({ folder, file });
    expect(await usernames()).toEqual(['Ada']);
    expect(readFileSync(previous ?? '', 'utf8')).toMatch(/^parole /);
  });

  it('discards the log of a damaged database', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const current = join(folder, 'poketorneo.sqlite');
    const database = new DatabaseSync(current);
    database.exec(`pragma journal_mode = wal; update users set username = 'Bea'`);
    const log = readFileSync(`${current}-wal`);
    database.close();
    writeFileSync(current, 'parole '.repeat(1000));
    writeFileSync(`${current}-wal`, log);

    const { previous } = await restore({ folder, file });
    expect(existsSync(`${current}-wal`)).toBe(false);
    expect(readFileSync(`${previous}-wal`)).toEqual(log);
    expect(await usernames()).toEqual(['Ada']);
  });

  it('fails while a server runs', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const { db } = await testDatabase.open();
    await insertUser(db, 'Bea');
    await expect(restore({ folder, file })).rejects.toThrow(DatabaseInUseError);
    expect(await listUsernames(db)).toEqual(['Ada', 'Bea']);
  });

  describe('rejects a file', () => {
    beforeEach(() => fill('Ada', 'Bea'));

    afterEach(async () => {
      expect(await usernames()).toEqual(['Ada', 'Bea']);
      expect(readdirSync(folder).sort()).toEqual(['poketorneo.lock.sqlite', 'poketorneo.sqlite']);
    });

    it('that does not exist', async () => {
      await expect(restore({ folder, file })).rejects.toThrow(`Il file «${file}» non esiste.`);
    });

    it.each([
      ['empty', ''],
      ['of words', 'parole '.repeat(1000)],
    ])('that is %s', async (_, content) => {
      writeFileSync(file, content);
      await expect(restore({ folder, file })).rejects.toThrow(NotOurDatabaseError);
    });

    it('of another program', async () => {
      const other = new DatabaseSync(file);
      other.exec('create table users (name text); insert into users values (1)');
      other.close();
      await expect(restore({ folder, file })).rejects.toThrow(
        `«${file}» non è un database di PokéTorneo.`,
      );
    });

    it('that is truncated', async () => {
      await backup({ folder, file });
      truncateSync(file, statSync(file).size - 5000);
      await expect(restore({ folder, file })).rejects.toThrow(/^«.+copia d’oggi.+danneggiato/);
    });

    it('with a corrupted page', async () => {
      await backup({ folder, file });
      const content = readFileSync(file);
      content.fill(0xaa, 3 * 4096, 4 * 4096);
      writeFileSync(file, content);
      await expect(restore({ folder, file })).rejects.toThrow(NotOurDatabaseError);
    });

    it('of a newer version', async () => {
      await backup({ folder, file });
      const newer = new DatabaseSync(file);
      newer.exec(`insert into kysely_migration values ('9999-future', '2999-01-01')`);
      newer.close();
      await expect(restore({ folder, file })).rejects.toThrow(DatabaseTooNewError);
    });

    it('copied from a running server without its log', async () => {
      const { db, close } = await testDatabase.open();
      await transactionOf(db)(({ trx }) => insertUser(trx, 'Carla'));
      copyFileSync(join(folder, 'poketorneo.sqlite'), file);
      copyFileSync(join(folder, 'poketorneo.sqlite-wal'), `${file}-wal`);
      await db.deleteFrom('users').where('username', '=', 'Carla').execute();
      await close();
      await expect(restore({ folder, file })).rejects.toThrow(
        /è un database in uso, non una copia/,
      );
    });
  });
});
