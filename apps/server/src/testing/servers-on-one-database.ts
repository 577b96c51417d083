import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { channel, toAnnouncement } from '../bus/index.ts';
import type { TestApp } from './test-app.ts';

/** News of it is of no interest to the server when it is about nobody. */
const topic = 'notifications';

/**
 * When servers on one PostgreSQL database have heard of everything that was committed before the
 * call. Announcements arrive in the order of the commits, so each waits for one made just now; to
 * wait for the news of a change itself would not do, since news of an earlier change looks the same.
 * It is sent by the database alone: what a transaction announces, its own process hears at once,
 * before what others have sent.
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
  await sql`select pg_notify(${channel}, ${toAnnouncement({ topic, id: mark })})`.execute(
    servers[0].database.db,
  );
  await Promise.all(caughtUp);
}
