import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunTransaction } from '../../db/transaction.ts';
import { problemsOfMessages } from '../../testing/invariants/of-messages.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMessagesService } from './messages-service.ts';

const { insert, list, setRead, threads } = contract.messages;

let server: TestApp;
let player: Person;
let organiser: Person;
beforeEach(async () => {
  server = await createTestApp();
  player = await signUp(server);
  organiser = await signUpAdministrator(server);
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  expect(await problemsOfMessages(server.database.db)).toEqual([]);
  await server.close();
});

const write = ({ token }: Person, body: object) => server.call(insert, { token, body });
const threadOf = async ({ token }: Person, query = {}) =>
  parseResponse(list, await server.call(list, { token, query }));
const threadsOf = async ({ token }: Person, query = {}) =>
  parseResponse(threads, await server.call(threads, { token, query }));
const notificationsOf = async ({ token }: Person) =>
  (await createPoll(server, token).next()).notifications.filter(({ kind }) => kind === 'message');
const read = ({ token }: Person, body: object) => server.call(setRead, { token, body });

describe('a thread', () => {
  it('contains both sides’ messages, and notifies the other side', async () => {
    await write(player, { text: 'Stasera vengo.\r\nCi sono posti?' });
    const [notification] = await notificationsOf(organiser);
    expect(notification).toMatchObject({
      title: 'Nuovo messaggio',
      text: 'Stasera vengo.\nCi sono posti?',
      sender: player.username,
      url: '/club/messages',
      urlSection: String(player.id),
    });
    await write(organiser, { text: 'Sì, due.', userId: player.id });
    expect((await notificationsOf(player))[0]).toMatchObject({
      text: 'Sì, due.',
      sender: organiser.username,
      url: '/messages',
      urlSection: null,
    });
    const seen = [
      { isFromPlayer: false, sender: organiser.username, text: 'Sì, due.', isRead: false },
      { isFromPlayer: true, sender: player.username, text: 'Stasera vengo.\nCi sono posti?' },
    ];
    expect(await threadOf(player)).toMatchObject(seen);
    expect(await threadOf(organiser, { userId: player.id })).toMatchObject(seen);
    expect(await threadOf(organiser)).toEqual([]);
  });

  it('contains short messages with a title, too', async () => {
    const { insert: notify } = contract.notifications;
    const { token } = organiser;
    await server.call(notify, {
      token,
      body: { title: 'Stasera', text: 'Ore 21', userId: player.id },
    });
    await server.call(notify, { token: player.token, body: { text: 'Va bene' } });
    expect(await threadOf(player)).toMatchObject([
      { isFromPlayer: true, title: '', text: 'Va bene', announcement: null },
      { isFromPlayer: false, title: 'Stasera', text: 'Ore 21', announcement: null },
    ]);
  });

  it('notifies an excerpt of a long text, and contains all of it', async () => {
    const text = 'parola '.repeat(140).trim();
    await write(organiser, { text, userId: player.id });
    const [notification] = await notificationsOf(player);
    expect(notification?.text.length).toBeLessThanOrEqual(200);
    expect(notification?.text).toMatch(/^parola .*parola…$/);
    expect((await threadOf(player))[0]?.text).toBe(text);
  });

  it('is paginated, newest first', async () => {
    for (let count = 1; count <= 5; count++) {
      await write(organiser, { text: `n. ${count}`, userId: player.id });
    }
    const first = await threadOf(player, { limit: 2 });
    expect(first.map(({ text }) => text)).toEqual(['n. 5', 'n. 4']);
    const next = await threadOf(player, { limit: 2, before: first.at(-1)?.id ?? 0 });
    expect(next.map(({ text }) => text)).toEqual(['n. 3', 'n. 2']);
  });

  it.each([
    ['invisible characters only', { text: ' \u200b\n' }, 400],
    ['a control character', { text: 'a\u0000b' }, 400],
    ['a lone surrogate', { text: '\ud800' }, 400],
    ['more than a thousand characters', { text: 'x'.repeat(1001) }, 400],
    ['a thousand characters', { text: 'x'.repeat(1000) }, 200],
    ['no text', {}, 400],
  ])('accepts or refuses a text with %s', async (_which, body, status) => {
    expect((await write(player, body)).statusCode).toBe(status);
    expect(await threadOf(player)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('is visible to its player and organisers', async () => {
    const other = await signUp(server);
    const responses = [
      await write(other, { text: 'Ciao', userId: player.id }),
      await server.call(list, { token: other.token, query: { userId: player.id } }),
      await read(other, { upTo: 1, userId: player.id }),
    ];
    expect(countStatuses(responses)).toEqual({ 403: 3 });
    expect((await write(organiser, { text: 'Ciao', userId: 999_999 })).statusCode).toBe(404);
  });

  it('accepts twenty messages of a player an hour', async () => {
    for (let count = 1; count <= 20; count++) await write(player, { text: `n. ${count}` });
    const refused = parseError(await write(player, { text: 'n. 21' }));
    expect(refused.status).toBe(429);
    expect((await write(organiser, { text: 'Basta', userId: player.id })).statusCode).toBe(200);
    server.advance(3_600_000);
    expect((await write(player, { text: 'n. 21' })).statusCode).toBe(200);
  });

  it('keeps messages of a deleted organiser, anonymized', async () => {
    const leaver = await signUpAdministrator(server);
    await write(leaver, { text: 'Addio', userId: player.id });
    await server.call(contract.users.delete, {
      token: leaver.token,
      params: { id: leaver.id },
    });
    expect(await threadOf(player)).toMatchObject([{ text: 'Addio', sender: null }]);
  });

  it('of a playing organiser is visible and notified to the others', async () => {
    const refused = parseError(await write(organiser, { text: 'C’è qualcuno?' }));
    expect(refused).toMatchObject({
      status: 409,
      message: 'Non c’è nessun altro organizzatore a cui scrivere',
    });
    expect(await threadOf(organiser)).toEqual([]);
    const colleague = await signUpAdministrator(server);
    expect((await write(organiser, { text: 'C’è qualcuno?' })).statusCode).toBe(200);
    expect(await notificationsOf(organiser)).toEqual([]);
    expect(await notificationsOf(colleague)).toMatchObject([{ sender: organiser.username }]);
  });

  it('cannot be written to while its player is not active', async () => {
    const { db } = server.database;
    for (const status of ['suspended', 'waiting'] as const) {
      await db.updateTable('users').set({ status }).where('id', '=', player.id).execute();
      const refused = parseError(await write(organiser, { text: 'Ciao', userId: player.id }));
      expect(refused).toMatchObject({
        status: 409,
        message: 'Chi hai scelto non può entrare adesso: l’account non è attivo',
      });
    }
    expect(await threadOf(organiser, { userId: player.id })).toEqual([]);
  });

  it('is deleted with the player’s account', async () => {
    await write(player, { text: 'Ciao' });
    const { token, id } = player;
    await server.call(contract.users.delete, { token, params: { id } });
    expect(await threadsOf(organiser)).toEqual([]);
    const { db } = server.database;
    expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });
});

describe('a read message', () => {
  it('is marked for the other side, and its notification is revoked', async () => {
    await write(organiser, { text: 'uno', userId: player.id });
    await write(organiser, { text: 'due', userId: player.id });
    await write(player, { text: 'tre' });
    const [, newest, oldest] = await threadOf(player);
    await read(player, { upTo: oldest?.id });
    expect((await threadOf(organiser, { userId: player.id })).map(({ isRead }) => isRead)).toEqual([
      false,
      false,
      true,
    ]);
    // One is unread: its notification stays.
    expect(await notificationsOf(player)).toMatchObject([{ text: 'due', messageId: newest?.id }]);
    await read(player, { upTo: newest?.id });
    expect(await notificationsOf(player)).toEqual([]);
    expect(await notificationsOf(organiser)).toHaveLength(1);
  });

  it('is any message in view, regardless of earlier ones', async () => {
    for (const text of ['uno', 'due', 'tre']) await write(organiser, { text, userId: player.id });
    const [third, second, first] = await threadOf(player);
    const messageIds = [third?.id, first?.id];
    await read(player, { messageIds });
    await read(player, { messageIds });
    expect((await threadOf(player)).map(({ isRead }) => isRead)).toEqual([true, false, true]);
    expect(await notificationsOf(player)).toMatchObject([{ text: 'due', messageId: second?.id }]);
  });

  it('must be in the thread and written by the other side', async () => {
    const other = await signUp(server);
    await write(organiser, { text: 'a te', userId: other.id });
    await write(player, { text: 'a voi' });
    const messageIds = [...(await threadOf(other)), ...(await threadOf(player))].map(
      ({ id }) => id,
    );
    await read(player, { messageIds });
    expect([...(await threadOf(other)), ...(await threadOf(player))]).toMatchObject([
      { isRead: false },
      { isRead: false },
    ]);
    expect([await notificationsOf(other), await notificationsOf(organiser)]).toMatchObject([
      [{}],
      [{}],
    ]);
  });

  it('revokes old notifications without a message once all are read', async () => {
    await write(organiser, { text: 'uno', userId: player.id });
    await write(organiser, { text: 'due', userId: player.id });
    const { db } = server.database;
    await db.updateTable('notifications').set({ message_id: null }).execute();
    const [newest, oldest] = await threadOf(player);
    await read(player, { messageIds: [newest?.id] });
    expect(await notificationsOf(player)).toHaveLength(2);
    await read(player, { messageIds: [oldest?.id] });
    expect(await notificationsOf(player)).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no message', { messageIds: [] }],
    ['too many messages', { messageIds: Array.from({ length: 201 }, (_, id) => id + 1) }],
    ['ids and an upper bound', { messageIds: [1], upTo: 1 }],
  ])('is not marked by naming %s', async (_which, body) => {
    expect((await read(player, body)).statusCode).toBe(400);
  });

  it('is counted for organisers by thread, last written first', async () => {
    const other = await signUp(server);
    await write(player, { text: 'uno' });
    await write(player, { text: 'due' });
    await write(other, { text: 'tre' });
    expect(await threadsOf(organiser)).toMatchObject([
      { userId: other.id, unread: 1, lastMessage: { text: 'tre', isFromPlayer: true } },
      { userId: player.id, unread: 2, lastMessage: { text: 'due' } },
    ]);
    const [newest] = await threadOf(player);
    await read(organiser, { upTo: newest?.id, userId: player.id });
    await write(organiser, { text: 'quattro', userId: player.id });
    expect(await threadsOf(organiser)).toMatchObject([
      { userId: player.id, unread: 0, lastMessage: { text: 'quattro', isFromPlayer: false } },
      { userId: other.id, unread: 1 },
    ]);
    // The other player's notifications stay.
    expect(await notificationsOf(organiser)).toMatchObject([{ sender: other.username }]);
  });

  it('revokes notifications of an organiser about her own thread', async () => {
    const colleague = await signUpAdministrator(server);
    await write(colleague, { text: 'Giochi anche tu?', userId: organiser.id });
    const own = { url: '/club/messages', url_section: String(organiser.id) };
    await server.database.db.updateTable('notifications').set(own).execute();
    const [newest] = await threadOf(organiser);
    await read(organiser, { upTo: newest?.id });
    expect(await notificationsOf(organiser)).toEqual([]);
  });

  it('revokes an organiser’s notification even if a colleague has read it', async () => {
    const colleague = await signUpAdministrator(server);
    await write(player, { text: 'uno' });
    const [newest] = await threadOf(player);
    for (const who of [colleague, organiser]) {
      await read(who, { upTo: newest?.id, userId: player.id });
      expect(await notificationsOf(who)).toEqual([]);
    }
  });

  it('cannot be marked by a demoted organiser', async () => {
    await write(player, { text: 'uno' });
    const [newest] = await threadOf(player);
    // With a token verified before.
    await server.database.db
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('id', '=', organiser.id)
      .execute();
    const body = { upTo: newest?.id, userId: player.id };
    expect((await read(organiser, body)).statusCode).toBe(403);
    expect(await threadOf(player)).toMatchObject([{ isRead: false }]);
  });

  it('needs no transaction if already read', async () => {
    await write(organiser, { text: 'uno', userId: player.id });
    const [newest] = await threadOf(player);
    const { db } = server.database;
    let transactions = 0;
    const transaction: RunTransaction = (work) => {
      transactions += 1;
      return server.transaction(work);
    };
    const messages = createMessagesService({ db, transaction });
    const seen = { which: { messageIds: [newest?.id ?? 0] } };
    const reader = { userId: player.id, isAdmin: false };
    await messages.setRead(reader, seen);
    expect(transactions).toBe(1);
    await messages.setRead(reader, seen);
    await messages.setRead({ userId: organiser.id, isAdmin: true }, { ...seen, userId: player.id });
    expect(transactions).toBe(1);
  });

  it('is counted once for concurrent organisers', async () => {
    const colleague = await signUpAdministrator(server);
    await write(player, { text: 'uno' });
    await write(player, { text: 'due' });
    const [newest] = await threadOf(player);
    const body = { upTo: newest?.id, userId: player.id };
    const responses = await Promise.all(
      [organiser, colleague, organiser].map((who) => read(who, body)),
    );
    expect(countStatuses(responses)).toEqual({ 200: 3 });
    expect(await threadsOf(organiser)).toMatchObject([{ unread: 0 }]);
  });
});
