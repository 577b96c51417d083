import { randomUUID } from 'node:crypto';
import { announce } from '../bus/announce.ts';
import { transaction } from '../db/transaction.ts';
import type { TestApp } from './test-app.ts';

const topic = 'test-caught-up';

/**
 * When servers on one PostgreSQL database have heard of everything that was committed before the
 * call. Announcements arrive in the order of the commits, so each waits for one made just now; to
 * wait for the news of a change itself would not do, since news of an earlier change looks the same.
 */
export async function catchUp(...servers: readonly [TestApp, ...TestApp[]]): Promise<void> {
  const mark = randomUUID();
  const caughtUp = servers.map(
    ({ bus }) =>
      new Promise<void>((resolve) => {
        const stop = bus.subscribe(topic, (payload) => {
          if (payload !== mark) return;
          stop();
          resolve();
        });
      }),
  );
  await transaction(servers[0].database.db, (trx) => announce(trx, topic, mark));
  await Promise.all(caughtUp);
}
