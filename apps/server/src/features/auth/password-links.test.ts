import { createHash } from 'node:crypto';
import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../../clock.ts';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import {
  isAccepted,
  newAddress,
  newName,
  type Person,
  signIn,
  signUp,
  signUpAdministrator,
  tally,
} from '../../testing/people.ts';
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
const wish = (username: string, from = newAddress()) =>
  server.call(auth.wishForPassword, { body: { username }, from });
const makeLink = (userId: number, by = organiser) =>
  server.call(auth.makePasswordLink, { body: { userId }, token: by.token });
const use = (token: string, newPassword = 'nuova-parola') =>
  server.call(auth.resetPassword, {
    params: { token },
    body: { newPassword },
    from: newAddress(),
  });

/** The token of a link that an organiser has made. */
async function tokenFor(person: Person): Promise<string> {
  const { link } = answerOf(auth.makePasswordLink, await makeLink(person.id));
  return new URL(link).searchParams.get('token') ?? '';
}

async function toldTo({ token }: Person) {
  const list = await server.call(contract.notifications.list, { token });
  return answerOf(contract.notifications.list, list);
}

/** When the organisers see that somebody waits for a link; null when they do not. */
async function wishedAt({ username, id }: Person): Promise<string | null> {
  const { token } = organiser;
  const query = { search: username, userId: id };
  const list = await server.call(contract.challengers.list, { query, token });
  const [challenger] = answerOf(contract.challengers.list, list);
  const home = await server.call(contract.challengers.lookAfter, { token });
  const { passwordWishes, numberOfPasswordWishes } = answerOf(contract.challengers.lookAfter, home);
  const wishes = passwordWishes.filter(({ userId }) => userId === id);
  expect(numberOfPasswordWishes).toBeGreaterThanOrEqual(wishes.length);
  expect(wishes.map((one) => one.wishedAt)).toEqual(
    challenger?.passwordWishedAt == null ? [] : [challenger.passwordWishedAt],
  );
  return challenger?.passwordWishedAt ?? null;
}

const unusable = {
  status: 400,
  message: 'Il link è scaduto o è già stato usato: richiedine un altro',
};

describe('a wish for a new password', () => {
  it('is offered where no mail is sent', async () => {
    const ask = async (app: TestApp) =>
      answerOf(auth.passwordHelp, await app.call(auth.passwordHelp));
    expect(await ask(server)).toEqual({ byMail: false });
    const withMail = await createTestApp();
    expect(await ask(withMail)).toEqual({ byMail: true });
    await withMail.close();
  });

  it('is seen by every organiser, with the way to whoever has it', async () => {
    const person = await signUp(server);
    const colleague = await signUpAdministrator(server);
    expect((await wish(` ${person.username.toUpperCase()} `)).statusCode).toBe(200);
    for (const one of [organiser, colleague]) {
      expect((await toldTo(one))[0]).toMatchObject({
        kind: 'password-wish',
        text: expect.stringContaining(person.username),
        url: `/users?cerca=${person.username}`,
      });
    }
    expect(await wishedAt(person)).toBe(new Date(server.now()).toISOString());
    expect(await wishedAt(await signUp(server))).toBeNull();
    await makeLink(person.id);
  });

  it('is answered alike whether or not there is such an account, and before it is looked for', async () => {
    const person = await signUp(server);
    const right = await wish(person.username);
    for (const name of [newName(), organiser.username, 'non è un nome', '☃']) {
      const response = await wish(name);
      expect([response.statusCode, response.body]).toEqual([right.statusCode, right.body]);
    }
    await makeLink(person.id);
  });

  it('is told once, and again when it is repeated after an hour', async () => {
    const person = await signUp(server);
    await Promise.all(times(4).map(() => wish(person.username)));
    const told = async () =>
      (await toldTo(organiser)).filter(({ text }) => text.startsWith(`${person.username} `)).length;
    expect(await told()).toBe(1);
    server.advance(hour - 1);
    await wish(person.username);
    expect(await told()).toBe(1);
    server.advance(1);
    await wish(person.username);
    expect(await told()).toBe(2);
    expect(await wishedAt(person)).toBe(new Date(server.now()).toISOString());
    await makeLink(person.id);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['somebody makes the link', ({ id }) => makeLink(id)],
    ['the password comes back to mind', (person) => signIn(server, person)],
    [
      'another device that is signed in sets a new one',
      ({ token, password }) =>
        server.call(auth.changePassword, {
          body: { oldPassword: password, newPassword: 'nuova-parola' },
          token,
        }),
    ],
  ])('is over when %s', async (_, act) => {
    const person = await signUp(server);
    await wish(person.username);
    await act(person);
    expect(await wishedAt(person)).toBeNull();
  });

  it('is told while fewer than ten wait for a link; the others are seen all the same', async () => {
    const people = [];
    for (const _ of times(12)) people.push(await signUp(server));
    for (const { username } of people) await wish(username);
    const told = async () =>
      (await toldTo(organiser)).filter(({ kind }) => kind === 'password-wish').length;
    expect(await told()).toBe(10);
    const home = await server.call(contract.challengers.lookAfter, { token: organiser.token });
    const { numberOfPasswordWishes } = answerOf(contract.challengers.lookAfter, home);
    expect(numberOfPasswordWishes).toBe(12);
    const [first] = people;
    if (first === undefined) throw new Error('Nobody has signed up');
    for (const { id } of people) await makeLink(id);
    await wish(first.username);
    expect(await told()).toBe(11);
    await makeLink(first.id);
  });

  it('can be sent five times an hour for a name, fifty from an address', async () => {
    const name = newName();
    expect(tally(await Promise.all(times(6).map(() => wish(name))))).toEqual({ 200: 5, 429: 1 });
    const from = newAddress();
    const responses = await Promise.all(times(51).map((index) => wish(`nessuno${index}`, from)));
    expect(tally(responses)).toEqual({ 200: 50, 429: 1 });
  });

  it.each([
    {},
    { username: '' },
    { username: 7 },
    { username: 'a'.repeat(255) },
    { username: 'a\nb' },
  ])('is refused as %j', async (body) => {
    const response = await server.call(auth.wishForPassword, { body, from: newAddress() });
    expect(response.statusCode).toBe(400);
  });

  it('of an organiser is a mail among the server’s files, and tells nobody', async () => {
    const colleague = await signUpAdministrator(server);
    const before = server.mails.length;
    await wish(colleague.username);
    const [mail] = server.mails.slice(before);
    expect(mail).toMatchObject({ to: colleague.email });
    expect((await toldTo(organiser)).map(({ kind }) => kind)).not.toContain('password-wish');
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    expect((await use(token)).statusCode).toBe(200);
  });

  it('of an organiser is nothing where mails are sent: they have an address to ask with', async () => {
    const withMail = await createTestApp();
    const { username } = await signUpAdministrator(withMail);
    await withMail.call(auth.wishForPassword, { body: { username }, from: newAddress() });
    expect(withMail.mails).toEqual([]);
    await withMail.close();
  });
});

