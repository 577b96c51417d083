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

  it('localhost is all that this computer calls so', async () => {
    const found = await addressesOf('localhost');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
    expect(addresses).toEqual(expect.arrayContaining(found));
  });
});

describe.skipIf(!hasBoth)('on each of two addresses', () => {
  let server: TestApp;
  let port: number;
  /** Requests that have been begun and not been answered. */
  let running: number;
  let mostRunning: number;
  let begun: (number: string) => void;
  let firstBegun: Promise<string>;
  let open: () => void;
  beforeEach(async () => {
    server = await createTestApp({ longestFinish: hour });
    running = 0;
    mostRunning = 0;
    firstBegun = new Promise((resolve) => {
      begun = resolve;
    });
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    server.app.get<{ Params: { number: string } }>('/api/held/:number', async ({ params }) => {
      begun(params.number);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await opened;
      running -= 1;
      return { number: params.number };
    });
    port = Number(new URL(await listen(server.app, addresses, 0)).port);
  });
  afterEach(() => server.close());

  const held = (number: number) => `GET /api/held/${number} HTTP/1.1\r\nHost: x\r\n`;

  /** Sends text on a new connection; what it answers until it ends is in `text`. */
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

  it.each(addresses)('requests of one connection are begun one by one (%s)', async (address) => {
    const last = 'Connection: close\r\n\r\n';
    const { text } = send(address, `${held(1)}\r\n${held(2)}\r\n${held(3)}${last}`);
    await firstBegun;
    // What another connection asks for is answered after all that this one has sent was read.
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    open();
    const answered = [...(await text).matchAll(/"number":"(\d)"/g)].map(([, number]) => number);
    expect(answered).toEqual(['1', '2', '3']);
    expect(mostRunning).toBe(1);
  });

  it.each(addresses)('a stop cuts a connection at once that is idle (%s)', async (address) => {
    const { socket, text } = send(address, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    await server.close();
    expect(await text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(addresses)('a stop waits for a request that is under way (%s)', async (address) => {
    const { text } = send(address, `${held(1)}\r\n`);
    await firstBegun;
    const closed = server.close();
    // Nobody new is let in from now on.
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
    open();
    await closed;
    expect(await text).toMatch(/^HTTP\/1\.1 200 (.|\r\n)*"number":"1"/);
  });
});
