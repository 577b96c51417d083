import pg from 'pg';
import { serverName, translateError } from './errors.ts';

const connectionTimeoutMs = 10_000;
const queryTimeoutMs = 5_000;

export type Release = () => Promise<void>;

/**
 * Returns the release function, or undefined if another session has the lock. The lock ends with
 * its connection, which is separate because idle connections of the pool are closed.
 */
export async function tryAdvisoryLock(url: string, name: string): Promise<Release | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: 'poketorneo lock',
  });
  // Without a listener a lost connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await enableKeepalive(client);
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
      [name],
    );
    if (rows[0]?.isTaken === true) return () => release(client, name);
  } catch (error) {
    closeQuietly(client);
    throw translateError(error, serverName(url));
  }
  closeQuietly(client);
  return undefined;
}

/** The server detects a dead client within a minute. */
async function enableKeepalive(client: pg.Client): Promise<void> {
  await client.query(`select
    set_config('tcp_keepalives_idle', '30', false),
    set_config('tcp_keepalives_interval', '10', false),
    set_config('tcp_keepalives_count', '3', false)`);
}

/** Waits for the unlock, so that the next attempt succeeds. */
async function release(client: pg.Client, name: string): Promise<void> {
  await client
    .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    // A lost connection has no lock any more.
    .catch(() => {});
  closeQuietly(client);
}

function closeQuietly(client: pg.Client): void {
  client.end().catch(() => {});
}
