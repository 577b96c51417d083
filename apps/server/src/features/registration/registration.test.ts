import { contract, type Invitation, type RegistrationMode } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day, hour } from '../../clock.ts';
import {
  countStatuses,
  isAccepted,
  newAddress,
  newName,
  type Person,
  personOf,
  signIn,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { findEverywhere } from '../../testing/search-database.ts';
import {
  createTestApp,
  registration as registrationOf,
  type TestApp,
} from '../../testing/test-app.ts';

const { auth, notifications, registration } = contract;

const times = (count: number) => Array.from({ length: count });

const unusable = 'Questo invito non vale più: chiedine un altro a chi organizza il club';
const needed = 'Per iscriversi serve un invito: chiedilo a chi organizza il club';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp();
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});
beforeEach(() => decide('open'));

async function decide(mode: RegistrationMode, isEmailOptional = false): Promise<void> {
  const response = await server.call(registration.setSettings, {
    body: { mode, isEmailOptional },
    token: organiser.token,
  });
  expect(response.statusCode).toBe(200);
}

async function invite(body: { days?: number; places?: number } = {}): Promise<Invitation> {
  const response = await server.call(registration.insertInvitation, {
    body: { days: 1, places: 5, ...body },
    token: organiser.token,
  });
  return parseResponse(registration.insertInvitation, response);
}

function tokenOf({ link }: Invitation): string {
  const token = new URL(link ?? '').searchParams.get('invitation');
  if (token === null) throw new Error('The link has no invitation');
  return token;
}

function comeIn(details: object = {}) {
  const body = { ...registrationOf(newName()), ...details };
  return server.call(auth.signUp, { body, from: newAddress() });
}

function check(token: string) {
  return server.call(registration.checkInvitation, { params: { token }, from: newAddress() });
}

async function invitationsNow(): Promise<Invitation[]> {
  const response = await server.call(registration.listInvitations, { token: organiser.token });
  return parseResponse(registration.listInvitations, response);
}

async function found(id: number): Promise<Invitation | undefined> {
  return (await invitationsNow()).find((invitation) => invitation.id === id);
}

function revoke({ id }: Invitation, isRevoked = true) {
  return server.call(registration.setInvitationRevoked, {
    body: { invitationId: id, isRevoked },
    token: organiser.token,
  });
}

async function toldTo({ token }: { token: string }) {
  const response = await server.call(notifications.list, { token });
  return parseResponse(notifications.list, response).map(({ kind }) => kind);
}

describe('signing up', () => {
  it('is open by default', async () => {
    const fresh = await createTestApp();
    const settings = await fresh.call(registration.getSettings);
    expect(parseResponse(registration.getSettings, settings)).toEqual({
      mode: 'open',
      isEmailOptional: false,
    });
    await fresh.close();
  });

  it.each([
    ['without one', undefined, needed],
    ['with an invented one', 'inventato', unusable],
  ])('by invitation is refused %s', async (_what, invitation, message) => {
    await decide('invitation');
    const body = { ...registrationOf(newName()), invitation };
    const response = await server.call(auth.signUp, { body, from: newAddress() });
    expect(parseError(response)).toMatchObject({ message });
    expect(response.statusCode).toBe(403);
    expect((await signIn(server, body)).statusCode).toBe(400);
  });

  it('by invitation reveals no taken names', async () => {
    await decide('invitation');
    const response = await comeIn({ username: organiser.username });
    expect(parseError(response)).toMatchObject({ message: needed });
  });

  it('requires an email, unless organisers make it optional', async () => {
    const nameless = { ...registrationOf(newName()), email: null };
    const refused = await server.call(auth.signUp, { body: nameless, from: newAddress() });
    expect(parseError(refused)).toMatchObject({
      message: 'Scrivi la tua email',
      issues: [{ path: 'email', message: 'Scrivi la tua email' }],
    });
    await decide('open', true);
    const first = await server.call(auth.signUp, { body: nameless, from: newAddress() });
    expect(parseResponse(auth.signUp, first)).toMatchObject({ email: null });
    // Two accounts without email do not conflict.
    expect((await comeIn({ email: null })).statusCode).toBe(201);
  });

  it('is configured by organisers, and logged', async () => {
    await decide('approval', true);
    const log = await server.call(contract.auditLog.list, { token: organiser.token });
    expect(parseResponse(contract.auditLog.list, log)[0]).toMatchObject({
      title: 'Regole delle iscrizioni cambiate',
      changes: [
        { what: 'Chi può iscriversi', before: 'chiunque', after: 'chi viene approvato' },
        { what: 'Email facoltativa', before: 'no', after: 'sì' },
      ],
    });
  });
});

