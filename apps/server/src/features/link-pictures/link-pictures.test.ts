import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@poketorneo/contract';
import { linkGroundPath } from '@poketorneo/gen4/asset-paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUp } from '../../testing/people.ts';
import { standInAssets } from '../../testing/stand-in-assets.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../../testing/test-app.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestApp;
beforeEach(async () => {
  folder = await temporaryFolder();
  await standInAssets(folder.path);
  writeFileSync(join(folder.path, 'index.html'), '<title>PokéTorneo</title>');
  server = await createTestApp({ folders: { web: folder.path, assets: folder.path } });
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function shown() {
  const { username, token } = await signUp(server);
  const body = { isPublic: true };
  await server.call(contract.publicProfiles.setVisibility, { body, token });
  return username;
}

const ask = (username: string, from = '203.0.113.7') =>
  server.call(contract.linkPictures.player, { query: { username }, from });

it('is drawn once, however many ask at once', async () => {
  const username = await shown();
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(username)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // It needs nothing more to be sent again.
  await rm(folder.path, { recursive: true });
  expect((await ask(username)).rawPayload).toEqual(answers[0]?.rawPayload);
  expect(server.errors).toEqual([]);
});

it('gives way to the page’s own where it cannot be drawn, and is drawn as soon as it can', async () => {
  const username = await shown();
  await rm(join(folder.path, linkGroundPath('profile')));
  const { statusCode, headers } = await ask(username);
  expect({ statusCode, location: headers.location, kept: headers['cache-control'] }).toEqual({
    statusCode: 302,
    location: '/assets/links/pages/profile.jpg',
    kept: 'no-store',
  });
  expect(server.errors.join('')).toContain('no picture drawn for a link');
  await standInAssets(folder.path);
  expect((await ask(username)).statusCode).toBe(200);
});

it('gives way where many wait, and where somebody asks for too many', async () => {
  const names = await Promise.all(Array.from({ length: 40 }, shown));
  const answers = await Promise.all(names.map((username) => ask(username)));
  const drawn = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(40);
  expect(answers.every(({ statusCode }) => [200, 302].includes(statusCode))).toBe(true);
  // What has been drawn is sent, what has not is drawn for somebody else.
  const limit = 'link-picture-address:';
  const { db } = server.database;
  const rows = await db.selectFrom('rate_limits').select(['key', 'attempts']).execute();
  const own = rows.find(({ key }) => key.startsWith(limit));
  await db
    .updateTable('rate_limits')
    .set({ attempts: 120 })
    .where('key', '=', own?.key ?? '')
    .execute();
  const late = await shown();
  expect((await ask(late)).statusCode).toBe(302);
  expect((await ask(late, '198.51.100.9')).statusCode).toBe(200);
  expect((await ask(late)).statusCode).toBe(200);
  expect(server.errors).toEqual([]);
});
