import { createHash } from 'node:crypto';
import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour, minute } from '../../clock.ts';
import {
  cookieOf,
  countStatuses,
  isAccepted,
  newAddress,
  type Person,
  signIn,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, notifications, users } = contract;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const unusable = {
  status: 400,
  message: 'Questo codice è scaduto o è già stato usato: fanne mostrare uno nuovo',
};
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function makeLink({ token }: Pick<Person, 'token'>) {
  const made = parseResponse(
    auth.makeDeviceLink,
    await server.call(auth.makeDeviceLink, { token }),
  );
  return { ...made, secret: new URL(made.link).hash.slice(1) };
}

const check = (secret: string) => server.call(auth.checkDeviceLink, { body: { token: secret } });
const redeem = (secret: string, from = newAddress()) =>
  server.call(auth.redeemDeviceLink, {
    body: { token: secret },
    headers: { 'user-agent': iPhone },
    from,
  });
const stateOf = async ({ token }: Pick<Person, 'token'>, id: string) =>
  parseResponse(
    auth.deviceLinkState,
    await server.call(auth.deviceLinkState, { params: { id }, token }),
  );
const sessionsOf = async ({ token }: Pick<Person, 'token'>) =>
  parseResponse(auth.listSessions, await server.call(auth.listSessions, { token }));

describe('a link for another device', () => {
  it('signs it in, once, and notifies the user', async () => {
    const player = await signUp(server);
    const { id, link, secret, secondsLeft } = await makeLink(player);
    expect(link).toMatch(/^http:\/\/torneo\.example\/account\/device#[\w-]{43}$/);
    expect(secondsLeft).toBe(120);
    expect(await stateOf(player, id)).toEqual({ state: 'open' });
    expect(parseResponse(auth.checkDeviceLink, await check(secret))).toEqual({
      id: player.id,
      username: player.username,
      icon: player.icon,
    });

    const user = parseResponse(auth.redeemDeviceLink, await redeem(secret));
    expect(user).toMatchObject({ id: player.id, username: player.username });
    expect(await isAccepted(server, user.token)).toBe(true);
    const by = { browser: 'Safari', system: 'iPhone' };
    expect(await stateOf(player, id)).toEqual({ state: 'used', ...by });
    expect(await sessionsOf(user)).toEqual([
      expect.objectContaining({ ...by, isCurrent: true }),
      expect.objectContaining({ isCurrent: false }),
    ]);
    const told = await server.call(notifications.list, { token: player.token });
    expect(parseResponse(notifications.list, told)[0]).toMatchObject({
      kind: 'device-link',
      text: expect.stringContaining('Safari su iPhone'),
    });

    expect(parseError(await check(secret))).toEqual(unusable);
    expect(parseError(await redeem(secret))).toEqual(unusable);
  });

  it('signs in one of ten concurrent devices', async () => {
    const player = await signUp(server);
    const { secret } = await makeLink(player);
    const responses = await Promise.all(times(10).map(() => redeem(secret)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 9 });
    expect(await sessionsOf(player)).toHaveLength(2);
  });

  it('can be checked without being used', async () => {
    const player = await signUp(server);
    const { secret } = await makeLink(player);
    for (const _ of times(5)) expect((await check(secret)).statusCode).toBe(200);
    expect((await redeem(secret)).statusCode).toBe(200);
  });

  it('is valid for two minutes', async () => {
    const player = await signUp(server);
    const [kept, old] = [await makeLink(player), await makeLink(await signUp(server))];
    server.advance(2 * minute - 1);
    expect((await redeem(kept.secret)).statusCode).toBe(200);
    server.advance(1);
    expect(parseError(await check(old.secret))).toEqual(unusable);
    expect(parseError(await redeem(old.secret))).toEqual(unusable);
  });

  it('replaces the earlier one', async () => {
    const player = await signUp(server);
    const [first, second] = [await makeLink(player), await makeLink(player)];
    expect(parseError(await redeem(first.secret))).toEqual(unusable);
    expect(await stateOf(player, first.id)).toEqual({ state: 'expired' });
    expect((await redeem(second.secret)).statusCode).toBe(200);
  });

  it('is stored as a hash only', async () => {
    const player = await signUp(server);
    const { id, secret } = await makeLink(player);
    const hash = createHash('sha256').update(secret).digest('base64url');
    expect(id).toBe(hash);
    const rows = await server.database.db.selectFrom('device_links').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(parseError(await redeem(hash))).toEqual(unusable);
  });

  it('is visible to its user only', async () => {
    const player = await signUp(server);
    const { id, secret } = await makeLink(player);
    await redeem(secret);
    expect(await stateOf(await signUp(server), id)).toEqual({ state: 'expired' });
  });

  it('is not affected by failed sign-ins on the same network', async () => {
    const organiser = await signUpAdministrator(server);
    const from = newAddress();
    const wrong = { username: organiser.username, password: 'sbagliata', from };
    await Promise.all(times(12).map(() => signIn(server, wrong)));
    await Promise.all(
      times(300).map((index) => signIn(server, { ...wrong, username: `x${index}` })),
    );
    expect((await signIn(server, { ...organiser, from })).statusCode).toBe(429);
    const { secret } = await makeLink(organiser);
    const response = await redeem(secret, from);
    expect(response.statusCode).toBe(200);
    // The device is known from now on.
    const cookie = cookieOf(response);
    expect((await signIn(server, { ...organiser, from, cookie })).statusCode).toBe(200);
  });

  it('can be created sixty times an hour', async () => {
    const player = await signUp(server);
    const make = () => server.call(auth.makeDeviceLink, { token: player.token });
    const responses = [];
    for (const _ of times(61)) responses.push(await make());
    expect(countStatuses(responses)).toEqual({ 201: 60, 429: 1 });
    server.advance(hour);
    expect((await make()).statusCode).toBe(201);
  });
});

describe('a link is invalid', () => {
  const redeemed = async (end: (player: Person) => Promise<unknown>) => {
    const player = await signUp(server);
    const { secret } = await makeLink(player);
    await end(player);
    return parseError(await redeem(secret));
  };

  it('once its session is over', async () => {
    const signOut = ({ token }: Person) => server.call(auth.signOut, { token });
    expect(await redeemed(signOut)).toEqual(unusable);
  });

  it('once the password has changed', async () => {
    const change = ({ token, password }: Person) =>
      server.call(auth.changePassword, {
        body: { oldPassword: password, newPassword: 'altra-parola' },
        token,
      });
    expect(await redeemed(change)).toEqual(unusable);
  });

  it('once the account was suspended, even if readmitted', async () => {
    const { token } = await signUpAdministrator(server);
    const suspend = async ({ id }: Person) => {
      for (const status of ['suspended', 'active'] as const) {
        await server.call(users.updateStatus, { params: { id }, body: { status }, token });
      }
    };
    expect(await redeemed(suspend)).toEqual(unusable);
  });

  it('once the account is deleted', async () => {
    const remove = ({ id, token }: Person) => server.call(users.delete, { params: { id }, token });
    expect(await redeemed(remove)).toEqual(unusable);
  });
});
