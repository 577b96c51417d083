import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticFolders } from '../http/static-files.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../testing/test-app.ts';

const document =
  '<html><head><title>PokéTorneo</title><meta\n name="description" content="Gioca"><meta name="public-url" content=""></head><body></body></html>';
const files = { files: '', content: '' };
const preview = {
  description: 'I "493" Pokémon & <tutti>.',
  picture: 'pokedex',
  pictureText: 'Un prato',
};
const plain = { hasParameter: false, needsParameter: false, ...files };
const manifest = {
  '/home': {
    access: 'public',
    title: 'PokéTorneo',
    preview,
    redirectedFrom: ['/'],
    ...plain,
  },
  '/account/login': {
    access: 'public',
    title: 'PokéTorneo',
    preview: { ...preview, title: 'Accedi' },
    redirectedFrom: ['/account'],
    ...plain,
  },
  '/pokedex': { access: 'public', title: 'Pokédex', preview, ...plain },
  '/account/register': {
    access: 'public',
    title: 'PokéTorneo',
    preview: { ...preview, title: 'Entra', isUnlisted: true, dependsOnQuery: true },
    ...plain,
  },
  '/badges': { access: 'user', title: 'Medagliere', ...plain, hasParameter: true },
  '/battle': {
    access: 'user',
    title: 'Lotta',
    ...files,
    hasParameter: true,
    needsParameter: true,
  },
  '/club': { access: 'admin', title: 'Il club', ...plain },
  '*': { access: 'public', title: '404 - Page Not Found', preview, ...plain },
};
const network = { internal: false, family: 'IPv4', netmask: '', mac: '', cidr: null } as const;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let folders: StaticFolders;
let server: TestApp;
beforeAll(async () => {
  folder = await temporaryFolder();
  folders = { web: join(folder.path, 'web'), assets: join(folder.path, 'assets') };
  for (const path of Object.values(folders)) mkdirSync(path);
  writeFileSync(join(folders.web, 'index.html'), document);
  writeFileSync(join(folders.web, 'page-manifest.json'), JSON.stringify(manifest));
  server = await createTestApp({
    folders,
    publicUrl: 'http://127.0.0.1:3000',
    isPublicUrlGiven: false,
    interfaces: () => ({ eth0: [{ ...network, address: '192.168.1.20' }] }),
  });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await folder.remove();
});

async function read(url: string, host = '127.0.0.1:3000') {
  const { body, statusCode } = await server.app.inject({ url, headers: { host } });
  const tags = body.matchAll(/<meta\s+(?:name|property)="([^"]*)"\s+content="([^"]*)"/g);
  return {
    statusCode,
    title: /<title>(.*)<\/title>/.exec(body)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    meta: Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content])),
  };
}

describe('the HTML document of', () => {
  it('a public page has its declared preview', async () => {
    const { title, canonical, meta } = await read('/pokedex?da=chat');
    expect(title).toBe('Pokédex');
    expect(canonical).toBe('http://127.0.0.1:3000/pokedex');
    expect(meta).toEqual({
      // The app's own links begin with the page's address.
      'public-url': '',
      description: 'I &quot;493&quot; Pokémon &amp; &lt;tutti&gt;.',
      'og:type': 'website',
      'og:site_name': 'PokéTorneo',
      'og:locale': 'it_IT',
      'og:url': 'http://127.0.0.1:3000/pokedex',
      'og:title': 'Pokédex',
      'og:description': 'I &quot;493&quot; Pokémon &amp; &lt;tutti&gt;.',
      'og:image': 'http://127.0.0.1:3000/assets/links/pages/pokedex.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Un prato',
      'twitter:card': 'summary_large_image',
    });
  });

  it.each([
    ['/badges', 'Medagliere', 'http://127.0.0.1:3000/badges'],
    ['/badges/3', 'Medagliere', 'http://127.0.0.1:3000/badges'],
    ['/battle/7', 'Lotta', undefined],
    ['/club', 'Il club', 'http://127.0.0.1:3000/club'],
  ])('%s, which needs a session, invites to sign in', async (path, name, url) => {
    const { title, canonical, meta, statusCode } = await read(path);
    expect({ title, canonical, statusCode }).toEqual({
      title: name,
      canonical: undefined,
      statusCode: 200,
    });
    expect(meta).toMatchObject({
      'og:title': name,
      'og:description': `Accedi a PokéTorneo per aprire «${name}».`,
      'og:image': 'http://127.0.0.1:3000/assets/links/pages/tournament.jpg',
      robots: 'noindex',
    });
    expect(meta['og:url']).toBe(url);
  });

  it('a page that depends on its query does not repeat the query', async () => {
    const { title, meta } = await read('/account/register?invitation=segreto');
    expect(title).toBe('PokéTorneo');
    expect(meta).toMatchObject({ 'og:title': 'Entra', robots: 'noindex' });
    expect(meta['og:url']).toBeUndefined();
    expect(JSON.stringify(meta)).not.toContain('segreto');
  });

  it.each(['/nessuna-pagina', '/pokedex/25', '/badges/1/2', '/battle', '/battle/', '/*'])(
    '%s, which does not exist, is a 404',
    async (path) => {
      const { statusCode, title } = await read(path);
      expect({ statusCode, title }).toEqual({ statusCode: 404, title: '404 - Page Not Found' });
    },
  );

  it.each(['/', '/account', '/pokedex', '/pokedex/', '/pokedex?pokemon=25', '/badges/1/'])(
    '%s, which exists, is a 200',
    async (path) => {
      expect((await read(path)).statusCode).toBe(200);
    },
  );

  it.each([
    ['/', '/home', 'PokéTorneo'],
    ['/?x=1', '/home', 'PokéTorneo'],
    ['/account', '/account/login', 'Accedi'],
    ['/account/', '/account/login', 'Accedi'],
    ['/account?returnUrl=%2Fmy-team', '/account/login', 'Accedi'],
  ])('%s has the preview of %s, to which the app redirects', async (path, to, name) => {
    const led = await read(path);
    expect(led).toEqual(await read(to));
    expect(led).toMatchObject({ statusCode: 200, title: 'PokéTorneo', meta: { 'og:title': name } });
    expect(led.meta['og:url']).toBe(`http://127.0.0.1:3000${to}`);
  });

  it.each([
    ['192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ['evil.example', 'http://127.0.0.1:3000'],
    ['evil.example:3000', 'http://127.0.0.1:3000'],
    ['192.168.1.20:3000@evil.example', 'http://127.0.0.1:3000'],
    ['', 'http://127.0.0.1:3000'],
  ])('a page uses a trusted base URL for Host %j', async (host, baseUrl) => {
    const { meta, canonical } = await read('/pokedex', host);
    expect(canonical).toBe(`${baseUrl}/pokedex`);
    expect(meta['og:image']).toBe(`${baseUrl}/assets/links/pages/pokedex.jpg`);
    expect(JSON.stringify(meta)).not.toContain('evil');
  });

  it('a page is told PUBLIC_URL if it is set, for the links that the app makes', async () => {
    const other = await createTestApp({ folders, publicUrl: 'https://club.example/a"b' });
    const { body } = await other.app.inject({ url: '/pokedex', headers: { host: '192.168.1.5' } });
    expect(body).toContain('<meta name="public-url" content="https://club.example/a&quot;b">');
    await other.close();
  });
});
