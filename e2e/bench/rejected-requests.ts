import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import type { ServerProcess } from '../support/server-process.ts';
import type { Figure } from './report.ts';

/** CPU time of the server. */
const maxMs = 100;
const connections = 10;
const bytes = 2 * 1024 * 1024;
const seconds = 10;
const looksPerSecond = 50;

/**
 * Longest wait of another caller while some pipeline thousands of requests that are rejected
 * synchronously. In CPU time of the server, which does not depend on other load on the machine.
 */
export async function measureRejectedRequests({
  url,
  processorTime,
}: ServerProcess): Promise<Figure> {
  const request = `GET ${contract.profile.info.path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const sent = Buffer.from(request.repeat(Math.floor(bytes / request.length)));
  const port = Number(new URL(url).port);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').resume();
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    }),
  );
  for (const socket of sockets) socket.write(sent);
  let longest = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const before = processorTime();
    const response = await fetch(url + contract.health.check.path);
    if (!response.ok) throw new Error(`Another caller was answered ${response.status}`);
    await response.arrayBuffer();
    longest = Math.max(longest, processorTime() - before);
    await wait(1000 / looksPerSecond);
  }
  for (const socket of sockets) socket.destroy();
  return {
    what: `longest wait of another caller, while ${connections} send ${bytes / 1024 / 1024} MB of requests that are refused`,
    measured: `${longest} ms of processor time`,
    bar: `≤ ${maxMs} ms`,
    reached: longest <= maxMs,
  };
}
