import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, temporaryFolder } from '../testing/test-app.ts';

const document =
  '<html><head><title>PokéTorneo</title><meta\n name="description" content="Gioca"></head><body></body></html>';
const files = { files: '', content: '' };
const preview = {
  description: 'I "493" Pokémon & <tutti>.',
  picture: 'pokedex',
  pictureText: 'Un prato',
};
const plain = { hasParameter: false, needsParameter: false, ...files };
const hints = {
  '/home': { access: 'public', title: 'PokéTorneo', preview, ...plain },
  '/account/login': {
    access: 'public',
    title: 'PokéTorneo',
    preview: { ...preview, title: 'Accedi' },
    ...plain,
  },
  '/pokedex': { access: 'public', title: 'Pokédex', preview, ...plain },
  '/account/register': {
    access: 'public',
    title: 'PokéTorneo',
    preview: { ...preview, title: 'Entra', isUnlisted: true, isMoreThanItsPath: true },
    ...plain,
  },
  '/badges': { access: 'login', title: 'Medagliere', ...plain, hasParameter: true },
  '/battle': {
    access: 'login',
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
let server: TestApp;
beforeAll(async () => {
  folder = await temporaryFolder();
  const folders = { web: join(folder.path, 'web'), assets: join(folder.path, 'assets') };
  for (const path of Object.values(folders)) mkdirSync(path);
  writeFileSync(join(folders.web, 'index.html'), document);
  writeFileSync(join(folders.web, 'page-hints.json'), JSON.stringify(hints));
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

describe('the document of a page', () => {
  it('that anyone may open says what it declares', async () => {
    const { title, canonical, meta } = await read('/pokedex?da=chat');
    expect(title).toBe('Pokédex');
    expect(canonical).toBe('http://127.0.0.1:3000/pokedex');
    expect(meta).toEqual({
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
  ])('%s that not everybody may open says that one signs in for it', async (path, name, url) => {
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

  it('that is about its query repeats that to nobody', async () => {
    const { title, meta } = await read('/account/register?invitation=segreto');
    expect(title).toBe('PokéTorneo');
    expect(meta).toMatchObject({ 'og:title': 'Entra', robots: 'noindex' });
    expect(meta['og:url']).toBeUndefined();
    expect(JSON.stringify(meta)).not.toContain('segreto');
  });

  it.each(['/nessuna-pagina', '/pokedex/25', '/badges/1/2', '/battle', '/battle/', '/*'])(
    '%s that is not there says so',
    async (path) => {
      const { statusCode, title } = await read(path);
      expect({ statusCode, title }).toEqual({ statusCode: 404, title: '404 - Page Not Found' });
    },
  );

  it.each(['/', '/account', '/pokedex', '/pokedex/', '/pokedex?pokemon=25', '/badges/1/'])(
    '%s is there',
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
  ])('of %s is announced as that of %s, to which it leads', async (path, to, name) => {
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
  ])('begins its addresses as they lead here, whatever %j says', async (host, start) => {
    const { meta, canonical } = await read('/pokedex', host);
    expect(canonical).toBe(`${start}/pokedex`);
    expect(meta['og:image']).toBe(`${start}/assets/links/pages/pokedex.jpg`);
    expect(JSON.stringify(meta)).not.toContain('evil');
  });
});
