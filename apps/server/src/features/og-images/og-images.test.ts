import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@poketorneo/contract';
import { ogBackgroundPath } from '@poketorneo/gen4/asset-paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUp } from '../../testing/people.ts';
import { writeStubAssets } from '../../testing/stub-assets.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../../testing/test-app.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestApp;
beforeEach(async () => {
  folder = await temporaryFolder();
  await writeStubAssets(folder.path);
  writeFileSync(join(folder.path, 'index.html'), '<title>PokéTorneo</title>');
  server = await createTestApp({ folders: { web: folder.path, assets: folder.path } });
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function publicPlayer() {
  const { username, token } = await signUp(server);
  const body = { isPublic: true };
  await server.call(contract.publicProfiles.setVisibility, { body, token });
  return username;
}

const ask = (username: string, from = '203.0.113.7') =>
  server.call(contract.ogImages.player, { query: { username }, from });

it('is rendered once for concurrent requests', async () => {
  const username = await publicPlayer();
  const responses = await Promise.all(Array.from({ length: 30 }, () => ask(username)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // Served from the cache.
  await rm(folder.path, { recursive: true });
  expect((await ask(username)).rawPayload).toEqual(responses[0]?.rawPayload);
  expect(server.errors).toEqual([]);
});

it('redirects to the static image on an error, and recovers', async () => {
  const username = await publicPlayer();
  await rm(join(folder.path, ogBackgroundPath('profile')));
  const { statusCode, headers } = await ask(username);
  expect({
    statusCode,
    location: headers.location,
    cacheControl: headers['cache-control'],
  }).toEqual({
    statusCode: 302,
    location: '/assets/links/pages/profile.jpg',
    cacheControl: 'no-store',
  });
  expect(server.errors.join('')).toContain('link preview image not drawn');
  await writeStubAssets(folder.path);
  expect((await ask(username)).statusCode).toBe(200);
});

it('redirects to the static image if the queue is full or the limit is reached', async () => {
  const names = await Promise.all(Array.from({ length: 40 }, publicPlayer));
  const responses = await Promise.all(names.map((username) => ask(username)));
  const drawn = responses.filter(({ statusCode }) => statusCode === 200).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(40);
  expect(responses.every(({ statusCode }) => [200, 302].includes(statusCode))).toBe(true);
  // Above the limit cached images are sent, and other addresses can render.
  const limit = 'link-picture-address:';
  const { db } = server.database;
  const rows = await db.selectFrom('rate_limits').select(['key', 'attempts']).execute();
  const own = rows.find(({ key }) => key.startsWith(limit));
  await db
    .updateTable('rate_limits')
    .set({ attempts: 120 })
    .where('key', '=', own?.key ?? '')
    .execute();
  const late = await publicPlayer();
  expect((await ask(late)).statusCode).toBe(302);
  expect((await ask(late, '198.51.100.9')).statusCode).toBe(200);
  expect((await ask(late)).statusCode).toBe(200);
  expect(server.errors).toEqual([]);
});
