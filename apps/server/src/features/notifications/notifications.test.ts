import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAccepted, signIn, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { catchUp } from '../../testing/servers-on-one-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './notify.ts';

const { list, setShown, insert, delete: deleteOne, deleteAll } = contract.notifications;

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function notificationsOf(token: string, shown?: boolean) {
  return (await createPoll(server, token, shown).next()).notifications;
}

const titlesOf = async (token: string, shown?: boolean) =>
  (await notificationsOf(token, shown)).map(({ title }) => title);

const write = (token: string, body: object) => server.call(insert, { token, body });

describe('the list', () => {
  it('begins with a welcome', async () => {
    const player = await signUp(server);
    expect(await notificationsOf(player.token)).toEqual([
      expect.objectContaining({
        userId: player.id,
        kind: 'welcome',
        title: 'Ti diamo il benvenuto!',
        url: '/tournaments',
        sender: null,
        shown: false,
        timestamp: new Date(server.now()).toISOString(),
      }),
    ]);
  });

  it('comes with six icons, the chosen one included', async () => {
    const player = await signUp(server);
    const icons = await server.database.db
      .selectFrom('user_face_icons')
      .select('species_id as speciesId')
      .where('user_id', '=', player.id)
      .execute();
    expect(icons).toHaveLength(6);
    expect(icons.map(({ speciesId }) => `face-icons/${speciesId}.png`)).toContain(player.icon);
  });

  it('is newest first, and can be filtered by shown', async () => {
    const [organiser, player] = [await signUpAdministrator(server), await signUp(server)];
    await write(organiser.token, { title: 'Primo', text: 'a', userId: player.id });
    await write(organiser.token, { title: 'Secondo', text: 'b', userId: player.id });
    const [second, first, welcome] = await notificationsOf(player.token);
    expect([second?.title, first?.title]).toEqual(['Secondo', 'Primo']);
    await server.call(setShown, {
      token: player.token,
      query: { shown: 'true' },
      body: [{ notificationId: first?.notificationId }],
    });
    expect(await titlesOf(player.token, true)).toEqual(['Primo']);
    expect(await titlesOf(player.token, false)).toEqual(['Secondo', welcome?.title]);
    expect(await titlesOf(player.token)).toEqual(['Secondo', 'Primo', welcome?.title]);
  });

  it.each([
    ['of a release to come', JSON.stringify({ kind: 'trophy', trophyName: 'Coppa' })],
    [
      'with fewer fields than today',
      JSON.stringify({ kind: 'badge', badgeName: 'Medaglia Sasso' }),
    ],
    ['that are damaged', '{"kind":'],
  ])('ignores facts %s, and loses nothing else', async (_which, facts) => {
    const player = await signUp(server);
    const pikachu = { name: 'Pikachu', speciesId: 25, formId: 25, isShiny: false };
    const tell = (kind: 'starter' | 'reward') =>
      server.transaction((unit) => notify(unit, player.id, { kind, ...pikachu }));
    const id = await tell('starter');
    await server.database.db
      .updateTable('notifications')
      .set({ facts })
      .where('id', '=', id)
      .execute();
    await tell('reward');
    const [reward, starter] = await notificationsOf(player.token);
    expect(reward?.facts).toEqual({ kind: 'pokemon', source: 'reward', ...pikachu });
    expect(starter).toMatchObject({ title: 'Un nuovo compagno!', facts: null });
  });

  it('has no facts for written messages', async () => {
    const [organiser, player] = [await signUpAdministrator(server), await signUp(server)];
    const facts = {
      kind: 'tournament-unlocked',
      tournamentName: 'Lega',
      tournamentPicture: 'a.svg',
    };
    const message = { title: 'Nuova medaglia!', text: 'Hai vinto', kind: 'badge', facts };
    await write(organiser.token, { ...message, userId: player.id });
    await write(player.token, message);
    for (const { token } of [player, organiser]) {
      const [newest] = await notificationsOf(token);
      expect(newest).toMatchObject({ title: message.title, kind: 'message', facts: null });
    }
  });

  it('refuses an invalid filter', async () => {
    const { token } = await signUp(server);
    const response = await server.call(list, { token, query: { shown: 'forse' } });
    expect(response.statusCode).toBe(400);
  });

  it('keeps the newest five hundred', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    await server.transaction(async (unit) => {
      for (let value = 1; value <= 501; value++) {
        await notify(unit, player.id, { kind: 'record', game: 'quiz', value });
      }
    });
    const texts = (await notificationsOf(player.token)).map(({ text }) => text);
    expect(texts).toHaveLength(500);
    expect(texts[0]).toContain('501');
    expect(texts[499]).toContain(' 2 ');
    expect(await notificationsOf(other.token)).toHaveLength(1);
  });
});

