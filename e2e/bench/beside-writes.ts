import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import { load, type Sent } from './load.ts';
import type { Figure } from './report.ts';
import { signIn } from './sign-in.ts';

const connections = 50;
const seconds = 2;
const rounds = 3;
const writesPerSecond = 100;
/** Maximum slow-down of reads during writes. */
const maxRatio = 2;

/** Pages that the writes do not affect. */
const pages = [
  contract.tournaments.listAll,
  contract.leaders.listOwn,
  contract.availablePokemons.listSeen,
  contract.faceIcons.list,
  contract.profile.info,
];

const password = 'segreto1';
const playerOf = (index: number) => ({ username: `giocatore${index * 37 + 1}`, password });

/** The p99 of the response times, in milliseconds. */
async function measure(url: string, sent: readonly Sent[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const { times, failures } = await load(url, sent, () => performance.now() > end);
  if (failures > 0) throw new Error(`${failures} reads failed`);
  return times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}

/** Writes row by row at a fixed rate until aborted; returns the number of writes. */
async function writeUntil(stopped: AbortSignal, url: string, token: string): Promise<number> {
  const { method, path } = contract.faceIcons.setAllNotNew;
  let written = 0;
  for (let next = performance.now(); !stopped.aborted; next += 1000 / writesPerSecond) {
    await wait(Math.max(0, next - performance.now()));
    const response = await fetch(url + path, { method, headers: { 'x-access-token': token } });
    if (!response.ok) throw new Error(`A write answered ${response.status}`);
    await response.arrayBuffer();
    written += 1;
  }
  return written;
}

const middleOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Cost of a stream of writes to unrelated reads: their p99 during the writes and without them,
 * measured alternately.
 */
export async function measureBesideWrites(url: string): Promise<Figure> {
  const sent: Sent[] = [];
  for (let index = 0; index < connections; index++) {
    const { token } = await signIn(url, playerOf(index));
    const path = pages[index % pages.length]?.path ?? '';
    sent.push({ path, headers: { 'accept-encoding': 'br, gzip', 'x-access-token': token } });
  }
  const writer = await signIn(url, playerOf(connections));
  const alone: number[] = [];
  const beside: number[] = [];
  let written = 0;
  await measure(url, sent);
  for (let round = 0; round < rounds; round++) {
    alone.push(await measure(url, sent));
    const stop = new AbortController();
    const writing = writeUntil(stop.signal, url, writer.token);
    beside.push(await measure(url, sent));
    stop.abort();
    written += await writing;
  }
  const ratio = middleOf(beside) / middleOf(alone);
  const rate = Math.round(written / rounds / seconds);
  return {
    what: `players' pages beside ${rate} writes a second`,
    measured: `${middleOf(beside).toFixed(1)} ms (${ratio.toFixed(2)} ×)`,
    reference: `${middleOf(alone).toFixed(1)} ms without`,
    bar: `≤ ${maxRatio} ×`,
    reached: ratio <= maxRatio,
  };
}
