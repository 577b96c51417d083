import { createHash } from 'node:crypto';
import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../../clock.ts';
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
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ sendsMail: false });
});
beforeEach(async () => {
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { auth } = contract;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const requestReset = (username: string, from = newAddress()) =>
  server.call(auth.requestPasswordReset, { body: { username }, from });
const makeLink = (userId: number, by = organiser) =>
  server.call(auth.makePasswordLink, { body: { userId }, token: by.token });
const use = (token: string, newPassword = 'nuova-parola') =>
  server.call(auth.resetPassword, {
    params: { token },
    body: { newPassword },
    from: newAddress(),
  });

/** The token of a link created by an organiser. */
async function tokenFor(person: Person): Promise<string> {
  const { link } = parseResponse(auth.makePasswordLink, await makeLink(person.id));
  return new URL(link).searchParams.get('token') ?? '';
}

async function notificationsOf({ token }: Person) {
  const list = await server.call(contract.notifications.list, { token });
  return parseResponse(contract.notifications.list, list);
}

/** Time of the request shown to organisers; null if none. */
async function requestedAt({ username, id }: Person): Promise<string | null> {
  const { token } = organiser;
  const query = { search: username, userId: id };
  const list = await server.call(contract.challengers.list, { query, token });
  const [challenger] = parseResponse(contract.challengers.list, list);
  const home = await server.call(contract.challengers.lookAfter, { token });
  const { passwordWishes, numberOfPasswordWishes } = parseResponse(
    contract.challengers.lookAfter,
    home,
  );
  const requests = passwordWishes.filter(({ userId }) => userId === id);
  expect(numberOfPasswordWishes).toBeGreaterThanOrEqual(requests.length);
  expect(requests.map((one) => one.wishedAt)).toEqual(
    challenger?.passwordWishedAt == null ? [] : [challenger.passwordWishedAt],
  );
  return challenger?.passwordWishedAt ?? null;
}

const unusable = {
  status: 400,
  message: 'Il link è scaduto o è già stato usato: richiedine un altro',
};

describe('a reset request', () => {
  it('is offered if no mails are sent', async () => {
    const ask = async (app: TestApp) =>
      parseResponse(auth.passwordHelp, await app.call(auth.passwordHelp));
    expect(await ask(server)).toEqual({ byMail: false });
    const withMail = await createTestApp();
    expect(await ask(withMail)).toEqual({ byMail: true });
    await withMail.close();
  });

  it('notifies every organiser, with a link to the player', async () => {
    const person = await signUp(server);
    const colleague = await signUpAdministrator(server);
    expect((await requestReset(` ${person.username.toUpperCase()} `)).statusCode).toBe(200);
    for (const one of [organiser, colleague]) {
      expect((await notificationsOf(one))[0]).toMatchObject({
        kind: 'password-wish',
        text: expect.stringContaining(person.username),
        url: `/users?cerca=${person.username}`,
      });
    }
    expect(await requestedAt(person)).toBe(new Date(server.now()).toISOString());
    expect(await requestedAt(await signUp(server))).toBeNull();
    await makeLink(person.id);
  });

  it('responds the same for unknown accounts, before any lookup', async () => {
    const person = await signUp(server);
    const right = await requestReset(person.username);
    for (const name of [newName(), organiser.username, 'non è un nome', '☃']) {
      const response = await requestReset(name);
      expect([response.statusCode, response.body]).toEqual([right.statusCode, right.body]);
    }
    await makeLink(person.id);
  });

  it('notifies once, and again if repeated after an hour', async () => {
    const person = await signUp(server);
    await Promise.all(times(4).map(() => requestReset(person.username)));
    const titles = async () =>
      (await notificationsOf(organiser)).filter(({ text }) =>
        text.startsWith(`${person.username} `),
      ).length;
    expect(await titles()).toBe(1);
    server.advance(hour - 1);
    await requestReset(person.username);
    expect(await titles()).toBe(1);
    server.advance(1);
    await requestReset(person.username);
    expect(await titles()).toBe(2);
    expect(await requestedAt(person)).toBe(new Date(server.now()).toISOString());
    await makeLink(person.id);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['an organiser makes the link', ({ id }) => makeLink(id)],
    ['the player signs in after all', (person) => signIn(server, person)],
    [
      'another device that is signed in sets a new one',
      ({ token, password }) =>
        server.call(auth.changePassword, {
          body: { oldPassword: password, newPassword: 'nuova-parola' },
          token,
        }),
    ],
  ])('is closed when %s', async (_, act) => {
    const person = await signUp(server);
    await requestReset(person.username);
    await act(person);
    expect(await requestedAt(person)).toBeNull();
  });

  it('notifies up to ten open requests; further ones are listed only', async () => {
    const people = [];
    for (const _ of times(12)) people.push(await signUp(server));
    for (const { username } of people) await requestReset(username);
    const titles = async () =>
      (await notificationsOf(organiser)).filter(({ kind }) => kind === 'password-wish').length;
    expect(await titles()).toBe(10);
    const home = await server.call(contract.challengers.lookAfter, { token: organiser.token });
    const { numberOfPasswordWishes } = parseResponse(contract.challengers.lookAfter, home);
    expect(numberOfPasswordWishes).toBe(12);
    const [first] = people;
    if (first === undefined) throw new Error('There are no players');
    for (const { id } of people) await makeLink(id);
    await requestReset(first.username);
    expect(await titles()).toBe(11);
    await makeLink(first.id);
  });

  it('is limited to five an hour per name and fifty per address', async () => {
    const name = newName();
    expect(countStatuses(await Promise.all(times(6).map(() => requestReset(name))))).toEqual({
      200: 5,
      429: 1,
    });
    const from = newAddress();
    const responses = await Promise.all(
      times(51).map((index) => requestReset(`nessuno${index}`, from)),
    );
    expect(countStatuses(responses)).toEqual({ 200: 50, 429: 1 });
  });

  it.each([
    {},
    { username: '' },
    { username: 7 },
    { username: 'a'.repeat(255) },
    { username: 'a\nb' },
  ])('is refused as %j', async (body) => {
    const response = await server.call(auth.requestPasswordReset, { body, from: newAddress() });
    expect(response.statusCode).toBe(400);
  });

  it('of an organiser is a mail in the server’s files, without notification', async () => {
    const colleague = await signUpAdministrator(server);
    const before = server.mails.length;
    await requestReset(colleague.username);
    const [mail] = server.mails.slice(before);
    expect(mail).toMatchObject({ to: colleague.email });
    expect((await notificationsOf(organiser)).map(({ kind }) => kind)).not.toContain(
      'password-wish',
    );
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    expect((await use(token)).statusCode).toBe(200);
  });

  it('of an organiser is ignored if mails are sent', async () => {
    const withMail = await createTestApp();
    const { username } = await signUpAdministrator(withMail);
    await withMail.call(auth.requestPasswordReset, { body: { username }, from: newAddress() });
    expect(withMail.mails).toEqual([]);
    await withMail.close();
  });
});

describe('a link created by an organiser', () => {
  it('sets a new password, once, and ends every session', async () => {
    const person = await signUp(server);
    const { link, expiresAt } = parseResponse(auth.makePasswordLink, await makeLink(person.id));
    expect(link).toMatch(/^http:\/\/torneo\.example\/reset-password\?token=[A-Za-z0-9_-]{43}$/);
    expect(expiresAt).toBe(new Date(server.now() + hour).toISOString());
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await use(token)).statusCode).toBe(200);
    expect(parseError(await use(token, 'altra-parola'))).toEqual(unusable);
    expect(await isAccepted(server, person.token)).toBe(false);
    const signedIn = await signIn(server, { ...person, password: 'nuova-parola' });
    expect(signedIn.statusCode).toBe(200);
  });

  it('is valid for sixty minutes', async () => {
    const token = await tokenFor(await signUp(server));
    server.advance(60 * minute);
    expect(parseError(await use(token))).toEqual(unusable);
  });

  it('replaces the previous one, even concurrently', async () => {
    const person = await signUp(server);
    const older = await tokenFor(person);
    const tokens = [older, ...(await Promise.all(times(3).map(() => tokenFor(person))))];
    const checks = await Promise.all(
      tokens.map((token) => server.call(auth.checkResetPasswordToken, { params: { token } })),
    );
    expect(countStatuses(checks)).toEqual({ 200: 1, 400: 3 });
    expect(checks[0]?.statusCode).toBe(400);
  });

  it('is stored as a hash only, and not logged', async () => {
    const person = await signUp(server);
    const token = await tokenFor(person);
    const { db } = server.database;
    const rows = await db
      .selectFrom('password_resets')
      .select('token_hash')
      .where('user_id', '=', person.id)
      .execute();
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(rows).toEqual([{ token_hash: hash }]);
    const log = await server.call(contract.auditLog.list, {
      query: { limit: 1 },
      token: organiser.token,
    });
    expect(parseResponse(contract.auditLog.list, log)).toMatchObject([
      {
        actor: organiser.username,
        title: 'Link per una nuova password',
        subject: person.username,
        changes: [],
      },
    ]);
    expect(log.body).not.toContain(token);
  });

  it('is notified to the player', async () => {
    const person = await signUp(server);
    await makeLink(person.id);
    expect((await notificationsOf(person))[0]).toMatchObject({
      kind: 'password-link',
      text: expect.stringContaining(organiser.username),
    });
  });

  it('is invalid while the account is not active', async () => {
    const person = await signUp(server);
    const token = await tokenFor(person);
    await server.transaction(async ({ trx }) => {
      await trx
        .updateTable('users')
        .set({ status: 'waiting' })
        .where('id', '=', person.id)
        .execute();
    });
    expect(parseError(await use(token))).toEqual(unusable);
  });

  it('is invalid once the player is an organiser', async () => {
    const person = await signUp(server);
    const token = await tokenFor(person);
    const promoted = await server.call(contract.users.update, {
      params: { id: person.id },
      body: { roles: ['ROLE_ADMIN'] },
      token: organiser.token,
    });
    expect(promoted.statusCode).toBe(200);
    expect(parseError(await use(token))).toEqual(unusable);
  });

  it('is not created for organisers, inactive or deleted accounts', async () => {
    const colleague = await signUpAdministrator(server);
    expect(parseError(await makeLink(colleague.id)).status).toBe(409);
    expect(parseError(await makeLink(organiser.id)).status).toBe(409);
    expect(parseError(await makeLink(999_999)).status).toBe(404);
    const person = await signUp(server);
    const token = await tokenFor(person);
    await server.call(contract.users.updateStatus, {
      params: { id: person.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(parseError(await use(token))).toEqual(unusable);
    expect(parseError(await makeLink(person.id)).status).toBe(409);
  });
});