describe('an unchanged poll', () => {
  it('responds 304 with the ETag, for one user only', async () => {
    const { token } = await signUp(server);
    const first = await server.call(list, { token });
    const again = await server.call(list, {
      token,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('does not touch the database', async () => {
    const { token } = await signUp(server);
    // A late event of the sign-up would invalidate what the first poll caches.
    if (server.database.kind === 'server') await catchUp(server);
    const poll = createPoll(server, token, false);
    const reads = vi.spyOn(server.database.db, 'selectFrom');
    await poll.next();
    expect(reads).toHaveBeenCalled();
    reads.mockClear();
    expect((await poll.next()).status).toBe(304);
    expect(reads).not.toHaveBeenCalled();
  });

  it('has an ETag specific to user and filter', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    const mine = await server.call(list, { token: player.token });
    const headers = { 'if-none-match': String(mine.headers.etag) };
    const theirs = await server.call(list, { token: other.token, headers });
    expect(theirs.statusCode).toBe(200);
    const filtered = await server.call(list, {
      token: player.token,
      query: { shown: 'true' },
      headers,
    });
    expect(filtered.statusCode).toBe(200);
    expect(filtered.json()).toEqual([]);
  });

  it('follows every change of the user’s own list only', async () => {
    const organiser = await signUpAdministrator(server);
    const [player, other] = [await signUp(server), await signUp(server)];
    const mine = createPoll(server, player.token);
    const theirs = createPoll(server, other.token);
    await mine.next();
    await theirs.next();
    const message = { text: 'Ciao', userId: player.id };
    const idOfFirst = async () => (await mine.next()).notifications[0]?.notificationId ?? 0;
    const changes: [what: string, change: () => Promise<unknown>, count: number][] = [
      ['a message', () => write(organiser.token, message), 2],
      [
        'shown',
        async () =>
          server.call(setShown, {
            token: player.token,
            query: { shown: 'true' },
            body: [{ notificationId: await idOfFirst() }],
          }),
        2,
      ],
      [
        'deleted',
        async () =>
          server.call(deleteOne, {
            token: player.token,
            query: { notificationId: await idOfFirst() },
          }),
        1,
      ],
      ['all deleted', () => server.call(deleteAll, { token: player.token }), 0],
      ['another message', () => write(organiser.token, message), 1],
    ];
    for (const [what, change, count] of changes) {
      await mine.next();
      expect((await mine.next()).status, what).toBe(304);
      await change();
      const { status, notifications } = await mine.next();
      expect(status, what).toBe(200);
      expect(notifications, what).toHaveLength(count);
      expect((await mine.next()).status, what).toBe(304);
      expect((await theirs.next()).status, what).toBe(304);
    }
  });

  it('stays unchanged by calls without effect', async () => {
    const { token } = await signUp(server);
    await server.call(deleteAll, { token });
    const poll = createPoll(server, token);
    await poll.next();
    await server.call(deleteAll, { token });
    await server.call(setShown, { token, query: { shown: 'true' }, body: [] });
    await server.call(deleteOne, { token, query: { notificationId: 1 } });
    expect((await poll.next()).status).toBe(304);
  });

  it('ends with the token: expired, revoked, or of a deleted account', async () => {
    const expired = await signUp(server);
    const poll = createPoll(server, expired.token);
    await poll.next();
    server.advance(61 * 24 * 60 * 60_000);
    expect((await poll.next()).status).toBe(401);

    const changer = await signUp(server);
    const changed = createPoll(server, changer.token);
    await changed.next();
    await server.call(contract.auth.changePassword, {
      token: changer.token,
      body: { oldPassword: changer.password, newPassword: 'altra-parola' },
    });
    expect((await changed.next()).status).toBe(401);

    const leaver = await signUp(server);
    const left = createPoll(server, leaver.token);
    await left.next();
    await server.call(contract.users.delete, { token: leaver.token, params: { id: leaver.id } });
    expect((await left.next()).status).toBe(401);

    const forgetful = await signUp(server);
    const forgotten = createPoll(server, forgetful.token);
    await forgotten.next();
    await server.call(contract.auth.sendResetPasswordEmail, {
      body: { username: forgetful.username, email: forgetful.email },
    });
    const link = /token=([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';
    const reset = await server.call(contract.auth.resetPassword, {
      params: { token: link },
      body: { newPassword: 'altra-parola' },
    });
    expect(reset.statusCode).toBe(200);
    // The sign-in updates the cached token state.
    const { username } = forgetful;
    const signedIn = await signIn(server, { username, password: 'altra-parola' });
    const renewed = createPoll(server, parseResponse(contract.auth.signIn, signedIn).token);
    await renewed.next();
    expect((await renewed.next()).status).toBe(304);
    expect((await forgotten.next()).status).toBe(401);
  });

  it('gets a full response with a fresh token once renewal is due', async () => {
    const { token } = await signUp(server);
    const first = await server.call(list, { token });
    const headers = { 'if-none-match': String(first.headers.etag) };
    server.advance(25 * 60 * 60_000);
    const again = await server.call(list, { token, headers });
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    expect(await isAccepted(server, String(again.headers['new-token']))).toBe(true);
  });
});

describe('a role', () => {
  it('applies immediately when granted and revoked', async () => {
    const [organiser, player] = [await signUpAdministrator(server), await signUp(server)];
    const statusOf = async () =>
      (await server.call(contract.users.list, { token: player.token })).statusCode;
    const give = (roles: string[]) =>
      server.call(contract.users.update, {
        token: organiser.token,
        params: { id: player.id },
        body: { roles },
      });
    expect(await statusOf()).toBe(403);
    expect((await give(['ROLE_USER', 'ROLE_ADMIN'])).statusCode).toBe(200);
    expect(await statusOf()).toBe(200);
    await give(['ROLE_USER']);
    expect(await statusOf()).toBe(403);
  });
});

describe('another user’s notification', () => {
  it('can be neither marked nor deleted', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    const before = await notificationsOf(other.token);
    const notificationId = before[0]?.notificationId ?? 0;
    const marked = await server.call(setShown, {
      token: player.token,
      query: { shown: 'true' },
      body: [{ notificationId }],
    });
    expect(marked.statusCode).toBe(200);
    const deleted = await server.call(deleteOne, {
      token: player.token,
      query: { notificationId },
    });
    expect(parseError(deleted)).toMatchObject({
      status: 404,
      message: 'Questa notifica non c’è più',
    });
    await server.call(deleteAll, { token: player.token });
    expect(await notificationsOf(other.token)).toEqual(before);
  });
});

describe('a message', () => {
  it('goes from any user to every organiser', async () => {
    const organisers = [await signUpAdministrator(server), await signUpAdministrator(server)];
    const [player, other] = [await signUp(server), await signUp(server)];
    const body = { title: 'Aiuto', text: 'Prima riga\r\nseconda 🙂', sender: 'Qualcun altro' };
    expect((await write(player.token, body)).statusCode).toBe(200);
    for (const { token } of organisers) {
      expect((await notificationsOf(token))[0]).toMatchObject({
        title: 'Aiuto',
        text: 'Prima riga\nseconda 🙂',
        sender: player.username,
        url: '/club/messages',
        urlSection: String(player.id),
      });
    }
    expect(await notificationsOf(other.token)).toHaveLength(1);
    expect(await notificationsOf(player.token)).toHaveLength(1);
  });

  it('has a title even when none is given', async () => {
    const [organiser, player] = [await signUpAdministrator(server), await signUp(server)];
    await write(player.token, { title: null, text: 'a' });
    await write(player.token, { title: '  ', text: 'b' });
    await write(player.token, { text: 'c' });
    expect((await titlesOf(organiser.token)).slice(0, 3)).toEqual([
      'Nuovo messaggio',
      'Nuovo messaggio',
      'Nuovo messaggio',
    ]);
  });

  it('goes to one user only from organisers, and only to one who exists', async () => {
    const organiser = await signUpAdministrator(server);
    const [player, other] = [await signUp(server), await signUp(server)];
    const refused = await write(player.token, { text: 'a', userId: other.id });
    expect(parseError(refused)).toMatchObject({
      status: 403,
      message: 'Solo gli organizzatori possono scrivere a uno sfidante',
    });
    expect(await notificationsOf(other.token)).toHaveLength(1);
    const unknown = await write(organiser.token, { text: 'a', userId: 999_999 });
    expect(parseError(unknown)).toMatchObject({
      status: 404,
      message: 'Questo account non esiste',
    });
    expect((await write(organiser.token, { text: 'a', userId: other.id })).statusCode).toBe(200);
    expect(await notificationsOf(other.token)).toHaveLength(2);
  });

  it('cannot be sent to a user by a demoted organiser', async () => {
    const [organiser, other] = [await signUpAdministrator(server), await signUp(server)];
    expect((await write(organiser.token, { text: 'a', userId: other.id })).statusCode).toBe(200);
    // By another process, without an event.
    await server.database.db
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('id', '=', organiser.id)
      .execute();
    expect(parseError(await write(organiser.token, { text: 'b', userId: other.id }))).toEqual({
      status: 403,
      message: 'Solo gli organizzatori possono scrivere a uno sfidante',
    });
    expect(await notificationsOf(other.token)).toHaveLength(2);
  });

  const wrong: [what: string, body: object, message: string][] = [
    ['a long title', { title: 'x'.repeat(46), text: 'a' }, 'Title too long (max. 45 characters)'],
    ['a long text', { text: 'x'.repeat(201) }, 'Text too long (max. 200 characters)'],
    ['no words', { text: ' \n ' }, 'Il testo del messaggio è vuoto'],
    ['only invisible characters', { text: '\u200b' }, 'Il testo del messaggio è vuoto'],
    ['a NUL', { text: 'a\u0000b' }, 'Il messaggio contiene caratteri non ammessi'],
    ['a bell', { title: 'a\u0007b', text: 'a' }, 'Il messaggio contiene caratteri non ammessi'],
    [
      'a title of two lines',
      { title: 'a\nb', text: 'a' },
      'Il messaggio contiene caratteri non ammessi',
    ],
    ['half a character', { text: 'a\ud83d' }, 'Il messaggio contiene caratteri non ammessi'],
  ];
  it.each(wrong)('is refused with %s', async (_, body, message) => {
    const [organiser, player] = [await signUpAdministrator(server), await signUp(server)];
    expect(parseError(await write(player.token, body))).toMatchObject({ status: 400, message });
    expect(await notificationsOf(organiser.token)).toHaveLength(1);
  });

  it('may have the contract’s maximum length', async () => {
    const { token } = await signUp(server);
    const body = { title: 'x'.repeat(45), text: 'x'.repeat(200) };
    expect((await write(token, body)).statusCode).toBe(200);
  });

  it('is limited to twenty an hour for a player', async () => {
    const organiser = await signUpAdministrator(server);
    const [player, other] = [await signUp(server), await signUp(server)];
    for (let count = 1; count <= 20; count++) {
      expect((await write(player.token, { text: String(count) })).statusCode).toBe(200);
    }
    expect((await write(player.token, { text: '21' })).statusCode).toBe(429);
    expect(await notificationsOf(organiser.token)).toHaveLength(21);
    expect((await write(other.token, { text: 'a' })).statusCode).toBe(200);
    await signUpAdministrator(server);
    for (let count = 1; count <= 21; count++) {
      expect((await write(organiser.token, { text: String(count) })).statusCode).toBe(200);
    }
    server.advance(60 * 60_000 + 1);
    const { token } = await server
      .call(contract.auth.signIn, {
        body: { username: player.username, password: player.password },
      })
      .then((response) => response.json());
    expect((await write(token, { text: 'dopo' })).statusCode).toBe(200);
  });
});
