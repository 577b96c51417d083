import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { postgresTypes } from '../dialect.ts';
import { DatabaseUnreachableError } from '../errors.ts';
import { GuardedDialect } from '../guarded-dialect.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { explainConnectionFailure, nameOfServer } from './connection-failure.ts';
import { explainFailure } from './explain-failure.ts';

const connectionTimeout = 10_000;
const connections = 10;

interface ServerOptions {
  onConnectionLost?: (error: Error) => void;
  longestStatement?: number;
}

/** Opens a PostgreSQL server's database through a pool of connections, newest schema. */
export async function openServer(
  url: string,
  options: ServerOptions,
): Promise<{ db: Database; close(): Promise<void> }> {
  const name = nameOfServer(url);
  const { longestStatement: _, ...patient } = options;
  const db = await openMigrated(createPool(url, patient), name);
  if (options.longestStatement === undefined) return { db, close: () => db.destroy() };
  await db.destroy();
  const limited = kyselyOn(createPool(url, options), name);
  return { db: limited, close: () => limited.destroy() };
}

async function openMigrated(pool: pg.Pool, name: string): Promise<Database> {
  await checkServer(pool, name).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const db = kyselyOn(pool, name);
  try {
    await migrateToLatest(db, 'server');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function kyselyOn(pool: pg.Pool, name: string): Database {
  const dialect = new GuardedDialect(new PostgresDialect({ pool }), (error) =>
    explainFailure(error, name),
  );
  return new Kysely<Schema>({ dialect });
}

function createPool(
  url: string,
  { onConnectionLost = () => {}, longestStatement }: ServerOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: 'poketorneo',
    types: postgresTypes,
    ...(longestStatement === undefined ? {} : limitsOf(longestStatement)),
  });
  // Without both of these a cut connection ends the process: the pool tells of the idle ones, and
  // only the connection itself of one in use. The pool replaces it; a query it ran has failed.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', onConnectionLost));
  return pool;
}

/**
 * A server that is slow gives the statement up itself. Of one that hangs the connection is cut: pg's
 * own limit for queries would give it back to the pool with its transaction still open.
 */
function limitsOf(longestStatement: number): pg.PoolConfig {
  return {
    onConnect: async (connection) => {
      await connection.query(`select set_config('statement_timeout', $1, false)`, [
        String(longestStatement),
      ]);
    },
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(2 * longestStatement, () =>
        socket.destroy(new Error(`PostgreSQL was silent for ${2 * longestStatement} ms`)),
      );
    },
  };
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
