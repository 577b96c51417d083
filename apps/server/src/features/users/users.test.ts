import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countStatuses,
  demoteEverybody,
  isAccepted,
  newAddress,
  newName,
  type Person,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, registration, type TestApp } from '../../testing/test-app.ts';
import { recordChange } from '../audit-log/index.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { users } = contract;
const get = (caller: Person, id: number) =>
  server.call(users.get, { params: { id }, token: caller.token });
const remove = (caller: Person, id: number) =>
  server.call(users.delete, { params: { id }, token: caller.token });
const update = (caller: Person, id: number, body: object) =>
  server.call(users.update, { params: { id }, body, token: caller.token });
const updateOwn = (caller: Person, changes: object, from = newAddress()) =>
  server.call(users.updateOwn, {
    from,
    body: {
      id: caller.id,
      firstName: caller.firstName,
      lastName: caller.lastName,
      email: caller.email,
      ...changes,
    },
    token: caller.token,
  });

/** A user's notifications, newest first, by their next poll. */
async function kindsToldTo({ token }: Person) {
  const list = await server.call(contract.notifications.list, { token });
  return parseResponse(contract.notifications.list, list).map(({ kind }) => kind);
}

/** The session user without token and password. */
function accountOf({ token: _token, password: _password, ...person }: Person, version = 1) {
  const signUpDate = new Date(server.now()).toISOString();
  return { ...person, signUpDate, version, status: 'active' };
}

const notOwn = { status: 403, message: 'Si può vedere e cambiare solo il proprio account' };
const unknownUser = { status: 404, message: 'Questo account non esiste' };
const emailTaken = {
  status: 409,
  message: 'Questa email è già usata da un altro account',
  issues: [{ path: 'email', message: 'Questa email è già usata da un altro account' }],
};
const lastAdministrator = {
  status: 409,
  message: 'È l’ultimo organizzatore: prima bisogna nominarne un altro',
};

describe('one account', () => {
  it('is visible to its owner and organisers, without the password', async () => {
    const player = await signUp(server);
    for (const caller of [player, admin]) {
      const response = await get(caller, player.id);
      expect(parseResponse(users.get, response)).toEqual(accountOf(player));
      expect(response.body).not.toContain('argon2');
    }
    expect(parseResponse(users.get, await get(admin, admin.id)).roles).toEqual([
      'ROLE_USER',
      'ROLE_ADMIN',
    ]);
  });

  it('is forbidden to other players, whether or not it exists', async () => {
    const player = await signUp(server);
    expect(parseError(await get(player, admin.id))).toEqual(notOwn);
    expect(parseError(await get(player, 999_999))).toEqual(notOwn);
  });

  it('is not found by organisers if unknown', async () => {
    for (const id of [999_999, Number.MAX_SAFE_INTEGER]) {
      expect(parseError(await get(admin, id))).toEqual(unknownUser);
      expect(parseError(await remove(admin, id))).toEqual(unknownUser);
      expect(parseError(await update(admin, id, { firstName: 'Ada' }))).toEqual(unknownUser);
    }
  });

  it.each(['0', '-1', '1.5', 'x', '9007199254740993', '1%00', 'NaN'])(
    'cannot have the id %s',
    async (id) => {
      const response = await server.call(users.get, { params: { id }, token: admin.token });
      expect(parseError(response).issues?.map(({ path }) => path)).toEqual(['id']);
    },
  );
});

