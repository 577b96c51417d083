import { Agent, get, type OutgoingHttpHeaders } from 'node:http';

/** A connection's repeated request. */
export interface Sent {
  path: string;
  headers: OutgoingHttpHeaders;
}

/** Result of a load. */
export interface Answered {
  /** Times from a request to the last byte of its response, in milliseconds, ascending. */
  times: Float64Array;
  /** Number of responses other than 2xx. */
  failures: number;
  /** Size of the encoded bodies. */
  bytes: number;
}

interface Answer {
  status: number;
  bytes: number;
}

function ask(url: URL, agent: Agent, headers: OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/**
 * Sends each entry of `sent` over a connection of its own, without pause, until `isOver`. Bodies
 * are counted and discarded: decoding them would measure the client.
 * @throws when a connection breaks.
 */
export async function load(
  url: string,
  sent: readonly Sent[],
  isOver: (answered: number) => boolean,
): Promise<Answered> {
  const times: number[] = [];
  let failures = 0;
  let bytes = 0;
  const askOverAndOver = async ({ path, headers }: Sent) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = new URL(path, url);
    while (!isOver(times.length)) {
      const askedAt = performance.now();
      const answer = await ask(address, agent, headers);
      times.push(performance.now() - askedAt);
      bytes += answer.bytes;
      if (answer.status < 200 || answer.status > 299) failures += 1;
    }
    agent.destroy();
  };
  await Promise.all(sent.map(askOverAndOver));
  return { times: Float64Array.from(times).sort(), failures, bytes };
}
