import { createServer } from 'node:http';
import { contract } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { importJWK, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signIn, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPushBrowser, type PushBrowser } from '../../testing/push-browser.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { openChallenge } from '../duel-challenges/index.ts';
import { notify } from '../notifications/index.ts';
import { type PostMessage, type PushRequest, postToAny, postToPublic } from './index.ts';
import { createPostToPublic } from './post-message.ts';
import { UnusableEndpoint } from './push-address.ts';
import { createPushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';

const { get, set } = contract.notificationPreferences;
const { forget, key, save } = contract.push;

let on: TestDatabase;
let server: TestApp;
let player: Person;
let browser: PushBrowser;
/** Messages received by the push services. */
let sent: PushRequest[];
/** Their responses in order; then 201. */
let answers: (number | 'nothing')[];

const post: PostMessage = async (request) => {
  const answer = answers.shift() ?? 201;
  if (answer === 'nothing') throw new Error('no response');
  sent.push(request);
  return answer;
};

beforeEach(async () => {
  on = await createTestDatabase();
  server = await createTestApp({ on, postMessage: post });
  player = await signUp(server);
  browser = createPushBrowser();
  sent = [];
  answers = [];
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await on.drop();
});

/** A sender like that of a process. */
const senderOf = ({ database: { db }, transaction }: TestApp) =>
  createPushSender({
    transaction,
    keys: createPushKeys({ db, transaction }),
    post,
    log: { warn: () => {} },
    contact: 'https://torneo.example',
    assetBaseUrl: '/assets',
  });

/** Several on PostgreSQL; on SQLite, concurrent calls of one. */
async function severalProcesses(): Promise<TestApp[]> {
  if (testServerUrl === undefined) return [server, server, server];
  const others = [1, 2].map(() => createTestApp({ on, postMessage: post }));
  return [server, ...(await Promise.all(others))];
}
async function closeOthers(processes: readonly TestApp[]): Promise<void> {
  for (const one of processes) if (one !== server) await one.close();
}

const subscribe = (person: Person, { subscription }: PushBrowser) =>
  server.call(save, { token: person.token, body: subscription });
const tellOfMatch = (leaderName = 'Brock') =>
  server.transaction((unit) =>
    notify(unit, player.id, { kind: 'match-recorded', leaderName, outcome: 'win' }),
  );
/** After the delay. */
async function sendDue(): Promise<void> {
  server.advance(11_000);
  await senderOf(server).sendDue();
}
const read = ({ body }: PushRequest) => browser.read(body);
const subscriptions = () =>
  server.database.db.selectFrom('push_subscriptions').select('user_id').execute();

describe('a push message', () => {
  it('contains the notification, encrypted for the browser and signed with the installation’s keys', async () => {
    expect((await subscribe(player, browser)).statusCode).toBe(200);
    await tellOfMatch();
    await sendDue();
    expect(sent).toHaveLength(1);
    const [{ endpoint, headers, body } = { endpoint: '', headers: {}, body: Buffer.of() }] = sent;
    expect(endpoint).toBe(browser.subscription.endpoint);
    expect(browser.read(body)).toEqual({
      title: 'Lotta registrata',
      text: 'Contro Brock: vittoria. Non è giusto? Scrivi all’organizzatore.',
      url: '/my-matches',
      urlSection: null,
      topic: headers.Topic,
      icon: '/assets/brand/icon-192.png',
      challenge: null,
    });
    expect(body.includes('Brock')).toBe(false);
    expect(Number(headers.TTL)).toBe(86_400);
    // RFC 8292: verified with the key given to the browser.
    const { publicKey } = parseResponse(key, await server.call(key, { token: player.token }));
    const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.Authorization ?? '') ?? [];
    expect(k).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = await importJWK(
      {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      'ES256',
    );
    const { payload } = await jwtVerify(token, jwk, { audience: 'https://push.example.org' });
    expect(payload.sub).toBe('https://torneo.example');
  });

  it.each([
    ['drawn', true],
    ['own', false],
  ] as const)('lets a challenge with %s teams be answered', async (teams, canAccept) => {
    await subscribe(player, browser);
    const challenger = await signUp(server);
    const id = await server.transaction((unit) =>
      openChallenge(unit, {
        fromId: challenger.id,
        toId: player.id,
        linkKey: null,
        terms: { ...defaultTerms, teams },
        pokemonIds: null,
        teams: null,
        rematchOf: null,
        answerMs: 60_000,
      }),
    );
    await sendDue();
    expect(sent.map(read)).toMatchObject([
      { url: `/pvp-battle?sfida=${id}`, challenge: { id, canAccept } },
    ]);
  });

  it('is sent once by several processes', async () => {
    await subscribe(player, browser);
    const processes = await severalProcesses();
    for (const name of ['Brock', 'Misty', 'Erika']) await tellOfMatch(name);
    for (const one of new Set(processes)) one.advance(11_000);
    await Promise.all(processes.map((one) => senderOf(one).sendDue()));
    expect(sent.map(read)).toHaveLength(3);
    await closeOthers(processes);
  });

  it('is not sent if seen on the page meanwhile', async () => {
    await subscribe(player, browser);
    const notificationId = await tellOfMatch();
    await server.call(contract.notifications.setShown, {
      query: { shown: 'true' },
      body: [{ notificationId }],
      token: player.token,
    });
    await sendDue();
    expect(sent).toEqual([]);
    expect(await server.database.db.selectFrom('push_queue').selectAll().execute()).toEqual([]);
  });

  it.each([500, 429, 'nothing'] as const)('is retried after %s, three times', async (answer) => {
    await subscribe(player, browser);
    await tellOfMatch();
    answers = [answer];
    await sendDue();
    const before = sent.length;
    await sendDue();
    expect(sent).toHaveLength(before);
    server.advance(2 * 60_000);
    await sendDue();
    expect(sent).toHaveLength(before + 1);
    await tellOfMatch('Misty');
    answers = [answer, answer, answer];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await sendDue();
      server.advance(2 * 60_000);
    }
    expect(answers).toEqual([]);
    expect(await server.database.db.selectFrom('push_queue').selectAll().execute()).toEqual([]);
  });

  it.each([404, 410])('is the last one if the service responds %i', async (answer) => {
    await subscribe(player, browser);
    await tellOfMatch();
    answers = [answer];
    await sendDue();
    expect(await subscriptions()).toEqual([]);
  });

  it('is sent to each recipient of an announcement who enabled it', async () => {
    const organiser = await signUpAdministrator(server);
    const [quiet, without] = [await signUp(server), await signUp(server)];
    await subscribe(player, browser);
    await subscribe(quiet, createPushBrowser());
    await server.call(set, { token: quiet.token, body: { messages: 'toast' } });
    const announced = await server.call(contract.announcements.insert, {
      token: organiser.token,
      body: {
        audience: { kind: 'chosen', userIds: [player.id, quiet.id, without.id] },
        title: 'Stasera',
        text: 'Si gioca alle nove',
      },
    });
    expect(announced.statusCode).toBe(201);
    await sendDue();
    expect(sent.map(read)).toEqual([
      expect.objectContaining({ title: 'Stasera', text: 'Si gioca alle nove', url: '/messages' }),
    ]);
  });
});

