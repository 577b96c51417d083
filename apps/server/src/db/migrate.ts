import { Migrator, sql } from 'kysely';
import type { Database } from './database.ts';
import { type DatabaseKind, sqlDialects } from './dialect.ts';
import { DatabaseTooNewError } from './errors.ts';
import { migrationNames, migrationsFor } from './migrations/index.ts';

/**
 * Migrates to the latest schema, atomically; concurrent processes wait for each other. Throws
 * DatabaseTooNewError if the database has unknown migrations.
 */
export async function migrateToLatest(db: Database, kind: DatabaseKind): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(sqlDialects[kind]) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = unknownMigrations(await appliedMigrations(db));
  throw unknown.length > 0 ? new DatabaseTooNewError(unknown) : error;
}

/** The migrations missing in this version. */
export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !migrationNames.includes(name));
}

async function appliedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