describe('the list of accounts', () => {
  let club: TestApp;
  let organiser: Person;
  beforeAll(async () => {
    club = await createTestApp();
    organiser = await signUpAdministrator(club, {
      username: 'organizzatrice',
      firstName: 'Olga',
      lastName: 'Neri',
    });
    const players = [
      ['Zoe', 'Nicolò', 'De Santis'],
      ['anna_b', 'Anna', 'Bianchi'],
      ['Anna-C', 'ÀNGELA', 'Citti'],
      ['annaxb', 'Élodie', 'D’Amico'],
      ['bruno.1', 'Bruno', '100% Rossi'],
      ['carla', 'Carla', 'Rossi_Verdi'],
    ] as const;
    for (const [username, firstName, lastName] of players) {
      await signUp(club, { username, firstName, lastName });
    }
  });
  afterAll(async () => {
    expect(club.errors).toEqual([]);
    await club.close();
  });

  async function list(query: Record<string, string | number> = {}): Promise<string[]> {
    const response = await club.call(users.list, { query, token: organiser.token });
    return parseResponse(users.list, response).map(({ username }) => username);
  }

  it('is in order of username, without regard to case', async () => {
    expect(await list()).toEqual(
      ['anna-c', 'anna_b', 'annaxb', 'bruno.1', 'carla', 'organizzatrice', 'zoe'].map(
        (key) => ({ 'anna-c': 'Anna-C', zoe: 'Zoe' })[key] ?? key,
      ),
    );
  });

  it('is paginated', async () => {
    expect(await list({ limit: 3 })).toEqual(['Anna-C', 'anna_b', 'annaxb']);
    expect(await list({ limit: 3, after: 'ANNAXB' })).toEqual([
      'bruno.1',
      'carla',
      'organizzatrice',
    ]);
    expect(await list({ limit: 3, after: 'organizzatrice' })).toEqual(['Zoe']);
    expect(await list({ after: 'zoe' })).toEqual([]);
  });

  it.each<[search: string, found: string[]]>([
    ['', ['Anna-C', 'anna_b', 'annaxb', 'bruno.1', 'carla', 'organizzatrice', 'Zoe']],
    ['  ', ['Anna-C', 'anna_b', 'annaxb', 'bruno.1', 'carla', 'organizzatrice', 'Zoe']],
    ['ANNA', ['Anna-C', 'anna_b', 'annaxb']],
    ['a_b', ['anna_b']],
    ['%', ['bruno.1']],
    ['100%', ['bruno.1']],
    ['_', ['anna_b', 'carla']],
    ['\\', []],
    ['\\_', []],
    ["'", []],
    ['’', ['annaxb']],
    ['rossi', ['bruno.1', 'carla']],
    ['bruno.1@EXAMPLE', ['bruno.1']],
    ['nicolò', ['Zoe']],
    ['NICOLÒ', ['Zoe']],
    ['nicolo\u0300', ['Zoe']],
    ['Àngela', ['Anna-C']],
    ['àngela', ['Anna-C']],
    ['ÀNGELA', ['Anna-C']],
    ['élodie', ['annaxb']],
    ['Élodie', ['annaxb']],
    ['ÉLODIE', ['annaxb']],
    ['Olga Neri', ['organizzatrice']],
    ['neri  olga', ['organizzatrice']],
    ['de santis', ['Zoe']],
    ['olga rossi', []],
  ])('finds %j in names, usernames and mail addresses', async (search, found) => {
    expect(await list({ search })).toEqual(found);
  });

  it('supports search with pagination', async () => {
    expect(await list({ search: 'anna', limit: 2 })).toEqual(['Anna-C', 'anna_b']);
    expect(await list({ search: 'anna', limit: 2, after: 'anna_b' })).toEqual(['annaxb']);
  });

  it.each<[query: Record<string, string | number>, path: string]>([
    [{ limit: 0 }, 'limit'],
    [{ limit: 201 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ limit: 'molti' }, 'limit'],
    [{ after: 'a'.repeat(21) }, 'after'],
    [{ after: 'a\u0000' }, 'after'],
    [{ search: 'a'.repeat(101) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
  ])('refuses %j', async (query, path) => {
    const response = await club.call(users.list, { query, token: organiser.token });
    expect(parseError(response).issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('is for organisers only', async () => {
    const player = await signUp(club);
    const response = await club.call(users.list, { token: player.token });
    expect(parseError(response)).toEqual({
      status: 403,
      message: 'Questa operazione è riservata agli organizzatori',
    });
    await remove(player, player.id);
  });
});

describe('changing one’s own name and address', () => {
  it('takes effect and returns the account', async () => {
    const player = await signUp(server);
    const email = `${newName()}@example.org`;
    const changes = { firstName: ' Nicolo\u0300 ', lastName: 'De Santis', email: ` ${email}` };
    const changed = parseResponse(users.updateOwn, await updateOwn(player, changes));
    expect(changed).toEqual({
      ...accountOf(player, 2),
      firstName: 'Nicolò',
      lastName: 'De Santis',
      email,
    });
    expect(parseResponse(users.get, await get(player, player.id))).toEqual(changed);
    expect(await isAccepted(server, player.token)).toBe(true);
  });

  it('may change the case of the address, or nothing at all', async () => {
    const player = await signUp(server);
    expect((await updateOwn(player, {})).statusCode).toBe(200);
    const email = player.email.toUpperCase();
    expect(parseResponse(users.updateOwn, await updateOwn(player, { email })).email).toBe(email);
  });

  it('lets the first administrator keep an address on this computer', async () => {
    const response = await updateOwn(await signUp(server), { email: 'admin@localhost' });
    expect(parseResponse(users.updateOwn, response).email).toBe('admin@localhost');
  });

  it('is refused for another account, for organisers too', async () => {
    const player = await signUp(server);
    for (const [caller, id] of [
      [player, admin.id],
      [admin, player.id],
      [player, 999_999],
    ] as const) {
      const refusal = parseError(
        await updateOwn(caller, { id, email: `${newName()}@example.org` }),
      );
      expect(refusal).toEqual({
        status: 403,
        message: 'Si può cambiare solo il proprio account',
      });
    }
  });

  it('cannot change roles', async () => {
    const player = await signUp(server);
    const response = await updateOwn(player, { roles: ['ROLE_ADMIN'], isAdmin: true, is_admin: 1 });
    expect(parseResponse(users.updateOwn, response).roles).toEqual(['ROLE_USER']);
  });

  it('is refused with a taken address, ignoring case', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const email = other.email.toUpperCase();
    expect(parseError(await updateOwn(one, { email }))).toEqual(emailTaken);
    expect(parseResponse(users.get, await get(one, one.id)).email).toBe(one.email);
  });

  it('assigns an address to one of four concurrent calls', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => signUp(server)));
    const email = `${newName()}@example.org`;
    const responses = await Promise.all(four.map((player) => updateOwn(player, { email })));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 3 });
    const refused = responses.filter(({ statusCode }) => statusCode === 409).map(parseError);
    expect(refused).toEqual([emailTaken, emailTaken, emailTaken]);
  });

  it('limits changes of the address like sign-ups, and names not at all', async () => {
    const taken = (await signUp(server)).email;
    const from = newAddress();
    const test = (player: Person, email: string) => updateOwn(player, { email }, from);
    const players = await Promise.all(Array.from({ length: 6 }, () => signUp(server)));
    const [first] = players;
    if (first === undefined) throw new Error('No players');
    const tests = players.map((player) =>
      Promise.all(Array.from({ length: 21 }, () => test(player, taken))),
    );
    expect(countStatuses((await Promise.all(tests)).flat())).toEqual({ 409: 100, 429: 26 });
    const signUpThere = await server.call(contract.auth.signUp, {
      body: registration(newName()),
      from,
    });
    expect(signUpThere.statusCode).toBe(429);
    expect((await updateOwn(first, { email: taken })).statusCode).toBe(429);
    const own = { email: first.email.toUpperCase(), firstName: 'Bea' };
    expect((await updateOwn(first, own, from)).statusCode).toBe(200);
  });

  it.each(['firstName', 'lastName', 'email', 'id'])('is refused without %s', async (field) => {
    const response = await updateOwn(admin, { [field]: undefined });
    expect(parseError(response).issues).toEqual([{ path: field, message: 'manca' }]);
  });
});

