import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Number of applied migrations. */
export async function countMigrations(db: Database): Promise<number> {
  const { rows } = await sql<{
    migrations: number;
  }>`select count(*) as migrations from kysely_migration`.execute(db);
  return rows[0]?.migrations ?? 0;
}

/** Active players, playing organisers included. */
export async function countPlayers(db: Database): Promise<number> {
  const { players } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('players'))
    .where('status', '=', 'active')
    .where(({ eb, or }) => or([eb('is_admin', '=', 0), eb('plays', '=', 1)]))
    .executeTakeFirstOrThrow();
  return players;
}
