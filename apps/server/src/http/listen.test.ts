// @sqlite: HTTP alone.
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour } from '../clock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addressesOf, listen } from './listen.ts';

const addresses: [string, string] = ['127.0.0.1', '::1'];
const loopback = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasBoth = addresses.every((one) => loopback.some(({ address }) => address === one));

describe('the addresses of a host', () => {
  it.each(['0.0.0.0', '::', '192.168.1.7', 'torneo.example'])('%s is one', async (host) => {
    expect(await addressesOf(host)).toEqual([host]);
  });

  it('localhost is all its loopback addresses', async () => {
    const found = await addressesOf('localhost');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
    expect(addresses).toEqual(expect.arrayContaining(found));
  });
});

describe.skipIf(!hasBoth)('on each of two addresses', () => {
  let server: TestApp;
  let port: number;
  /** Requests under way. */
  let running: number;
  let maxRunning: number;
  let reportStarted: (number: string) => void;
  let firstStarted: Promise<string>;
  let open: () => void;
  beforeEach(async () => {
    server = await createTestApp({ shutdownTimeoutMs: hour });
    running = 0;
    maxRunning = 0;
    firstStarted = new Promise((resolve) => {
      reportStarted = resolve;
    });
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    server.app.get<{ Params: { number: string } }>('/api/held/:number', async ({ params }) => {
      reportStarted(params.number);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await opened;
      running -= 1;
      return { number: params.number };
    });
    port = Number(new URL(await listen(server.app, addresses, 0)).port);
  });
  afterEach(() => server.close());

  const held = (number: number) => `GET /api/held/${number} HTTP/1.1\r\nHost: x\r\n`;

  /** Sends bytes on a new connection; `text` resolves to all that was received. */
  function send(address: string, text: string) {
    const socket = connect(port, address).setEncoding('utf8');
    let received = '';
    socket.on('data', (more) => {
      received += more;
    });
    socket.on('error', () => {});
    socket.write(text);
    return { socket, text: once(socket, 'close').then(() => received) };
  }

  it.each(addresses)(
    'requests of one connection are handled one at a time (%s)',
    async (address) => {
      const last = 'Connection: close\r\n\r\n';
      const { text } = send(address, `${held(1)}\r\n${held(2)}\r\n${held(3)}${last}`);
      await firstStarted;
      // Its response proves that all bytes of the first connection were read.
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
      open();
      const answered = [...(await text).matchAll(/"number":"(\d)"/g)].map(([, number]) => number);
      expect(answered).toEqual(['1', '2', '3']);
      expect(maxRunning).toBe(1);
    },
  );

  it.each(addresses)('a stop closes an idle connection at once (%s)', async (address) => {
    const { socket, text } = send(address, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    await server.close();
    expect(await text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(addresses)('a stop waits for a pending request (%s)', async (address) => {
    const { text } = send(address, `${held(1)}\r\n`);
    await firstStarted;
    const closed = server.close();
    // New connections are rejected.
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
    open();
    await closed;
    expect(await text).toMatch(/^HTTP\/1\.1 200 (.|\r\n)*"number":"1"/);
  });
});
