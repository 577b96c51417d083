import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createEmbeddedTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { registerKept } from './register-kept.ts';

const endpoint = {
  ...contract.users.get,
  path: '/api/things/:shelf',
  params: z.object({ shelf: z.string() }),
  query: z.object({ page: z._default(z.coerce.number(), 1) }),
  response: z.string(),
} as const;

let database: TestDatabase;
let server: TestApp;
const asked: string[] = [];
beforeAll(async () => {
  database = createEmbeddedTestDatabase();
  server = await createTestApp({ on: database });
  const verify = async (token: string) => ({
    identity: { userId: token.length, isAdmin: token.startsWith('admin') },
    expiresAt: 0,
  });
  registerKept(server.app, verify, endpoint, ({ params, query, identity }) => {
    const { userId, isAdmin } = identity;
    asked.push(`${userId} ${isAdmin} ${params.shelf} ${query.page}`);
    return 'thing';
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('makes an answer once for all addresses that mean the same', async () => {
  const ask = (url: string, token = 'known') =>
    server.app.inject({ url, headers: { 'x-access-token': token } });
  for (const path of ['', '?page=1', '?page=01', '?x=1', `?page=1&${'y'.repeat(5000)}`, '/']) {
    expect((await ask(`/api/things/top${path}`)).body).toBe('"thing"');
  }
  expect(asked).toEqual(['5 false top 1']);
  await ask('/api/things/top?page=2');
  await ask('/api/things/low');
  await ask('/api/things/top', 'somebody else');
  await ask('/api/things/top', 'admin');
  expect(asked.slice(1)).toEqual([
    '5 false top 2',
    '5 false low 1',
    '13 false top 1',
    '5 true top 1',
  ]);
});
