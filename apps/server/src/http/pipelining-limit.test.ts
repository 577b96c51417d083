// @sqlite: HTTP alone.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;
let parsed: number;
let maxParsedAhead: number;
let answered: number;
let started: string[];
let running: number;
let maxRunning: number;
let opened: Promise<void>;
let open: () => void;

beforeAll(async () => {
  server = await createTestApp();
  server.app.get<{ Params: { number: string } }>('/api/held/:number', async ({ params }) => {
    started.push(params.number);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await opened;
    running -= 1;
    return { number: params.number };
  });
  server.app.get('/api/slow', async () => {
    // Most handlers work after a promise.
    await null;
    for (const end = performance.now() + 6; performance.now() < end; );
    return {};
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  const known = new WeakSet<Socket>();
  server.app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // The first request of a connection does not wait in the queue.
    if (known.has(socket)) {
      response.once('close', () => {
        answered += 1;
      });
    }
    known.add(socket);
    parsed += 1;
    maxParsedAhead = Math.max(maxParsedAhead, parsed - started.length);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  parsed = 0;
  maxParsedAhead = 0;
  answered = 0;
  started = [];
  running = 0;
  maxRunning = 0;
  opened = new Promise((resolve) => {
    open = resolve;
  });
});

const held = (number: number, last = false) =>
  `GET /api/held/${number} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

async function everythingFrom(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  await once(socket, 'close');
  return text;
}

it('handles pipelined requests one at a time and in order', async () => {
  const many = 3000;
  const socket = connect(port, '127.0.0.1');
  const requests = Array.from({ length: many }, (_, index) => held(index, index === many - 1));
  socket.write(requests.join(''));
  const firstStarted = once(server.app.server, 'request');
  await firstStarted;
  // Another connection is not blocked.
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect(started).toEqual(['0']);
  open();
  const text = await everythingFrom(socket);
  const answered = [...text.matchAll(/"number":"(\d+)"/g)].map(([, number]) => Number(number));
  expect(answered).toEqual(Array.from({ length: many }, (_, index) => index));
  expect(maxRunning).toBe(1);
  // One is counted as parsed before it is started.
  expect(maxParsedAhead).toBe(1);
});

it('does not parse ahead of the responses when requests arrive in segments', async () => {
  const [segments, inEach] = [200, 20];
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const all = Array.from({ length: segments * inEach }, (_, number) =>
    held(number, number === segments * inEach - 1),
  );
  const firstStarted = once(server.app.server, 'request');
  for (let from = 0; from < all.length; from += inEach) {
    socket.write(all.slice(from, from + inEach).join(''));
    // Each segment arrives before the next is sent.
    for (let turn = 0; turn < 4; turn++) await nextIteration();
  }
  await firstStarted;
  expect(maxParsedAhead).toBeLessThan(100);
  open();
  await everythingFrom(socket);
  expect(started).toEqual(all.map((_, number) => String(number)));
});

/** The most waiting requests answered in one iteration of the event loop. */
async function maxAnsweredPerIteration(
  { callers, many }: { callers: number; many: number },
  { path, status }: { path: string; status: number },
): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n`;
  const sockets = Array.from({ length: callers }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let maxPerIteration = 0;
  const answers = sockets.map(everythingFrom);
  for (const socket of sockets) {
    socket.write(`${`${request}\r\n`.repeat(many - 1)}${request}Connection: close\r\n\r\n`);
  }
  let isOver = false;
  const all = Promise.all(answers).finally(() => {
    isOver = true;
  });
  for (let last = 0; !isOver; last = answered) {
    await nextIteration();
    maxPerIteration = Math.max(maxPerIteration, answered - last);
  }
  for (const text of await all) {
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(many).fill(`HTTP/1.1 ${status}`));
  }
  expect(answered).toBe(callers * (many - 1));
  return maxPerIteration;
}

it('does not starve other connections while rejecting requests at once', async () => {
  const sent = { callers: 10, many: 400 };
  const rejected = { path: contract.profile.info.path, status: 401 };
  const max = await maxAnsweredPerIteration(sent, rejected);
  expect(max).toBeLessThanOrEqual(32);
});

it('yields after each request that takes longer than the time between two yields', async () => {
  const sent = { callers: 12, many: 6 };
  const max = await maxAnsweredPerIteration(sent, { path: '/api/slow', status: 200 });
  // The last response of an iteration may close in the next one.
  expect(max).toBeLessThanOrEqual(2);
});

it('delivers a large body that arrives behind a waiting request', async () => {
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify({ username: 'a'.repeat(150_000), password: 'segreto1' });
  socket.write(
    `${held(1)}${held(2)}POST /api/auth/signin HTTP/1.1\r\nHost: x\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}${held(3, true)}`,
  );
  await once(server.app.server, 'request');
  open();
  const text = await everythingFrom(socket);
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '200', '400', '200']);
});

it('drops waiting requests when the client disconnects', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(held(1) + held(2) + held(3));
  const [{ socket: served }] = await once(server.app.server, 'request');
  socket.destroy();
  await once(served, 'close');
  open();
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect(started).toEqual(['1']);
});