describe('an organiser', () => {
  it('changes single fields of an account', async () => {
    const player = await signUp(server);
    const unchanged = parseResponse(users.update, await update(admin, player.id, {}));
    expect(unchanged).toEqual(accountOf(player, 2));
    const renamed = await update(admin, player.id, { lastName: 'Verdi' });
    expect(parseResponse(users.update, renamed)).toEqual({
      ...accountOf(player, 3),
      lastName: 'Verdi',
    });
    const email = `${newName()}@example.org`;
    const moved = await update(admin, player.id, { email });
    expect(parseResponse(users.update, moved)).toEqual({
      ...accountOf(player, 4),
      lastName: 'Verdi',
      email,
    });
    expect(parseError(await update(admin, player.id, { email: admin.email }))).toEqual(emailTaken);
  });

  it('promotes and demotes, effective at once', async () => {
    const player = await signUp(server);
    expect((await get(player, admin.id)).statusCode).toBe(403);
    const roles = ['ROLE_USER', 'ROLE_ADMIN'];
    const promoted = parseResponse(users.update, await update(admin, player.id, { roles }));
    expect(promoted.roles).toEqual(roles);
    expect((await get(player, admin.id)).statusCode).toBe(200);
    expect(await kindsToldTo(player)).toEqual(['organiser-appointed', 'welcome']);
    const demoted = await update(admin, player.id, { roles: ['ROLE_USER'] });
    expect(parseResponse(users.update, demoted).roles).toEqual(['ROLE_USER']);
    expect((await get(player, admin.id)).statusCode).toBe(403);
    expect(await isAccepted(server, player.token)).toBe(true);
    expect(await kindsToldTo(player)).toEqual([
      'organiser-dismissed',
      'organiser-appointed',
      'welcome',
    ]);
  });

  it('notifies no unchanged role', async () => {
    const player = await signUp(server);
    await update(admin, player.id, { firstName: 'Ada', roles: ['ROLE_USER'] });
    expect(await kindsToldTo(player)).toEqual(['welcome']);
  });

  it.each([[[]], [['ROLE_KING']], ['ROLE_ADMIN'], [[1]]])(
    'cannot give the roles %j',
    async (roles) => {
      const player = await signUp(server);
      expect(parseError(await update(admin, player.id, { roles })).status).toBe(400);
    },
  );

  it('deletes a player’s account; players delete only their own', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    expect(parseError(await remove(one, other.id))).toEqual(notOwn);
    expect(parseResponse(users.delete, await remove(admin, one.id))).toEqual({
      message: 'Account eliminato',
    });
    expect(parseError(await get(admin, one.id))).toEqual(unknownUser);
    expect(parseError(await remove(admin, one.id))).toEqual(unknownUser);
    expect((await remove(other, other.id)).statusCode).toBe(200);
  });
});

