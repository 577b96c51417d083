import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProgram } from '../db/testing/program.ts';
import { insertUser } from '../db/testing/users.ts';
import { createEmbeddedTestDatabase } from '../testing/test-database.ts';
import { runCommand } from './run-command.ts';

let testDatabase: ReturnType<typeof createEmbeddedTestDatabase>;
let folder: string;

beforeEach(async () => {
  testDatabase = createEmbeddedTestDatabase();
  folder = testDatabase.folder;
  const { db, close } = await testDatabase.open();
  await insertUser(db, 'Ada');
  await close();
});

afterEach(() => testDatabase.drop());

const surroundings = () => ({ folder, databaseUrl: undefined, workingFolder: folder });

it('backs up and restores by a name relative to where the person is', async () => {
  const said = await runCommand(['backup', 'copia.sqlite'], surroundings());
  expect(said[0]).toMatch(/^Copia completata e verificata: .+copia\.sqlite \(0,\d+ MB\)$/);
  expect(said).toContainEqual(expect.stringMatching(/^ {2}users +1$/));
  expect(existsSync(join(folder, 'copia.sqlite'))).toBe(true);

  const restored = await runCommand(['restore', 'copia.sqlite'], surroundings());
  expect(restored[0]).toBe(`Database ripristinato in ${folder}`);
  expect(restored).toContainEqual(expect.stringMatching(/^Tutti devono accedere di nuovo/));
  expect(restored.at(-1)).toMatch(/^Il database di prima è in .+before-restore-/);
});

it.each([
  [['backup'], 'Uso: npm run backup -- FILE'],
  [['restore', 'a', 'b'], 'Uso: npm run restore -- FILE'],
  [['constructor', 'a'], 'Comandi: backup, restore, move-to-postgres.'],
  [[], 'Comandi: backup, restore, move-to-postgres.'],
])('%j says how it is used', async (words, message) => {
  await expect(runCommand(words, surroundings())).rejects.toThrow(message);
});

it('restore says how a copy gets into a PostgreSQL database', async () => {
  const server = { ...surroundings(), databaseUrl: 'postgres://localhost/torneo' };
  await expect(runCommand(['restore', 'copia.sqlite'], server)).rejects.toThrow(
    'npm run move-to-postgres',
  );
});

it('ends with 1 and one line when it fails', async () => {
  const main = new URL('./main.ts', import.meta.url);
  const environment = { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: '', INIT_CWD: folder };
  const program = startProgram(main, ['backup', 'copia.sqlite'], environment);
  expect(await program.exit).toBe(1);
  expect(program.lines).toEqual([]);
  expect(program.errors).toEqual([
    `Non c’è nessun database di PokéTorneo in «${join(folder, 'nowhere')}».`,
  ]);
});

it('ends with 0 when it succeeds', async () => {
  const main = new URL('./main.ts', import.meta.url);
  const environment = { DATA_DIR: folder, DATABASE_URL: '', INIT_CWD: folder };
  const program = startProgram(main, ['backup', 'copia.sqlite'], environment);
  expect(await program.exit).toBe(0);
  expect(program.errors).toEqual([]);
  expect(program.lines[0]).toMatch(/^Copia completata/);
});
