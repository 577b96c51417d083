import { contract, type QuickReply } from '@poketorneo/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addRankedPlayers } from '../../testing/crowd/add-ranked-players.ts';
import { problemsOfMessages } from '../../testing/invariants/of-messages.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { enrol, leaderId, record, tournamentId } from '../../testing/tournament.ts';

const { answer, insert, list, preview, remind, repliers } = contract.announcements;

let server: TestApp;
let organiser: Person;
let ada: Person;
let bea: Person;
beforeEach(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
  ada = await signUp(server);
  bea = await signUp(server);
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  expect(await problemsOfMessages(server.database.db)).toEqual([]);
  await server.close();
});

const everyone = { kind: 'everyone' } as const;
const send = (body: object, { token } = organiser) =>
  server.call(insert, { token, body: { audience: everyone, text: 'Stasera si gioca', ...body } });
const sent = async (body: object) => parseResponse(insert, await send(body));
const previewOf = async (query: Record<string, string | number>) =>
  parseResponse(preview, await server.call(preview, { token: organiser.token, query }));
const reply = ({ token }: Person, announcementId: number, chosen: QuickReply) =>
  server.call(answer, { token, body: { announcementId, reply: chosen } });
const newestSent = async () =>
  parseResponse(list, await server.call(list, { token: organiser.token }))[0];
const threadOf = async ({ token }: Person) =>
  parseResponse(contract.messages.list, await server.call(contract.messages.list, { token }));
const notificationsOf = async ({ token }: Person) =>
  (await createPoll(server, token).next()).notifications.filter(({ kind }) => kind === 'message');

