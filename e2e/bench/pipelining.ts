import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './report.ts';
import type { ServerProcess } from './server-process.ts';

const mostGrowth = 200;
const connections = 200;
const requests = 10_000;
const path = '/robots.txt';
const longest = 30_000;

/** In megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** How much a server grows by callers who send thousands of requests at once and read no answer. */
export async function measurePipelining({
  url,
  pid,
  processorTime,
}: ServerProcess): Promise<Figure> {
  const before = memoryOf(pid);
  const sent = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests));
  const port = Number(new URL(url).port);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(sent);
      return socket;
    }),
  );
  let most = before;
  const end = performance.now() + longest;
  // Until it has nothing left to do for them.
  for (let worked = -1; processorTime() > worked && performance.now() < end; ) {
    worked = processorTime();
    for (let look = 0; look < 10; look++) {
      await wait(100);
      most = Math.max(most, memoryOf(pid));
    }
  }
  for (const socket of sockets) socket.destroy();
  const growth = most - before;
  return {
    what: `memory, while ${connections} callers send ${requests} requests each and read nothing`,
    measured: `+${Math.round(growth)} MB (${Math.round(most)} MB)`,
    bar: `≤ +${mostGrowth} MB`,
    reached: growth <= mostGrowth,
  };
}
