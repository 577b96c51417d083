import { contract, type DeviceSession } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import {
  isAccepted,
  type Person,
  personOf,
  signIn,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { browserSubscription } from '../../testing/push-browser.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { catchUp } from '../../testing/servers-on-one-database.ts';
import { createTestApp, type TestApp, testTokenSecret } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { createTokens } from './index.ts';
import { maxSessions } from './sessions.ts';

const { auth, notifications, push, users } = contract;

let database: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ on: database });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await database.drop();
});

const over = { status: 401, subcode: 1, message: 'La sessione è scaduta: accedi di nuovo' };
const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** The same user on another device. */
async function onAnotherDevice({ username, password }: Person): Promise<Person> {
  return personOf(
    parseResponse(auth.signIn, await signIn(server, { username, password })),
    password,
  );
}

const listOf = async ({ token }: Pick<Person, 'token'>): Promise<DeviceSession[]> =>
  parseResponse(auth.listSessions, await server.call(auth.listSessions, { token }));

/** A token without a session id, as older versions signed it. */
async function oldTokenOf({ id }: Person): Promise<string> {
  const tokens = createTokens({ secret: testTokenSecret, clock: server.now, lifetimeMs: 60 * day });
  const { token_version } = await server.database.db
    .selectFrom('users')
    .select('token_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return tokens.sign(id, token_version);
}

const endedFor = async (token: string) =>
  parseError(await server.call(auth.checkTokenExpiration, { token }));

describe('signing out', () => {
  it('ends the session on the server, so that a copied token is invalid, and no other session', async () => {
    const player = await signUp(server);
    const elsewhere = await onAnotherDevice(player);
    const response = await server.call(auth.signOut, { token: player.token });
    expect(response.statusCode).toBe(200);
    expect(await endedFor(player.token)).toEqual(over);
    expect(await isAccepted(server, elsewhere.token)).toBe(true);
    expect(await listOf(elsewhere)).toHaveLength(1);
  });

  it('invalidates the cache of polls', async () => {
    const player = await signUp(server);
    const poll = createPoll(server, player.token);
    expect((await poll.next()).status).toBe(200);
    expect((await poll.next()).status).toBe(304);
    await server.call(auth.signOut, { token: player.token });
    expect((await poll.next()).status).toBe(401);
  });

  it('invalidates renewed tokens, too', async () => {
    const player = await signUp(server);
    server.advance(2 * day);
    const renewed = await server.call(auth.checkTokenExpiration, { token: player.token });
    const fresh = String(renewed.headers['new-token']);
    expect(await isAccepted(server, fresh)).toBe(true);
    await server.call(auth.signOut, { token: fresh });
    expect(await endedFor(fresh)).toEqual(over);
    expect(await endedFor(player.token)).toEqual(over);
  });

  it('deletes the push subscription of that device only', async () => {
    const player = await signUp(server);
    const elsewhere = await onAnotherDevice(player);
    for (const { token } of [player, elsewhere]) {
      await server.call(push.save, { body: browserSubscription(), token });
    }
    const count = async () =>
      (
        await server.database.db
          .selectFrom('push_subscriptions')
          .select('id')
          .where('user_id', '=', player.id)
          .execute()
      ).length;
    const before = await count();
    await server.call(auth.signOut, { token: player.token });
    expect([before, await count()]).toEqual([2, 1]);
  });

  it('is idempotent, even concurrently', async () => {
    const player = await signUp(server);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call(auth.signOut, { token: player.token })),
    );
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    expect(await endedFor(player.token)).toEqual(over);
  });

  it.skipIf(testServerUrl === undefined)('reaches other processes', async () => {
    const other = await createTestApp({ on: database });
    const player = await signUp(server);
    await catchUp(other);
    expect(await isAccepted(other, player.token)).toBe(true);
    await server.call(auth.signOut, { token: player.token });
    await catchUp(other);
    expect(await isAccepted(other, player.token)).toBe(false);
    await other.close();
  });
});

