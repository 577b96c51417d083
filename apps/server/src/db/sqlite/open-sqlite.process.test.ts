import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteTestDatabase } from '../../testing/test-database.ts';
import { DatabaseError, DatabaseInUseError, NotOurDatabaseError } from '../errors.ts';
import { openDatabase } from '../open-database.ts';
import { type Program, startProgram } from '../testing/program.ts';
import { insertUser, listUsernames } from '../testing/users.ts';

let testDatabase: ReturnType<typeof createSqliteTestDatabase>;
let folder: string;
const programs: Program[] = [];

beforeEach(() => {
  testDatabase = createSqliteTestDatabase();
  folder = testDatabase.folder;
});

afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.kill()));
  await testDatabase.drop();
});

function start(program: 'hold-database' | 'write-forever', inFolder = folder): Program {
  const started = startProgram(new URL(`../testing/${program}.ts`, import.meta.url), [inFolder]);
  programs.push(started);
  return started;
}

describe('a SQLite database', () => {
  it('flushes to disk before acknowledging a write', async () => {
    const { db } = await testDatabase.open();
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  it('creates its folder and files for their owner only', async () => {
    const inner = join(folder, 'new', 'data');
    const { db, close } = await openDatabase({ kind: 'embedded', folder: inner });
    await insertUser(db, 'Ada');
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(inner)) {
      expect([file, statSync(join(inner, file)).mode & 0o077]).toEqual([file, 0]);
    }
    await close();
  });

  it('is a single file after close', async () => {
    const { db, close } = await testDatabase.open();
    await insertUser(db, 'Ada');
    await close();
    expect(readdirSync(folder).sort()).toEqual(['poketorneo.lock.sqlite', 'poketorneo.sqlite']);
  });

  it('closes during another process’s read without losing data', async () => {
    const { db, close } = await testDatabase.open();
    await insertUser(db, 'Ada');
    const reader = new DatabaseSync(join(folder, 'poketorneo.sqlite'), { readOnly: true });
    reader.exec('begin; select * from users');
    await close();
    reader.close();
    expect(await listUsernames((await testDatabase.open()).db)).toEqual(['Ada']);
  });

  it('returns new columns after a schema change', async () => {
    const { db } = await testDatabase.open();
    const all = () => sql`select * from settings`.execute(db);
    await db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    await all();
    await sql`alter table settings add column more integer`.execute(db);
    expect({ ...Object((await all()).rows[0]) }).toEqual({ key: 'a', value: 'b', more: null });
  });

  it.each([
    ['words', (file: string) => writeFileSync(file, 'parole '.repeat(1000))],
    [
      'the database of another program',
      (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('create table notes (text)');
        other.close();
      },
    ],
  ])('does not overwrite %s', async (_, write) => {
    write(join(folder, 'poketorneo.sqlite'));
    await expect(testDatabase.open()).rejects.toThrow(NotOurDatabaseError);
  });

  it('names a folder it cannot use', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const opening = openDatabase({ kind: 'embedded', folder: join(file, 'data') });
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(/^La cartella «.+file\/data» non si può usare/);
  });
});

describe('two processes', () => {
  it('never use the same folder', async () => {
    const holder = start('hold-database');
    await holder.printed(1);

    await expect(testDatabase.open()).rejects.toThrow(DatabaseInUseError);
    const second = start('hold-database');
    expect(await second.exit).toBe(1);
    expect(second.errors).toEqual([
      `Un altro processo di PokéTorneo sta già usando il database in «${folder}»: fermalo e riprova.`,
    ]);
  });

  it('can use it in sequence, even if the first was killed', async () => {
    const writer = start('write-forever');
    await writer.printed(1);
    await writer.kill();

    const next = start('hold-database');
    await next.printed(1);
    await next.kill();
    const { db } = await testDatabase.open();
    expect(await listUsernames(db)).toEqual(expect.arrayContaining(['first-0', 'second-0']));
  });

  it('are excluded also within one process', async () => {
    const first = await testDatabase.open();
    await expect(testDatabase.open()).rejects.toThrow(DatabaseInUseError);
    // The failed attempt must not release the lock.
    const second = start('hold-database');
    expect(await second.exit).toBe(1);
    await first.close();
    await testDatabase.open();
  });
});

describe('a process that is killed while it writes', () => {
  it('loses no acknowledged write and leaves none half done', async () => {
    const writer = start('write-forever');
    await writer.printed(200);
    await writer.kill();

    const acknowledged = writer.lines.length;
    const { db } = await testDatabase.open();
    const usernames = new Set(await listUsernames(db));
    const pairs = usernames.size / 2;
    // The last commit may not have been printed yet.
    expect(pairs).toBeGreaterThanOrEqual(acknowledged);
    expect(pairs).toBeLessThanOrEqual(acknowledged + 1);
    for (let pair = 0; pair < pairs; pair++) {
      expect(usernames).toContain(`first-${pair}`);
      expect(usernames).toContain(`second-${pair}`);
    }
  });
});
