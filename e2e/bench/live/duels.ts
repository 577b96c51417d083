import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contract } from '@poketorneo/contract';
import { defaultTerms } from '../../../packages/rules/src/duels/index.ts';
import { startBareServer } from '../bare-server.ts';
import { pollBeside } from '../crowd-poll.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';
import { type DatabaseName, type Installation, install, memoryOf } from './installation.ts';
import { type LiveOutcome, type LiveTask, liveOutcome } from './task.ts';

const program = fileURLToPath(new URL('./crowd.ts', import.meta.url));

/** Pages that another player reads beside. */
const pages = [
  contract.tournaments.listAll,
  contract.leaders.listOwn,
  contract.availablePokemons.listSeen,
  contract.profile.info,
  contract.live.list,
];

export interface DuelsScenario {
  name: string;
  duels: number;
  spectators: number;
  stepMs: number;
  beginMs: number;
  warmUpMs: number | null;
  /** Busy processes beside. */
  busy: number;
  /** Players who poll both lists of notifications once a second. */
  polling: number;
  bars: {
    /** p95 of both screens. */
    p95: number;
    /** p99 of other reads, or a multiple of the bare server's. */
    reads?: number | { timesBare: number };
    megabytes?: number;
  };
}

/** Duels with spectators: times to both screens, other reads, CPU and memory. */
export async function measureDuels(
  database: DatabaseName,
  scenario: DuelsScenario,
  seconds: number,
): Promise<Figure[]> {
  const { duels, spectators, stepMs, beginMs, warmUpMs, busy, polling } = scenario;
  const measureMs = seconds * 1000;
  const installation = await install(database, 2 * duels + 1 + polling);
  const bare = await startBareServer();
  const { servers, players } = installation;
  const pairs = Array.from({ length: duels }, (_, index) =>
    players.slice(2 * index, 2 * index + 2),
  );
  const others = players.slice(2 * duels);
  const task: LiveTask = {
    ports: servers.map(portOf),
    echoPort: portOf(bare),
    duels: pairs.map(([one, other]) => ({
      tokens: [one?.token ?? '', other?.token ?? ''],
      challengedId: other?.id ?? 0,
    })),
    terms: defaultTerms,
    spectators,
    reader: { token: others[0]?.token ?? '', paths: pages.map(({ path }) => path) },
    ...{ beginMs, stepMs, warmUpMs, measureMs },
  };
  const allSeconds = Math.ceil((beginMs + (warmUpMs ?? 0) + measureMs) / 1000);
  const pollers = others.slice(1).map(({ token }) => token);
  const polls =
    polling === 0
      ? []
      : servers.map((server, index) => {
          const own = pollers.filter((_, place) => place % servers.length === index);
          return pollBeside(server, own, allSeconds);
        });
  const busyProcesses = Array.from({ length: busy }, startBusyProcess);
  try {
    await Promise.all(polls.map(({ begun }) => begun));
    const name = `${database}, ${scenario.name}`;
    const figures = figuresOf(name, scenario, await run(task, installation));
    for (const { figure } of polls) {
      const polled = await figure;
      figures.push({ ...polled, what: `${name}: ${polled.what}` });
    }
    return figures;
  } finally {
    for (const child of busyProcesses) child.kill();
    await bare.stop();
    await installation.stop();
  }
}

function portOf({ url }: { url: string }): number {
  return Number(new URL(url).port);
}

