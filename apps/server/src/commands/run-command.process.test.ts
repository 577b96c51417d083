// @sqlite: the commands run on the embedded database.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProgram } from '../db/testing/program.ts';
import { insertUser } from '../db/testing/users.ts';
import { createSqliteTestDatabase } from '../testing/test-database.ts';
import { runCommand } from './run-command.ts';

let testDatabase: ReturnType<typeof createSqliteTestDatabase>;
let folder: string;

beforeEach(async () => {
  testDatabase = createSqliteTestDatabase();
  folder = testDatabase.folder;
  const { db, close } = await testDatabase.open();
  await insertUser(db, 'Ada');
  await close();
});

afterEach(() => testDatabase.drop());

const context = () => ({ folder, databaseUrl: undefined, workingFolder: folder });

it('resolves file names relative to the working folder', async () => {
  const lines = await runCommand(['backup', 'copia.sqlite'], context());
  expect(lines[0]).toMatch(/^Copia completata e verificata: .+copia\.sqlite \(0,\d+ MB\)$/);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}users +1$/));
  expect(existsSync(join(folder, 'copia.sqlite'))).toBe(true);

  const restored = await runCommand(['restore', 'copia.sqlite'], context());
  expect(restored[0]).toBe(`Database ripristinato in ${folder}`);
  expect(restored).toContainEqual(expect.stringMatching(/^Tutti devono accedere di nuovo/));
  expect(restored.at(-1)).toMatch(/^Il database di prima è in .+before-restore-/);
});

it('restores into a folder given as second argument', async () => {
  await runCommand(['backup', 'copia.sqlite'], context());
  const elsewhere = { ...context(), folder: join(folder, 'nowhere') };
  const restored = await runCommand(['restore', 'copia.sqlite', '.'], elsewhere);
  expect(restored[0]).toBe(`Database ripristinato in ${folder}`);
  const fresh = ['restore', 'copia.sqlite', 'nuova'];
  await expect(runCommand(fresh, context())).rejects.toThrow('non c’è nessun database');
  await runCommand([...fresh, '--new'], context());
  expect(existsSync(join(folder, 'nuova', 'poketorneo.sqlite'))).toBe(true);
});

it.each([
  [['backup'], 'Uso: npm run backup -- FILE'],
  [['backup', 'a', 'b'], 'Uso: npm run backup -- FILE'],
  [['restore', 'a', 'b', 'c'], 'Uso: npm run restore -- FILE [FOLDER]'],
  [['constructor', 'a'], 'Comandi: backup, restore, move-to-postgres.'],
  [[], 'Comandi: backup, restore, move-to-postgres.'],
])('%j prints the usage', async (words, message) => {
  await expect(runCommand(words, context())).rejects.toThrow(message);
});

it('restore explains how to restore into PostgreSQL', async () => {
  const server = { ...context(), databaseUrl: 'postgres://localhost/torneo' };
  await expect(runCommand(['restore', 'copia.sqlite'], server)).rejects.toThrow(
    'npm run move-to-postgres',
  );
});

it('exits with 1 and one line on failure', async () => {
  const main = new URL('./main.ts', import.meta.url);
  const environment = { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: '', INIT_CWD: folder };
  const program = startProgram(main, ['backup', 'copia.sqlite'], environment);
  expect(await program.exit).toBe(1);
  expect(program.lines).toEqual([]);
  expect(program.errors).toEqual([
    `Non c’è nessun database di PokéTorneo in «${join(folder, 'nowhere')}».`,
  ]);
});

it('exits with 0 on success', async () => {
  const main = new URL('./main.ts', import.meta.url);
  const environment = { DATA_DIR: folder, DATABASE_URL: '', INIT_CWD: folder };
  const program = startProgram(main, ['backup', 'copia.sqlite'], environment);
  expect(await program.exit).toBe(0);
  expect(program.errors).toEqual([]);
  expect(program.lines[0]).toMatch(/^Copia completata/);
});
