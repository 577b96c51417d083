import { contract } from '@poketorneo/contract';
import autocannon from 'autocannon';
import type { BareServer } from './bare-server.ts';
import { listReads, type Parameters, type Read } from './read-endpoints.ts';
import type { Figure } from './report.ts';
import { signIn } from './sign-in.ts';

const slowest = 15;
const connections = 50;
const seconds = 2;
/** Of those whose lives are doubled at random, as many as there are connections. */
const players = Array.from({ length: connections }, (_, index) => `giocatore${index * 37 + 1}`);
const playersPassword = 'segreto1';

interface Caller {
  id: number;
  token: string;
}

/** What one connection sends. */
interface Sent {
  path: string;
  headers: Record<string, string>;
}

/** A server in a process of its own. */
type Measured = Pick<BareServer, 'url' | 'processorTime'>;

/** The slowest hundredth of the answers, in milliseconds, when each connection asks without pause. */
async function measure(
  server: Measured,
  sent: readonly Sent[],
  howLong: { duration: number } | { amount: number } = { duration: seconds },
) {
  const before = server.processorTime();
  let connection = 0;
  const result = await autocannon({
    url: server.url,
    connections,
    ...howLong,
    setupClient: (client) => {
      const request = sent[connection % sent.length];
      connection += 1;
      if (request !== undefined) client.setRequests([{ ...request, method: 'GET' }]);
    },
  });
  return {
    p99: result.latency.p99,
    /** Of all threads, for as many answers as there are connections: what it takes without a rest. */
    processorTime: ((server.processorTime() - before) / result.requests.total) * connections,
    failures: result.non2xx + result.errors,
  };
}

const asBrowsers = { 'accept-encoding': 'br, gzip' };

async function answerSize(url: string, { path, headers }: Sent): Promise<number> {
  // Fetch would unpack it.
  const result = await autocannon({
    url: url + path,
    headers,
    connections: 1,
    amount: 1,
  });
  return result.throughput.total;
}

/** A Pokémon that every player owns. */
async function findStarter(url: string, player: Caller | undefined): Promise<number> {
  const { listTeam } = contract.availablePokemons;
  const response = await fetch(`${url}${listTeam.path}?userId=${player?.id}`, {
    headers: { 'x-access-token': player?.token ?? '' },
  });
  const [first] = listTeam.response.parse(await response.json());
  if (first === undefined) throw new Error('The players own nothing');
  return first.id;
}

function sentBy(caller: Caller | undefined, values: Parameters, read: Read): Sent {
  const own = caller === undefined ? {} : { userId: caller.id };
  const id = caller !== undefined && read.endpoint === contract.users.get ? { id: caller.id } : {};
  const path = read.pathWith({ ...values, ...own, ...id });
  const headers =
    caller === undefined ? asBrowsers : { ...asBrowsers, 'x-access-token': caller.token };
  return { path, headers };
}

async function measureRead(
  server: Measured,
  bare: Measured,
  what: string,
  sent: readonly Sent[],
): Promise<Figure> {
  const [first] = sent;
  if (first === undefined) throw new Error('Nobody asks');
  const size = await answerSize(server.url, first);
  // Each connection's answer has been made, and the code compiled, when it begins to count.
  await measure(server, sent, { amount: connections * 20 });
  const answered = await measure(server, sent);
  const reference = await measure(bare, [{ path: `/bytes/${size}`, headers: asBrowsers }]);
  // On a machine that lets even the bare route wait, what the answers cost is all that can be told.
  const isCheap = reference.p99 > slowest && answered.processorTime <= slowest;
  const failed = answered.failures > 0 ? `, ${answered.failures} failed` : '';
  return {
    what: `GET ${what}`,
    measured: `${answered.p99} ms (${answered.processorTime.toFixed(1)} ms of work)${failed}`,
    reference: `${reference.p99} ms (${reference.processorTime.toFixed(1)} ms)`,
    bar: `≤ ${slowest} ms`,
    reached: (answered.p99 <= slowest || isCheap) && answered.failures === 0,
  };
}

/**
 * The p99 of every read at 50 connections, as browsers send it: 50 players where anyone may ask, the
 * organiser where only organisers may; in brackets the processor time that 50 answers take. Beside it
 * what a bare Fastify route takes for as many bytes.
 */
export async function measureReads(
  server: Measured,
  bare: Measured,
  organiser: Caller,
  only: (path: string) => boolean = () => true,
): Promise<Figure[]> {
  const callers: Caller[] = [];
  for (const username of players) {
    callers.push(await signIn(server.url, { username, password: playersPassword }));
  }
  const id = await findStarter(server.url, callers[0]);
  const values = { generationId: 4, id, pokemonId: 151, availablePokemonId: 3, typeId: 4 };
  const { reads, unknown } = listReads(['userId', ...Object.keys(values)]);
  for (const path of unknown) process.stdout.write(`not measured: ${path}\n`);
  const figures: Figure[] = [];
  for (const read of reads.filter(({ endpoint }) => only(endpoint.path))) {
    const asking =
      read.access === 'public' ? [undefined] : read.access === 'admin' ? [organiser] : callers;
    const sent = asking.map((caller) => sentBy(caller, values, read));
    figures.push(await measureRead(server, bare, read.endpoint.path, sent));
    if (read.endpoint === contract.availablePokemons.listSeen) {
      const byOrganiser = [sentBy(organiser, values, read)];
      figures.push(
        await measureRead(server, bare, `${read.endpoint.path} (organiser)`, byOrganiser),
      );
    }
  }
  return figures;
}