function startBusyProcess(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

interface Measured {
  outcome: LiveOutcome;
  /** CPU time by step, in milliseconds. */
  serverTime: number;
  databaseTime: number;
  /** Memory of each fresh process, in megabytes. */
  memoryBefore: number[];
  /** Growth of each process, in megabytes. */
  growth: number[];
  /** Part of it with the first duel's beginning, which loads the engine. */
  firstGrowth: number[];
}

async function run(task: LiveTask, { servers, databaseTime }: Installation): Promise<Measured> {
  const crowd = fork(program);
  const failed = once(crowd, 'exit').then(() => {
    throw new Error('The crowd’s process has exited');
  });
  const message = () => Promise.race([once(crowd, 'message'), failed]);
  const timesNow = () => [
    servers.reduce((sum, server) => sum + server.processorTime(), 0),
    databaseTime(),
  ];
  const memoryBefore = servers.map(memoryOf);
  const growthNow = () =>
    servers.map((server, index) => memoryOf(server) - (memoryBefore[index] ?? 0));
  crowd.send(task);
  await message();
  const firstGrowth = growthNow();
  await message();
  const before = timesNow();
  const [sent] = await message();
  const [serverTime = 0, ofDatabase = 0] = timesNow().map(
    (time, index) => time - (before[index] ?? 0),
  );
  const growth = growthNow();
  const outcome = liveOutcome.parse(sent);
  await failed.catch(() => {});
  const steps = outcome.steps.length;
  return {
    outcome,
    serverTime: serverTime / steps,
    databaseTime: ofDatabase / steps,
    memoryBefore,
    growth,
    firstGrowth,
  };
}

function figuresOf(
  name: string,
  { bars }: DuelsScenario,
  { outcome, serverTime, databaseTime, memoryBefore, growth, firstGrowth }: Measured,
): Figure[] {
  const { steps, reads, echo, failures } = outcome;
  const readsP99 = percentile(reads, 0.99);
  const echoP99 = percentile(echo, 0.99);
  const maxReads = typeof bars.reads === 'object' ? bars.reads.timesBare * echoP99 : bars.reads;
  const [failure] = failures;
  const largest = Math.max(...growth);
  return [
    {
      what: `${name}: choice sent → both screens`,
      measured: `${formatTimes(steps)} of ${steps.length}`,
      reference: `bare echo ${formatTimes(echo)}`,
      bar: `p95 ≤ ${bars.p95} ms`,
      reached: percentile(steps, 0.95) <= bars.p95,
    },
    withoutBar(`${name}: choice sent → its answer`, formatTimes(outcome.answers)),
    withoutBar(`${name}: choice sent → spectators`, formatTimes(outcome.spectators)),
    withoutBar(`${name}: challenge sent → both streams open`, formatTimes(outcome.beginnings)),
    {
      what: `${name}: other reads`,
      measured: formatTimes(reads),
      reference: `bare echo ${formatTimes(echo)}`,
      bar: maxReads === undefined ? '' : `p99 ≤ ${maxReads.toFixed(0)} ms`,
      reached: maxReads === undefined || readsP99 <= maxReads,
    },
    withoutBar(`${name}: streams opened again`, String(outcome.reopened)),
    withoutBar(
      `${name}: CPU a step`,
      `servers ${serverTime.toFixed(1)} ms, database ${databaseTime.toFixed(1)} ms`,
    ),
    {
      what: `${name}: memory growth of a process`,
      measured: formatMegabytes(growth),
      reference: `from ${formatMegabytes(memoryBefore)}; with the first duel, which loads the engine, ${formatMegabytes(firstGrowth)}`,
      bar: bars.megabytes === undefined ? '' : `≤ ${bars.megabytes} MB`,
      reached: bars.megabytes === undefined || largest <= bars.megabytes,
    },
    {
      what: `${name}: failed requests and lost steps`,
      measured: failure === undefined ? '0' : `${failures.length}, such as ${failure.slice(0, 80)}`,
      bar: '0',
      reached: failures.length === 0,
    },
  ];
}

function withoutBar(what: string, measured: string): Figure {
  return { what, measured, bar: '', reached: true };
}

function formatMegabytes(sizes: readonly number[]): string {
  return sizes.map((size) => `${size.toFixed(0)} MB`).join(', ');
}

/** p50, p95 and p99. */
function formatTimes(times: readonly number[]): string {
  if (times.length === 0) return '–';
  return `${[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0)).join('/')} ms`;
}
