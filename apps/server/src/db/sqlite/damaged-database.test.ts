import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@poketorneo/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backup } from '../../commands/backup.ts';
import { restore } from '../../commands/restore.ts';
import { seedContent } from '../../seed/index.ts';
import { signUp } from '../../testing/people.ts';
import { parseError } from '../../testing/responses.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createSqliteTestDatabase } from '../../testing/test-database.ts';
import { DatabaseFailure } from '../errors.ts';
import { transactionOf } from '../testing/transaction-of.ts';

let testDatabase: ReturnType<typeof createSqliteTestDatabase>;
let file: string;

beforeEach(() => {
  testDatabase = createSqliteTestDatabase();
  file = join(testDatabase.folder, 'poketorneo.sqlite');
});
afterEach(() => testDatabase.drop());

async function seed(): Promise<void> {
  const { db, close } = await testDatabase.open();
  await seedContent({ db, transaction: transactionOf(db) });
  await close();
}

/** Overwrites every page but the first, which has the header and the schema. */
function damage(): void {
  const page = 4096;
  const descriptor = openSync(file, 'r+');
  for (let at = page; at < statSync(file).size; at += page) {
    writeSync(descriptor, Buffer.alloc(page, 0xaa), 0, page, at);
  }
  closeSync(descriptor);
}

const wayOut = (name: string) =>
  `Il database «${name}» è danneggiato: ferma il server e rimetti al suo posto una copia con npm run restore -- FILE.`;

it('is reported at open, with the restore command', async () => {
  await seed();
  damage();
  await expect(testDatabase.open()).rejects.toThrow(wayOut(file));
  await expect(testDatabase.open()).rejects.toBeInstanceOf(DatabaseFailure);
});

it('is detected by checking all pages', async () => {
  await seed();
  const { db, close } = await testDatabase.open();
  const { rows } = await sql<{ rootpage: number }>`
    select rootpage from sqlite_schema where name = 'audit_log'`.execute(db);
  await close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(4096, 0xaa), 0, 4096, 4096 * ((rows[0]?.rootpage ?? 0) - 1));
  closeSync(descriptor);
  await expect(testDatabase.open()).rejects.toThrow(wayOut(file));
});

it('can be replaced by a backup', async () => {
  await seed();
  const copy = join(testDatabase.folder, 'copy.sqlite');
  await backup({ folder: testDatabase.folder, file: copy });
  damage();
  await expect(
    backup({ folder: testDatabase.folder, file: join(testDatabase.folder, 'another.sqlite') }),
  ).rejects.toThrow(wayOut(file));
  await restore({ folder: testDatabase.folder, file: copy });
  await (await testDatabase.open()).close();
});

it('is reported by a running server, and logged', async () => {
  const server = await createTestApp({ on: testDatabase, seeded: true });
  const { token } = await signUp(server);
  const { db } = server.database;
  for (const pragma of ['wal_checkpoint(truncate)', 'cache_size = 1', 'shrink_memory']) {
    await sql.raw(`pragma ${pragma}`).execute(db);
  }
  damage();
  const response = await server.call(contract.notifications.list, { token });
  const { status, message, requestId } = parseError(response);
  expect({ status, message }).toEqual({
    status: 500,
    message: `I dati del torneo sono danneggiati: avvisa chi lo gestisce, che può rimettere a posto una copia. Codice: ${requestId}`,
  });
  expect(server.errors.join('')).toContain(`Il database «${file}» è danneggiato`);
  await server.close();
});
