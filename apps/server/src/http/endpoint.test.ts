// @sqlite: HTTP alone.
import { type Access, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createSqliteTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addEndpoint } from './endpoint.ts';

const endpoint = <Who extends Access>(path: `/api/${string}`, access: Who) =>
  ({
    ...contract.health.check,
    path,
    access,
    params: z.object({ shelf: z.optional(z.string()) }),
    query: z.object({ page: z._default(z.coerce.number(), 1) }),
    response: z.array(z.object({ name: z.string() })),
  }) as const;

/** Test tokens encode their own identity. */
const verifyToken = async (token: string) => ({
  identity: { userId: token.length, isAdmin: token.startsWith('admin') },
  tokenVersion: 1,
  sessionId: 'one',
  expiresAt: 0,
});

let database: TestDatabase;
let server: TestApp;
/** Requests that reached the handlers since the last `takeHandled`. */
const handled: string[] = [];
const takeHandled = () => handled.splice(0);
const brokenList: { name: string }[] = JSON.parse('[{ "name": "Pikachu" }, { "name": 7 }]');

beforeAll(async () => {
  database = createSqliteTestDatabase();
  server = await createTestApp({ on: database });
  await server.app.register(async (app) => {
    app.verifyToken = verifyToken;
    const optional = endpoint('/api/optional', 'optional');
    addEndpoint(app, optional, ({ session }) => [
      { name: String(session?.identity.userId ?? null) },
    ]);
    const cached = { cacheTags: ['leaders'] as const };
    addEndpoint(
      app,
      endpoint('/api/kept/:shelf', 'user'),
      cached,
      ({ params, query, identity }) => {
        handled.push(`${identity.userId} ${identity.isAdmin} ${params.shelf} ${query.page}`);
        return [{ name: 'thing' }];
      },
    );
    const sharedCache = { ...cached, shared: true } as const;
    addEndpoint(app, endpoint('/api/kept-for-all', 'user'), sharedCache, ({ query }) => {
      handled.push(String(query.page));
      return [{ name: 'thing' }];
    });
    addEndpoint(
      app,
      endpoint('/api/kept-for-ever', 'public'),
      { cacheTags: 'immutable', cacheKey: ({ query }) => query.page },
      (page) => {
        handled.push(String(page));
        return [{ name: `page ${page}` }];
      },
    );
    const secretive = [{ name: 'Pikachu', secret: 'item' }, { name: 'Eevee' }];
    addEndpoint(app, endpoint('/api/secretive', 'public'), cached, () => secretive);
    addEndpoint(app, endpoint('/api/broken', 'public'), cached, () => brokenList);
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const ask = (url: string, token?: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { 'x-access-token': token } });

describe('access', () => {
  it('is optional: visitors may call, and the handler gets the session of signed-in users', async () => {
    expect((await ask('/api/optional')).json()).toEqual([{ name: 'null' }]);
    expect((await ask('/api/optional', 'known')).json()).toEqual([{ name: '5' }]);
  });
});

describe('a cached response', () => {
  it('is computed once for all equivalent URLs of a user', async () => {
    for (const path of ['', '?page=1', '?page=01', '?x=1', `?page=1&${'y'.repeat(5000)}`, '/']) {
      expect((await ask(`/api/kept/top${path}`, 'known')).json()).toEqual([{ name: 'thing' }]);
    }
    expect(takeHandled()).toEqual(['5 false top 1']);
    await ask('/api/kept/top?page=2', 'known');
    await ask('/api/kept/low', 'known');
    await ask('/api/kept/top', 'a second user');
    await ask('/api/kept/top', 'admin');
    expect(takeHandled()).toEqual([
      '5 false top 2',
      '5 false low 1',
      '13 false top 1',
      '5 true top 1',
    ]);
  });

  it('is computed once for all users if shared', async () => {
    await ask('/api/kept-for-all', 'known');
    await ask('/api/kept-for-all', 'admin');
    await ask('/api/kept-for-all?page=2', 'admin');
    expect(takeHandled()).toEqual(['1', '2']);
    expect((await ask('/api/kept-for-all')).statusCode).toBe(401);
  });

  it('is computed once per cache key if immutable', async () => {
    await ask('/api/kept-for-ever?page=1');
    expect((await ask('/api/kept-for-ever?page=1')).json()).toEqual([{ name: 'page 1' }]);
    expect((await ask('/api/kept-for-ever?page=2')).json()).toEqual([{ name: 'page 2' }]);
    expect(takeHandled()).toEqual(['1', '2']);
  });

  it('contains only the contract’s fields of each list item', async () => {
    expect((await ask('/api/secretive')).json()).toEqual([{ name: 'Pikachu' }, { name: 'Eevee' }]);
  });

  it('is not sent if a list item breaks the contract', async () => {
    const response = await ask('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('Pikachu');
  });
});
