import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresTypes } from '../dialect.ts';
import { DatabaseUnreachableError } from '../errors.ts';
import { GuardedDialect } from '../guarded-dialect.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { explainConnectionFailure, nameOfServer } from './connection-failure.ts';

const connectionTimeout = 10_000;
const connections = 10;

/** Opens a PostgreSQL server's database through a pool of connections, newest schema. */
export async function openServer(
  url: string,
  onConnectionLost: (error: Error) => void,
): Promise<{ db: Kysely<Schema>; close(): Promise<void> }> {
  const name = nameOfServer(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: 'poketorneo',
    types: postgresTypes,
  });
  // Without both of these a cut connection ends the process: the pool tells of the idle ones, and
  // only the connection itself of one in use. The pool replaces it; a query it ran has failed.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', onConnectionLost));
  await checkServer(pool, name).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const db = new Kysely<Schema>({ dialect: new GuardedDialect(new PostgresDialect({ pool })) });
  try {
    await migrateToLatest(db, 'server');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

async function checkServer(pool: pg.Pool, name: string): Promise<void> {
  const { rows } = await pool
    .query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`)
    .catch((error: unknown) => {
      throw explainConnectionFailure(error, name);
    });
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') {
    throw new DatabaseUnreachableError(
      `Il database PostgreSQL ${name} usa la codifica ${encoding}: creane uno in UTF8.`,
    );
  }
}
