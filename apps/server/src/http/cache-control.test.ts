// @sqlite: HTTP alone.
import { contract, type Endpoint } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '../clock.ts';
import { isAccepted, signIn, signUp } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { auth, availablePokemons, leaderboards, notifications, quiz, shellGame, tournaments } =
  contract;

describe('a response with a fresh token', () => {
  it.each<[string, Endpoint]>([
    ['cached', tournaments.listBadges],
    ['shared', availablePokemons.listSeen],
    ['public', leaderboards.list],
    ['polled', notifications.list],
    ['uncached', shellGame.record],
  ])('is complete and not cacheable: %s', async (_kind, endpoint) => {
    const { token } = await signUp(server);
    const before = await server.call(endpoint, { token });
    server.advance(day + 1);
    const { etag } = before.headers;
    const headers: Record<string, string> =
      typeof etag === 'string' ? { 'if-none-match': etag } : {};
    const answer = await server.call(endpoint, { token, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(before.body);
    expect(await isAccepted(server, String(answer.headers['new-token']))).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('is not cacheable either as an error or after a password change', async () => {
    const { token, password } = await signUp(server);
    const body = { oldPassword: password, newPassword: 'nuova-parola' };
    const changed = await server.call(auth.changePassword, { token, body });
    expect(changed.headers['cache-control']).toBe('no-store');
    server.advance(day + 1);
    const renewed = String(changed.headers['new-token']);
    const refused = await server.call(contract.users.get, { token: renewed, params: { id: 'x' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers).toHaveProperty('new-token');
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});

describe('the Cache-Control header', () => {
  const cases: { endpoint: Endpoint; cacheControl: string }[] = [
    { endpoint: tournaments.listBadges, cacheControl: 'private, no-cache' },
    { endpoint: availablePokemons.listSeen, cacheControl: 'private, no-cache' },
    { endpoint: leaderboards.list, cacheControl: 'private, no-cache' },
    { endpoint: notifications.list, cacheControl: 'private, no-cache' },
    { endpoint: availablePokemons.listAll, cacheControl: 'no-cache' },
    {
      endpoint: contract.pokedex.types,
      cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
    },
    { endpoint: auth.checkTokenExpiration, cacheControl: 'no-store' },
    { endpoint: quiz.firstQuestion, cacheControl: 'no-store' },
    { endpoint: shellGame.record, cacheControl: 'no-store' },
    { endpoint: contract.health.check, cacheControl: 'no-store' },
  ];
  it.each(cases)('$endpoint.path: $cacheControl', async ({ endpoint, cacheControl }) => {
    const { token } = await signUp(server);
    const answer = await server.call(endpoint, { token });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it('is no-store for sign-in, sign-up and errors', async () => {
    const person = await signUp(server);
    const refused = await server.call(tournaments.listBadges);
    for (const answer of [await signIn(server, person), refused]) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
