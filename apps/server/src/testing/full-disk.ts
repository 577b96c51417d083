import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';

/**
 * Makes writes fail as on a full disk; returns a function that undoes it. SQLite is limited to its
 * size and filled; PostgreSQL's tables raise the same error.
 */
export function fillDisk(db: Database): Promise<() => Promise<void>> {
  return isPostgres(db) ? refuseWrites(db) : stopGrowing(db);
}

async function stopGrowing(db: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  for (const size of [3000, 300, 1]) await fill(db, size);
  return async () => {
    await sql.raw('pragma max_page_count = 1000000').execute(db);
    await db.deleteFrom('settings').where('key', 'like', 'filling-%').execute();
  };
}

/** Writes rows until there is no space, without fsync. */
async function fill(db: Database, size: number): Promise<void> {
  for (let number = 0; ; number++) {
    const row = { key: `filling-${size}-${number}`, value: 'x'.repeat(size) };
    try {
      await db.insertInto('settings').values(row).execute();
    } catch {
      return;
    }
  }
}

async function refuseWrites(db: Database): Promise<() => Promise<void>> {
  await sql`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of tables) {
    await sql`create trigger full_disk before insert or update on ${sql.table(table)} execute function refuse_write()`.execute(
      db,
    );
  }
  return async () => {
    await sql`drop function refuse_write() cascade`.execute(db);
  };
}
