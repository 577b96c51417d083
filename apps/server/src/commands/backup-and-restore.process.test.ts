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
import { answerOf } from '../testing/answers.ts';
import { isAccepted, signIn, signUp, signUpAdministrator } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createEmbeddedTestDatabase } from '../testing/test-database.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let testDatabase: ReturnType<typeof createEmbeddedTestDatabase>;
let folder: string;
/** Where the backups go. */
let shelf: string;
let file: string;
const programs: Program[] = [];

beforeEach(() => {
  testDatabase = createEmbeddedTestDatabase();
  folder = testDatabase.folder;
  shelf = mkdtempSync(join(tmpdir(), 'poketorneo-test-shelf-'));
  file = join(shelf, 'copia d’oggi.sqlite');
});

afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.kill()));
  await testDatabase.drop();
  rmSync(shelf, { recursive: true });
});

/** Writes users into the folder's database, closed afterwards. */
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
  it('copies a database that is closed, and counts what it copied', async () => {
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
    expect(readdirSync(shelf)).toEqual(['copia d’oggi.sqlite']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('copies one moment of a database that another process is writing to', async () => {
    const writer = startProgram(new URL('../db/testing/write-for-ever.ts', import.meta.url), [
      folder,
    ]);
    programs.push(writer);
    await writer.printed(50);
    for (let copy = 0; copy < 5; copy++) {
      const before = writer.lines.length;
      const report = await backup({ folder, file: join(shelf, `${copy}.sqlite`) });
      const rows = report.tables.find(({ table }) => table === 'users')?.rows ?? 0;
      expect(rows % 2).toBe(0);
      expect(rows / 2).toBeGreaterThanOrEqual(before);
      await writer.printed(before + 20);
    }
  });

  it('copies what a killed process has written', async () => {
    const writer = startProgram(new URL('../db/testing/write-for-ever.ts', import.meta.url), [
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

  it('never touches a file that exists', async () => {
    await fill('Ada');
    writeFileSync(file, 'mine');
    await expect(backup({ folder, file })).rejects.toThrow(/esiste già: scegli un altro nome/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(shelf)).toHaveLength(1);
  });

  it('says when there is nothing to copy, and makes nothing', async () => {
    await expect(backup({ folder, file })).rejects.toThrow(
      `Non c’è nessun database di PokéTorneo in «${folder}».`,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('says when there is no such folder', async () => {
    await fill('Ada');
    await expect(backup({ folder, file: join(shelf, 'no', 'copy') })).rejects.toThrow(
      `La cartella «${join(shelf, 'no')}» non esiste.`,
    );
  });
});

describe('restore', () => {
  const now = new Date('2026-01-10T18:00:00Z');

  it('brings back what the backup held, and keeps what was there', async () => {
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

  it('goes on numbering where the backup was', async () => {
    await fill('Ada', 'Bea');
    await backup({ folder, file });
    await restore({ folder, file });
    const { db } = await testDatabase.open();
    expect(await insertUser(db, 'Carla')).toBe(3);
  });

  describe('lets nobody in with what was handed out before', () => {
    /** Runs a server on the folder's database, as long as `use` does. */
    async function serve<T>(use: (server: TestApp) => Promise<T>): Promise<T> {
      const server = await createTestApp({ on: testDatabase });
      try {
        return await use(server);
      } finally {
        await server.close();
      }
    }
    const afterwards = () => new Date(Date.UTC(2026, 0, 10, 18, 1));

    it('not to an account that has got the number of another one', async () => {
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

    it('not with a token that was revoked after the backup', async () => {
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
        const { token } = answerOf(contract.auth.signIn, await signIn(server, alpha));
        expect(await isAccepted(server, token)).toBe(true);
      });
    });

    it('not with a mailed link, which may have been used since the backup', async () => {
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

    it('not as newcomers, by an invitation that may have been used up since the backup', async () => {
      const invite = await serve(async (server) => {
        const { token } = await signUpAdministrator(server);
        const body = { days: 30, places: 5 };
        return server.call(contract.registration.insertInvitation, { body, token });
      });
      const { link } = answerOf(contract.registration.insertInvitation, invite);
      await backup({ folder, file });
      await restore({ folder, file, now: afterwards() });
      const token = new URL(link ?? '').searchParams.get('invitation') ?? '';
      const checked = await serve((server) =>
        server.call(contract.registration.checkInvitation, { params: { token } }),
      );
      expect(checked.statusCode).toBe(404);
    });
  });

  it('knows no device any more: some of them may have been forgotten since the backup', async () => {
    const server = await createTestApp({ on: testDatabase });
    await signUp(server);
    await server.close();
    await backup({ folder, file });
    const { tables } = await restore({ folder, file });
    expect(tables).toContainEqual({ table: 'known_devices', rows: 0 });
    expect(tables).toContainEqual({ table: 'users', rows: 1 });
  });

  it('fills a folder that is new', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const report = await restore({ folder: join(shelf, 'new'), file, isNew: true });
    expect(report.previous).toBeUndefined();
    expect(readdirSync(join(shelf, 'new')).sort()).toEqual([
      'poketorneo.lock.sqlite',
      'poketorneo.sqlite',
    ]);
  });

  it('refuses a folder without a database, which is left as it was, unless it is said to be new', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const other = join(shelf, 'other');
    await expect(restore({ folder: other, file })).rejects.toThrow(
      /nessun database.*DATA_DIR.*--new/,
    );
    expect(existsSync(other)).toBe(false);
  });

  it('forgets the log of a server that was killed', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const writer = startProgram(new URL('../db/testing/write-for-ever.ts', import.meta.url), [
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

  it('replaces a database that is damaged', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const current = join(folder, 'poketorneo.sqlite');
    writeFileSync(current, 'parole '.repeat(1000));
    const { previous } = await restore({ folder, file });
    expect(await usernames()).toEqual(['Ada']);
    expect(readFileSync(previous ?? '', 'utf8')).toMatch(/^parole /);
  });

  it('forgets the log of a database that is damaged', async () => {
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

  it('refuses to restore while a server runs', async () => {
    await fill('Ada');
    await backup({ folder, file });
    const { db } = await testDatabase.open();
    await insertUser(db, 'Bea');
    await expect(restore({ folder, file })).rejects.toThrow(DatabaseInUseError);
    expect(await listUsernames(db)).toEqual(['Ada', 'Bea']);
  });

  describe('given a wrong file', () => {
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

    it('that was cut short', async () => {
      await backup({ folder, file });
      truncateSync(file, statSync(file).size - 5000);
      await expect(restore({ folder, file })).rejects.toThrow(/^«.+copia d’oggi.+danneggiato/);
    });

    it('with a page of rubbish in it', async () => {
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

    it('copied from under a running server without its log', async () => {
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
