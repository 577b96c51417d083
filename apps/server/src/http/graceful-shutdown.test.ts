import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { hour, minute } from '../clock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const request = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';

/** A connection accepted by the server, with some bytes sent. */
async function connection(server: TestApp, text: string): Promise<Socket> {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const known = once(server.app.server, 'connection');
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  await known;
  if (text !== '') socket.write(text);
  return socket;
}

it.each([
  ['silent', ''],
  ['idle', request],
  ['in the middle of a header', `${request}GET /api/heal`],
])('a stop closes a connection at once that is %s', async (_what, text) => {
  const server = await createTestApp({ shutdownTimeoutMs: hour });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = await connection(server, text);
  if (text !== '') await once(socket, 'data');
  const cut = once(socket, 'close');
  await server.close();
  await cut;
});

const halfARequest = [
  'POST /api/auth/signin HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 1000',
  'Expect: 100-continue',
  '\r\n',
].join('\r\n');

it('a stop waits for an unfinished request only up to the timeout', async () => {
  const server = await createTestApp({ shutdownTimeoutMs: 20 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = await connection(server, halfARequest);
  // The server has begun to handle the request.
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
  socket.write('{"username":');
  const cut = once(socket, 'close');
  await server.close();
  await cut;
});

it('a request may take a minute to arrive', async () => {
  const server = await createTestApp();
  expect(server.app.server.requestTimeout).toBe(minute);
  await server.close();
});
