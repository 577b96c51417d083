import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contract } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { BareServer } from './bare-server.ts';
import type { Figure } from './report.ts';

const program = fileURLToPath(new URL('./polling-crowd.mjs', import.meta.url));
const maxMs = 250;
/** Minimum share of the requests answered in time; the rest is still in flight at the end. */
const minShare = 0.98;
const warmUp = 8;
const seconds = 15;

const { path: listPath } = contract.notifications.list;
const listPaths = [`${listPath}?shown=false`, listPath];

const outcome = z.object({ answered: z.number(), p50: z.number(), p99: z.number() });

/** A server in a separate process. */
type Measured = Pick<BareServer, 'url' | 'processorTime'>;

interface Polled {
  /** Responses. */
  perSecond: number;
  p50: number;
  p99: number;
  /** Share of a core that the server used. */
  core: number;
}

/** Lets players poll, from a process of their own. */
function poll(
  server: Measured,
  paths: readonly string[],
  tokens: readonly string[],
  length: number,
) {
  const crowd = fork(program);
  const failed = once(crowd, 'exit').then(() => {
    throw new Error('The crowd’s process has exited');
  });
  const message = () => Promise.race([once(crowd, 'message'), failed]);
  crowd.send({ port: Number(new URL(server.url).port), paths, tokens, warmUp, seconds: length });
  const begun = message().then(() => server.processorTime());
  const result = begun.then(async (before): Promise<Polled> => {
    const [sent] = await message();
    const core = (server.processorTime() - before) / (length * 1000);
    const { answered, p50, p99 } = outcome.parse(sent);
    return { perSecond: answered / length, p50, p99, core };
  });
  return { begun, result };
}

const formatResult = ({ perSecond, p50, p99, core }: Polled) =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${core.toFixed(2)} of a core`;

function figureOf(measured: Polled, tokens: readonly string[]): Figure {
  const asked = tokens.length * listPaths.length;
  return {
    what: `unchanged polls of both lists by ${tokens.length} players, once a second each`,
    measured: formatResult(measured),
    bar: `≥ ${minShare * asked}/s, p99 ≤ ${maxMs} ms`,
    reached: measured.perSecond >= minShare * asked && measured.p99 <= maxMs,
  };
}

/** Unchanged polls of both lists by all players at once, once a second each. */
export async function measureCrowdPoll(
  server: Measured,
  bare: Measured,
  tokens: readonly string[],
): Promise<Figure> {
  const barePaths = listPaths.map(() => '/');
  const reference = await poll(bare, barePaths, tokens, seconds).result;
  const measured = await poll(server, listPaths, tokens, seconds).result;
  return { ...figureOf(measured, tokens), reference: formatResult(reference) };
}

/** The same beside other load: `begun` once all players are connected and polling. */
export function pollBeside(
  server: Measured,
  tokens: readonly string[],
  length: number,
): { begun: Promise<unknown>; figure: Promise<Figure> } {
  const { begun, result } = poll(server, listPaths, tokens, length);
  return { begun, figure: result.then((measured) => figureOf(measured, tokens)) };
}