describe('two organisers who edit the same account', () => {
  const editedMeanwhile = {
    status: 409,
    message:
      'Qualcuno ha modificato questo account nel frattempo: riaprilo per vedere i nuovi dati',
  };

  it('cannot overwrite each other: the second is refused', async () => {
    const player = await signUp(server);
    const { version } = parseResponse(users.get, await get(admin, player.id));
    const first = await update(admin, player.id, { firstName: 'Prima', version });
    const { version: next } = parseResponse(users.update, first);
    expect(parseError(await update(admin, player.id, { firstName: 'Seconda', version }))).toEqual(
      editedMeanwhile,
    );
    expect(parseResponse(users.get, await get(admin, player.id)).firstName).toBe('Prima');
    const retried = await update(admin, player.id, { firstName: 'Seconda', version: next });
    expect(retried.statusCode).toBe(200);
  });

  it('cannot overwrite what the player has changed meanwhile', async () => {
    const player = await signUp(server);
    const { version } = parseResponse(users.get, await get(admin, player.id));
    await updateOwn(player, { lastName: 'Sposata' });
    expect(parseError(await update(admin, player.id, { lastName: 'Verdi', version }))).toEqual(
      editedMeanwhile,
    );
  });

  it('succeed once of four concurrent calls', async () => {
    const player = await signUp(server);
    const responses = await Promise.all(
      ['Uno', 'Due', 'Tre', 'Quattro'].map((firstName) =>
        update(admin, player.id, { firstName, version: 1 }),
      ),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 3 });
  });
});

