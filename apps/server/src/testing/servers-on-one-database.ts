import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { channel, encodeEvent } from '../bus/index.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';
import { administer } from './test-server.ts';

/** A topic whose events the server ignores for unknown users. */
const topic = 'notifications';

/** Ends the connections on which servers on a PostgreSQL database listen to events. */
export async function cutBusesOff({ location }: TestDatabase): Promise<void> {
  if (location.kind !== 'server') throw new Error('Not a server');
  await administer(location.url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'poketorneo bus' and datname = current_database()`,
    ),
  );
}

/**
 * Waits until servers on one PostgreSQL database have received all events committed before the
 * call. Events arrive in commit order, so each server waits for a marker; it is sent by the
 * database, because a process receives its own events early.
 */
export async function catchUp(...servers: readonly [TestApp, ...TestApp[]]): Promise<void> {
  const mark = -randomInt(1, 2 ** 40);
  const caughtUp = servers.map(
    ({ bus }) =>
      new Promise<void>((resolve) => {
        const stop = bus.subscribe(topic, (id) => {
          if (id !== mark) return;
          stop();
          resolve();
        });
      }),
  );
  await sql`select pg_notify(${channel}, ${encodeEvent({ topic, id: mark })})`.execute(
    servers[0].database.db,
  );
  await Promise.all(caughtUp);
}
