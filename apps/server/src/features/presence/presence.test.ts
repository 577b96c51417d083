import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { minute } from '../../clock.ts';
import { type Person, signUp } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findPresence } from './presence-repository.ts';

let server: TestApp;
let player: Person;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  player = await signUp(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const call = () => server.call(contract.tournaments.listAll, { token: player.token });
const seen = async () => (await findPresence(server.database.db, player.id))?.getTime();

it('is written once in ten minutes, however many calls are made', async () => {
  expect(await seen()).toBeUndefined();
  await call();
  const first = server.now();
  await expect.poll(seen).toBe(first);
  server.advance(9 * minute);
  await Promise.all([call(), call(), call()]);
  server.advance(minute);
  await call();
  const second = server.now();
  await expect.poll(seen).toBe(second);
  expect(second - first).toBe(10 * minute);
});

it('is deleted with the account, which does not affect others of the batch', async () => {
  const other = await signUp(server);
  await server.call(contract.users.delete, { params: { id: other.id }, token: other.token });
  await call();
  await expect.poll(seen).toBe(server.now());
  expect(await findPresence(server.database.db, other.id)).toBeUndefined();
});

it('is recorded by a page’s first poll, too', async () => {
  const poll = createPoll(server, player.token);
  await poll.next();
  await expect.poll(seen).toBe(server.now());
});

it('is recorded by unchanged polls on the fast path', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const poll = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}${contract.notifications.list.path}`, {
      headers: { 'x-access-token': player.token, ...headers },
    });
    await response.text();
    return response;
  };
  const tag = (await poll()).headers.get('etag') ?? '';
  await expect.poll(seen).toBe(server.now());
  server.advance(10 * minute);
  expect((await poll({ 'if-none-match': tag })).status).toBe(304);
  await expect.poll(seen).toBe(server.now());
  const sessions = server.database.db.selectFrom('sessions').select('seen_at');
  expect(await sessions.where('user_id', '=', player.id).execute()).toEqual([
    { seen_at: server.now() },
  ]);
});

it('is written again after the clock was set back', async () => {
  await call();
  await expect.poll(seen).toBe(server.now());
  server.advance(-24 * 60 * minute);
  await call();
  await expect.poll(seen).toBe(server.now());
});
