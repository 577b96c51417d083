import { type AccountStatus, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  demoteEverybody,
  isAccepted,
  newAddress,
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
  server = await createTestApp();
});
beforeEach(async () => {
  await demoteEverybody(server);
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { users } = contract;
const setStatus = (caller: Person, id: number, status: string) =>
  server.call(users.updateStatus, { params: { id }, body: { status }, token: caller.token });
const suspend = (caller: Person, id: number) => setStatus(caller, id, 'suspended');
const admit = (caller: Person, id: number) => setStatus(caller, id, 'active');
const suspended = 'Il tuo account è sospeso: per rientrare parlane con un organizzatore';
const waiting =
  'Il tuo account è in attesa di approvazione: potrai entrare appena un organizzatore ti accoglie';

/** Simulates an account awaiting approval. */
const write = (id: number, status: AccountStatus) =>
  server.transaction(async ({ trx, emit }) => {
    await trx.updateTable('users').set({ status }).where('id', '=', id).execute();
    emit('token-state', id);
    emit('accounts', id);
  });

describe('an account that is suspended', () => {
  it('is signed out everywhere at once, with the reason', async () => {
    const player = await signUp(server);
    expect(await isAccepted(server, player.token)).toBe(true);
    expect(parseResponse(users.updateStatus, await suspend(organiser, player.id)).status).toBe(
      'suspended',
    );
    const response = await server.call(contract.notifications.list, { token: player.token });
    expect(parseError(response)).toEqual({ status: 401, message: suspended, subcode: 1 });
  });

  it.each<[AccountStatus, string]>([
    ['suspended', suspended],
    ['waiting', waiting],
  ])('(or %s) cannot sign in, which only a correct password reveals', async (status, message) => {
    const player = await signUp(server);
    await write(player.id, status);
    expect(parseError(await signIn(server, player))).toEqual({ status: 403, message });
    const wrong = await signIn(server, { ...player, password: 'sbagliata' });
    expect(parseError(wrong)).toEqual({ status: 400, message: 'Username o password errati' });
    expect(await isAccepted(server, player.token)).toBe(false);
  });

  it('keeps its data and works when readmitted; old sessions stay ended', async () => {
    const player = await signUp(server);
    await suspend(organiser, player.id);
    const list = await server.call(contract.challengers.list, {
      query: { userId: player.id },
      token: organiser.token,
    });
    expect(parseResponse(contract.challengers.list, list)).toMatchObject([{ status: 'suspended' }]);
    expect(parseResponse(users.updateStatus, await admit(organiser, player.id)).status).toBe(
      'active',
    );
    expect(await isAccepted(server, player.token)).toBe(false);
    const { token } = parseResponse(contract.auth.signIn, await signIn(server, player));
    expect(await isAccepted(server, token)).toBe(true);
  });

  it('is logged, once per change', async () => {
    const player = await signUp(server);
    await suspend(organiser, player.id);
    await suspend(organiser, player.id);
    await admit(organiser, player.id);
    const log = await server.call(contract.auditLog.list, {
      query: { limit: 3 },
      token: organiser.token,
    });
    const { username: subject } = player;
    const entries = parseResponse(contract.auditLog.list, log).filter(
      (one) => one.subject === subject,
    );
    expect(entries).toMatchObject([
      {
        title: 'Account ammesso',
        changes: [{ what: 'Account', before: 'sospeso', after: 'attivo' }],
      },
      {
        title: 'Account sospeso',
        changes: [{ what: 'Account', before: 'attivo', after: 'sospeso' }],
      },
    ]);
  });

  it('cannot be the caller’s own or unknown, and has no other status', async () => {
    await signUpAdministrator(server);
    expect(parseError(await suspend(organiser, organiser.id)).status).toBe(409);
    expect(await isAccepted(server, organiser.token)).toBe(true);
    expect(parseError(await suspend(organiser, 999_999)).status).toBe(404);
    const player = await signUp(server);
    for (const status of ['waiting', 'gone', '', null]) {
      expect((await setStatus(organiser, player.id, String(status))).statusCode).toBe(400);
    }
  });
});

it.each<AccountStatus>(['suspended', 'waiting'])(
  'nothing is mailed to an account that is %s',
  async (status) => {
    const player = await signUp(server);
    await write(player.id, status);
    const before = server.mails.length;
    const { username, email } = player;
    const asked = await server.call(contract.auth.sendResetPasswordEmail, {
      body: { username, email },
      from: newAddress(),
    });
    expect(asked.statusCode).toBe(200);
    expect(server.mails).toHaveLength(before);
  },
);

describe('an account that waits to be let in', () => {
  it.each(['active', 'suspended'])('cannot be made %s without approval', async (status) => {
    const player = await signUp(server);
    await write(player.id, 'waiting');
    expect(parseError(await setStatus(organiser, player.id, status))).toEqual({
      status: 409,
      message: `${player.username} aspetta ancora di entrare nel club: accoglilo o rifiutalo da «Invita»`,
    });
    expect(parseError(await signIn(server, player))).toEqual({ status: 403, message: waiting });
  });
});

describe('the last organiser', () => {
  const activeOrganisers = async () =>
    (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('is_admin', '=', 1)
        .where('status', '=', 'active')
        .execute()
    ).length;

  it('cannot be demoted or deleted while the other one is suspended', async () => {
    const colleague = await signUpAdministrator(server);
    expect((await suspend(organiser, colleague.id)).statusCode).toBe(200);
    const { token, id } = organiser;
    const last = {
      status: 409,
      message: 'È l’ultimo organizzatore: prima bisogna nominarne un altro',
    };
    const demoted = await server.call(users.update, {
      params: { id },
      body: { roles: ['ROLE_USER'] },
      token,
    });
    expect(parseError(demoted)).toEqual(last);
    expect(parseError(await server.call(users.delete, { params: { id }, token }))).toEqual(last);
    const gone = await server.call(users.delete, { params: { id: colleague.id }, token });
    expect(gone.statusCode).toBe(200);
  });

  const demote = (caller: Person, other: Person) =>
    server.call(users.update, {
      params: { id: other.id },
      body: { roles: ['ROLE_USER'] },
      token: caller.token,
    });
  type Act = (caller: Person, other: Person) => ReturnType<typeof suspend>;
  it.each<[string, Act, Act]>([
    [
      'suspend each other',
      (one, other) => suspend(one, other.id),
      (one, other) => suspend(one, other.id),
    ],
    ['suspend and demote each other', (one, other) => suspend(one, other.id), demote],
    [
      'suspend and demote themselves',
      (one, other) => suspend(one, other.id),
      (one) => demote(one, one),
    ],
  ])('remains when two %s concurrently', async (_, act, react) => {
    const colleague = await signUpAdministrator(server);
    const responses = await Promise.all([act(organiser, colleague), react(colleague, organiser)]);
    for (const { statusCode } of responses) expect([200, 401, 403, 409]).toContain(statusCode);
    expect(await activeOrganisers()).toBeGreaterThanOrEqual(1);
  });

  it('is the only one who gets organisers’ notifications', async () => {
    const colleague = await signUpAdministrator(server);
    await suspend(organiser, colleague.id);
    const player = await signUp(server);
    await server.call(contract.notifications.insert, {
      body: { text: 'Ci siete?' },
      token: player.token,
    });
    const { db } = server.database;
    const told = await db
      .selectFrom('notifications')
      .select('user_id')
      .where('sender', '=', player.username)
      .execute();
    expect(told).toEqual([{ user_id: organiser.id }]);
  });
});

describe('an account without a mail address', () => {
  it('is shown, found, renamed and can get one', async () => {
    const player = await signUp(server);
    const taken = await signUp(server);
    const { id, token, firstName, username } = player;
    const byOrganiser = { params: { id }, token: organiser.token };
    const removed = await server.call(users.update, { ...byOrganiser, body: { email: null } });
    expect(parseResponse(users.update, removed).email).toBeNull();
    const own = await server.call(users.get, { params: { id }, token });
    expect(parseResponse(users.get, own).email).toBeNull();
    const found = await server.call(users.list, {
      query: { search: username },
      token: organiser.token,
    });
    expect(parseResponse(users.list, found)).toMatchObject([{ id, email: null }]);
    expect(parseResponse(contract.auth.signIn, await signIn(server, player)).email).toBeNull();
    const save = (email: string | null) =>
      server.call(users.updateOwn, { body: { id, firstName, lastName: 'Blu', email }, token });
    expect(parseResponse(users.updateOwn, await save(null))).toMatchObject({
      lastName: 'Blu',
      email: null,
    });
    expect(parseError(await save(taken.email)).status).toBe(409);
    expect(parseResponse(users.updateOwn, await save('nuova@example.org')).email).toBe(
      'nuova@example.org',
    );
    const refused = parseError(await save(null));
    expect(refused).toEqual({
      status: 400,
      message: 'Scrivi la tua email',
      issues: [{ path: 'email', message: 'Scrivi la tua email' }],
    });
  });

  it('gets no mail, whatever address is submitted', async () => {
    const player = await signUp(server);
    const { id, username } = player;
    await server.call(users.update, {
      params: { id },
      body: { email: null },
      token: organiser.token,
    });
    const before = server.mails.length;
    for (const email of ['null', 'nessuna@example.org', player.email]) {
      await server.call(contract.auth.sendResetPasswordEmail, {
        body: { username, email },
        from: `10.9.0.${email.length}`,
      });
    }
    expect(server.mails).toHaveLength(before);
  });
});
