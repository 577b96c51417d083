import { readFileSync } from 'node:fs';
import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../../db/sqlite/database-files.ts';
import { insertUser } from '../../db/testing/users.ts';
import {
  newAddress,
  type Person,
  signIn,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { findEverywhere, useUnmistakableIds } from '../../testing/search-database.ts';
import { type Cast, newCast, story } from '../../testing/story.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { enrol, leaderId, record, winAgainst } from '../../testing/tournament.ts';
import { listUserColumns } from '../../testing/user-columns.ts';
import { updateOnline } from '../presence/index.ts';

let on: TestDatabase;
let server: TestApp;
beforeEach(async () => {
  on = await createTestDatabase('seeded');
  server = await createTestApp({ on });
  await useUnmistakableIds(on, server.database.db);
});
afterEach(async () => {
  await server.close();
  await on.drop();
});

const leaver = {
  username: 'Zefirina.73',
  firstName: 'Filiberta',
  lastName: 'Quondamatteo',
  email: 'fili.q@paese.example',
};
/** All personal data of the deleted user, including later values. */
const traces = ['Zefirina.73', 'Filiberta', 'Quondamatteo', 'fili.q', 'Bea', 'Verdi', 'Bianchi'];

async function remove(person: Person): Promise<void> {
  const { id, token } = person;
  const response = await server.call(contract.users.delete, { params: { id }, token });
  expect(response.statusCode, response.body).toBe(200);
}

async function write(from: Person, text: string, to?: Person): Promise<void> {
  const response = await server.call(contract.notifications.insert, {
    body: { text, ...(to === undefined ? {} : { userId: to.id }) },
    token: from.token,
  });
  expect(response.statusCode, response.body).toBe(200);
}

async function inbox({ token }: Person) {
  const response = await server.call(contract.notifications.list, { token });
  return parseResponse(contract.notifications.list, response);
}

const whereIs = ({ id }: Person) => findEverywhere(server.database.db, traces, [id]);

/** Columns without the player at the end of the story. */
const emptyInStory: ReadonlySet<string> = new Set([
  // Of organisers.
  'announcements.sender_id',
  'invitations.created_by',
  'messages.sender_id',
  // Of others.
  'invitation_guests.user_id',
  'password_wishes.user_id',
  'sign_up_requests.user_id',
]);

/** Every action of the product, until the account is deleted. */
async function playStory(cast: Cast): Promise<void> {
  for (const { endpoint, act, before } of story.slice(0, -1)) {
    await before?.(cast);
    const response = await act(cast);
    expect(response.statusCode, response.body).toBe(endpoint.status);
    if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
  }
}

describe('a deleted player', () => {
  it('leaves nothing in the database', async () => {
    const player = await signUp(server, leaver);
    const cast = { ...(await newCast(server)), player };
    await playStory(cast);
    await write(player, 'Sono Filiberta Quondamatteo: come mi iscrivo?');
    const { username, email, password } = player;
    const body = { username, email };
    await server.call(contract.auth.sendResetPasswordEmail, { body, from: newAddress() });
    expect((await signIn(server, { username, password })).statusCode).toBe(200);
    // As an open stream records it.
    await server.transaction(({ trx, now }) => updateOnline(trx, [player.id], now));
    const found = (await whereIs(player)).map((trace) => trace.replace(/:.*/s, ''));
    const columns = await listUserColumns(server.database.db);
    // A season has taken some rows along.
    const isMoved = (column: string) => columns.includes(`past_${column}`);
    expect(
      columns.filter(
        (column) => !found.includes(column) && !emptyInStory.has(column) && !isMoved(column),
      ),
      'Let testing/story.ts leave a row with the player in these columns until its last step, which deletes the account',
    ).toEqual([]);

    await remove(player);
    expect(
      await whereIs(player),
      'Delete these with the account: by a foreign key on users that cascades, or in features/users/remove-account.ts',
    ).toEqual([]);
    expect(server.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('leaves anonymized audit entries of matches', async () => {
    const [player, organiser] = [await signUp(server, leaver), await signUpAdministrator(server)];
    await enrol(server, player, 1);
    await record(server, organiser, player, {
      leaderId: await leaderId(server, 1, 1),
      outcome: 'loss',
    });
    await remove(player);
    const response = await server.call(contract.auditLog.list, { token: organiser.token });
    expect(parseResponse(contract.auditLog.list, response)).toMatchObject([
      {
        actor: organiser.username,
        title: 'Lotta registrata',
        subject: 'Account eliminato contro Brock (Torneo di Kanto)',
        changes: [{ what: 'Esito', before: null, after: 'sconfitta' }],
      },
    ]);
  });

  it('leaves anonymized audit entries of approvals', async () => {
    const organiser = await signUpAdministrator(server);
    const settings = { mode: 'approval', isEmailOptional: false };
    await server.call(contract.registration.setSettings, {
      body: settings,
      token: organiser.token,
    });
    const player = await signUp(server, leaver);
    await server.call(contract.registration.decideAdmission, {
      body: { userId: player.id, decision: 'approve' },
      token: organiser.token,
    });
    await remove(player);
    expect(await whereIs(player)).toEqual([]);
    const response = await server.call(contract.auditLog.list, { token: organiser.token });
    expect(parseResponse(contract.auditLog.list, response)[0]).toMatchObject({
      title: 'Sfidante accolto',
      subject: 'Account eliminato',
    });
  });

  it('leaves anonymized audit entries of sign-ups', async () => {
    const [player, organiser] = [await signUp(server, leaver), await signUpAdministrator(server)];
    await enrol(server, player, 1);
    const leaders = [1, 2, 3, 4, 5, 6, 7];
    await winAgainst(server, organiser, player, { tournament: 1, leaders });
    const eighth = { leaderId: await leaderId(server, 1, 8), outcome: 'win' as const };
    const recorded = await record(server, organiser, player, eighth);
    const { id: matchId } = parseResponse(contract.matches.insert, recorded);
    await enrol(server, player, 2);
    const { token } = organiser;
    const revision = await server.call(contract.matches.revision, { query: { matchId }, token });
    const { version } = parseResponse(contract.matches.revision, revision);
    await server.call(contract.matches.delete, { query: { matchId, version }, token });
    const subjects = async () => {
      const { db } = server.database;
      const rows = db.selectFrom('audit_log').select('subject');
      return (await rows.where('action', '=', 'sign-up.delete').execute()).map(
        (row) => row.subject,
      );
    };
    expect(await subjects()).toEqual([`${leaver.username} in Torneo di Johto`]);
    // The format of old entries.
    await server.database.db
      .insertInto('audit_log')
      .values({
        actor: organiser.username,
        action: 'sign-up.delete',
        subject: `${leaver.username}, Torneo di Hoenn`,
        created_at: server.now(),
      })
      .execute();
    await remove(player);
    expect(await whereIs(player)).toEqual([]);
    expect(await subjects()).toEqual([
      'Account eliminato in Torneo di Johto',
      'Account eliminato, Torneo di Hoenn',
    ]);
  });

  it('leaves no counted attempts', async () => {
    const player = await signUp(server, leaver);
    const { username, email } = player;
    await signIn(server, { username, password: 'sbagliata' });
    await server.call(contract.auth.sendResetPasswordEmail, {
      body: { username, email },
      from: newAddress(),
    });
    await server.call(contract.ownData.get, { token: player.token });
    const keys = async () =>
      (await server.database.db.selectFrom('rate_limits').select('key').execute())
        .map(({ key }) => key.split(':')[0])
        // By network, and by name and network: these cannot be found by name.
        .filter((name) => !/address|network/.test(name ?? ''));
    expect((await keys()).sort()).toEqual(['own-data-account', 'reset-account', 'sign-in-account']);
    await remove(player);
    expect(await keys()).toEqual([]);
  });
});

describe('a deleted organiser', () => {
  it('leaves anonymized messages and audit entries', async () => {
    const first = await signUpAdministrator(server);
    const organiser = await signUpAdministrator(server, leaver);
    const player = await signUp(server);
    await enrol(server, player, 1);
    await record(server, organiser, player, {
      leaderId: await leaderId(server, 1, 1),
      outcome: 'loss',
    });
    await write(organiser, 'Sabato si gioca alle tre', player);
    expect((await inbox(player))[0]).toMatchObject({ sender: leaver.username });

    await remove(organiser);
    expect(await whereIs(organiser)).toEqual([]);
    expect((await inbox(player))[0]).toMatchObject({
      text: 'Sabato si gioca alle tre',
      sender: 'Account eliminato',
    });
    const response = await server.call(contract.auditLog.list, { token: first.token });
    expect(parseResponse(contract.auditLog.list, response)[1]).toMatchObject({
      actor: 'Account eliminato',
      subject: `${player.username} contro Brock (Torneo di Kanto)`,
    });
  });
});

describe('a deleted user who played and organised', () => {
  const become = (person: Person, isOrganiser: boolean) =>
    server.transaction(async ({ trx, emit }) => {
      const account = trx.updateTable('users').where('id', '=', person.id);
      await account.set({ is_admin: isOrganiser ? 1 : 0 }).execute();
      emit('token-state', person.id);
      emit('accounts', person.id);
    });

  it.each([
    ['organiser', true],
    ['player', false],
  ])('as %s keeps or loses each message by its link', async (_role, isOrganiser) => {
    const [organiser, player] = [await signUpAdministrator(server), await signUp(server)];
    const both = await signUp(server, leaver);
    await write(both, 'Vengo anch’io, Filiberta');
    await become(both, true);
    await write(both, 'Sabato si gioca alle tre', player);
    await become(both, isOrganiser);
    await remove(both);
    expect(await whereIs(both)).toEqual([]);
    expect((await inbox(player))[0]).toMatchObject({
      text: 'Sabato si gioca alle tre',
      sender: 'Account eliminato',
    });
    expect((await inbox(organiser)).filter(({ kind }) => kind === 'message')).toEqual([]);
  });

  it.each([
    ['organiser', true, ['Account eliminato']],
    ['player', false, []],
  ])('as %s keeps or loses old messages by role', async (_role, isOrganiser, senders) => {
    const player = await signUp(server);
    const both = await signUpAdministrator(server, leaver);
    await signUpAdministrator(server);
    await write(both, 'Sabato si gioca alle tre', player);
    await server.transaction(async ({ trx, emit }) => {
      const messages = trx.updateTable('notifications').where('sender', '=', leaver.username);
      await messages.set({ url: null, url_name: null }).execute();
      emit('notifications', player.id);
    });
    await become(both, isOrganiser);
    await remove(both);
    const messages = (await inbox(player)).filter(({ kind }) => kind === 'message');
    expect(messages.map(({ sender }) => sender)).toEqual(senders);
  });
});

it('many affected users get one event', async () => {
  const organiser = await signUpAdministrator(server, leaver);
  await signUpAdministrator(server);
  const player = await signUp(server);
  const { db } = server.database;
  for (let one = 0; one < 120; one += 1) await insertUser(db, `folla${one}`);
  const published: unknown[] = [];
  const stop = server.bus.subscribe('notifications', (id) => published.push(id));
  const sent = await server.call(contract.announcements.insert, {
    body: { audience: { kind: 'everyone' }, text: 'Stasera si gioca' },
    token: organiser.token,
  });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  expect((await inbox(player))[0]).toMatchObject({ sender: leaver.username });
  // A PostgreSQL bus receives its own event again, after all earlier ones.
  const inOneWord = on.location.kind === 'embedded' ? [undefined] : [undefined, undefined];
  await expect.poll(() => published.filter((id) => id === undefined)).toEqual(inOneWord);
  published.length = 0;
  await remove(organiser);
  await expect.poll(() => published).toEqual(inOneWord);
  stop();
  expect((await inbox(player))[0]).toMatchObject({ sender: 'Account eliminato' });
});

it('a user whose name has the deleted one as prefix is not affected', async () => {
  const organiser = await signUpAdministrator(server);
  const [player, other] = [
    await signUp(server, leaver),
    await signUp(server, { username: 'Zefirina.731' }),
  ];
  for (const { id: userId } of [player, other]) {
    await server.call(contract.users.update, {
      params: { id: userId },
      body: { lastName: 'Neri' },
      token: organiser.token,
    });
  }
  await write(other, 'Ci sono');
  await remove(player);
  const response = await server.call(contract.auditLog.list, { token: organiser.token });
  expect(parseResponse(contract.auditLog.list, response)[0]).toMatchObject({
    subject: 'Zefirina.731',
    changes: [{ what: 'Cognome', before: 'Rossi', after: 'Neri' }],
  });
  expect((await inbox(organiser))[0]).toMatchObject({ sender: 'Zefirina.731' });
});

it('the SQLite file contains nothing of a deleted user, even in free pages', async () => {
  if (on.location.kind !== 'embedded') return;
  const player = await signUp(server, leaver);
  await enrol(server, player, 1);
  await signUpAdministrator(server);
  for (let count = 0; count < 10; count += 1) await write(player, 'Filiberta chiede: quando?');
  await remove(player);
  await server.database.close();
  const content = readFileSync(databaseFile(on.location.folder), 'latin1');
  for (const trace of ['Zefirina', 'zefirina', 'Filiberta', 'Quondamatteo', 'fili.q']) {
    expect(content.includes(trace), trace).toBe(false);
  }
});
