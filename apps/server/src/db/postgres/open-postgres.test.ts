import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administer, databaseUrl, testServerUrl } from '../../testing/test-server.ts';
import { DatabaseUnreachableError } from '../errors.ts';
import { migrationNames } from '../migrations/index.ts';
import { openDatabase } from '../open-database.ts';
import { transactionOf } from '../testing/transaction-of.ts';
import { insertUser, listUsernames } from '../testing/users.ts';

describe('an unreachable address', () => {
  it('is reported in one line, without its password', async () => {
    const url = `postgres://ada:segreto@127.0.0.1:${await unusedPort()}/torneo`;
    const opening = openDatabase({ kind: 'server', url });
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow(
      /^Il server PostgreSQL «127\.0\.0\.1:\d+\/torneo» non risponde \(ECONNREFUSED\)[^\n]*$/,
    );
  });

  it.each(['', 'torneo', 'mysql://localhost/torneo'])('%j is invalid', async (url) => {
    await expect(openDatabase({ kind: 'server', url })).rejects.toThrow(
      'L’indirizzo del database non è valido',
    );
  });
});

describe.runIf(testServerUrl !== undefined)('a PostgreSQL database', () => {
  const serverUrl = testServerUrl ?? '';
  let name: string;
  let url: string;

  beforeEach(async () => {
    name = `poketorneo_test_${randomBytes(8).toString('hex')}`;
    url = databaseUrl(serverUrl, name);
    await administer(serverUrl, (client) => client.query(`create database ${name}`));
  });

  afterEach(() =>
    administer(serverUrl, (client) => client.query(`drop database ${name} with (force)`)),
  );

  /** Terminates all other connections, as a restart would. */
  function cutConnections() {
    return administer(serverUrl, (client) =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        name,
      ]),
    );
  }

  it('is migrated once by servers that start together', async () => {
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ kind: 'server', url })),
    );
    const [first] = opened;
    if (first === undefined) expect.unreachable();
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(first.db);
    expect(rows.map((row) => row.name)).toEqual(migrationNames);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('prepares frequent statements, but none that would break with a new column', async () => {
    const { db, close } = await openDatabase({ kind: 'server', url });
    const countUsers = (...ids: number[]) =>
      sql`select count(*) from users where id in (${sql.join(ids)})`;
    const prepared = await db.connection().execute(async (connection) => {
      for (let count = 0; count < 60; count += 1) {
        await countUsers(1).execute(connection);
        // The text differs each time.
        await countUsers(1, ...Array.from({ length: count + 1 }, (_, id) => id)).execute(
          connection,
        );
        await connection.selectFrom('users').selectAll().where('id', '=', 1).execute();
      }
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(connection);
      return rows.map(({ statement }) => statement);
    });
    expect(prepared).toEqual(['select count(*) from users where id in ($1)']);
    await close();
  });

  it('enforces rules checked in transactions across servers', async () => {
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ kind: 'server', url })),
    );
    const answers = await Promise.all(
      servers.flatMap(({ db }, server) =>
        Array.from({ length: 4 }, (_, number) =>
          transactionOf(db)(async ({ trx }) => {
            const isRoom = (await listUsernames(trx)).length < 3;
            if (isRoom) await insertUser(trx, `user-${server}-${number}`);
            return isRoom;
          }),
        ),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('reconnects after idle connections were lost', async () => {
    const lost: Error[] = [];
    const { promise: noticed, resolve } = withResolver();
    const { db, close } = await openDatabase(
      { kind: 'server', url },
      {
        onConnectionLost: (error) => {
          lost.push(error);
          resolve();
        },
      },
    );
    await cutConnections();
    await noticed;
    expect(lost[0]?.message).toMatch(/terminat/);
    await insertUser(db, 'Ada');
    expect(await listUsernames(db)).toEqual(['Ada']);
    await close();
  });

  it('rolls back a transaction whose connection was lost, and continues', async () => {
    const { db, close } = await openDatabase({ kind: 'server', url });
    const work = transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      await cutConnections();
      // The error arrives while no query runs.
      await nextTurn();
      await insertUser(trx, 'Bea');
    });
    await expect(work).rejects.toThrow();
    expect(await listUsernames(db)).toEqual([]);
    await transactionOf(db)(({ trx }) => insertUser(trx, 'Carla'));
    expect(await listUsernames(db)).toEqual(['Carla']);
    await close();
  });

  it('is migrated without the statement timeout', async () => {
    const { close } = await openDatabase({ kind: 'server', url }, { statementTimeoutMs: 1 });
    await close();
    const { db, ...migrated } = await openDatabase({ kind: 'server', url });
    expect(await listUsernames(db)).toEqual([]);
    await migrated.close();
  });

  it('cancels a statement after the timeout', async () => {
    const { db, close } = await openDatabase({ kind: 'server', url }, { statementTimeoutMs: 1000 });
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow(/statement timeout/);
    expect(await listUsernames(db)).toEqual([]);
    await close();
  });

  it('closes a silent connection, and rolls back its transaction', async () => {
    const proxy = await openProxy(url);
    const { db, close } = await openDatabase(
      { kind: 'server', url: proxy.url },
      { statementTimeoutMs: 1000 },
    );
    const work = transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      proxy.fallSilent();
      await insertUser(trx, 'Bea');
    });
    await expect(work).rejects.toThrow();
    proxy.goOn();
    await transactionOf(db)(({ trx }) => insertUser(trx, 'Carla'));
    expect(await listUsernames(db)).toEqual(['Carla']);
    await close();
    await proxy.close();
  });

  it('is named if it does not exist', async () => {
    const missing = databaseUrl(serverUrl, 'poketorneo_nowhere');
    await expect(openDatabase({ kind: 'server', url: missing })).rejects.toThrow(
      /^Il database PostgreSQL «.+\/poketorneo_nowhere» non esiste: crealo e riprova\.$/,
    );
  });

  it('must use UTF-8', async () => {
    const latin = `${name}_latin`;
    await administer(serverUrl, (client) =>
      client.query(`create database ${latin} template template0 encoding 'LATIN1' locale 'C'`),
    );
    await expect(
      openDatabase({ kind: 'server', url: databaseUrl(serverUrl, latin) }),
    ).rejects.toThrow('usa la codifica LATIN1: creane uno in UTF8');
    await administer(serverUrl, (client) => client.query(`drop database ${latin} with (force)`));
  });
});

/** A TCP proxy that can drop data. */
async function openProxy(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (data) => {
        if (!isSilent) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const here = new URL(url);
  here.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: here.href,
    fallSilent: () => {
      isSilent = true;
    },
    goOn: () => {
      isSilent = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A port that was just free. */
function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
