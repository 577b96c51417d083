import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { contract } from '@poketorneo/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signUp } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { RepeatedRequests } from './repeated-requests.ts';

const { list, deleteAll } = contract.notifications;

let server: TestApp;
let port: number;
/** Requests that were parsed. */
let parsed: number;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  server.app.server.on('request', () => {
    parsed += 1;
  });
});
afterAll(() => server.close());

let player: Awaited<ReturnType<typeof signUp>>;
let socket: Socket;
/** The server's end of the connection. */
let serverSocket: Socket;
/** An unchanged poll, as a browser repeats it. */
let poll: string;
beforeEach(async () => {
  parsed = 0;
  player = await signUp(server);
  const first = await fetch(`http://127.0.0.1:${port}${list.path}`, {
    headers: { 'x-access-token': player.token },
  });
  await first.text();
  poll =
    `GET ${list.path} HTTP/1.1\r\nHost: x\r\n` +
    `x-access-token: ${player.token}\r\nif-none-match: ${first.headers.get('etag')}\r\n\r\n`;
  const connected = once(server.app.server, 'connection');
  socket = connect(port, '127.0.0.1').setEncoding('utf8').setNoDelay();
  [serverSocket] = await connected;
  parsed = 0;
});
afterEach(() => {
  socket.destroy();
});

/** Sends bytes and returns the first chunk of the response. */
async function ask(bytes: string): Promise<string> {
  socket.write(bytes);
  const [answer]: string[] = await once(socket, 'data');
  return answer ?? '';
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const namesIn = (answer: string) =>
  answer
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(':')[0]?.toLowerCase());

it('gets the same response without being parsed again', async () => {
  const first = await ask(poll);
  expect(statusOf(first)).toBe(304);
  const parsedOfThree = async () => {
    parsed = 0;
    for (let time = 0; time < 3; time++) {
      const again = await ask(poll);
      expect(statusOf(again)).toBe(304);
      expect(namesIn(again)).toEqual(namesIn(first));
      expect(/etag: (.*)/i.exec(again)?.[1]).toBe(/etag: (.*)/i.exec(first)?.[1]);
    }
    return parsed;
  };
  // A change event of the sign-up that comes late makes the server parse once more.
  await expect.poll(parsedOfThree, { timeout: 300_000 }).toBe(0);
});

it('gets 200 after a change of the list, and 401 after the token is revoked', async () => {
  await ask(poll);
  expect(statusOf(await ask(poll))).toBe(304);
  parseResponse(deleteAll, await server.call(deleteAll, { token: player.token }));
  expect(statusOf(await ask(poll))).toBe(200);

  const { changePassword } = contract.auth;
  const passwords = { oldPassword: player.password, newPassword: 'un’altra-parola-1' };
  parseResponse(
    changePassword,
    await server.call(changePassword, { token: player.token, body: passwords }),
  );
  expect(statusOf(await ask(poll))).toBe(401);
});

it('is recognised again after another request on its connection', async () => {
  await ask(poll);
  expect(statusOf(await ask(`GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n`))).toBe(200);
  expect(statusOf(await ask(poll))).toBe(304);
  parsed = 0;
  expect(statusOf(await ask(poll))).toBe(304);
  expect(parsed).toBe(0);
});

it('is not recognised inside the headers of another request', async () => {
  await ask(poll);
  await ask(poll);
  // Its bytes end a header and add further ones.
  const arrived = once(serverSocket, 'data');
  socket.write('GET /api/health HTTP/1.1\r\nX-Note: ');
  await arrived;
  const answer = await ask(poll);
  expect(statusOf(answer)).toBe(200);
  expect(answer).not.toContain('HTTP/1.1 304');
});

it('is not recognised inside the body of another request', async () => {
  await ask(poll);
  await ask(poll);
  const { path } = contract.auth.signIn;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${poll.length}\r\n\r\n`,
  );
  await once(server.app.server, 'request');
  expect(statusOf(await ask(poll))).toBe(400);
});

it('is not answered while the client has not read earlier responses', () => {
  const unread = new Socket();
  unread.cork();
  const repeated = new RepeatedRequests(unread, () => ({ etag: '"1"' }), 5);
  const request = new IncomingMessage(unread);
  Object.assign(request, { method: 'GET', url: '/', httpVersion: '1.1', complete: true });
  const bytes = Buffer.from('GET / HTTP/1.1\r\n\r\n');
  repeated.learn(bytes, request);
  expect(repeated.respond(bytes)).toBe(true);
  expect(unread.writableLength).toBeGreaterThan(0);
  expect(repeated.respond(bytes)).toBe(false);
  unread.destroy();
});
