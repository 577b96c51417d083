import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BattleAction, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticFolders } from '../../http/static-files.ts';
import { choose, start } from '../../testing/battles.ts';
import { signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { writeStubAssets } from '../../testing/stub-assets.ts';
import { createStubEngine, stubMoves } from '../../testing/stub-battles.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../../testing/test-app.ts';
import { enrol, leaderId } from '../../testing/tournament.ts';

const page = [
  '<!doctype html><html lang="it"><head><title>PokéTorneo</title>',
  '<meta\n  name="description"\n  content="Sfida i capipalestra"\n/>',
  '<meta name="asset-base" content="/assets"></head>',
  '<body><div id="root"></div></body></html>',
].join('');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let folders: StaticFolders;
let server: TestApp;
beforeAll(async () => {
  folder = await temporaryFolder();
  folders = { web: join(folder.path, 'web'), assets: join(folder.path, 'assets') };
  mkdirSync(folders.web);
  await writeStubAssets(folders.assets);
  writeFileSync(join(folders.web, 'index.html'), page);
  server = await createTestApp({
    seeded: true,
    folders,
    publicUrl: 'https://torneo.example',
    battleEngine: createStubEngine(),
  });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await folder.remove();
});

const open = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ url, method });

/** A finished battle shared by its player. */
async function shared(action: BattleAction = stubMoves.win, name?: string) {
  const player = await signUp(server);
  parseResponse(contract.tournaments.signUp, await enrol(server, player, 1));
  const { db } = server.database;
  // Written directly: sign-up rejects such names.
  if (name !== undefined) {
    await db.updateTable('users').set({ username: name }).where('id', '=', player.id).execute();
  }
  const battle = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  await choose(server, player, { battleId: battle.id, step: 0, action });
  const body = { battleId: battle.id };
  const answer = await server.call(contract.battles.share, { body, token: player.token });
  const { key } = parseResponse(contract.battles.share, answer);
  return { key, battleId: battle.id, player: battle.contestants[0].name, playerId: player.id };
}

/** The meta tags of a document. */
function metaOf(document: string): Record<string, string> {
  const tags = document.matchAll(/<meta\s+(?:name|property)="([^"]*)"\s+content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe('the link of a shared battle', () => {
  it('has a preview with opponents, outcome and picture', async () => {
    const { key, player } = await shared();
    const { body, headers } = await open(`/replay/${key}?da=chat`);
    expect(body).toContain(`<title>${player} contro Brock – PokéTorneo</title>`);
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    const description = `Torneo di Kanto. Vittoria di ${player} in un turno. Rivedi la lotta, turno per turno.`;
    expect(metaOf(body)).toMatchObject({
      description,
      'og:title': `${player} contro Brock`,
      'og:description': description,
      'og:url': `https://torneo.example/replay/${key}`,
      'og:image': expect.stringMatching(
        /^https:\/\/torneo\.example\/api\/get-replay-link-picture\?key=.*&amp;v=[\w-]{12}$/,
      ),
      'og:image:alt': `${player} contro Brock`,
      robots: 'noindex',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    // The document still loads the app.
    expect(metaOf(body)['asset-base']).toBe('/assets');
    expect(body).toContain('<div id="root"></div>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect((await open(`/replay/${key}`, 'HEAD')).statusCode).toBe(200);
  });

  it.each([
    [stubMoves.lose, 'Sconfitta di'],
    [stubMoves.draw, 'Pareggio in un turno'],
  ])('describes other outcomes, too', async (action, words) => {
    const { key } = await shared(action);
    expect(metaOf((await open(`/replay/${key}`)).body)['og:description']).toContain(words);
  });

  it('escapes names', async () => {
    const { key } = await shared(stubMoves.win, `"><script>alert('$&')</script>`);
    const { body } = await open(`/replay/${key}`);
    expect(body).not.toContain('<script>');
    const written = '&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt; contro Brock';
    expect(body).toContain(`<title>${written} – PokéTorneo</title>`);
    expect(metaOf(body)['og:title']).toBe(written);
  });

  it.each(['nessuna-lotta-con-questa-chiave', 'corta', 'battle/1', '%3Cscript%3E', ''])(
    'is the plain page for an unknown key: %s',
    async (key) => {
      const { statusCode, body } = await open(`/replay/${key}`);
      expect(statusCode).toBe(200);
      expect(body).toBe(page);
    },
  );

  it('is the plain page for a battle that has not been shared', async () => {
    const { key, battleId } = await shared();
    const { db } = server.database;
    await db.updateTable('battles').set({ share_key: null }).where('id', '=', battleId).execute();
    expect((await open(`/replay/${key}`)).body).toBe(page);
  });

  it('is the plain page, without replay or picture, while its player is suspended', async () => {
    const organiser = await signUpAdministrator(server);
    const { key, player, playerId } = await shared();
    const document = (await open(`/replay/${key}`)).body;
    const look = async () => {
      const query = { key };
      const replay = await server.call(contract.battles.replay, { query });
      const picture = await server.call(contract.ogImages.replay, { query });
      return {
        document: (await open(`/replay/${key}`)).body,
        statuses: [replay.statusCode, picture.statusCode],
        body: replay.body,
      };
    };
    const setStatus = async (status: string) =>
      server.call(contract.users.updateStatus, {
        params: { id: playerId },
        body: { status },
        token: organiser.token,
      });
    const before = await look();
    expect(before).toMatchObject({ document, statuses: [200, 200] });
    await setStatus('suspended');
    const unknown = { query: { key: 'nessuna-lotta-con-questa-chiave' } };
    const { body } = await server.call(contract.battles.replay, unknown);
    expect(await look()).toEqual({ document: page, statuses: [404, 404], body });
    expect(body).not.toContain(player);
    await setStatus('active');
    expect(await look()).toEqual(before);
  });

  it('is the plain page while the database does not answer', async () => {
    const ill = await createTestApp({ folders });
    await ill.database.close();
    const { statusCode, body } = await ill.app.inject('/replay/nessuna-lotta-con-questa-chiave');
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: page });
    expect(ill.errors.join('')).toContain('no link preview');
    await ill.close();
  });
});
