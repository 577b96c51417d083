import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { postgresTypes } from '../dialect.ts';
import { DatabaseUnreachableError } from '../errors.ts';
import { GuardedDialect } from '../guarded-dialect.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { serverName, translateConnectionError, translateError } from './errors.ts';
import { withNamedStatements } from './named-statements.ts';

const connectionTimeoutMs = 10_000;
const poolSize = 10;

interface PostgresOptions {
  onConnectionLost?: (error: Error) => void;
  statementTimeoutMs?: number;
}

/** Opens and migrates a PostgreSQL database, with a connection pool. */
export async function openPostgres(
  url: string,
  options: PostgresOptions,
): Promise<{ db: Database; close(): Promise<void> }> {
  const name = serverName(url);
  const { statementTimeoutMs: _, ...withoutTimeout } = options;
  const db = await openMigrated(createPool(url, withoutTimeout), name);
  if (options.statementTimeoutMs === undefined) return { db, close: () => db.destroy() };
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
  const dialect = new GuardedDialect(
    new PostgresDialect({ pool: withNamedStatements(pool) }),
    (error) => translateError(error, name),
  );
  return new Kysely<Schema>({ dialect });
}

function createPool(
  url: string,
  { onConnectionLost = () => {}, statementTimeoutMs }: PostgresOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'poketorneo',
    types: postgresTypes,
    ...(statementTimeoutMs === undefined ? {} : timeoutConfig(statementTimeoutMs)),
  });
  // Without both listeners a lost connection ends the process: the pool reports idle connections,
  // each
  // connection in use reports itself.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', onConnectionLost));
  return pool;
}

/**
 * A slow server cancels the statement itself; the connection to a hanging server is destroyed. pg's
 * own query timeout would return it to the pool with an open transaction.
 */
function timeoutConfig(statementTimeoutMs: number): pg.PoolConfig {
  return {
    onConnect: async (connection) => {
      await connection.query(`select set_config('statement_timeout', $1, false)`, [
        String(statementTimeoutMs),
      ]);
    },
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(2 * statementTimeoutMs, () =>
        socket.destroy(new Error(`PostgreSQL was silent for ${2 * statementTimeoutMs} ms`)),
      );
    },
  };
}

async function checkServer(pool: pg.Pool, name: string): Promise<void> {
  const { rows } = await pool
    .query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`)
    .catch((error: unknown) => {
      throw translateConnectionError(error, name);
    });
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') {
    throw new DatabaseUnreachableError(
      `Il database PostgreSQL ${name} usa la codifica ${encoding}: creane uno in UTF8.`,
    );
  }
}
