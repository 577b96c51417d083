import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { addPollFastPath } from './index.ts';
import { addNotModifiedFastPath } from './not-modified-fast-path.ts';

let app: FastifyInstance;
/** Requests that reached Fastify. */
let handled: number;
afterEach(() => app.close());

/** The URL of a server whose polled resource is unchanged for version 1. */
async function listen(isLogged: boolean): Promise<string> {
  app = Fastify();
  handled = 0;
  addPollFastPath(app, isLogged);
  app.notModifiedChecks.set('/poll', ({ 'if-none-match': etag }) =>
    etag === '"1"' ? { etag } : undefined,
  );
  app.all('/poll', async () => {
    handled += 1;
    return 'new';
  });
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/poll`;
}

const unchanged = { headers: { 'if-none-match': '"1"' } };

it('answers an unchanged poll before Fastify', async () => {
  const response = await fetch(await listen(false), unchanged);
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toBe('"1"');
  expect(handled).toBe(0);
});

it('leaves everything else to Fastify', async () => {
  const url = await listen(false);
  const others = [
    fetch(url),
    fetch(url, { headers: { 'if-none-match': '"0"' } }),
    fetch(url, { ...unchanged, method: 'POST' }),
  ];
  for (const { status } of await Promise.all(others)) expect(status).toBe(200);
  expect((await fetch(`${url}?other`, unchanged)).status).toBe(200);
  expect(handled).toBe(4);
});

it('is off if every request is logged', async () => {
  expect((await fetch(await listen(true), unchanged)).status).toBe(200);
  expect(handled).toBe(1);
});

it('is off while the server stops', async () => {
  app = Fastify();
  const check = addNotModifiedFastPath(app, false);
  app.notModifiedChecks.set('/poll', () => ({ etag: '"1"' }));
  const head = { method: 'GET', url: '/poll', headers: {} };
  expect(check(head)).toMatchObject({ etag: '"1"' });
  let duringStop: unknown = 'not asked';
  app.addHook('onClose', async () => {
    duringStop = check(head);
  });
  await app.close();
  expect(duringStop).toBeUndefined();
});
