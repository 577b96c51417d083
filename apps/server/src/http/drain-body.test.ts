// @sqlite: HTTP alone.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, temporaryFolder } from '../testing/test-app.ts';

let server: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let port: number;
beforeAll(async () => {
  folder = await temporaryFolder();
  const web = join(folder.path, 'web');
  const assets = join(folder.path, 'assets');
  for (const path of [web, assets]) mkdirSync(path);
  writeFileSync(join(web, 'index.html'), '<!doctype html><head></head>');
  writeFileSync(join(assets, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await createTestApp({ folders: { web, assets } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

/** Larger than the socket buffers, even compressed. */
const content = randomBytes(200_000).toString('hex');
const encodings = {
  identity: Buffer.from(content),
  gzip: gzipSync(content),
  deflate: deflateSync(content),
  br: brotliCompressSync(content),
};
type Encoding = keyof typeof encodings;
type Request = [method: string, path: string, type: string];

/** The statuses of a request with a body and of the pipelined request behind it. */
async function statusesOf(
  [method, path, type]: Request,
  encoding: Encoding,
  isChunked: boolean,
): Promise<number[]> {
  const body = encodings[encoding];
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
      `Content-Encoding: ${encoding}\r\n${length}\r\n\r\n`,
  );
  if (isChunked) socket.write(`${body.length.toString(16)}\r\n`);
  socket.write(body);
  if (isChunked) socket.write('\r\n0\r\n\r\n');
  socket.write(
    'DELETE /api/delete-all-notifications HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  let received = '';
  socket.on('data', (more) => {
    received += more;
  });
  // A client cut off while sending may see an error.
  socket.on('error', () => {});
  await once(socket, 'close');
  return [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
}

const json = 'application/json';
const withoutToken = 401;

describe.each<Encoding>(['identity', 'gzip', 'deflate', 'br'])(
  'a request with a body of encoding %s',
  (encoding) => {
    describe.each([
      ['whole', false],
      ['in chunks', true],
    ])('that comes %s and is not read', (_how, isChunked) => {
      it.each<[...Request, number]>([
        ['GET', '/api/health', json, 200],
        ['GET', '/api/docs/', json, 200],
        ['GET', '/api/nulla', json, 404],
        ['GET', '/home', json, 200],
        ['GET', '/assets/picture.svg', json, 200],
        ['GET', '/assets/none.svg', json, 404],
        ['GET', '/api/users', json, 401],
        ['PUT', '/api/users', json, 401],
        ['POST', '/api/%zz', json, 400],
        ['POST', '/api/auth/signin', 'text/plain', 415],
      ])(
        '%s %s (%s) gets %i, and the next request gets its response',
        async (method, path, type, status) => {
          const statuses = await statusesOf([method, path, type], encoding, isChunked);
          expect(statuses).toEqual([status, withoutToken]);
        },
      );

      it('ends its connection if it is too large', async () => {
        const statuses = await statusesOf(['POST', '/api/auth/signin', json], encoding, isChunked);
        expect(statuses).not.toContain(withoutToken);
      });
    });
  },
);