describe('the list of devices', () => {
  it('shows name, last activity and the current device', async () => {
    const player = await signUp(server);
    server.advance(hour);
    const { username, password } = player;
    const phone = await server.call(auth.signIn, {
      body: { username, password },
      headers: { 'user-agent': androidChrome },
    });
    const { token } = parseResponse(auth.signIn, phone);
    const now = new Date(server.now()).toISOString();
    const before = new Date(server.now() - hour).toISOString();
    expect(await listOf({ token })).toEqual([
      expect.objectContaining({
        browser: 'Chrome',
        system: 'Android',
        signedInAt: now,
        seenAt: now,
        isCurrent: true,
      }),
      expect.objectContaining({
        browser: null,
        system: null,
        signedInAt: before,
        seenAt: before,
        isCurrent: false,
      }),
    ]);
  });

  it('updates the last activity once in ten minutes', async () => {
    const player = await signUp(server);
    const { id } = (await listOf(player))[0] ?? { id: '' };
    const seen = async () =>
      (
        await server.database.db
          .selectFrom('sessions')
          .select('seen_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).seen_at;
    const first = server.now();
    await expect.poll(seen).toBe(first);
    server.advance(9 * minute);
    await listOf(player);
    server.advance(minute);
    await listOf(player);
    await expect.poll(seen).toBe(first + 10 * minute);
  });

  it('ends the user’s own devices only', async () => {
    const player = await signUp(server);
    const elsewhere = await onAnotherDevice(player);
    const other = await signUp(server);
    const [, session] = await listOf(player);
    const params = { id: session?.id ?? '' };
    await server.call(auth.endSession, { params, token: other.token });
    expect(await isAccepted(server, elsewhere.token)).toBe(true);
    for (const _ of [1, 2]) {
      const response = await server.call(auth.endSession, { params, token: player.token });
      expect(response.statusCode).toBe(200);
    }
    expect(await endedFor(elsewhere.token)).toEqual(over);
    expect(await isAccepted(server, player.token)).toBe(true);
  });

  it.each(['a\u0000', 'è', ' ', 'x'.repeat(65)])('refuses %j as an id', async (id) => {
    const { token } = await signUp(server);
    for (const endpoint of [auth.endSession, auth.deviceLinkState]) {
      expect((await server.call(endpoint, { params: { id }, token })).statusCode).toBe(400);
    }
  });

  it('has a limit: the least recently seen sessions end', async () => {
    const player = await signUp(server);
    const { db } = server.database;
    const [first] = await listOf(player);
    server.advance(1);
    const { created_at, expires_at, ...row } = await db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    const later = { created_at: created_at + 1, seen_at: created_at + 1, expires_at };
    const rows = Array.from({ length: maxSessions - 1 }, (_, index) => ({
      ...row,
      ...later,
      id: `${player.id}-${index}`,
    }));
    await db.insertInto('sessions').values(rows).execute();
    expect(await isAccepted(server, player.token)).toBe(true);
    const newest = await onAnotherDevice(player);
    expect(await endedFor(player.token)).toEqual(over);
    expect(await listOf(newest)).toHaveLength(maxSessions);
  });
});

describe('all sessions', () => {
  it('except the current one end with a password change', async () => {
    const player = await signUp(server);
    const elsewhere = await onAnotherDevice(player);
    const response = await server.call(auth.changePassword, {
      body: { oldPassword: player.password, newPassword: 'altra-parola' },
      token: player.token,
    });
    const token = String(response.headers['new-token']);
    expect(await endedFor(elsewhere.token)).toEqual(over);
    expect(await endedFor(player.token)).toEqual(over);
    expect(await listOf({ token })).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  it.each(['signing out everywhere', 'being suspended'] as const)('end with %s', async (how) => {
    const player = await signUp(server);
    const elsewhere = await onAnotherDevice(player);
    if (how === 'signing out everywhere') {
      await server.call(auth.signOutEverywhere, { token: player.token });
    } else {
      const organiser = await signUpAdministrator(server);
      const params = { id: player.id };
      const by = { params, token: organiser.token };
      await server.call(users.updateStatus, { ...by, body: { status: 'suspended' } });
      await server.call(users.updateStatus, { ...by, body: { status: 'active' } });
    }
    for (const { token } of [player, elsewhere]) expect(await endedFor(token)).toEqual(over);
    const again = await onAnotherDevice(player);
    expect(await listOf(again)).toHaveLength(1);
  });

  it('are deleted once their tokens have expired', async () => {
    const own = await createTestDatabase();
    const first = await createTestApp({ on: own });
    const gone = await signUp(first);
    first.advance(30 * day);
    const staying = await signUp(first);
    await first.app.listen({ host: '127.0.0.1', port: 0 });
    await first.close();
    const later = await createTestApp({ on: own });
    later.advance(61 * day);
    await later.app.listen({ host: '127.0.0.1', port: 0 });
    const owners = async () =>
      (await later.database.db.selectFrom('sessions').select('user_id').execute()).map(
        ({ user_id }) => user_id,
      );
    await expect.poll(owners).toEqual([staying.id]);
    expect(await isAccepted(later, gone.token)).toBe(false);
    await later.close();
    await own.drop();
  });
});

describe('an old token without a session id', () => {
  it('stays valid, and its session is listed as a device', async () => {
    const player = await signUp(server);
    const token = await oldTokenOf(player);
    const poll = createPoll(server, token);
    expect((await poll.next()).status).toBe(200);
    expect((await poll.next()).status).toBe(304);
    expect((await listOf({ token })).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('has one session even if used concurrently by several processes', async () => {
    const other = testServerUrl === undefined ? server : await createTestApp({ on: database });
    const player = await signUp(server);
    const token = await oldTokenOf(player);
    const servers = [server, other, server, other, server, other];
    const accepted = await Promise.all(servers.map((one) => isAccepted(one, token)));
    expect(accepted).toEqual(servers.map(() => true));
    expect(await listOf({ token })).toHaveLength(2);
    if (other !== server) await other.close();
  });

  it('is invalid after signing out, and so are its renewals', async () => {
    const player = await signUp(server);
    const token = await oldTokenOf(player);
    server.advance(2 * day);
    const renewed = await server.call(notifications.list, { token });
    const fresh = String(renewed.headers['new-token']);
    expect(await isAccepted(server, fresh)).toBe(true);
    expect(await listOf({ token: fresh })).toHaveLength(2);
    await server.call(auth.signOut, { token: fresh });
    for (const _ of [1, 2]) {
      expect(await endedFor(token)).toEqual(over);
      expect(await endedFor(fresh)).toEqual(over);
    }
    expect(await listOf(player)).toHaveLength(1);
  });

  it('is revoked by a password change', async () => {
    const player = await signUp(server);
    const token = await oldTokenOf(player);
    expect(await isAccepted(server, token)).toBe(true);
    await server.call(auth.changePassword, {
      body: { oldPassword: player.password, newPassword: 'altra-parola' },
      token: player.token,
    });
    expect(await endedFor(token)).toEqual(over);
  });
});
