import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { addPlayers } from '../../../apps/server/src/testing/crowd/add-players.ts';
import { beginSessions, signTokens } from '../../../apps/server/src/testing/crowd/tokens.ts';
import { startThrowawayPostgres } from '../../../scripts/throwaway-postgres.mjs';
import { processorTimeOf, type ServerProcess, startServer } from '../../support/server-process.ts';

const firstPort = 3994;
const tokenSecret = 'the secret of all tokens of the benchmarks';

export type DatabaseName = 'sqlite' | 'postgres';

interface SignedIn {
  id: number;
  token: string;
}

/** Freshly started servers on an unused database: one on SQLite, two on PostgreSQL. */
export interface Installation {
  servers: readonly ServerProcess[];
  players: readonly SignedIn[];
  /** CPU time of the database's own processes, in milliseconds. */
  databaseTime(): number;
  stop(): Promise<void>;
}

interface Place {
  location: Parameters<typeof openDatabase>[0];
  env: Record<string, string>;
  processes: number;
  databaseTime(): number;
  /** Removes the database. */
  remove(): Promise<void>;
}

/** Opens an unused database, installs the product and signs players in. */
export async function install(database: DatabaseName, players: number): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'poketorneo-live-'));
  const place = database === 'sqlite' ? sqliteIn(folder) : await newPostgres();
  const remove = async () => {
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  };
  const env = { ...place.env, TOKEN_SECRET: tokenSecret };
  const servers: ServerProcess[] = [];
  const stopServers = () => Promise.all(servers.splice(0).map((server) => server.stop()));
  try {
    // The first start fills the database with the product's content.
    servers.push(await startServer(folder, firstPort, { env }));
    await stopServers();
    const signedIn = await signPlayersIn(place.location, players);
    for (let number = 0; number < place.processes; number += 1) {
      servers.push(await startServer(folder, firstPort + number, { env }));
    }
    return {
      servers: [...servers],
      players: signedIn,
      databaseTime: place.databaseTime,
      async stop() {
        await stopServers();
        await remove();
      },
    };
  } catch (error) {
    await stopServers();
    await remove();
    throw error;
  }
}

function sqliteIn(folder: string): Place {
  return {
    location: { kind: 'embedded', folder },
    env: {},
    processes: 1,
    databaseTime: () => 0,
    remove: async () => {},
  };
}

async function newPostgres(): Promise<Place> {
  const { url, stop } = await startThrowawayPostgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return {
    location: { kind: 'server', url },
    env: { DATABASE_URL: url },
    processes: 2,
    databaseTime: () => familyTime(main),
    remove: stop,
  };
}

async function signPlayersIn(location: Place['location'], count: number): Promise<SignedIn[]> {
  const database = await openDatabase(location);
  try {
    await addPlayers(database.db, count);
    const owners = (await beginSessions(database.db)).slice(-count);
    const tokens = await signTokens(tokenSecret, owners);
    return owners.map(({ id }, index) => ({ id, token: tokens[index] ?? '' }));
  } finally {
    await database.close();
  }
}

function parentOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[1]);
}

/** CPU time of a process and of its children. */
function familyTime(main: number): number {
  let total = processorTimeOf(main);
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      if (parentOf(pid) === main) total += processorTimeOf(pid);
    } catch {
      // It has ended.
    }
  }
  return total;
}

/** Resident memory of a process in megabytes. */
export function memoryOf({ pid }: Pick<ServerProcess, 'pid'>): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
