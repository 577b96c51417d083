import { contract } from '@poketorneo/contract';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open-database.ts';
import { listInconsistencies } from './invariants.ts';
import { type CareerParts, listLineUps, runCareer } from './load/career.ts';
import { editLeader, editPokemon } from './load/editing.ts';
import { Ledger } from './load/ledger.ts';
import { callRemote } from './load/remote-server.ts';
import { seededRandom } from './load/seeded-random.ts';
import { readWrittenThings } from './load/written-things.ts';
import { type ServerBundle, type ServerProcess, startServer } from './server-process.ts';

interface Parts {
  main: ServerBundle['main'];
  environment: Record<string, string>;
  openDatabase: () => Promise<OpenDatabase>;
  times: number;
  seed: number;
}

/** Concurrent actors; the last two edit content. */
const players = 8;
const stepsOfCareer = 12;
/** Range of acknowledged writes before a kill. */
const minWrites = 2;
const maxWrites = 60;

const username = 'admin';
const password = 'parola-di-prova';

/**
 * Kills a server with SIGKILL repeatedly under load and checks the database each time. Returns the
 * number of acknowledged writes, and problems: lost writes or inconsistencies.
 */
export async function killUnderLoad(
  parts: Parts,
): Promise<{ acknowledged: number; problems: string[] }> {
  const { times, seed, openDatabase } = parts;
  const chance = seededRandom(seed);
  const problems: string[] = [];
  let onAcknowledged = () => {};
  const ledger = new Ledger(() => onAcknowledged());
  for (let time = 0; time < times; time += 1) {
    const server = startServer(
      { main: parts.main },
      {
        ...parts.environment,
        ADMIN_USERNAME: username,
        ADMIN_PASSWORD: password,
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'silent',
      },
    );
    let remaining = minWrites + Math.floor(chance() * (maxWrites - minWrites));
    const isKilled = new Promise<void>((resolve) => {
      onAcknowledged = () => {
        remaining -= 1;
        if (remaining !== 0) return;
        resolve();
        server.kill('SIGKILL');
      };
    });
    await load(server, isKilled, { ledger, chance, round: time });
    await server.ended;
    const found = await inspect(openDatabase, ledger);
    problems.push(...found.map((problem) => `after kill ${time + 1}: ${problem}`));
  }
  return { acknowledged: ledger.acknowledged, problems };
}

interface Round {
  ledger: Ledger;
  chance: () => number;
  round: number;
}

/** Writes until the kill. Throws on any other failure. */
async function load(
  server: ServerProcess,
  isKilled: Promise<void>,
  { ledger, chance, round }: Round,
): Promise<void> {
  const address = await server.address();
  const body = { username, password };
  const organiser = await callRemote(address, contract.auth.signIn, { body });
  const parts: CareerParts = { address, organiser, ledger, chance };
  const lineUps = await listLineUps(parts);
  let killed = false;
  const untilKilled = async (work: (turn: number) => Promise<void>) => {
    try {
      for (let turn = 0; !killed; turn += 1) await work(turn);
    } catch (error) {
      if (!killed) throw error;
    }
  };
  const numberOf = (actor: number, turn: number) => (round * players + actor) * 100 + turn;
  const actors = Array.from({ length: players }, (_, actor) =>
    untilKilled((turn) =>
      runCareer(parts, { number: numberOf(actor, turn), steps: stepsOfCareer, lineUps }),
    ),
  );
  const leaderId = lineUps[0]?.leaderIds[round % 9] ?? 0;
  actors.push(
    untilKilled(() => editPokemon(parts, { id: 1 + round, times: stepsOfCareer })),
    untilKilled(() => editLeader(parts, { leaderId, times: stepsOfCareer })),
  );
  try {
    await Promise.race([Promise.all(actors), isKilled]);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  } finally {
    killed = true;
  }
  // Pending calls end with the server.
  await Promise.all(actors);
}

/** Problems of the database after a kill. */
async function inspect(openDatabase: Parts['openDatabase'], ledger: Ledger): Promise<string[]> {
  const { db, kind, close } = await openDatabase();
  try {
    const problems = ledger.compare(await readWrittenThings(db));
    if (kind === 'embedded') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db);
      const words = rows.map(({ integrity_check }) => integrity_check);
      if (words.join() !== 'ok') problems.push(...words);
      if (orphans.length > 0) problems.push(`${orphans.length} rows refer to nothing`);
    }
    return [...problems, ...(await listInconsistencies(db))];
  } finally {
    await close();
  }
}
