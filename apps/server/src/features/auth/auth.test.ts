import { createHash } from 'node:crypto';
import { contract } from '@poketorneo/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import {
  countStatuses,
  isAccepted,
  newAddress,
  newName,
  type Person,
  signIn,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import {
  createTestApp,
  registration,
  type TestApp,
  testTokenSecret,
} from '../../testing/test-app.ts';
import { createRateLimiter } from '../rate-limiter/index.ts';
import { createAuthService } from './auth-service.ts';
import { createTokens } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const wrongCredentials = { status: 400, message: 'Username o password errati' };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('sign-up', () => {
  const send = (body: unknown, from = newAddress()) =>
    server.call(contract.auth.signUp, { body, from });

  it('responds 201 with the new account and a valid token only', async () => {
    const response = await send(registration('Ash_K.1-x'));
    const user = parseResponse(contract.auth.signUp, response);
    expect(response.statusCode).toBe(201);
    expect(user).toEqual({
      id: expect.any(Number),
      token: expect.any(String),
      username: 'Ash_K.1-x',
      firstName: 'Ada',
      lastName: 'Rossi',
      email: 'ash_k.1-x@example.org',
      icon: 'face-icons/16.png',
      roles: ['ROLE_USER'],
    });
    expect(response.body).not.toContain('argon2');
    expect(await isAccepted(server, user.token)).toBe(true);
  });

  it('trims names and mail address, but not the password', async () => {
    const name = newName();
    const user = parseResponse(
      contract.auth.signUp,
      await send({
        username: `  ${name} `,
        firstName: '\tMaria Grazia\n',
        lastName: ' D’Angelo ',
        email: ` ${name}@example.org `,
        password: ' segreto ',
      }),
    );
    expect(user).toMatchObject({
      username: name,
      firstName: 'Maria Grazia',
      lastName: 'D’Angelo',
      email: `${name}@example.org`,
    });
    expect((await signIn(server, { username: name, password: 'segreto' })).statusCode).toBe(400);
    expect((await signIn(server, { username: name, password: ' segreto ' })).statusCode).toBe(200);
  });

  it('normalizes accents', async () => {
    const user = await signUp(server, { firstName: 'Nicolo\u0300' });
    expect(user.firstName).toBe('Nicol\u00f2');
  });

  it.each<[field: string, value: unknown, complaint: string]>([
    ['username', undefined, 'manca'],
    ['username', 7, 'non è del tipo giusto'],
    ['username', 'ab', 'deve avere almeno 3 caratteri'],
    ['username', `  ab  `, 'deve avere almeno 3 caratteri'],
    ['username', 'a'.repeat(21), 'può avere al massimo 20 caratteri'],
    ['username', 'anna maria', 'contiene caratteri non ammessi'],
    ['username', 'perché', 'contiene caratteri non ammessi'],
    ['username', 'abc\u0000', 'contiene caratteri non ammessi'],
    ['firstName', '   ', 'non può essere vuoto'],
    ['firstName', '\u200b', 'non può essere vuoto'],
    ['lastName', '\u00ad \u2060\u3164', 'non può essere vuoto'],
    ['firstName', 'a'.repeat(61), 'può avere al massimo 60 caratteri'],
    ['firstName', 'An\u0000na', 'contiene caratteri non ammessi'],
    ['firstName', 'Anna\nMaria', 'contiene caratteri non ammessi'],
    ['lastName', '', 'non può essere vuoto'],
    ['lastName', 'Rossi\ud800', 'contiene caratteri non ammessi'],
    ['lastName', null, 'non è del tipo giusto'],
    ['email', 'ada', 'non è un indirizzo email'],
    ['email', 'ada@', 'non è un indirizzo email'],
    ['email', 'ada@example.org, eve@example.org', 'non è un indirizzo email'],
    ['email', 'ada@example.org\r\nBcc: eve@example.org', 'non è un indirizzo email'],
    ['email', `${'a'.repeat(250)}@example.org`, 'può avere al massimo 254 caratteri'],
    ['password', '12345', 'deve avere almeno 6 caratteri'],
    ['password', 'a'.repeat(129), 'può avere al massimo 128 caratteri'],
    ['password', 'segreto\u0000', 'contiene caratteri non ammessi'],
    ['password', ['segreto1'], 'non è del tipo giusto'],
  ])('refuses %s %j with the reason', async (field, value, complaint) => {
    const body = { ...registration(newName()), [field]: value };
    const refusal = parseError(await send(body));
    expect(refusal).toEqual({
      status: 400,
      message: `I dati inviati non sono validi (${field}: ${complaint})`,
      issues: [{ path: field, message: complaint }],
    });
  });

  it('reports every invalid field', async () => {
    const { issues } = parseError(await send({}));
    expect(issues?.map(({ path }) => path)).toEqual([
      'username',
      'firstName',
      'lastName',
      'email',
      'password',
    ]);
  });

  it('refuses a username or mail address that is taken, in whatever case', async () => {
    const { username, email } = await signUp(server);
    const again = { ...registration(newName()), username: username.toUpperCase() };
    expect(parseError(await send(again))).toEqual({
      status: 409,
      message: 'Questo username è già preso',
      issues: [{ path: 'username', message: 'Questo username è già preso' }],
    });
    const sameMail = { ...registration(newName()), email: email.toUpperCase() };
    expect(parseError(await send(sameMail))).toEqual({
      status: 409,
      message: 'Esiste già un account con questa email',
      issues: [{ path: 'email', message: 'Esiste già un account con questa email' }],
    });
  });

  it('creates one account for eight concurrent sign-ups with the same name', async () => {
    const name = newName();
    const responses = await Promise.all(
      times(8).map((index) =>
        send({
          ...registration(name),
          username: index % 2 === 0 ? name : name.toUpperCase(),
          email: `${name}.${index}@example.org`,
        }),
      ),
    );
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 7 });
    const refused = responses.filter(({ statusCode }) => statusCode === 409).map(parseError);
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['Questo username è già preso']),
    );
  });

  it('creates one account for eight concurrent sign-ups with the same address', async () => {
    const email = `${newName()}@example.org`;
    const responses = await Promise.all(
      times(8).map((index) =>
        send({
          ...registration(newName()),
          email: index % 2 === 0 ? email : email.toUpperCase(),
        }),
      ),
    );
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 7 });
    const refused = responses.filter(({ statusCode }) => statusCode === 409).map(parseError);
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['Esiste già un account con questa email']),
    );
  });

  it('is limited to a hundred an hour from one address', async () => {
    const from = newAddress();
    const taken = registration((await signUp(server)).username);
    const hundred = await Promise.all(times(100).map(() => send(taken, from)));
    expect(countStatuses(hundred)).toEqual({ 409: 100 });
    const response = await send(registration(newName()), from);
    expect(parseError(response).status).toBe(429);
    expect(response.headers['retry-after']).toBe('3600');
    expect((await send(registration(newName()))).statusCode).toBe(201);
    server.advance(hour);
    expect((await send(registration(newName()), from)).statusCode).toBe(201);
  });
});

