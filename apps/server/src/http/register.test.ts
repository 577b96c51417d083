import { type Access, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createEmbeddedTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { register } from './register.ts';

const endpoint = <Who extends Access>(path: `/api/${string}`, access: Who) =>
  ({
    ...contract.health.check,
    path,
    access,
    params: z.object({ shelf: z.optional(z.string()) }),
    query: z.object({ page: z._default(z.coerce.number(), 1) }),
    response: z.array(z.object({ name: z.string() })),
  }) as const;

/** Tokens of these tests say themselves whose they are. */
const verifyToken = async (token: string) => ({
  identity: { userId: token.length, isAdmin: token.startsWith('admin') },
  tokenVersion: 1,
  sessionId: 'one',
  expiresAt: 0,
});

let database: TestDatabase;
let server: TestApp;
/** What the handlers were asked, since it was last looked at. */
const asked: string[] = [];
const takeAsked = () => asked.splice(0);
const brokenList: { name: string }[] = JSON.parse('[{ "name": "Pikachu" }, { "name": 7 }]');

beforeAll(async () => {
  database = createEmbeddedTestDatabase();
  server = await createTestApp({ on: database });
  await server.app.register(async (app) => {
    app.verifyToken = verifyToken;
    const known = endpoint('/api/recognised', 'recognised');
    register(app, known, ({ session }) => [{ name: String(session?.identity.userId ?? null) }]);
    const kept = { keep: ['leaders'] as const };
    register(app, endpoint('/api/kept/:shelf', 'user'), kept, ({ params, query, identity }) => {
      asked.push(`${identity.userId} ${identity.isAdmin} ${params.shelf} ${query.page}`);
      return [{ name: 'thing' }];
    });
    const forAll = { ...kept, forAll: true } as const;
    register(app, endpoint('/api/kept-for-all', 'user'), forAll, ({ query }) => {
      asked.push(String(query.page));
      return [{ name: 'thing' }];
    });
    register(
      app,
      endpoint('/api/kept-for-ever', 'public'),
      { keep: 'for-ever', of: ({ query }) => query.page },
      (page) => {
        asked.push(String(page));
        return [{ name: `page ${page}` }];
      },
    );
    const secretive = [{ name: 'Pikachu', secret: 'item' }, { name: 'Eevee' }];
    register(app, endpoint('/api/secretive', 'public'), kept, () => secretive);
    register(app, endpoint('/api/broken', 'public'), kept, () => brokenList);
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const ask = (url: string, token?: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { 'x-access-token': token } });

describe('access', () => {
  it('lets visitors call what is recognised, and tells the handler who is signed in', async () => {
    expect((await ask('/api/recognised')).json()).toEqual([{ name: 'null' }]);
    expect((await ask('/api/recognised', 'known')).json()).toEqual([{ name: '5' }]);
  });
});

describe('an answer that is kept', () => {
  it('is made once for all addresses that mean the same', async () => {
    for (const path of ['', '?page=1', '?page=01', '?x=1', `?page=1&${'y'.repeat(5000)}`, '/']) {
      expect((await ask(`/api/kept/top${path}`, 'known')).json()).toEqual([{ name: 'thing' }]);
    }
    expect(takeAsked()).toEqual(['5 false top 1']);
    await ask('/api/kept/top?page=2', 'known');
    await ask('/api/kept/low', 'known');
    await ask('/api/kept/top', 'somebody else');
    await ask('/api/kept/top', 'admin');
    expect(takeAsked()).toEqual([
      '5 false top 2',
      '5 false low 1',
      '13 false top 1',
      '5 true top 1',
    ]);
  });

  it('is made once for everybody where it is the same for all', async () => {
    await ask('/api/kept-for-all', 'known');
    await ask('/api/kept-for-all', 'admin');
    await ask('/api/kept-for-all?page=2', 'admin');
    expect(takeAsked()).toEqual(['1', '2']);
    expect((await ask('/api/kept-for-all')).statusCode).toBe(401);
  });

  it('is made once and never again where it is kept for ever', async () => {
    await ask('/api/kept-for-ever?page=1');
    expect((await ask('/api/kept-for-ever?page=1')).json()).toEqual([{ name: 'page 1' }]);
    expect((await ask('/api/kept-for-ever?page=2')).json()).toEqual([{ name: 'page 2' }]);
    expect(takeAsked()).toEqual(['1', '2']);
  });

  it('holds of each item of a list only what the contract names', async () => {
    expect((await ask('/api/secretive')).json()).toEqual([{ name: 'Pikachu' }, { name: 'Eevee' }]);
  });

  it('is not sent at all when an item of a list breaks the contract', async () => {
    const response = await ask('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('Pikachu');
  });
});
