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

const outcome = z.object({ answered: z.number(), p50: z.number(), p99: z.number() });

/** A server in a separate process. */
type Measured = Pick<BareServer, 'url' | 'processorTime'>;

async function measure(server: Measured, paths: readonly string[], tokens: readonly string[]) {
  const crowd = fork(program);
  const failed = once(crowd, 'exit').then(() => {
    throw new Error('The crowd’s process has exited');
  });
  const message = () => Promise.race([once(crowd, 'message'), failed]);
  crowd.send({ port: Number(new URL(server.url).port), paths, tokens, warmUp, seconds });
  await message();
  const before = server.processorTime();
  const [result] = await message();
  const core = (server.processorTime() - before) / (seconds * 1000);
  const { answered, p50, p99 } = outcome.parse(result);
  return { perSecond: answered / seconds, p50, p99, core };
}

const formatResult = ({ perSecond, p50, p99, core }: Awaited<ReturnType<typeof measure>>) =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${core.toFixed(2)} of a core`;

/** Unchanged polls of both lists by all players at once, once a second each. */
export async function measureCrowdPoll(
  server: Measured,
  bare: Measured,
  tokens: readonly string[],
): Promise<Figure> {
  const { path } = contract.notifications.list;
  const paths = [`${path}?shown=false`, path];
  const reference = await measure(bare, ['/', '/'], tokens);
  const measured = await measure(server, paths, tokens);
  const asked = tokens.length * paths.length;
  return {
    what: `unchanged polls of both lists by ${tokens.length} players, once a second each`,
    measured: formatResult(measured),
    reference: formatResult(reference),
    bar: `≥ ${minShare * asked}/s, p99 ≤ ${maxMs} ms`,
    reached: measured.perSecond >= minShare * asked && measured.p99 <= maxMs,
  };
}