describe('an announcement', () => {
  it('deletes the oldest notifications of its recipients only', async () => {
    const { db } = server.database;
    const notificationsOf = async ({ id }: Person) =>
      db
        .selectFrom('notifications')
        .select('title')
        .where('user_id', '=', id)
        .orderBy('id')
        .execute();
    await db.deleteFrom('notifications').execute();
    for (const [person, count] of [
      [ada, 502],
      [bea, 3],
      [organiser, 502],
    ] as const) {
      const rows = Array.from({ length: count }, (_, index) => ({
        user_id: person.id,
        kind: 'record' as const,
        title: `n. ${index + 1}`,
        text: 'Nuovo record',
        shown: 1 as const,
        created_at: 0,
      }));
      await db.insertInto('notifications').values(rows).execute();
    }
    await sent({ title: 'Stasera' });
    const remaining = await notificationsOf(ada);
    expect(remaining).toHaveLength(500);
    expect([remaining[0], remaining.at(-1)]).toEqual([{ title: 'n. 4' }, { title: 'Stasera' }]);
    expect(await notificationsOf(bea)).toHaveLength(4);
    expect(await notificationsOf(organiser)).toHaveLength(502);
  });

  it('excludes inactive accounts', async () => {
    await enrol(server, ada, 1);
    const first = await leaderId(server, 1, 1);
    for (let count = 0; count < 3; count++) {
      await record(server, organiser, ada, { leaderId: first, outcome: 'loss' });
    }
    const { db } = server.database;
    for (const status of ['suspended', 'waiting'] as const) {
      await db.updateTable('users').set({ status }).where('id', '=', ada.id).execute();
      expect((await previewOf({ kind: 'stuck' })).count).toBe(0);
      expect((await previewOf({ kind: 'chosen', userIds: `${ada.id},${bea.id}` })).count).toBe(1);
      const audience = { kind: 'chosen', userIds: [ada.id, bea.id] };
      expect((await sent({ audience })).numberOfRecipients).toBe(1);
      const inactive = { kind: 'chosen', userIds: [ada.id] };
      expect(parseError(await send({ audience: inactive })).status).toBe(409);
    }
  });

  it('reaches the previewed recipients only, each once', async () => {
    await enrol(server, ada, 1);
    const first = await leaderId(server, 1, 1);
    for (let count = 0; count < 3; count++) {
      await record(server, organiser, ada, { leaderId: first, outcome: 'loss' });
    }
    const id = await tournamentId(server, 1);
    const audiences = [
      [{ kind: 'everyone' }, { kind: 'everyone' }, [ada, bea]],
      [{ kind: 'tournament', tournamentId: id }, { kind: 'tournament', tournamentId: id }, [ada]],
      [{ kind: 'stuck' }, { kind: 'stuck' }, [ada]],
      [
        { kind: 'chosen', userIds: `${bea.id},${organiser.id},999999,${bea.id}` },
        { kind: 'chosen', userIds: [bea.id, organiser.id, 999_999, bea.id] },
        [bea, organiser],
      ],
    ] as const;
    for (const [query, audience, people] of audiences) {
      const asked = await previewOf(query);
      expect(asked.count).toBe(people.length);
      expect(asked.first.map(({ userId }) => userId).sort()).toEqual(
        people.map((person) => person.id).sort(),
      );
      const text = `A ${audience.kind}`;
      expect((await sent({ audience, text })).numberOfRecipients).toBe(people.length);
      for (const person of [ada, bea, organiser]) {
        const texts = (await threadOf(person)).map((message) => message.text);
        const isMeant = people.some((meant) => meant === person);
        expect(texts.filter((one) => one === text)).toHaveLength(isMeant ? 1 : 0);
      }
    }
  });

  it('previews all chosen recipients, and the first few of others', async () => {
    const people: Person[] = [];
    for (let count = 0; count < 14; count++) people.push(await signUp(server));
    const userIds = people.map(({ id }) => id);
    const chosen = await previewOf({ kind: 'chosen', userIds: userIds.join(',') });
    expect(chosen.count).toBe(14);
    expect(new Set(chosen.first.map(({ userId }) => userId))).toEqual(new Set(userIds));
    const everyone = await previewOf({ kind: 'everyone' });
    expect(everyone.count).toBe(16);
    expect(everyone.first).toHaveLength(12);
  });

  it('excludes players no longer stuck', async () => {
    await enrol(server, ada, 1);
    const first = await leaderId(server, 1, 1);
    for (const outcome of ['loss', 'suspended', 'draw'] as const) {
      await record(server, organiser, ada, { leaderId: first, outcome });
    }
    expect(await previewOf({ kind: 'stuck' })).toEqual({ count: 0, first: [] });
    await record(server, organiser, ada, { leaderId: first, outcome: 'loss' });
    expect((await previewOf({ kind: 'stuck' })).count).toBe(1);
    await record(server, organiser, ada, { leaderId: first, outcome: 'win' });
    expect((await previewOf({ kind: 'stuck' })).count).toBe(0);
  });

  it('is notified like a message, and unread in the thread', async () => {
    const text = `Ci vediamo alle 21: https://example.org/mappa ${'x '.repeat(200)}`.trim();
    const { id } = await sent({ title: ' Stasera ', text, replies: ['present', 'absent'] });
    const [notification] = await notificationsOf(ada);
    expect(notification).toMatchObject({
      title: 'Stasera',
      sender: organiser.username,
      url: '/messages',
      shown: false,
    });
    expect(notification?.text.length).toBeLessThanOrEqual(200);
    expect(await threadOf(ada)).toMatchObject([
      {
        isFromPlayer: false,
        sender: organiser.username,
        title: 'Stasera',
        text,
        isRead: false,
        announcement: { id, replies: ['present', 'absent'], reply: null },
      },
    ]);
    expect(await newestSent()).toMatchObject({
      audience: 'everyone',
      tournamentName: null,
      numberOfRecipients: 2,
      replies: [
        { reply: 'present', players: 0 },
        { reply: 'absent', players: 0 },
      ],
    });
  });

  it('respects preferences for the list only', async () => {
    await server.call(contract.notificationPreferences.set, {
      token: ada.token,
      body: { messages: 'list' },
    });
    await sent({});
    expect(await notificationsOf(ada)).toMatchObject([{ shown: true }]);
    expect(await notificationsOf(bea)).toMatchObject([{ shown: false }]);
  });

  it('is in the audit log', async () => {
    await sent({ audience: { kind: 'chosen', userIds: [ada.id] }, title: 'Prova' });
    const { auditLog } = contract;
    const response = await server.call(auditLog.list, { token: organiser.token });
    expect(parseResponse(auditLog.list, response)[0]).toMatchObject({
      actor: organiser.username,
      title: 'Avviso inviato',
      subject: 'sfidanti scelti',
      changes: expect.arrayContaining([{ what: 'Destinatari', before: null, after: '1' }]),
    });
  });

  it.each([
    ['without recipients', { audience: { kind: 'stuck' } }, 409],
    [
      'for a tournament that does not exist',
      { audience: { kind: 'tournament', tournamentId: 99_999 } },
      404,
    ],
    ['with an empty choice', { audience: { kind: 'chosen', userIds: [] } }, 400],
    [
      'for more than can be chosen',
      { audience: { kind: 'chosen', userIds: Array.from({ length: 201 }, (_, id) => id + 1) } },
      400,
    ],
    ['for an unknown kind of audience', { audience: { kind: 'friends' } }, 400],
    ['with a title of two lines', { title: 'a\nb' }, 400],
    ['with a long title', { title: 'x'.repeat(46) }, 400],
    ['with invisible text', { text: '\u200b' }, 400],
    ['with a long text', { text: 'x'.repeat(1001) }, 400],
    ['with an unknown reply', { replies: ['forse'] }, 400],
    ['with a reply twice', { replies: ['ok', 'ok'] }, 400],
  ])('%s is refused without notification', async (_which, body, status) => {
    expect(parseError(await send(body)).status).toBe(status);
    expect(await newestSent()).toBeUndefined();
    expect(await threadOf(ada)).toEqual([]);
    expect(await notificationsOf(ada)).toEqual([]);
  });

  it.each([
    ['without the tournament', { kind: 'tournament' }],
    ['without ids', { kind: 'chosen' }],
    ['with malformed ids', { kind: 'chosen', userIds: '1,,2' }],
    ['of an unknown kind', { kind: 'friends' }],
  ])('is not previewed for an audience %s', async (_which, query) => {
    expect((await server.call(preview, { token: organiser.token, query })).statusCode).toBe(400);
  });

  it('is limited to twenty an hour', async () => {
    const responses = [];
    for (let count = 1; count <= 21; count++) responses.push(await send({ text: `n. ${count}` }));
    expect(countStatuses(responses)).toEqual({ 201: 20, 429: 1 });
  });

  it('reaches only existing accounts', async () => {
    const audience = { kind: 'chosen', userIds: [ada.id, bea.id] };
    const { token, id } = ada;
    const [sending, leaving] = await Promise.all([
      send({ audience }),
      server.call(contract.users.delete, { token, params: { id } }),
    ]);
    expect([sending.statusCode, leaving.statusCode]).toEqual([201, 200]);
    // In either order, a deleted account is not counted.
    expect((await newestSent())?.numberOfRecipients).toBe(1);
    expect(await threadOf(bea)).toHaveLength(1);
  });
});