describe('the audit log', () => {
  const lastEntries = async (limit: number) =>
    parseResponse(
      contract.auditLog.list,
      await server.call(contract.auditLog.list, { query: { limit }, token: admin.token }),
    );

  it('contains an organiser’s changes of an account', async () => {
    const player = await signUp(server);
    const roles = ['ROLE_USER', 'ROLE_ADMIN'];
    await update(admin, player.id, { lastName: 'Verdi', roles });
    expect(await lastEntries(1)).toMatchObject([
      {
        actor: admin.username,
        action: 'user.update',
        title: 'Account modificato',
        subject: player.username,
        changes: [
          { what: 'Cognome', before: 'Rossi', after: 'Verdi' },
          { what: 'Ruolo', before: 'sfidante', after: 'organizzatore' },
        ],
      },
    ]);
    const [last] = await lastEntries(1);
    await update(admin, player.id, { lastName: 'Verdi' });
    await updateOwn(player, { lastName: 'Neri' });
    expect(parseError(await update(admin, player.id, { email: admin.email }))).toEqual(emailTaken);
    expect((await lastEntries(1))[0]).toEqual(last);
  });

  it('contains that an address was changed, but no address', async () => {
    const player = await signUp(server);
    const email = `${newName()}@example.org`;
    await update(admin, player.id, { email });
    const [entry] = await lastEntries(1);
    expect(entry).toMatchObject({
      subject: player.username,
      changes: [{ what: 'Email', before: null, after: 'cambiata' }],
    });
    expect(JSON.stringify(entry)).not.toMatch(/@/);
  });

  it('contains no name or address of a deleted account, even in old entries', async () => {
    const [leaver, other] = [await signUp(server), await signUp(server)];
    const write = (subject: string, before: object, after: object) =>
      server.transaction((unit) =>
        recordChange(unit, {
          actor: admin.id,
          action: 'user.update',
          subject,
          before,
          after,
        }),
      );
    const [old, recent] = [{ email: 'prima@example.org' }, { email: 'dopo@example.org' }];
    await write(leaver.username, { lastName: 'Rossi', ...old }, { lastName: 'Verdi', ...recent });
    await write(leaver.username, { lastName: 'Verdi', ...recent }, { lastName: 'Neri', ...recent });
    await write(other.username, old, recent);
    await remove(leaver, leaver.id);
    const [others, second, first] = await lastEntries(3);
    for (const entry of [first, second]) {
      expect(entry).toMatchObject({
        actor: admin.username,
        action: 'user.update',
        subject: 'Account eliminato',
        changes: [],
      });
      expect(JSON.stringify(entry)).not.toMatch(/@|Rossi|Verdi|Neri/);
    }
    expect(others?.changes).toEqual([
      { what: 'Email', before: 'prima@example.org', after: 'dopo@example.org' },
    ]);
  });

  it('contains an organiser’s deletion of an account, anonymized, and no deletions by owners', async () => {
    const [player, leaver] = [await signUp(server), await signUp(server)];
    await remove(admin, player.id);
    await remove(leaver, leaver.id);
    const [entry] = await lastEntries(1);
    expect(entry).toMatchObject({
      actor: admin.username,
      action: 'user.delete',
      subject: 'Account eliminato',
      after: null,
      changes: [{ what: 'Ruolo', before: 'sfidante', after: null }],
    });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${player.username}|Ada|Rossi|@`));
  });
});

describe('a deleted account', () => {
  it('leaves nothing behind, and its tokens are invalid', async () => {
    const player = await signUp(server);
    const { username, email } = player;
    await server.call(contract.auth.sendResetPasswordEmail, {
      body: { username, email },
      from: newAddress(),
    });
    const resets = () =>
      server.database.db
        .selectFrom('password_resets')
        .selectAll()
        .where('user_id', '=', player.id)
        .execute();
    expect(await resets()).toHaveLength(1);
    expect((await remove(player, player.id)).statusCode).toBe(200);
    expect(await resets()).toEqual([]);
    expect(await isAccepted(server, player.token)).toBe(false);
    expect(parseError(await remove(player, player.id))).toMatchObject({ status: 401, subcode: 1 });
  });

  it('frees its name for a new account', async () => {
    const player = await signUp(server);
    await remove(player, player.id);
    const { username, email } = player;
    const next = await signUp(server, { username, email });
    expect(next.id).toBeGreaterThan(player.id);
    expect(await isAccepted(server, player.token)).toBe(false);
  });

  it('is deleted once by concurrent calls', async () => {
    const player = await signUp(server);
    const responses = await Promise.all([remove(admin, player.id), remove(admin, player.id)]);
    expect(countStatuses(responses)).toEqual({ 200: 1, 404: 1 });
  });
});

describe('the last organiser', () => {
  beforeEach(() => demoteEverybody(server));
  const toPlayer = { roles: ['ROLE_USER'] };
  const organisers = async () =>
    (await server.database.db.selectFrom('users').select('id').where('is_admin', '=', 1).execute())
      .length;

  it('can be neither deleted nor demoted, by anyone', async () => {
    const last = await signUpAdministrator(server);
    expect(parseError(await remove(last, last.id))).toEqual(lastAdministrator);
    expect(parseError(await update(last, last.id, toPlayer))).toEqual(lastAdministrator);
    expect((await update(last, last.id, { firstName: 'Olga' })).statusCode).toBe(200);
    expect((await update(last, last.id, { roles: ['ROLE_ADMIN'] })).statusCode).toBe(200);
    expect(await isAccepted(server, last.token)).toBe(true);
  });

  it('may be deleted once there is another', async () => {
    const first = await signUpAdministrator(server);
    const second = await signUpAdministrator(server);
    expect((await update(first, first.id, toPlayer)).statusCode).toBe(200);
    expect(parseError(await remove(second, second.id))).toEqual(lastAdministrator);
  });

  const ways: [string, (caller: Person, other: Person) => ReturnType<typeof remove>][] = [
    ['demote each other', (caller, other) => update(caller, other.id, toPlayer)],
    ['delete each other', (caller, other) => remove(caller, other.id)],
    ['demote themselves', (caller) => update(caller, caller.id, toPlayer)],
    ['delete themselves', (caller) => remove(caller, caller.id)],
  ];
  it.each(ways)('remains when two organisers %s concurrently', async (_, act) => {
    const one = await signUpAdministrator(server);
    const other = await signUpAdministrator(server);
    const responses = await Promise.all([act(one, other), act(other, one)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const { statusCode } of responses) expect([200, 401, 403, 409]).toContain(statusCode);
    expect(await organisers()).toBe(1);
  });
});