describe('sign-in', () => {
  it('responds 200 like a sign-up, ignoring case and surrounding spaces of the username', async () => {
    const { password, token: _, ...person } = await signUp(server, { username: 'Misty-W' });
    for (const username of ['Misty-W', 'misty-w', ' MISTY-W ']) {
      const response = await signIn(server, { username, password });
      const { token, ...user } = parseResponse(contract.auth.signIn, response);
      expect(user).toEqual(person);
      expect(response.body).not.toContain('argon2');
      expect(await isAccepted(server, token)).toBe(true);
    }
  });

  it('responds the same to a wrong password and an unknown user', async () => {
    const { username } = await signUp(server);
    const wrong = await signIn(server, { username, password: 'segreto2' });
    const unknown = await signIn(server, { username: newName(), password: 'segreto1' });
    expect(parseError(wrong)).toEqual(wrongCredentials);
    expect(unknown.body).toBe(wrong.body);
    expect(parseError(unknown)).toEqual(wrongCredentials);
  });

  it('compares passwords exactly', async () => {
    const { username } = await signUp(server, { password: 'Segreto è 1' });
    for (const password of ['segreto è 1', 'Segreto è ', 'Segreto è 1 ', 'Segreto e 1']) {
      expect(parseError(await signIn(server, { username, password }))).toEqual(wrongCredentials);
    }
    const decomposed = 'Segreto e\u0300 1';
    expect((await signIn(server, { username, password: decomposed })).statusCode).toBe(200);
  });

  it('allows ten attempts per account and network in ten minutes, then rejects even the right password', async () => {
    const { username, password } = await signUp(server);
    const from = newAddress();
    const attempts = await Promise.all(
      times(14).map(() => signIn(server, { username, password: 'sbagliata', from })),
    );
    expect(countStatuses(attempts)).toEqual({ 400: 10, 429: 4 });
    server.advance(4 * minute);
    const response = await signIn(server, { username: username.toUpperCase(), password, from });
    expect(response.headers['retry-after']).toBe('360');
    expect(parseError(response)).toEqual({
      status: 429,
      message: 'Troppi tentativi: riprova tra 6 minuti',
    });
    server.advance(6 * minute - 1);
    const last = await signIn(server, { username, password, from });
    expect(last.headers['retry-after']).toBe('1');
    expect(parseError(last).message).toBe('Troppi tentativi: riprova tra un minuto');
    server.advance(1);
    expect((await signIn(server, { username, password, from })).statusCode).toBe(200);
  });

  it('resets the count after a success', async () => {
    const { username, password } = await signUp(server);
    const from = newAddress();
    for (const _ of times(2)) {
      const wrong = times(9).map(() => signIn(server, { username, password: 'sbagliata', from }));
      expect(countStatuses(await Promise.all(wrong))).toEqual({ 400: 9 });
      expect((await signIn(server, { username, password, from })).statusCode).toBe(200);
    }
  });

  it('allows three hundred attempts per address in ten minutes', async () => {
    const from = newAddress();
    const { username, password } = await signUp(server);
    const unknown = newName();
    const attempts = await Promise.all(
      times(300).map(() => signIn(server, { username: unknown, password: 'sbagliata', from })),
    );
    expect(countStatuses(attempts)).toEqual({ 400: 10, 429: 290 });
    expect((await signIn(server, { username, password, from })).statusCode).toBe(429);
    expect((await signIn(server, { username, password })).statusCode).toBe(200);
    server.advance(10 * minute);
    expect((await signIn(server, { username, password, from })).statusCode).toBe(200);
  });

  it('counts an IPv6 network as one address, and ignores forged forwarded addresses', async () => {
    const { username } = await signUp(server);
    const ask = (from: string) =>
      server.call(contract.auth.sendResetPasswordEmail, {
        body: { username: newName(), email: `${username}@example.org` },
        from,
      });
    const forged = await Promise.all(times(51).map((index) => ask(`10.9.9.${index}, 10.8.8.8`)));
    expect(countStatuses(forged)).toEqual({ 200: 50, 429: 1 });
    const network = await Promise.all(times(51).map((index) => ask(`2001:db8:0:1::${index}`)));
    expect(countStatuses(network)).toEqual({ 200: 50, 429: 1 });
    expect((await ask('2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it('counts names of any length, and stores hashes only', async () => {
    const username = '㍿'.repeat(254);
    const response = await signIn(server, {
      username,
      password: 'segreto1',
      from: Array.from({ length: 3000 }, (_, index) => index.toString(36)).join(''),
    });
    expect(parseError(response)).toEqual(wrongCredentials);
    const rows = await server.database.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.filter(({ key }) => !/^[a-z-]+:[\w-]{43}$/.test(key))).toEqual([]);
  });
});

describe('expired attempts', () => {
  const keysOf = async (app: TestApp) => {
    const rows = await app.database.db.selectFrom('rate_limits').select('key').execute();
    return rows.map(({ key }) => key);
  };

  it('are deleted at a process’s first attempt and every hundred attempts', async () => {
    const app = await createTestApp();
    const rateLimiter = () =>
      createRateLimiter({ db: app.database.db, transaction: app.transaction, clock: app.now });
    const running = rateLimiter();
    await running.consume('sign-up-address', 'vecchio');
    app.advance(hour);
    await running.consume('sign-up-address', 'di un’ora fa');
    app.advance(1);
    expect(await keysOf(app)).toHaveLength(2);
    await rateLimiter().consume('sign-in-account', 'nuovo');
    expect(await keysOf(app)).toHaveLength(2);
    app.advance(hour + 1);
    for (const _ of times(98)) await running.consume('sign-in-address', 'chi prova');
    expect(await keysOf(app)).toHaveLength(3);
    await running.consume('sign-in-address', 'chi prova');
    expect(await keysOf(app)).toHaveLength(1);
    await app.close();
  });
});

describe('a token', () => {
  const check = (headers: Record<string, string>) =>
    server.call(contract.auth.checkTokenExpiration, { headers });
  const missing = { status: 401, subcode: 0, message: 'Per continuare bisogna accedere' };
  const invalid = {
    status: 401,
    subcode: 1,
    message: 'La sessione è scaduta: accedi di nuovo',
  };

  it('is taken from x-access-token or from a Bearer authorization', async () => {
    const { token } = await signUp(server);
    const expiresAt = new Date(server.now() + 60 * day).toISOString();
    for (const headers of [
      { 'x-access-token': token },
      { authorization: `Bearer ${token}` },
      { authorization: `bearer  ${token}` },
      { 'x-access-token': token, authorization: `Bearer ${token}` },
      { 'x-access-token': '', authorization: `Bearer ${token}` },
    ]) {
      const answer = parseResponse(contract.auth.checkTokenExpiration, await check(headers));
      expect(answer).toEqual({ expired: false, expiresAt });
    }
  });

  it.each<Record<string, string>>([
    {},
    { 'x-access-token': '' },
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Basic YTpi' },
  ])('is missing with %j', async (headers) => {
    expect(parseError(await check(headers))).toEqual(missing);
  });

  const key = new TextEncoder().encode(testTokenSecret);
  const forged = (id: number, change: (token: SignJWT) => SignJWT = (token) => token) =>
    change(
      new SignJWT({ ver: server.now() })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .setIssuedAt(new Date(server.now()))
        .setExpirationTime(new Date(server.now() + 30 * minute)),
    ).sign(key);

  it('is invalid if malformed, forged or unsigned', async () => {
    const { id, token } = await signUp(server);
    expect(await isAccepted(server, await forged(id))).toBe(true);
    const [head = '', body = '', signature = ''] = token.split('.');
    const bad = [
      'x',
      'a.b.c',
      '..',
      'null',
      'è',
      'a'.repeat(10_000),
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}.${body}.${signature.slice(0, -2)}`,
      `${head}.${body.slice(1)}.${signature}`,
      `${token}.x`,
      `${token}, ${token}`,
      await new SignJWT({ ver: server.now() })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .setIssuedAt(new Date(server.now()))
        .setExpirationTime(new Date(server.now() + minute))
        .sign(new TextEncoder().encode(`${testTokenSecret}!`)),
      new UnsecuredJWT({ ver: server.now() })
        .setSubject(String(id))
        .setIssuedAt(new Date(server.now()))
        .setExpirationTime(new Date(server.now() + minute))
        .encode(),
      await new SignJWT({ ver: server.now() })
        .setProtectedHeader({ alg: 'HS512' })
        .setSubject(String(id))
        .setIssuedAt(new Date(server.now()))
        .setExpirationTime(new Date(server.now() + minute))
        .sign(new TextEncoder().encode(testTokenSecret.repeat(2))),
      await forged(id, (jwt) => jwt.setSubject('1 or 1=1')),
      await forged(id, (jwt) => jwt.setSubject('-1')),
      await forged(id, (jwt) => jwt.setSubject('9'.repeat(16))),
      await forged(id, (jwt) => jwt.setSubject('9'.repeat(400))),
      await forged(id, (jwt) => jwt.setNotBefore(new Date(server.now() + minute))),
      await new SignJWT({ sub: String(id), ver: String(server.now()) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(new Date(server.now()))
        .setExpirationTime(new Date(server.now() + minute))
        .sign(key),
      await new SignJWT({ ver: server.now() })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .sign(key),
    ];
    for (const [index, wrong] of bad.entries()) {
      const refusal = parseError(await check({ 'x-access-token': wrong }));
      expect(refusal, `${index}: ${wrong.slice(0, 300)}`).toEqual(invalid);
    }
    expect(parseError(await check({ authorization: 'Bearer a.b.c' }))).toEqual(invalid);
  });

  it('is valid for sixty days', async () => {
    const { token } = await signUp(server);
    server.advance(60 * day - 1000);
    expect(await isAccepted(server, token)).toBe(true);
    server.advance(1000);
    expect(parseError(await check({ 'x-access-token': token }))).toEqual(invalid);
  });

  it('is renewed once it is older than a day', async () => {
    const { id, token } = await signUp(server);
    server.advance(day);
    const early = await server.call(contract.users.get, { params: { id }, token });
    expect(early.statusCode).toBe(200);
    expect(early.headers).not.toHaveProperty('new-token');
    server.advance(1);
    const late = await server.call(contract.users.get, { params: { id }, token });
    const fresh = String(late.headers['new-token']);
    expect(fresh).not.toBe(token);
    expect(await isAccepted(server, token)).toBe(true);
    server.advance(59 * day);
    expect(await isAccepted(server, token)).toBe(false);
    expect(await isAccepted(server, fresh)).toBe(true);
  });

  it('is not renewed if invalid', async () => {
    const { token } = await signUp(server);
    server.advance(61 * day);
    expect((await check({ 'x-access-token': token })).headers).not.toHaveProperty('new-token');
  });

  it('is invalid once its account is deleted', async () => {
    const { id, token } = await signUp(server);
    const response = await server.call(contract.users.delete, { params: { id }, token });
    expect(response.statusCode).toBe(200);
    expect(parseError(await check({ 'x-access-token': token }))).toEqual(invalid);
  });
});

it('a session of one day is renewed before it ends', async () => {
  const short = await createTestApp({ sessionDays: 1 });
  const { token } = await signUp(short);
  short.advance(13 * hour);
  const answer = await short.call(contract.auth.checkTokenExpiration, { token });
  const fresh = String(answer.headers['new-token']);
  short.advance(12 * hour);
  expect(await isAccepted(short, token)).toBe(false);
  expect(await isAccepted(short, fresh)).toBe(true);
  await short.close();
});

describe('signing out everywhere', () => {
  const signOut = (token: string) => server.call(contract.auth.signOutEverywhere, { token });

  it('ends all sessions of the user, the current one included', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const elsewhere = parseResponse(contract.auth.signIn, await signIn(server, person)).token;
    expect(parseResponse(contract.auth.signOutEverywhere, await signOut(person.token))).toEqual({
      message: 'Tutti i tuoi dispositivi sono scollegati',
    });
    for (const token of [person.token, elsewhere]) {
      expect(await isAccepted(server, token)).toBe(false);
    }
    expect(await isAccepted(server, other.token)).toBe(true);
    const again = parseResponse(contract.auth.signIn, await signIn(server, person)).token;
    expect(await isAccepted(server, again)).toBe(true);
  });
});

describe('changing the password', () => {
  const change = ({ token }: { token: string }, oldPassword: string, newPassword: string) =>
    server.call(contract.auth.changePassword, { token, body: { oldPassword, newPassword } });

  it('takes effect, returns a new token and revokes the older ones', async () => {
    const person = await signUp(server);
    const elsewhere = parseResponse(contract.auth.signIn, await signIn(server, person)).token;
    const response = await change(person, person.password, 'nuova-parola');
    expect(parseResponse(contract.auth.changePassword, response)).toEqual({
      message: 'Password changed successfully',
    });
    expect(await isAccepted(server, person.token)).toBe(false);
    expect(await isAccepted(server, elsewhere)).toBe(false);
    expect(await isAccepted(server, String(response.headers['new-token']))).toBe(true);
    expect(parseError(await signIn(server, person))).toEqual(wrongCredentials);
    const again = await signIn(server, { ...person, password: 'nuova-parola' });
    expect(again.statusCode).toBe(200);
  });

  it('returns a token of the new version even if the old one is due for renewal', async () => {
    const person = await signUp(server);
    server.advance(2 * day);
    const response = await change(person, person.password, 'nuova-parola');
    expect(await isAccepted(server, String(response.headers['new-token']))).toBe(true);
  });

  it('refuses a wrong old password, and the same password again', async () => {
    const person = await signUp(server);
    const wrong = await change(person, 'sbagliata', 'nuova-parola');
    expect(parseError(wrong)).toEqual({
      status: 400,
      message: 'La password attuale non è corretta',
    });
    const same = await change(person, person.password, person.password);
    expect(parseError(same)).toEqual({
      status: 400,
      message: 'New password cannot be the same as your old password',
    });
    const short = parseError(await change(person, person.password, '12345'));
    expect(short.issues).toEqual([
      { path: 'newPassword', message: 'deve avere almeno 6 caratteri' },
    ]);
    expect(await isAccepted(server, person.token)).toBe(true);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('allows ten guesses in ten minutes, apart from the limit of sign-ins', async () => {
    const person = await signUp(server);
    const guesses = await Promise.all(
      times(12).map(() => change(person, 'sbagliata', 'nuova-parola')),
    );
    expect(countStatuses(guesses)).toEqual({ 400: 10, 429: 2 });
    expect((await change(person, person.password, 'nuova-parola')).statusCode).toBe(429);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('succeeds once of two concurrent attempts', async () => {
    const person = await signUp(server);
    const passwords = ['prima-parola', 'seconda-parola'];
    const responses = await Promise.all(
      passwords.map((password) => change(person, person.password, password)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const [index, { statusCode, headers }] of responses.entries()) {
      const password = passwords[index] ?? '';
      const signedIn = await signIn(server, { ...person, password });
      expect(signedIn.statusCode).toBe(statusCode === 200 ? 200 : 400);
      if (statusCode === 200) {
        expect(await isAccepted(server, String(headers['new-token']))).toBe(true);
      } else {
        expect([400, 401]).toContain(statusCode);
      }
    }
  });
});

describe('a forgotten password', () => {
  const ask = (body: { username: string; email: string }, from = newAddress()) =>
    server.call(contract.auth.sendResetPasswordEmail, { body, from });
  const check = (token: string) =>
    server.call(contract.auth.checkResetPasswordToken, { params: { token } });
  const reset = (token: string, newPassword = 'nuova-parola', from = newAddress()) =>
    server.call(contract.auth.resetPassword, { params: { token }, body: { newPassword }, from });
  const unusable = {
    status: 400,
    message: 'Il link è scaduto o è già stato usato: richiedine un altro',
  };

  /** Requests a link and returns its token. */
  async function linkTokenOf(person: Person): Promise<string> {
    const before = server.mails.length;
    expect((await ask(person)).statusCode).toBe(200);
    const [mail, ...others] = server.mails.slice(before);
    expect(others).toEqual([]);
    return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  }

  it('sends a mail with the link to the account’s address', async () => {
    const person = await signUp(server);
    const before = server.mails.length;
    const { username } = person;
    await ask({ username: ` ${username.toUpperCase()} `, email: person.email.toUpperCase() });
    expect(server.mails).toHaveLength(before + 1);
    const mail = server.mails.at(-1);
    expect(mail).toMatchObject({
      to: person.email,
      subject: 'Reimposta la tua password di PokéTorneo',
    });
    expect(mail?.link).toMatch(
      /^http:\/\/torneo\.example\/reset-password\?token=[A-Za-z0-9_-]{43}$/,
    );
    expect(mail?.text.split('\n')).toContain(mail?.link);
    expect(mail?.text).toContain(`Ciao ${username},`);
    expect(mail?.text).toContain(`«${username}»`);
    expect(mail?.text).toContain('entro 60 minuti');
  });

  it.each([
    ['by which it was asked for', '10.0.0.7:3000', 'http://10.0.0.7:3000'],
    ['of the server, whatever a stranger claims', 'evil.example:3000', 'http://192.168.1.20:3000'],
  ])('links to the address %s', async (_what, host, start) => {
    const onWifi = await createTestApp({
      publicUrl: 'http://192.168.1.20:3000',
      isPublicUrlGiven: false,
      interfaces: () => ({
        wlan0: ['192.168.1.20', '10.0.0.7'].map((address) => ({
          address,
          family: 'IPv4' as const,
          internal: false,
          netmask: '',
          mac: '',
          cidr: null,
        })),
      }),
    });
    const { username, email } = await signUp(onWifi);
    await onWifi.call(contract.auth.sendResetPasswordEmail, {
      body: { username, email },
      headers: { host },
    });
    expect(onWifi.mails.at(-1)?.link).toMatch(`${start}/reset-password?token=`);
    await onWifi.close();
  });

  it('sends a mail without user-provided names', async () => {
    const firstName = 'hai vinto! Ritira il premio su https://truffa.example';
    const person = await signUp(server, { firstName, lastName: firstName });
    await linkTokenOf(person);
    expect(server.mails.at(-1)?.text).not.toContain('truffa');
  });

  it('responds before checking whether username and address match', async () => {
    const held: Parameters<Mailer['sendLater']>[0][] = [];
    const { db } = server.database;
    const { transaction, now: clock } = server;
    const auth = createAuthService({
      db,
      transaction,
      clock,
      tokens: createTokens({ secret: testTokenSecret, clock, lifetimeMs: day }),
      sessions: { begin: async () => 'none' },
      rateLimiter: createRateLimiter({ db, transaction, clock }),
      mailer: { sendLater: (make) => held.push(make) },
      sendsMail: true,
      baseUrlFor: () => 'http://torneo.example',
      purgeRejected: async () => {},
      random: () => 0,
    });
    const { id, username, email } = await signUp(server);
    const resets = () =>
      db.selectFrom('password_resets').select('user_id').where('user_id', '=', id).execute();
    const from = () => ({ address: newAddress(), host: 'torneo.example' });
    await auth.sendResetPasswordEmail(username, email, from());
    await auth.sendResetPasswordEmail(username, 'nessuno@example.org', from());
    expect(await resets()).toEqual([]);
    const mails = [];
    for (const make of held) mails.push(await make());
    expect(mails).toEqual([expect.objectContaining({ to: email }), undefined]);
    expect(await resets()).toHaveLength(1);
  });

  it('responds the same whether or not username and address match', async () => {
    const person = await signUp(server);
    const other = await signUp(server);
    const right = await ask(person);
    const before = server.mails.length;
    for (const body of [
      { username: person.username, email: other.email },
      { username: other.username, email: person.email },
      { username: newName(), email: person.email },
      { username: person.username, email: 'nessuno@example.org' },
      { username: 'non è un nome', email: 'non è un indirizzo' },
    ]) {
      const response = await ask(body);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(right.body);
    }
    expect(server.mails).toHaveLength(before);
  });

  it('stores only the hash of the link', async () => {
    const person = await signUp(server);
    const token = await linkTokenOf(person);
    const rows = await server.database.db
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toEqual([
      {
        token_hash: createHash('sha256').update(token).digest('base64url'),
        user_id: person.id,
        created_at: server.now(),
        expires_at: server.now() + hour,
      },
    ]);
  });

  it('is set with the link, once', async () => {
    const person = await signUp(server);
    const token = await linkTokenOf(person);
    // Checked first, so that the cache must be invalidated.
    expect(await isAccepted(server, person.token)).toBe(true);
    const checked = await check(token);
    expect(parseResponse(contract.auth.checkResetPasswordToken, checked)).toEqual({ valid: true });
    expect(parseResponse(contract.auth.resetPassword, await reset(token))).toEqual({
      message: 'Password reset successfully! You can now login',
    });
    expect(parseError(await reset(token, 'altra-parola'))).toEqual(unusable);
    expect(parseError(await check(token))).toEqual(unusable);
    expect(await isAccepted(server, person.token)).toBe(false);
    expect(parseError(await signIn(server, person))).toEqual(wrongCredentials);
    const signedIn = await signIn(server, { ...person, password: 'nuova-parola' });
    expect(signedIn.statusCode).toBe(200);
  });

  it('is set once by concurrent uses of the link', async () => {
    const person = await signUp(server);
    const token = await linkTokenOf(person);
    const passwords = ['prima-parola', 'seconda-parola'];
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 1 });
    for (const [index, { statusCode }] of responses.entries()) {
      const password = passwords[index] ?? '';
      expect((await signIn(server, { ...person, password })).statusCode).toBe(statusCode);
    }
  });

  it('is not set by an hour-old link', async () => {
    const person = await signUp(server);
    const token = await linkTokenOf(person);
    server.advance(hour - 1);
    expect((await check(token)).statusCode).toBe(200);
    server.advance(1);
    expect(parseError(await check(token))).toEqual(unusable);
    expect(parseError(await reset(token))).toEqual(unusable);
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('is not set by a superseded link', async () => {
    const person = await signUp(server);
    const older = await linkTokenOf(person);
    const newer = await linkTokenOf(person);
    expect(parseError(await check(older))).toEqual(unusable);
    expect(parseError(await reset(older))).toEqual(unusable);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('is not set by a link from before a password change', async () => {
    const person = await signUp(server);
    const token = await linkTokenOf(person);
    const { password: oldPassword } = person;
    const body = { oldPassword, newPassword: 'nuova-parola' };
    await server.call(contract.auth.changePassword, { token: person.token, body });
    expect(parseError(await reset(token, 'altra-parola'))).toEqual(unusable);
  });

  it('is not set by a link mailed to a former address', async () => {
    const organiser = await signUpAdministrator(server);
    const moves: ((person: Person, email: string) => ReturnType<typeof server.call>)[] = [
      ({ id, firstName, lastName, token }, email) =>
        server.call(contract.users.updateOwn, { body: { id, firstName, lastName, email }, token }),
      ({ id }, email) =>
        server.call(contract.users.update, {
          params: { id },
          body: { email },
          token: organiser.token,
        }),
    ];
    for (const move of moves) {
      const person = await signUp(server);
      const token = await linkTokenOf(person);
      expect((await move(person, person.email)).statusCode).toBe(200);
      expect((await check(token)).statusCode).toBe(200);
      expect((await move(person, `${newName()}@example.org`)).statusCode).toBe(200);
      expect(parseError(await check(token))).toEqual(unusable);
      expect(parseError(await reset(token))).toEqual(unusable);
    }
  });

  it('is not set by a forged link, nor to a password that is too short', async () => {
    const token = await linkTokenOf(await signUp(server));
    for (const made of ['x', 'a'.repeat(43), `${token}x`, token.slice(1), '%00', '☃']) {
      expect(parseError(await check(made))).toEqual(unusable);
      expect(parseError(await reset(made))).toEqual(unusable);
    }
    expect(parseError(await reset(token, '12345')).issues).toEqual([
      { path: 'newPassword', message: 'deve avere almeno 6 caratteri' },
    ]);
    expect((await check(token)).statusCode).toBe(200);
  });

  it('resets the limit of sign-ins', async () => {
    const person = await signUp(server);
    const from = newAddress();
    const guess = { ...person, password: 'sbagliata' };
    await Promise.all(times(11).map(() => signIn(server, { ...guess, from })));
    await Promise.all(times(90).map(() => signIn(server, guess)));
    expect((await signIn(server, { ...person, from })).statusCode).toBe(429);
    expect((await signIn(server, person)).statusCode).toBe(429);
    await reset(await linkTokenOf(person), 'nuova-parola', from);
    for (const place of [from, newAddress()]) {
      const signedIn = await signIn(server, { ...person, password: 'nuova-parola', from: place });
      expect(signedIn.statusCode).toBe(200);
    }
  });

  it('sends at most five mails an hour for an account', async () => {
    const person = await signUp(server);
    const before = server.mails.length;
    const responses = await Promise.all(times(7).map(() => ask(person)));
    expect(countStatuses(responses)).toEqual({ 200: 5, 429: 2 });
    expect(server.mails).toHaveLength(before + 5);
    const usable = await Promise.all(
      server.mails
        .slice(before)
        .map(({ link }) => check(new URL(link).searchParams.get('token') ?? '')),
    );
    expect(countStatuses(usable)).toEqual({ 200: 1, 400: 4 });
    server.advance(hour);
    expect((await ask(person)).statusCode).toBe(200);
  });

  it('can be reset whatever others have attempted', async () => {
    const person = await signUp(server);
    const guess = { username: person.username, email: 'nessuno@example.org' };
    const guesses = await Promise.all(times(7).map(() => ask(guess)));
    expect(countStatuses(guesses)).toEqual({ 200: 5, 429: 2 });
    expect((await check(await linkTokenOf(person))).statusCode).toBe(200);
  });

  it('sends at most fifty mails an hour for a client address', async () => {
    const from = newAddress();
    const responses = await Promise.all(
      times(51).map((index) =>
        ask({ username: `nessuno${index}`, email: 'nessuno@example.org' }, from),
      ),
    );
    expect(countStatuses(responses)).toEqual({ 200: 50, 429: 1 });
    server.advance(hour);
    const later = await ask({ username: 'nessuno', email: 'nessuno@example.org' }, from);
    expect(later.statusCode).toBe(200);
  });
});
