import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The migrations that the database has been through, in their order. */
export async function listMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many play whose account is in use, organisers who also play included, and how many battles are under way. */
export async function findCounts(db: Database): Promise<{ players: number; battles: number }> {
  const { players } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('players'))
    .where('status', '=', 'active')
    .where(({ eb, or }) => or([eb('is_admin', '=', 0), eb('plays', '=', 1)]))
    .executeTakeFirstOrThrow();
  const { battles } = await db
    .selectFrom('battles')
    .select(({ fn }) => fn.countAll<number>().as('battles'))
    // Only those that are running have one, and it is indexed.
    .where('deadline', 'is not', null)
    .executeTakeFirstOrThrow();
  return { players, battles };
}