describe('the replies', () => {
  it('are counted, a changed reply once', async () => {
    const { id } = await sent({ replies: ['present', 'absent', 'ok'] });
    await reply(ada, id, 'present');
    await reply(bea, id, 'absent');
    await reply(bea, id, 'present');
    await reply(bea, id, 'present');
    expect((await newestSent())?.replies).toEqual([
      { reply: 'present', players: 2 },
      { reply: 'absent', players: 0 },
      { reply: 'ok', players: 0 },
    ]);
    expect((await threadOf(bea))[0]?.announcement?.reply).toBe('present');
  });

  it('of one player sent concurrently leave exactly one', async () => {
    const { id } = await sent({ replies: ['present', 'absent'] });
    const replies = ['present', 'absent', 'present', 'absent'] as const;
    const responses = await Promise.all(replies.map((chosen) => reply(ada, id, chosen)));
    expect(countStatuses(responses)).toEqual({ 200: 4 });
    const stored = (await threadOf(ada))[0]?.announcement?.reply;
    const { replies: sums = [] } = (await newestSent()) ?? {};
    expect(sums.filter(({ players }) => players !== 0)).toEqual([{ reply: stored, players: 1 }]);
  });

  it('must be offered, and are accepted from recipients only', async () => {
    const { id } = await sent({
      audience: { kind: 'chosen', userIds: [ada.id] },
      replies: ['ok'],
    });
    expect((await reply(bea, id, 'ok')).statusCode).toBe(404);
    expect((await reply(ada, id, 'present')).statusCode).toBe(400);
    expect((await reply(ada, 999_999, 'ok')).statusCode).toBe(404);
    expect((await newestSent())?.replies).toEqual([{ reply: 'ok', players: 0 }]);
  });

  it('are deleted with the account', async () => {
    const { id } = await sent({ replies: ['present', 'absent'] });
    await reply(ada, id, 'present');
    await reply(bea, id, 'present');
    await server.call(contract.users.delete, { token: ada.token, params: { id: ada.id } });
    expect(await newestSent()).toMatchObject({
      numberOfRecipients: 1,
      replies: [
        { reply: 'present', players: 1 },
        { reply: 'absent', players: 0 },
      ],
    });
  });
});

