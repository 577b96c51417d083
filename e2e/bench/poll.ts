import autocannon from 'autocannon';
import type { BareServer } from './bare-server.ts';
import type { Figure } from './report.ts';

const minRatio = 0.6;
const connections = 50;
/** Both are measured alternately, so that other load on the machine affects them equally. */
const rounds = 5;
const secondsEach = 2;

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: secondsEach });
  if (result['3xx'] !== result.requests.total || result.errors > 0) {
    throw new Error(`${url} did not answer 304 each time`);
  }
  return result.requests.average;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The unchanged poll's requests per second, relative to those of a bare route. */
export async function measurePoll(url: string, bare: BareServer, token: string): Promise<Figure> {
  const poll = `${url}/api/get-notifications?shown=false`;
  const session = { 'x-access-token': token };
  const tag = (await fetch(poll, { headers: session })).headers.get('etag');
  if (tag === null) throw new Error('The notifications have no ETag');
  const headers = { ...session, 'if-none-match': tag };
  // Warm-up: both get compiled.
  await requestsPerSecond(bare.url, headers);
  await requestsPerSecond(poll, headers);
  const speeds: { bare: number; poll: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    speeds.push({
      bare: await requestsPerSecond(bare.url, headers),
      poll: await requestsPerSecond(poll, headers),
    });
  }
  const ratio = median(speeds.map((speed) => speed.poll / speed.bare));
  return {
    what: 'unchanged notification poll, as a part of a bare 304 route',
    measured: `${ratio.toFixed(2)} (${Math.round(median(speeds.map((speed) => speed.poll)))}/s)`,
    reference: `1 (${Math.round(median(speeds.map((speed) => speed.bare)))}/s)`,
    bar: `≥ ${minRatio}`,
    reached: ratio >= minRatio,
  };
}
