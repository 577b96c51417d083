import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@poketorneo/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { writeStubAssets } from '../../testing/stub-assets.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../../testing/test-app.ts';
import { enrol, winAgainst } from '../../testing/tournament.ts';

const { get, getVisibility, setVisibility } = contract.publicProfiles;
const page = '<html><head><title>PokéTorneo</title></head><body></body></html>';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  folder = await temporaryFolder();
  const folders = { web: join(folder.path, 'web'), assets: join(folder.path, 'assets') };
  mkdirSync(folders.web);
  writeFileSync(join(folders.web, 'index.html'), page);
  await writeStubAssets(folders.assets);
  server = await createTestApp({ seeded: true, folders, publicUrl: 'https://torneo.example' });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await folder.remove();
});

const look = (username: string) => server.call(get, { query: { username } });
const show = ({ token }: Person, isPublic: boolean) =>
  server.call(setVisibility, { body: { isPublic }, token });
const open = (url: string) => server.app.inject({ url });
const pictureOf = (document: string) =>
  /property="og:image" content="https:\/\/torneo\.example([^"]*)"/
    .exec(document)?.[1]
    ?.replaceAll('&amp;', '&') ?? '';

async function shown(username?: string): Promise<Person> {
  const player = await signUp(server, username === undefined ? {} : { username });
  parseResponse(setVisibility, await show(player, true));
  return player;
}

