import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

// `inject` bypasses the fast path: these requests use a socket.
let server: TestApp;
let url: string;
beforeAll(async () => {
  server = await createTestApp();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const poll = (query: string, token: string, tag?: string) =>
  fetch(`${url}${contract.notifications.list.path}${query}`, {
    headers: { 'x-access-token': token, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
  });

it.each(['', '?shown=true', '?shown=false'])(
  'an unchanged list (%s) gets 304 until it changes, for its owner only',
  async (query) => {
    const [player, other] = [await signUp(server), await signUp(server)];
    const first = await poll(query, player.token);
    const tag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    await first.text();
    const unchanged = await poll(query, player.token, tag);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(tag);
    expect(unchanged.headers.get('cache-control')).toBe('private, no-cache');
    expect(unchanged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await (await poll(query, other.token)).text();
    expect((await poll(query, other.token, tag)).status).toBe(200);
    expect((await poll(query, 'nonsense', tag)).status).toBe(401);
    expect((await poll(query.replace(/=.*/, '=forse'), player.token, tag)).status).toBe(
      query === '' ? 304 : 400,
    );
    parseResponse(
      contract.notifications.deleteAll,
      await server.call(contract.notifications.deleteAll, { token: player.token }),
    );
    expect((await poll(query, player.token, tag)).status).toBe(200);
  },
);
