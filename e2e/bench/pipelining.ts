import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process.ts';
import type { Figure } from './report.ts';

const maxGrowthMegabytes = 200;
const connections = 200;
const requests = 10_000;
const path = '/robots.txt';
const maxMs = 30_000;

/** Resident memory of a process, in megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Memory growth of a server by callers that pipeline thousands of requests and read no response.
 */
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
  let peak = before;
  const end = performance.now() + maxMs;
  // Until the server is idle.
  for (let worked = -1; processorTime() > worked && performance.now() < end; ) {
    worked = processorTime();
    for (let look = 0; look < 10; look++) {
      await wait(100);
      peak = Math.max(peak, memoryOf(pid));
    }
  }
  for (const socket of sockets) socket.destroy();
  const growth = peak - before;
  return {
    what: `memory, while ${connections} callers send ${requests} requests each and read nothing`,
    measured: `+${Math.round(growth)} MB (${Math.round(peak)} MB)`,
    bar: `≤ +${maxGrowthMegabytes} MB`,
    reached: growth <= maxGrowthMegabytes,
  };
}
