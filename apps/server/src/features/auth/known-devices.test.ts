import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour, minute } from '../../clock.ts';
import { refusalOf } from '../../testing/answers.ts';
import {
  cookieOf,
  newAddress,
  newName,
  type Person,
  signIn,
  signUpOnDevice,
  tally,
} from '../../testing/people.ts';
import { createTestApp, registration, type TestApp } from '../../testing/test-app.ts';
import { createAttemptLimits } from '../attempt-limits/index.ts';

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

/** As many attempts as strangers have from all networks together, without the work of comparing. */
async function shutOut({ username }: Person): Promise<void> {
  const limits = createAttemptLimits({
    db: server.database.db,
    transaction: server.transaction,
    clock: server.now,
  });
  await Promise.all(times(100).map(() => limits.count('sign-in-account', username)));
}

describe('whoever guesses an account’s password', () => {
  it('from one network leaves every other one open', async () => {
    const { person } = await signUpOnDevice(server);
    const from = '2001:db8:77:1::1';
    const wrong = { username: person.username, password: 'sbagliata' };
    const guesses = await Promise.all(
      times(30).map((index) => signIn(server, { ...wrong, from: `2001:db8:77:1::${index}` })),
    );
    expect(tally(guesses)).toEqual({ 400: 10, 429: 20 });
    expect((await signIn(server, { ...person, from })).statusCode).toBe(429);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('from many has a hundred attempts an hour in all, and as many again only after it', async () => {
    const { person } = await signUpOnDevice(server);
    const wrong = { username: person.username, password: 'sbagliata' };
    const guesses = await Promise.all(times(110).map(() => signIn(server, wrong)));
    expect(tally(guesses)).toEqual({ 400: 100, 429: 10 });
    expect(refusalOf(await signIn(server, person))).toMatchObject({
      status: 429,
      message: 'Troppi tentativi: riprova tra 60 minuti',
    });
    server.advance(hour);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('does not keep the owner out of the session she has', async () => {
    const { person } = await signUpOnDevice(server);
    await shutOut(person);
    const changed = await server.call(contract.auth.changePassword, {
      token: person.token,
      body: { oldPassword: person.password, newPassword: 'nuova-parola' },
    });
    expect(changed.statusCode).toBe(200);
  });
});

describe('a device that has signed in to an account before', () => {
  it('is let in whatever strangers do, on its own network too', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const from = newAddress();
    const crowd = times(300).map(() =>
      signIn(server, { username: 'qualcuno', password: 'sbagliata', from }),
    );
    expect(tally(await Promise.all(crowd))).toEqual({ 400: 10, 429: 290 });
    await shutOut(person);
    expect((await signIn(server, { ...person, from })).statusCode).toBe(429);
    expect((await signIn(server, { ...person, from, cookie })).statusCode).toBe(200);
  });

  it('has ten attempts of its own in ten minutes, however many it sends at once', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const guess = { username: person.username, password: 'sbagliata', cookie };
    const guesses = await Promise.all(times(20).map(() => signIn(server, guess)));
    expect(tally(guesses)).toEqual({ 400: 10, 429: 10 });
    expect((await signIn(server, { ...person, cookie })).statusCode).toBe(429);
    expect((await signIn(server, person)).statusCode).toBe(200);
    server.advance(10 * minute);
    expect((await signIn(server, { ...person, cookie })).statusCode).toBe(200);
  });

  it('is known by a cookie that no script and no other site gets', async () => {
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

  it('is a stranger to every other account', async () => {
    const { person } = await signUpOnDevice(server);
    const other = await signUpOnDevice(server);
    await shutOut(person);
    const foreign = await signIn(server, { ...person, cookie: other.cookie });
    expect(foreign.statusCode).toBe(429);
    const made = `known-device=${'A'.repeat(43)}`;
    expect((await signIn(server, { ...person, cookie: made })).statusCode).toBe(429);
  });

  it('may know several accounts, and is known by the same to all of them', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    const other = await signUpOnDevice(server);
    const response = await signIn(server, { ...other.person, cookie: `a=b; ${cookie}; c=d` });
    expect(cookieOf(response)).toBe(cookie);
    for (const known of [person, other.person]) {
      await shutOut(known);
      expect((await signIn(server, { ...known, cookie })).statusCode).toBe(200);
    }
  });

  it('is a stranger again once the password is another one, but where it was changed', async () => {
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

  it('is whichever one a mailed link was used on', async () => {
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

  it('is forgotten with the account', async () => {
    const before = await countDevices();
    const { person } = await signUpOnDevice(server);
    expect(await countDevices()).toBe(before + 1);
    await server.call(contract.users.delete, { params: { id: person.id }, token: person.token });
    expect(await countDevices()).toBe(before);
  });

  it('is one of twenty at most, those that signed in last, also when they do so at once', async () => {
    const { person, cookie } = await signUpOnDevice(server);
    server.advance(1);
    const before = await countDevices();
    const responses = await Promise.all(times(25).map(() => signIn(server, person)));
    expect(tally(responses)).toEqual({ 200: 25 });
    expect(await countDevices()).toBe(before + 19);
    await shutOut(person);
    expect((await signIn(server, { ...person, cookie })).statusCode).toBe(429);
    const known = await Promise.all(
      responses.map((response) => signIn(server, { ...person, cookie: cookieOf(response) })),
    );
    expect(tally(known)).toEqual({ 200: 20, 429: 5 });
  });

  it('is not one whose password was replaced while it was being compared', async () => {
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
    // Those that came before the change were let in and forgotten; those after it, refused.
    expect(signedIn.filter(({ statusCode }) => ![200, 400].includes(statusCode))).toEqual([]);
    expect(await countDevices()).toBe(before);
  });
});