describe('the topics of push messages', () => {
  const preferences = async () =>
    parseResponse(get, await server.call(get, { token: player.token }));

  it('default to battles, tournaments and messages, and follow the preferences', async () => {
    await server.call(set, { token: player.token, body: { messages: 'list' } });
    await subscribe(player, browser);
    expect(await preferences()).toEqual({
      battles: 'phone',
      challenges: 'phone',
      tournaments: 'phone',
      messages: 'list',
      rewards: 'toast',
      games: 'toast',
    });
    await server.call(set, { token: player.token, body: { battles: 'toast', games: 'phone' } });
    // A second subscription keeps the preferences.
    await subscribe(player, createPushBrowser());
    expect(await preferences()).toMatchObject({ battles: 'toast', games: 'phone' });
    await tellOfMatch();
    await server.transaction((unit) =>
      notify(unit, player.id, { kind: 'record', game: 'quiz', value: 7 }),
    );
    await sendDue();
    expect(
      sent.filter(({ endpoint }) => endpoint === browser.subscription.endpoint).map(read),
    ).toEqual([expect.objectContaining({ title: 'Nuovo record a PokéQuiz!' })]);
  });
});

describe('a browser gets no messages any more', () => {
  beforeEach(async () => {
    await subscribe(player, browser);
  });
  afterEach(async () => {
    if (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('id', '=', player.id)
        .executeTakeFirst()
    )
      await tellOfMatch();
    await sendDue();
    expect(sent).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  it('once it unsubscribes, even without a session', async () => {
    const { endpoint, keys } = browser.subscription;
    const guess = { endpoint, auth: createPushBrowser().subscription.keys.auth };
    expect((await server.call(forget, { body: guess })).json()).toEqual(
      (
        await server.call(forget, {
          body: { endpoint: 'https://altrove.example/1', auth: guess.auth },
        })
      ).json(),
    );
    expect(await subscriptions()).toHaveLength(1);
    await server.call(forget, { body: { endpoint, auth: keys.auth } });
  });

  it('once its player has signed out everywhere', async () => {
    await server.call(contract.auth.signOutEverywhere, { token: player.token });
  });

  it('once the password has changed, until it subscribes again', async () => {
    await server.call(contract.auth.changePassword, {
      token: player.token,
      body: { oldPassword: player.password, newPassword: 'altra-parola' },
    });
  });

  it('once the account is suspended', async () => {
    const organiser = await signUpAdministrator(server);
    await server.call(contract.users.updateStatus, {
      token: organiser.token,
      params: { id: player.id },
      body: { status: 'suspended' },
    });
  });

  it('once the account is deleted', async () => {
    await server.call(contract.users.delete, { token: player.token, params: { id: player.id } });
  });

  it('once its session has expired', async () => {
    await tellOfMatch();
    server.advance(61 * 24 * 60 * 60_000);
    await senderOf(server).prune();
  });
});

describe('a browser', () => {
  it('belongs to the user who signed in last', async () => {
    const other = await signUp(server);
    await subscribe(player, browser);
    await tellOfMatch();
    await subscribe(other, browser);
    await sendDue();
    expect(sent).toEqual([]);
    expect(await subscriptions()).toEqual([{ user_id: other.id }]);
  });

  it('is one of at most ten', async () => {
    for (let count = 0; count < 12; count += 1) await subscribe(player, createPushBrowser());
    expect(await subscriptions()).toHaveLength(10);
  });

  it('cannot register an endpoint outside the public network', async () => {
    const careful = await createTestApp({ postMessage: postToPublic });
    const { token } = await signUp(careful);
    const { keys } = browser.subscription;
    for (const endpoint of [
      'http://push.example.org/1',
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://2130706433/1',
      'https://localhost/1',
      'https://stampante.local/1',
      'https://push.example.org:8443/1',
      'https://chi:sono@push.example.org/1',
      'ftp://push.example.org/1',
      'push.example.org',
      `https://push.example.org/${'x'.repeat(1000)}`,
    ]) {
      const response = await careful.call(save, { token, body: { endpoint, keys } });
      expect(response.statusCode, endpoint).toBe(400);
    }
    const { subscription } = createPushBrowser();
    expect((await careful.call(save, { token, body: subscription })).statusCode).toBe(200);
    await careful.close();
  });

  it.each([
    [
      'no point',
      { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    ],
    ['no key', { p256dh: 'AAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['half a secret', { ...createPushBrowser().subscription.keys, auth: 'AAAA' }],
    ['no bytes', { p256dh: 'è', auth: '!' }],
  ])('cannot register %s as a key', async (_, keys) => {
    const { endpoint } = browser.subscription;
    const response = await server.call(save, { token: player.token, body: { endpoint, keys } });
    expect(response.statusCode).toBe(400);
  });

  it('cannot be registered by an ended session', async () => {
    const signedIn = await signIn(server, player);
    expect(signedIn.statusCode).toBe(200);
    await server.call(contract.auth.signOutEverywhere, { token: player.token });
    expect((await subscribe(player, browser)).statusCode).toBe(401);
  });
});

describe('the keys of an installation', () => {
  it('are one pair for concurrent processes', async () => {
    const processes = await severalProcesses();
    const made = await Promise.all(
      processes.map(({ database: { db }, transaction }) => createPushKeys({ db, transaction })()),
    );
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
    const asked = await server.call(key, { token: player.token });
    expect(parseResponse(key, asked).publicKey).toBe(made[0]?.publicKey);
    expect(asked.body).not.toContain(made[0]?.privateKey);
    await closeOthers(processes);
  });
});

describe('sending', () => {
  async function listen(answer: (path: string) => { status: number; location?: string }) {
    const asked: string[] = [];
    const service = createServer((request, response) => {
      asked.push(request.url ?? '');
      const { status, location } = answer(request.url ?? '');
      response.writeHead(status, location === undefined ? {} : { location }).end('x'.repeat(100));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return { asked, url: `http://127.0.0.1:${port}`, close: () => service.close() };
  }
  const request = (endpoint: string) => ({ endpoint, headers: {}, body: Buffer.from('x') });

  it('follows no redirect', async () => {
    const service = await listen(() => ({ status: 307, location: '/altrove' }));
    expect(await postToAny(request(`${service.url}/1`))).toBe(307);
    expect(service.asked).toEqual(['/1']);
    service.close();
  });

  it('reaches no local or private address, whatever its name', async () => {
    for (const address of ['127.0.0.1', '192.168.1.20']) {
      const post = createPostToPublic(async () => [{ address, family: 4 }]);
      await expect(post(request('https://push.example.org/1'))).rejects.toThrow(UnusableEndpoint);
    }
  });
});