describe('recipients by reply', () => {
  const named = async (query: Record<string, string | number>) =>
    parseResponse(repliers, await server.call(repliers, { token: organiser.token, query }));

  it('are paginated by username', async () => {
    const carla = await signUp(server);
    const { id } = await sent({ replies: ['present', 'absent'] });
    await reply(bea, id, 'present');
    const silent = [ada, carla].map(({ username }) => username).sort();
    const first = await named({ announcementId: id, reply: 'none', limit: 1 });
    const next = await named({ announcementId: id, reply: 'none', after: silent[0] ?? '' });
    expect([...first, ...next].map(({ username }) => username)).toEqual(silent);
    expect(await named({ announcementId: id, reply: 'present' })).toMatchObject([
      { userId: bea.id, username: bea.username, icon: expect.stringContaining('.') },
    ]);
    expect(await named({ announcementId: id, reply: 'absent' })).toEqual([]);
    await reply(bea, id, 'absent');
    expect(await named({ announcementId: id, reply: 'present' })).toEqual([]);
    expect(await named({ announcementId: id, reply: 'absent' })).toHaveLength(1);
  });
});

describe('a reminder', () => {
  const hour = 3_600_000;
  const remindOf = (announcementId: number, { token } = organiser) =>
    server.call(remind, { token, body: { announcementId } });
  const readAll = async (person: Person) =>
    server.call(contract.messages.setRead, {
      token: person.token,
      body: { messageIds: (await threadOf(person)).map(({ id }) => id) },
    });

  it('reaches recipients without a reply, and returns their number', async () => {
    const carla = await signUp(server);
    const { id } = await sent({ title: 'Stasera', replies: ['present', 'absent'] });
    await reply(bea, id, 'absent');
    for (const person of [ada, bea, carla]) await readAll(person);
    const { db } = server.database;
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', carla.id).execute();
    expect(parseResponse(remind, await remindOf(id))).toEqual({ numberOfRecipients: 1 });
    const [message] = await threadOf(ada);
    expect(await notificationsOf(ada)).toMatchObject([
      {
        title: 'Manca la tua risposta',
        text: '«Stasera»: Stasera si gioca',
        url: '/messages',
        sender: organiser.username,
        messageId: message?.id,
        shown: false,
      },
    ]);
    expect(await notificationsOf(bea)).toEqual([]);
    // Once in the thread; a reply removes the notification.
    expect(await threadOf(ada)).toHaveLength(1);
    await reply(ada, id, 'present');
    expect(await notificationsOf(ada)).toEqual([]);
    expect(await newestSent()).toMatchObject({
      lastReminder: { timestamp: new Date(server.now()).toISOString(), numberOfRecipients: 1 },
    });
  });

  it('is sent once for concurrent calls, and again after an hour', async () => {
    const { id } = await sent({ replies: ['ok'] });
    const colleague = await signUpAdministrator(server);
    const presses = [organiser, organiser, colleague, organiser].map((who) => remindOf(id, who));
    expect(countStatuses(await Promise.all(presses))).toEqual({ 200: 1, 429: 3 });
    const remindersOf = async (person: Person) =>
      (await notificationsOf(person)).filter(({ title }) => title === 'Manca la tua risposta');
    expect(await remindersOf(ada)).toHaveLength(1);
    server.advance(hour - 61_000);
    const early = await remindOf(id);
    expect(parseError(early).message).toBe('L’hai appena ricordato: riprova tra 2 minuti');
    server.advance(61_000);
    expect((await remindOf(id)).statusCode).toBe(200);
    expect(await remindersOf(ada)).toHaveLength(2);
    // A wrong clock is corrected.
    server.advance(-24 * hour);
    expect((await remindOf(id)).statusCode).toBe(200);
  });

  it('is not counted if refused', async () => {
    const { id } = await sent({ replies: ['ok'] });
    await remindOf(id);
    const refused = [];
    for (let count = 0; count < 25; count++) refused.push(await remindOf(id));
    expect(countStatuses(refused)).toEqual({ 429: 25 });
    const { id: next } = await sent({ replies: ['ok'] });
    expect((await remindOf(next)).statusCode).toBe(200);
  });

  it('needs a recipient without a reply', async () => {
    const { id: plain } = await sent({});
    expect(parseError(await remindOf(plain)).status).toBe(409);
    const audience = { kind: 'chosen', userIds: [ada.id] };
    const { id } = await sent({ audience, replies: ['ok'] });
    await reply(ada, id, 'ok');
    const refused = parseError(await remindOf(id));
    expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/già risposto/) });
    expect(parseError(await remindOf(999_999)).status).toBe(404);
    expect((await newestSent())?.lastReminder).toBeNull();
  });

  it('is in the audit log', async () => {
    const { id } = await sent({ title: 'Stasera', replies: ['ok'] });
    await remindOf(id);
    const { auditLog } = contract;
    const response = await server.call(auditLog.list, { token: organiser.token });
    expect(parseResponse(auditLog.list, response)[0]).toMatchObject({
      actor: organiser.username,
      title: 'Avviso ricordato',
      subject: 'Stasera',
      changes: [{ what: 'Destinatari', before: null, after: '2' }],
    });
  });
});

