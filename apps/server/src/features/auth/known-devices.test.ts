import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour, minute } from '../../clock.ts';
import {
  cookieOf,
  countStatuses,
  newAddress,
  newName,
  type Person,
  signIn,
  signUpOnDevice,
} from '../../testing/people.ts';
import { parseError } from '../../testing/responses.ts';
import { createTestApp, registration, type TestApp } from '../../testing/test-app.ts';
import { createRateLimiter } from '../rate-limiter/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const countDevices = async () =>
  (await server.database.db.selectFrom('known_devices').select('user_id').execute()).length;

/** Uses up the strangers' limit, without hashing. */
async function shutOut({ username }: Person): Promise<void> {
  const rateLimiter = createRateLimiter({
    db: server.database.db,
    transaction: server.transaction,
    clock: server.now,
  });
  await Promise.all(times(100).map(() => rateLimiter.consume('sign-in-account', username)));
}

describe('guessing a password', () => {
  it('from one network does not block other networks', async () => {
    const { person } = await signUpOnDevice(server);
    const from = '2001:db8:77:1::1';
    const wrong = { username: person.username, password: 'sbagliata' };
    const guesses = await Promise.all(
      times(30).map((index) => signIn(server, { ...wrong, from: `2001:db8:77:1::${index}` })),
    );
    expect(countStatuses(guesses)).toEqual({ 400: 10, 429: 20 });
    expect((await signIn(server, { ...person, from })).statusCode).toBe(429);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('from many networks has a hundred attempts an hour', async () => {
    const { person } = await signUpOnDevice(server);
    const wrong = { username: person.username, password: 'sbagliata' };
    const guesses = await Promise.all(times(110).map(() => signIn(server, wrong)));
    expect(countStatuses(guesses)).toEqual({ 400: 100, 429: 10 });
    expect(parseError(await signIn(server, person))).toMatchObject({
      status: 429,
      message: 'Troppi tentativi: riprova tra 60 minuti',
    });
    server.advance(hour);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('does not affect existing sessions', async () => {
    const { person } = await signUpOnDevice(server);
    await shutOut(person);
    const changed = await server.call(contract.auth.changePassword, {
      token: person.token,
      body: { oldPassword: person.password, newPassword: 'nuova-parola' },
    });
    expect(changed.statusCode).toBe(200);
  });
});

describe('a known device', () => {
  it('can sign in whatever strangers attempt, even on its network', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const from = newAddress();
    const crowd = times(300).map(() =>
      signIn(server, { username: 'qualcuno', password: 'sbagliata', from }),
    );
    expect(countStatuses(await Promise.all(crowd))).toEqual({ 400: 10, 429: 290 });
    await shutOut(person);
    expect((await signIn(server, { ...person, from })).statusCode).toBe(429);
    expect((await signIn(server, { ...person, from, cookie })).statusCode).toBe(200);
  });

  it('has ten attempts of its own in ten minutes, even concurrent ones', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const guess = { username: person.username, password: 'sbagliata', cookie };
    const guesses = await Promise.all(times(20).map(() => signIn(server, guess)));
    expect(countStatuses(guesses)).toEqual({ 400: 10, 429: 10 });
    expect((await signIn(server, { ...person, cookie })).statusCode).toBe(429);
    expect((await signIn(server, person)).statusCode).toBe(200);
    server.advance(10 * minute);
    expect((await signIn(server, { ...person, cookie })).statusCode).toBe(200);
  });

  it('is identified by an HttpOnly, SameSite cookie', async () => {
    const { response } = await signUpOnDevice(server);
    expect(response.headers['set-cookie']).toMatch(
      /^known-device=[\w-]{43}; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const secure = await server.call(contract.auth.signUp, {
      body: registration(newName()),
      headers: { 'x-forwarded-proto': 'https' },
      from: newAddress(),
    });
    expect(secure.headers['set-cookie']).toMatch(/; SameSite=Strict; Secure$/);
  });

  it('is unknown to other accounts', async () => {
    const { person } = await signUpOnDevice(server);
    const other = await signUpOnDevice(server);
    await shutOut(person);
    const foreign = await signIn(server, { ...person, cookie: other.cookie });
    expect(foreign.statusCode).toBe(429);
    const made = `known-device=${'A'.repeat(43)}`;
    expect((await signIn(server, { ...person, cookie: made })).statusCode).toBe(429);
  });

  it('may be known to several accounts by the same id', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const other = await signUpOnDevice(server);
    const response = await signIn(server, { ...other.person, cookie: `a=b; ${cookie}; c=d` });
    expect(cookieOf(response)).toBe(cookie);
    for (const known of [person, other.person]) {
      await shutOut(known);
      expect((await signIn(server, { ...known, cookie })).statusCode).toBe(200);
    }
  });

  it('is forgotten by a password change, except where it was made', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const elsewhere = cookieOf(await signIn(server, person));
    const changed = await server.call(contract.auth.changePassword, {
      token: person.token,
      body: { oldPassword: person.password, newPassword: 'nuova-parola' },
      headers: { cookie: elsewhere },
    });
    expect(cookieOf(changed)).toBe(elsewhere);
    await shutOut(person);
    const renewed = { ...person, password: 'nuova-parola' };
    expect((await signIn(server, { ...renewed, cookie })).statusCode).toBe(429);
    expect((await signIn(server, { ...renewed, cookie: elsewhere })).statusCode).toBe(200);
  });

  it('is the one a reset link was used on', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const { username, email } = person;
    await server.call(contract.auth.sendResetPasswordEmail, { body: { username, email } });
    const token = new URL(server.mails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
    const response = await server.call(contract.auth.resetPassword, {
      params: { token },
      body: { newPassword: 'nuova-parola' },
    });
    await shutOut(person);
    const renewed = { ...person, password: 'nuova-parola' };
    expect((await signIn(server, { ...renewed, cookie })).statusCode).toBe(429);
    expect((await signIn(server, { ...renewed, cookie: cookieOf(response) })).statusCode).toBe(200);
  });

  it('is deleted with the account', async () => {
    const before = await countDevices();
    const { person } = await signUpOnDevice(server);
    expect(await countDevices()).toBe(before + 1);
    await server.call(contract.users.delete, { params: { id: person.id }, token: person.token });
    expect(await countDevices()).toBe(before);
  });

  it('is one of the twenty that signed in last, even concurrently', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    server.advance(1);
    const before = await countDevices();
    const responses = await Promise.all(times(25).map(() => signIn(server, person)));
    expect(countStatuses(responses)).toEqual({ 200: 25 });
    expect(await countDevices()).toBe(before + 19);
    await shutOut(person);
    expect((await signIn(server, { ...person, cookie })).statusCode).toBe(429);
    const known = await Promise.all(
      responses.map((response) => signIn(server, { ...person, cookie: cookieOf(response) })),
    );
    expect(countStatuses(known)).toEqual({ 200: 20, 429: 5 });
  });

  it('is not remembered if the password was changed during the check', async () => {
    const { person } = await signUpOnDevice(server);
    const before = await countDevices();
    const [changed, ...signedIn] = await Promise.all([
      server.call(contract.auth.changePassword, {
        token: person.token,
        body: { oldPassword: person.password, newPassword: 'nuova-parola' },
      }),
      ...times(6).map(() => signIn(server, person)),
    ]);
    expect(changed.statusCode).toBe(200);
    // Sign-ins before the change succeed and are forgotten; later ones are refused.
    expect(signedIn.filter(({ statusCode }) => ![200, 400].includes(statusCode))).toEqual([]);
    expect(await countDevices()).toBe(before);
  });
});
