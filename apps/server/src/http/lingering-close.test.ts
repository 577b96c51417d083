// @sqlite: HTTP alone.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { closeLingering } from './lingering-close.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());

const megabyte = 1024 * 1024;
const { method, path } = contract.auth.signIn;
const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

interface Seen {
  status: string | undefined;
  error: string | undefined;
}

/** Sends all bytes regardless of the response; returns status and socket error. */
async function send(bytes: Buffer): Promise<Seen> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  let error: string | undefined;
  socket.on('data', (more) => {
    received += more;
  });
  socket.on('error', ({ message }) => {
    error = message;
  });
  socket.end(bytes);
  if (!socket.closed) await once(socket, 'close');
  return { status: /^HTTP\/1\.1 (\d+)/.exec(received)?.[1], error };
}

const sendFromFortyClients = (bytes: Buffer) =>
  Promise.all(Array.from({ length: 40 }, () => send(bytes)));

describe('a client that sends too much receives the error response', () => {
  const body = Buffer.alloc(5 * megabyte, 'a');
  it.each([
    [
      'a body with Content-Length',
      Buffer.concat([Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body]),
      '413',
    ],
    [
      'a body in chunks',
      Buffer.concat([
        Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`),
        body,
        Buffer.from('\r\n0\r\n\r\n'),
      ]),
      '413',
    ],
    ['headers', Buffer.concat([Buffer.from(`${head}X-Long: `), body]), '431'],
    ['bytes that are not HTTP', body, '400'],
  ])('%s', async (_what, bytes, status) => {
    const seen = await sendFromFortyClients(bytes);
    expect(seen).toEqual(seen.map(() => ({ status, error: undefined })));
  });
});

it('closes the connection after the byte limit', async () => {
  const sent = 200 * megabyte;
  const opened = once(server.app.server, 'connection');
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => {});
  const [served]: Socket[] = await opened;
  socket.write(`${head}Content-Length: ${sent}\r\n\r\n`);
  const piece = Buffer.alloc(megabyte, 'a');
  for (let written = 0; written < sent && !socket.destroyed; written += megabyte) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  expect(served?.bytesRead).toBeLessThan(20 * megabyte);
});

it('closes a silent connection after the time limit', async () => {
  const closing = createServer({ allowHalfOpen: true }, (socket) =>
    closeLingering(socket, { bytes: megabyte, milliseconds: 10 }),
  ).listen(0, '127.0.0.1');
  await once(closing, 'listening');
  const address = closing.address();
  const socket = connect({
    port: typeof address === 'object' && address !== null ? address.port : 0,
    host: '127.0.0.1',
    allowHalfOpen: true,
  }).resume();
  await once(socket, 'end');
  closing.close();
  // Emitted after its last connection is closed.
  await once(closing, 'close');
  socket.destroy();
});

it('does not linger while the server stops', async () => {
  const stopping = await createTestApp({ shutdownTimeoutMs: 60_000 });
  await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  const address = stopping.app.server.address();
  const socket = connect(
    typeof address === 'object' && address !== null ? address.port : 0,
    '127.0.0.1',
  );
  socket.on('error', () => {});
  socket.write(`${head}Content-Length: ${5 * megabyte}\r\n\r\n`);
  await once(socket, 'data');
  await stopping.close();
});