const existingNotifications = 5;

describe.skipIf(testServerUrl !== undefined)('with ten thousand players', () => {
  it('notifies each in a constant number of statements', async () => {
    const { db } = server.database;
    await addRankedPlayers(db, 10_000);
    await sql`insert into notification_preferences (user_id, topic, delivery)
      select id, 'messages', 'list' from users where id % 2 = 0`.execute(db);
    // Existing notifications, which it must not count or change.
    await sql`
      with recursive numbers(number) as (
        select 1 union all select number + 1 from numbers where number < ${existingNotifications}
      )
      insert into notifications (user_id, kind, title, text, shown, created_at)
      select users.id, 'record', 'Nuovo record', 'Nuovo record', 1, 0 from numbers, users`.execute(
      db,
    );
    const before = await notificationsOf(ada);
    const published: unknown[] = [];
    const stop = server.bus.subscribe('notifications', (id) => published.push(id));
    const { numberOfRecipients } = await sent({ replies: ['ok'] });
    stop();
    expect(numberOfRecipients).toBe(9_999);
    // One event for all; a PostgreSQL bus receives it twice.
    expect(new Set(published)).toEqual(new Set([undefined]));
    expect(await notificationsOf(ada)).toHaveLength(before.length + 1);
    const { rows } = await sql<{ notified: number; quiet: number; versions: number }>`
      select (select count(*) from notifications where kind = 'message') as notified,
        (select count(*) from notifications where kind = 'message' and shown = 1) as quiet,
        (select count(*) from notification_versions where version > 0) as versions`.execute(db);
    expect(rows).toEqual([
      { notified: 9_999, quiet: 5_000 - (organiser.id % 2 === 0 ? 1 : 0), versions: 10_000 },
    ]);
  });
});