describe('an invitation', () => {
  it('shows its organiser, allows sign-up, and lists its guests', async () => {
    await decide('invitation');
    const invitation = await invite({ places: 2 });
    expect(invitation.link).toMatch('http://torneo.example/account/register?invitation=');
    const checked = await check(tokenOf(invitation));
    expect(parseResponse(registration.checkInvitation, checked)).toEqual({
      from: `${organiser.firstName} ${organiser.lastName}`,
    });
    const response = await comeIn({ invitation: tokenOf(invitation) });
    const guest = parseResponse(auth.signUp, response);
    expect(guest.isWaiting).toBeUndefined();
    expect(await toldTo(guest)).toEqual(['welcome']);
    expect(await found(invitation.id)).toMatchObject({
      createdBy: organiser.username,
      state: 'open',
      places: 2,
      taken: 1,
      guests: [{ userId: guest.id, username: guest.username }],
    });
  });

  it('bypasses approval', async () => {
    await decide('approval');
    const response = await comeIn({ invitation: tokenOf(await invite()) });
    expect(parseResponse(auth.signUp, response).isWaiting).toBeUndefined();
  });

  it('is ignored if unusable and sign-up is open', async () => {
    expect((await comeIn({ invitation: 'inventato' })).statusCode).toBe(201);
  });

  it('is unusable after its last place, with the same error for all unusable ones', async () => {
    await decide('invitation');
    const usedUp = await invite({ places: 1 });
    const revoked = await invite();
    const expired = await invite({ days: 1 });
    const tokens = [usedUp, revoked, expired].map(tokenOf);
    expect((await comeIn({ invitation: tokens[0] })).statusCode).toBe(201);
    expect((await revoke(revoked)).statusCode).toBe(200);
    server.advance(day);
    const asked = [];
    for (const token of [...tokens, 'inventato']) {
      expect(parseError(await comeIn({ invitation: token }))).toMatchObject({ message: unusable });
      asked.push(await check(token));
    }
    expect(countStatuses(asked)).toEqual({ 404: 4 });
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1);
    const states = [usedUp, revoked, expired].map(async ({ id }) => (await found(id))?.state);
    expect(await Promise.all(states)).toEqual(['used-up', 'revoked', 'expired']);
    for (const { id } of [usedUp, revoked, expired]) expect((await found(id))?.link).toBeNull();
  });

  it('can be restored after revocation', async () => {
    const invitation = await invite();
    await revoke(invitation);
    const restored = parseResponse(
      registration.setInvitationRevoked,
      await revoke(invitation, false),
    );
    expect(restored).toEqual(invitation);
    expect((await check(tokenOf(invitation))).statusCode).toBe(200);
  });

  it('never exceeds its places, even concurrently', async () => {
    await decide('invitation');
    const invitation = await invite({ places: 3 });
    const token = tokenOf(invitation);
    const came = await Promise.all(times(9).map(() => comeIn({ invitation: token })));
    expect(countStatuses(came)).toEqual({ 201: 3, 403: 6 });
    const { taken, guests } = (await found(invitation.id)) ?? {};
    expect([taken, guests?.length]).toEqual([3, 3]);
  });

  it('keeps its place if the sign-up fails', async () => {
    const invitation = await invite({ places: 1 });
    const refused = await comeIn({
      username: organiser.username,
      invitation: tokenOf(invitation),
    });
    expect(refused.statusCode).toBe(409);
    expect((await found(invitation.id))?.taken).toBe(0);
  });

  it('is stored as a hash only', async () => {
    const token = tokenOf(await invite());
    const rows = await server.database.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('stays usable, but is not shown, after a change of the secret', async () => {
    const invitation = await invite();
    await server.database.db
      .updateTable('invitations')
      .set({ seed: 'di un altro segreto' })
      .where('id', '=', invitation.id)
      .execute();
    expect(await found(invitation.id)).toMatchObject({ state: 'open', link: null });
    expect((await check(tokenOf(invitation))).statusCode).toBe(200);
  });

  it('stays usable without its organiser', async () => {
    const maker = await signUpAdministrator(server);
    const made = await server.call(registration.insertInvitation, {
      body: { days: 1, places: 1 },
      token: maker.token,
    });
    const invitation = parseResponse(registration.insertInvitation, made);
    const own = { params: { id: maker.id }, token: maker.token };
    await server.call(contract.users.delete, own);
    const checked = await check(tokenOf(invitation));
    expect(parseResponse(registration.checkInvitation, checked)).toEqual({ from: null });
    expect(await found(invitation.id)).toMatchObject({ createdBy: null });
  });

  it('omits deleted guests without freeing their place', async () => {
    const invitation = await invite({ places: 1 });
    const response = await comeIn({ invitation: tokenOf(invitation) });
    const { id, token } = parseResponse(auth.signUp, response);
    await server.call(contract.users.delete, { params: { id }, token });
    expect(await found(invitation.id)).toMatchObject({ state: 'used-up', guests: [] });
  });

  it.each([
    ['for another time', { days: 2, places: 1 }],
    ['for no person', { days: 1, places: 0 }],
    ['for more than a club', { days: 1, places: 501 }],
    ['for half a person', { days: 1, places: 1.5 }],
  ])('is not made %s', async (_what, body) => {
    const call = { body, token: organiser.token };
    expect((await server.call(registration.insertInvitation, call)).statusCode).toBe(400);
  });

  it('is limited to twenty usable ones', async () => {
    for (const { state, ...invitation } of await invitationsNow()) {
      if (state === 'open') await revoke({ state, ...invitation });
    }
    const revoked = await invite();
    await revoke(revoked);
    for (const _ of times(20)) await invite();
    const call = { body: { days: 1, places: 1 }, token: organiser.token };
    const response = await server.call(registration.insertInvitation, call);
    expect(parseError(response)).toMatchObject({
      message: 'Ci sono già 20 inviti aperti: revocane uno che non serve più',
    });
    // Restoring one counts, too.
    expect(parseError(await revoke(revoked, false)).status).toBe(409);
    expect((await found(revoked.id))?.state).toBe('revoked');
    server.advance(day);
  });

  it('is limited to six hundred checks an hour per address', async () => {
    const from = newAddress();
    const call = { params: { token: 'inventato' }, from };
    const tries = [];
    for (const _ of times(601)) tries.push(await server.call(registration.checkInvitation, call));
    expect(countStatuses(tries)).toEqual({ 404: 600, 429: 1 });
    server.advance(hour);
  });
});

describe('a waiting account', () => {
  beforeEach(() => decide('approval'));

  async function wait(): Promise<Person & { isWaiting: boolean }> {
    const body = registrationOf(newName());
    const response = await server.call(auth.signUp, { body, from: newAddress() });
    const user = parseResponse(auth.signUp, response);
    return { ...personOf(user, body.password), isWaiting: user.isWaiting === true };
  }

  function decideOn({ id }: Person, decision: 'approve' | 'refuse' | 'wait') {
    return server.call(registration.decideAdmission, {
      body: { userId: id, decision },
      token: organiser.token,
    });
  }

  async function admissionOf({ token }: Person) {
    const response = await server.call(registration.checkAdmission, { body: { token } });
    return parseResponse(registration.checkAdmission, response);
  }
  const admissionStatus = async (person: Person) => (await admissionOf(person)).status;

  async function waiting() {
    const response = await server.call(registration.listWaiting, { token: organiser.token });
    return parseResponse(registration.listWaiting, response);
  }

  const inList = async ({ id }: Person) => (await waiting()).find(({ userId }) => userId === id);

  it('cannot use its token or sign in, and is not a challenger', async () => {
    const person = await wait();
    expect(person.isWaiting).toBe(true);
    expect(await isAccepted(server, person.token)).toBe(false);
    const signedIn = await signIn(server, person);
    expect(parseError(signedIn).message).toContain('in attesa di approvazione');
    expect(await admissionStatus(person)).toBe('waiting');
    expect(await inList(person)).toMatchObject({ username: person.username, isRefused: false });
    const challengers = await server.call(contract.challengers.list, {
      query: { search: person.username },
      token: organiser.token,
    });
    expect(parseResponse(contract.challengers.list, challengers)).toEqual([]);
  });

  it('is notified to every organiser, up to a limit', async () => {
    const other = await signUpAdministrator(server, { invitation: tokenOf(await invite()) });
    for (const { userId } of await waiting()) {
      await server.call(contract.users.delete, { params: { id: userId }, token: organiser.token });
    }
    for (const _ of times(12)) await wait();
    const told = (await toldTo(other)).filter((kind) => kind === 'sign-up-waiting');
    expect(told).toHaveLength(10);
  });

  it('is approved, and its token becomes valid', async () => {
    const person = await wait();
    expect((await decideOn(person, 'approve')).statusCode).toBe(200);
    expect(await admissionStatus(person)).toBe('approved');
    expect(await isAccepted(server, person.token)).toBe(true);
    expect((await signIn(server, person)).statusCode).toBe(200);
    expect(await toldTo(person)).toEqual(['welcome']);
    expect(await inList(person)).toBeUndefined();
  });

  it('can be returned to waiting, and is welcomed once', async () => {
    const person = await wait();
    await decideOn(person, 'approve');
    await decideOn(person, 'wait');
    expect(await isAccepted(server, person.token)).toBe(false);
    expect(await inList(person)).toBeDefined();
    await decideOn(person, 'approve');
    expect(await toldTo(person)).toEqual(['welcome']);
  });

  it('cannot be returned after a day', async () => {
    const person = await wait();
    await decideOn(person, 'approve');
    server.advance(day + 1);
    expect(parseError(await decideOn(person, 'wait'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('sospendilo'),
    });
    expect((await signIn(server, person)).statusCode).toBe(200);
  });

  it('cannot be returned as an organiser', async () => {
    const person = await wait();
    await decideOn(person, 'approve');
    await server.call(contract.users.update, {
      params: { id: person.id },
      body: { roles: ['ROLE_ADMIN'] },
      token: organiser.token,
    });
    expect(parseError(await decideOn(person, 'wait')).status).toBe(409);
    const own = await server.call(registration.decideAdmission, {
      body: { userId: person.id, decision: 'wait' },
      token: person.token,
    });
    expect(parseError(own)).toMatchObject({
      status: 409,
      message: 'Il tuo account non puoi rimetterlo in attesa',
    });
    expect(await isAccepted(server, person.token)).toBe(true);
  });

  it('is refused, and can be reopened', async () => {
    const person = await wait();
    await decideOn(person, 'refuse');
    expect(await admissionStatus(person)).toBe('refused');
    expect(await inList(person)).toMatchObject({ isRefused: true });
    expect((await signIn(server, person)).statusCode).toBe(403);
    await decideOn(person, 'wait');
    expect(await admissionStatus(person)).toBe('waiting');
  });

  it('if refused is deleted after a week', async () => {
    const person = await wait();
    await decideOn(person, 'refuse');
    server.advance(7 * day + 1);
    await wait();
    expect(await inList(person)).toBeUndefined();
    expect((await comeIn({ username: person.username })).statusCode).toBe(201);
    expect(await admissionStatus(person)).toBe('refused');
  });

  it('if refused leaves no personal data, even without further sign-ups', async () => {
    const fresh = await createTestApp();
    const someOrganiser = await signUpAdministrator(fresh);
    const set = { body: { mode: 'approval', isEmailOptional: false }, token: someOrganiser.token };
    await fresh.call(registration.setSettings, set);
    const username = 'Zefirina.73';
    const body = { ...registrationOf(username), lastName: 'Quondamatteo' };
    const response = await fresh.call(auth.signUp, { body, from: newAddress() });
    const { id } = parseResponse(auth.signUp, response);
    await signIn(fresh, { username, password: 'sbagliata' });
    await fresh.call(registration.decideAdmission, {
      body: { userId: id, decision: 'refuse' },
      token: someOrganiser.token,
    });
    const traces = () => findEverywhere(fresh.database.db, [username, 'Quondamatteo'], []);
    expect((await traces()).map((trace) => trace.split(':')[0])).toContain('notifications.text');
    fresh.advance(7 * day + 1);
    await fresh.app.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(traces).toEqual([]);
    await fresh.close();
  });

  it('is decided by one of concurrent organisers', async () => {
    const person = await wait();
    const decided = await Promise.all(times(4).map(() => decideOn(person, 'approve')));
    expect(countStatuses(decided)).toEqual({ 200: 4 });
    expect(await toldTo(person)).toEqual(['welcome']);
    const late = await decideOn(person, 'refuse');
    expect(late.statusCode).toBe(409);
    expect(await isAccepted(server, person.token)).toBe(true);
  });

  it('is never an account without a request', async () => {
    const invited = await comeIn({ invitation: tokenOf(await invite()) });
    const { id } = parseResponse(auth.signUp, invited);
    const call = { body: { userId: id, decision: 'wait' }, token: organiser.token };
    expect((await server.call(registration.decideAdmission, call)).statusCode).toBe(404);
  });

  it('is not shown as refused because the token was replaced', async () => {
    const person = await wait();
    const replaceToken = () =>
      server.transaction(async ({ trx, emit }) => {
        await trx
          .updateTable('users')
          .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
          .where('id', '=', person.id)
          .execute();
        emit('token-state', person.id);
      });
    await replaceToken();
    expect(await admissionStatus(person)).toBe('waiting');
    await decideOn(person, 'approve');
    expect(await admissionStatus(person)).toBe('approved');
    await server.call(contract.users.updateStatus, {
      params: { id: person.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(await admissionStatus(person)).toBe('approved');
    const other = await wait();
    await decideOn(other, 'refuse');
    expect(await admissionStatus(other)).toBe('refused');
  });

  it('learns whether the token is valid', async () => {
    const person = await wait();
    expect(await admissionOf(person)).toEqual({ status: 'waiting', isTokenValid: false });
    await decideOn(person, 'approve');
    expect(await admissionOf(person)).toEqual({ status: 'approved', isTokenValid: true });
    for (const status of ['suspended', 'active']) {
      await server.call(contract.users.updateStatus, {
        params: { id: person.id },
        body: { status },
        token: organiser.token,
      });
      expect(await admissionOf(person)).toEqual({ status: 'approved', isTokenValid: false });
      expect(await isAccepted(server, person.token)).toBe(false);
    }
  });

  it('learns nothing with an invalid token', async () => {
    const response = await server.call(registration.checkAdmission, { body: { token: 'x' } });
    expect(parseResponse(registration.checkAdmission, response)).toEqual({
      status: 'refused',
      isTokenValid: false,
    });
  });

  it('keeps waiting when sign-up is opened', async () => {
    const person = await wait();
    await decide('open');
    expect(await admissionStatus(person)).toBe('waiting');
    expect((await signUp(server)).token).not.toBe('');
  });
});