describe('a profile', () => {
  it('is private until its player enables it', async () => {
    const player = await signUp(server);
    const own = await server.call(getVisibility, { token: player.token });
    expect(parseResponse(getVisibility, own)).toEqual({ isPublic: false });
    expect((await look(player.username)).statusCode).toBe(404);
    await show(player, true);
    expect((await look(player.username)).statusCode).toBe(200);
    await show(player, false);
    expect((await look(player.username)).statusCode).toBe(404);
  });

  it('contains username, icon, badges, positions and duels only', async () => {
    const player = await shown();
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    const response = await look(player.username);
    const profile = parseResponse(get, response);
    expect(Object.keys(profile).sort()).toEqual([
      'duels',
      'icon',
      'ranks',
      'seasons',
      'tournaments',
      'userId',
      'username',
    ]);
    expect(profile).toMatchObject({
      username: player.username,
      icon: expect.stringMatching(/^face-icons\/\d+\.png$/),
      tournaments: [{ name: 'Torneo di Kanto', badges: expect.any(Array) }],
    });
    const obtained = profile.tournaments[0]?.badges.filter((badge) => badge.obtained);
    expect(obtained?.map(({ name }) => name)).toEqual(['Medaglia Sasso']);
    expect(profile.ranks.map(({ kind, score }) => [kind, score])).toEqual([
      ['badges', 1],
      ['leaders', 1],
      ['collection', 4],
    ]);
    for (const secret of [player.firstName, player.lastName, player.email ?? '', '@']) {
      expect(response.body).not.toContain(secret);
    }
  });

  it('is found in any case of the name, and returns its original case', async () => {
    const player = await shown('Ada.Neri_1');
    for (const written of ['ada.neri_1', 'ADA.NERI_1', 'Ada.Neri_1']) {
      expect(parseResponse(get, await look(written)).username).toBe(player.username);
    }
  });

  it('responds the same for unknown, private, suspended, waiting and deleted accounts', async () => {
    const hidden = await signUp(server);
    const [suspended, waiting, gone] = [await shown(), await shown(), await shown()];
    for (const { username } of [suspended, waiting, gone]) {
      expect((await look(username)).statusCode).toBe(200);
    }
    await server.call(contract.users.updateStatus, {
      params: { id: suspended.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    await server.transaction(async ({ trx, emit }) => {
      const waits = { status: 'waiting' } as const;
      await trx.updateTable('users').set(waits).where('id', '=', waiting.id).execute();
      emit('accounts', waiting.id);
    });
    await server.call(contract.users.delete, { params: { id: gone.id }, token: gone.token });
    const people = [hidden, suspended, waiting, gone].map(({ username }) => username);
    const names = ['nessuno', ...people, '%', '', '<script>', 'à'];
    for (const name of names) {
      const { statusCode, body } = await look(name);
      expect({ statusCode, body }, name).toEqual({
        statusCode: 404,
        body: JSON.stringify({
          message: 'Questo profilo non c’è, oppure chi gioca non lo mostra',
        }),
      });
      const document = await open(`/players/${encodeURIComponent(name)}`);
      if (name !== '') expect(document.statusCode, name).toBe(404);
      expect(document.body).toContain('<title>PokéTorneo</title>');
      if (name.length > 1) expect(document.body.toLowerCase()).not.toContain(name.toLowerCase());
    }
  });

  it('follows the last setting, regardless of the cache', async () => {
    const player = await signUp(server);
    const changes = Array.from({ length: 8 }, (_, index) => show(player, index % 2 === 0));
    await Promise.all([...changes, ...changes.map(() => look(player.username))]);
    await show(player, true);
    expect((await look(player.username)).statusCode).toBe(200);
  });

  it.each([[{}], [{ isPublic: 'sì' }], [[]], [null]])('cannot be made %j', async (body) => {
    const player = await signUp(server);
    const { statusCode } = await server.call(setVisibility, { body, token: player.token });
    expect(statusCode).toBe(400);
  });
});

describe('the link of a profile', () => {
  it('has a preview with name, and a picture with the badges', async () => {
    const player = await shown();
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    const { body, statusCode, headers } = await open(
      `/players/${player.username.toUpperCase()}?x=1`,
    );
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain(`<title>Profilo di ${player.username} – PokéTorneo</title>`);
    expect(body).toContain(
      `property="og:url" content="https://torneo.example/players/${player.username}"`,
    );
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toMatch(
      /og:description" content="Una medaglia\. \d+º posto (nel Medagliere|per capipalestra sconfitti|nella Collezione)\./,
    );
    const picture = await open(pictureOf(body));
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.headers['cache-control']).toBe('public, max-age=300');
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });

  it('has another picture after changes, and none once private', async () => {
    const player = await shown();
    const before = pictureOf((await open(`/players/${player.username}`)).body);
    const { headers } = await open(before);
    await enrol(server, player, 1);
    const after = pictureOf((await open(`/players/${player.username}`)).body);
    expect(after).not.toBe(before);
    const asked = { url: after, headers: { 'if-none-match': String(headers.etag) } };
    const { headers: newest, statusCode } = await server.app.inject(asked);
    expect(statusCode).toBe(200);
    asked.headers = { 'if-none-match': String(newest.etag) };
    expect((await server.app.inject(asked)).statusCode).toBe(304);
    await show(player, false);
    for (const address of [before, after]) expect((await open(address)).statusCode).toBe(404);
    expect((await server.app.inject(asked)).statusCode).toBe(404);
  });

  it.each([
    [
      `"><script>alert('$&')</script>`,
      '&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;',
    ],
    ['a\u202eb\u200bc\n😀', 'abc 😀'],
    ['W'.repeat(300), `${'W'.repeat(78)}…`],
  ])('escapes the name %j', async (username, written) => {
    const player = await shown();
    const { db } = server.database;
    // Written directly: sign-up rejects such names.
    await db.updateTable('users').set({ username }).where('id', '=', player.id).execute();
    const { body } = await open(`/players/${player.username}`);
    expect(body).toContain(`property="og:title" content="Profilo di ${written}"`);
    expect(body).not.toContain('<script>');
    expect(body.match(/<title>/g)).toHaveLength(1);
    // No username can be this long.
    const { statusCode } = await open(pictureOf(body));
    expect([400, 404]).toContain(statusCode);
  });
});

describe('the link of the leaderboards', () => {
  it('names only players with a public profile', async () => {
    const [hidden, player] = [await signUp(server), await shown()];
    for (const one of [hidden, player]) {
      await enrol(server, one, 1);
      await winAgainst(server, organiser, one, { tournament: 1, leaders: [1, 2] });
    }
    const { body } = await open('/leaderboard');
    expect(body).not.toContain(hidden.username);
    expect(body).not.toContain(player.firstName);
    const address = pictureOf(body);
    expect(address).toContain('/api/get-leaderboard-link-picture?v=');
    expect((await open(address)).headers['content-type']).toBe('image/jpeg');
    await show(hidden, true);
    expect(pictureOf((await open('/leaderboard')).body)).not.toBe(address);
  });
});