describe('a link that an organiser makes', () => {
  it('sets a new password, once, and ends every session', async () => {
    const person = await signUp(server);
    const { link, expiresAt } = answerOf(auth.makePasswordLink, await makeLink(person.id));
    expect(link).toMatch(/^http:\/\/torneo\.example\/reset-password\?token=[A-Za-z0-9_-]{43}$/);
    expect(expiresAt).toBe(new Date(server.now() + hour).toISOString());
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await use(token)).statusCode).toBe(200);
    expect(refusalOf(await use(token, 'altra-parola'))).toEqual(unusable);
    expect(await isAccepted(server, person.token)).toBe(false);
    const signedIn = await signIn(server, { ...person, password: 'nuova-parola' });
    expect(signedIn.statusCode).toBe(200);
  });

  it('works for sixty minutes', async () => {
    const token = await tokenFor(await signUp(server));
    server.advance(60 * minute);
    expect(refusalOf(await use(token))).toEqual(unusable);
  });

  it('replaces the one before, also that of two who make one at once', async () => {
    const person = await signUp(server);
    const older = await tokenFor(person);
    const tokens = [older, ...(await Promise.all(times(3).map(() => tokenFor(person))))];
    const checks = await Promise.all(
      tokens.map((token) => server.call(auth.checkResetPasswordToken, { params: { token } })),
    );
    expect(tally(checks)).toEqual({ 200: 1, 400: 3 });
    expect(checks[0]?.statusCode).toBe(400);
  });

  it('leaves only its hash in the database, and nothing of it in the log', async () => {
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
    expect(answerOf(contract.auditLog.list, log)).toMatchObject([
      {
        actor: organiser.username,
        title: 'Link per una nuova password',
        subject: person.username,
        changes: [],
      },
    ]);
    expect(log.body).not.toContain(token);
  });

  it('is told to whoever it is for', async () => {
    const person = await signUp(server);
    await makeLink(person.id);
    expect((await toldTo(person))[0]).toMatchObject({
      kind: 'password-link',
      text: expect.stringContaining(organiser.username),
    });
  });

  it('sets nothing while the account is not in use', async () => {
    const person = await signUp(server);
    const token = await tokenFor(person);
    await server.transaction(async ({ trx }) => {
      await trx
        .updateTable('users')
        .set({ status: 'waiting' })
        .where('id', '=', person.id)
        .execute();
    });
    expect(refusalOf(await use(token))).toEqual(unusable);
  });

  it('opens nothing any more once the player has become an organiser', async () => {
    const person = await signUp(server);
    const token = await tokenFor(person);
    const promoted = await server.call(contract.users.update, {
      params: { id: person.id },
      body: { roles: ['ROLE_ADMIN'] },
      token: organiser.token,
    });
    expect(promoted.statusCode).toBe(200);
    expect(refusalOf(await use(token))).toEqual(unusable);
  });

  it('is never made for an organiser’s account, nor for one that is closed or gone', async () => {
    const colleague = await signUpAdministrator(server);
    expect(refusalOf(await makeLink(colleague.id)).status).toBe(409);
    expect(refusalOf(await makeLink(organiser.id)).status).toBe(409);
    expect(refusalOf(await makeLink(999_999)).status).toBe(404);
    const person = await signUp(server);
    const token = await tokenFor(person);
    await server.call(contract.users.updateStatus, {
      params: { id: person.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(refusalOf(await use(token))).toEqual(unusable);
    expect(refusalOf(await makeLink(person.id)).status).toBe(409);
  });
});
