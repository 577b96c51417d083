// @sqlite: HTTP alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { contract, type Endpoint } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newAddress, signUp } from '../testing/people.ts';
import { parseError, parseResponse } from '../testing/responses.ts';
import { createTestApp, registration, type TestApp, temporaryFolder } from '../testing/test-app.ts';
import { addEndpoint } from './endpoint.ts';

const unknownPath = { status: 404, message: 'Non c’è nulla a questo indirizzo' };
const badRequest = { status: 400, message: 'La richiesta non è scritta correttamente' };

const csp = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
};

function directivesOf(header: unknown): Record<string, string> {
  return Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/))
      .map(([name = '', sources = '']) => [name, sources]),
  );
}

describe('the API', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS', url: string) =>
    server.app.inject({ method, url });
  const signUpWith = (payload: string | Buffer, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload,
      headers: { 'x-forwarded-for': newAddress(), ...headers },
    });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nulla'],
    ['GET', '/api/users/1'],
    ['GET', '/api/auth/signin'],
    ['GET', '/api/../api/nulla'],
    ['POST', '/api/users'],
    ['PUT', '/api/auth/signin'],
    ['DELETE', '/api/users'],
    ['PATCH', '/api/user/1'],
    ['OPTIONS', '/api/users'],
    ['GET', '/API/health'],
    ['GET', '/'],
    ['GET', '/home'],
  ] as const)('responds to the unknown %s %s with a JSON 404', async (method, url) => {
    const response = await inject(method, url);
    expect(parseError(response)).toEqual(unknownPath);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('finds a path with a slash at its end', async () => {
    expect((await inject('GET', '/api/health/')).statusCode).toBe(200);
  });

  it.each(['/api/%', '/api/user/%zz', '/%c0%ae'])('refuses the address %s', async (url) => {
    const response = await inject('GET', url);
    expect(parseError(response)).toEqual(badRequest);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers).toHaveProperty('x-request-id');
  });

  it('refuses a part of a path that is too long', async () => {
    const { status, message } = parseError(await inject('GET', `/api/user/${'1'.repeat(201)}`));
    expect({ status, message }).toEqual({ status: 414, message: 'L’indirizzo è troppo lungo' });
  });

  it.each(['{', '{"a":1,}', 'ciao', '{"username":"ada"', '\ufeff\ufeff{}'])(
    'refuses %j, which is no JSON',
    async (payload) => {
      expect(parseError(await signUpWith(payload, json))).toEqual(badRequest);
    },
  );

  it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'refuses %s, which would change every object',
    async (payload) => {
      expect(parseError(await signUpWith(payload, json))).toEqual(badRequest);
    },
  );

  it('treats an empty JSON body as no body', async () => {
    const none = parseError(await inject('POST', '/api/auth/signup'));
    expect(none.status).toBe(400);
    expect(parseError(await signUpWith('', json))).toEqual(none);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
    '',
  ])('refuses a body of the type %j', async (type) => {
    const payload = JSON.stringify(registration('nessuno'));
    const response = await signUpWith(payload, { 'content-type': type });
    expect(parseError(response)).toEqual({
      status: 415,
      message: 'I dati vanno inviati in formato JSON',
    });
  });

  it('accepts a compressed body within the same size limit', async () => {
    const compressed = { ...json, 'content-encoding': 'gzip' };
    const payload = gzipSync(JSON.stringify(registration('compressa')));
    expect((await signUpWith(payload, compressed)).statusCode).toBe(201);
    const bomb = gzipSync(JSON.stringify({ username: 'a'.repeat(50_000_000) }));
    expect(parseError(await signUpWith(bomb, compressed)).status).toBe(413);
    expect(parseError(await signUpWith('{}', compressed))).toEqual(badRequest);
    const unknown = await signUpWith('{}', { ...json, 'content-encoding': 'x' });
    expect(parseError(unknown).status).toBe(415);
  });

  it('refuses bodies over 256 KiB', async () => {
    const tooMuch = { status: 413, message: 'I dati inviati sono troppi' };
    const payload = (length: number) => JSON.stringify('a'.repeat(length - 2));
    expect(parseError(await signUpWith(payload(256 * 1024), json)).status).toBe(400);
    expect(parseError(await signUpWith(payload(256 * 1024 + 1), json))).toEqual(tooMuch);
  });

  it('sends security headers with every response', async () => {
    const { token } = await signUp(server);
    for (const response of [
      await inject('GET', '/api/health'),
      await inject('GET', '/api/nulla'),
      await inject('GET', '/api/users'),
      await server.call(contract.users.list, { token }),
      await signUpWith('{', json),
    ]) {
      const { headers } = response;
      expect(directivesOf(headers['content-security-policy'])).toEqual(csp);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      // The tests' server is reached over plain HTTP.
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('gives every response its own request id, whatever the client sends', async () => {
    const ids = new Set<unknown>();
    for (const url of ['/api/health', '/api/health', '/api/nulla', '/api/users']) {
      const headers = { 'x-request-id': 'mio' };
      const response = await server.app.inject({ url, headers });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      ids.add(response.headers['x-request-id']);
    }
    expect(ids.size).toBe(4);
  });

  it('has a documentation page with every endpoint', async () => {
    const page = await inject('GET', '/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    const document = z.parse(
      z.object({
        info: z.object({ title: z.string() }),
        paths: z.record(z.string(), z.record(z.string(), z.object({ summary: z.string() }))),
      }),
      (await inject('GET', '/api/docs/json')).json(),
    );
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => `${method} ${path}: ${summary}`),
    );
    const endpoints = Object.values<Record<string, Endpoint>>(contract).flatMap((feature) =>
      Object.values(feature).map(({ method, path, summary }) => {
        const template = path.replace(/:(\w+)/g, '{$1}');
        return `${method.toLowerCase()} ${template}: ${summary}`;
      }),
    );
    expect(listed.sort()).toEqual(endpoints.sort());
  });

  it('has a documentation page that works under its own policy', async () => {
    const page = await inject('GET', '/api/docs/');
    const scripts = [...page.body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const { pathname } = new URL(src ?? '', 'http://torneo.example/api/docs/');
      expect((await inject('GET', pathname)).statusCode, pathname).toBe(200);
    }
    const { 'script-src': sources = '' } = directivesOf(page.headers['content-security-policy']);
    expect(sources).toContain("'self'");
    expect(page.body).not.toMatch(/<script(?![^>]* src=)[^>]*>/);
  });

  it.each([
    ['http://torneo.example', false],
    ['https://torneo.example', true],
  ])('at %s the documentation sends browsers to https: %s', async (publicUrl, isSent) => {
    const other = await createTestApp({ publicUrl });
    const { headers } = await other.app.inject('/api/docs/');
    const directives = directivesOf(headers['content-security-policy']);
    expect(directives).toHaveProperty('script-src');
    expect('upgrade-insecure-requests' in directives).toBe(isSent);
    expect('strict-transport-security' in headers).toBe(isSent);
    await other.close();
  });

  it('responds to bytes that are not HTTP, and keeps working', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const port = portOf(server);
    const nonsense = await rawResponseTo(port, 'CIAO\r\n\r\n');
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(nonsense).toContain(`\r\n\r\n{"message":"${badRequest.message}"}`);
    const endless = await rawResponseTo(
      port,
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}`,
    );
    expect(endless).toMatch(/^HTTP\/1\.1 431 /);
    expect(endless).toContain('La richiesta ha intestazioni troppo lunghe');
    const lying = 'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n';
    expect(await rawResponseTo(port, lying)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await inject('GET', '/api/health')).statusCode).toBe(200);
  });
});

function portOf(server: TestApp): number {
  const [address] = server.app.addresses();
  return typeof address === 'object' ? address.port : 0;
}

/** All that the server sends before it closes the connection. */
function rawResponseTo(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('a call that fails', () => {
  let server: TestApp;
  const endpoint = <Who extends 'public' | 'user'>(path: `/api/${string}`, access: Who) => ({
    method: 'GET' as const,
    path,
    access,
    summary: 'Only in this test',
    params: z.object({}),
    query: z.object({}),
    body: z.optional(z.unknown()),
    response: z.object({ name: z.string().check(z.minLength(1)) }),
    status: 200 as const,
  });
  beforeAll(async () => {
    server = await createTestApp();
    addEndpoint(server.app, endpoint('/api/fails', 'public'), () => {
      throw new Error('select password_hash from users');
    });
    addEndpoint(server.app, endpoint('/api/breaks-contract', 'public'), () => ({ name: '' }));
    const person = { name: 'Ada', passwordHash: '$argon2id$' };
    addEndpoint(server.app, endpoint('/api/says-too-much', 'public'), () => person);
    await server.app.register(async (scope) => {
      scope.verifyToken = () => Promise.reject(new Error('the database is gone'));
      addEndpoint(scope, endpoint('/api/cannot-verify', 'user'), () => person);
    });
  });
  afterAll(() => server.close());

  it.each([
    ['/api/fails', 'select password_hash from users'],
    ['/api/breaks-contract', 'breaks the contract'],
    ['/api/cannot-verify', 'the database is gone'],
  ])('is a 500 at %s with a request id; only the log has the reason', async (url, reason) => {
    const before = server.errors.length;
    const response = await server.app.inject({ url, headers: { 'x-access-token': 'x' } });
    const requestId = response.headers['x-request-id'];
    expect(parseError(response)).toEqual({
      status: 500,
      message: `Qualcosa non ha funzionato. Se succede ancora, riferisci questo codice: ${requestId}`,
      requestId,
    });
    const logged = server.errors.slice(before).filter((line) => line.includes(reason));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(String(requestId));
  });

  it('sends no field outside the contract', async () => {
    const response = await server.app.inject('/api/says-too-much');
    expect(response.json()).toEqual({ name: 'Ada' });
  });
});

describe('health', () => {
  it('is 200 only while the database responds', async () => {
    const server = await createTestApp();
    const healthy = await server.call(contract.health.check);
    expect(parseResponse(contract.health.check, healthy)).toEqual({ status: 'ok' });
    await server.database.close();
    const ill = parseError(await server.call(contract.health.check));
    expect(ill).toEqual({ status: 503, message: 'Il database non risponde' });
    expect(server.errors.join('')).toContain('the database does not answer');
    await server.close();
  });
});

describe('the web app’s files', () => {
  let server: TestApp;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const script = `console.log(${JSON.stringify('ciao '.repeat(1000))});`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(1000)}</svg>`;
  const page = [
    '<!doctype html><html lang="it"><head><title>PokéTorneo</title>',
    '<link rel="icon" href="/assets/face-icons/25.png">',
    '<meta property="og:image" content="/assets/backgrounds/home.svg">',
    '<meta name="asset-base-url" content="/assets">',
    '<script type="module" src="/static/app-1a2b3c.js"></script>',
    `</head><body><div id="root"></div><a href="/assetsment">x</a>${'<p></p>'.repeat(200)}</body></html>`,
  ].join('\n');

  beforeAll(async () => {
    folder = await temporaryFolder();
    const files: Record<string, string | Buffer> = {
      'static/secret.txt': 'segretissimo',
      'static/web/index.html': page.replace('<div id="root">', '$&<!--page-->'),
      'static/web/page-manifest.json': JSON.stringify({
        '/pokedex': {
          access: 'public',
          title: 'Pokédex',
          needsParameter: false,
          preview: { description: 'Tutti', picture: 'pokedex', pictureText: 'Un prato' },
          hasParameter: false,
          files: '<link rel="modulepreload" href="/static/pokedex.js">',
          content: '<link rel="preload" href="/assets/pokemon/artwork/1.svg">',
        },
        '/tournament-leaders': {
          access: 'user',
          title: 'Capipalestra',
          needsParameter: false,
          hasParameter: true,
          files: '<link rel="modulepreload" href="/static/pokedex.js">',
          content: '<link rel="preload" href="/assets/pokemon/artwork/1.svg">',
        },
        '/my-team': {
          access: 'user',
          title: 'Squadra',
          needsParameter: false,
          hasParameter: false,
          files:
            '<link rel="modulepreload" href="/static/team.js"><link rel="stylesheet" href="/static/team.css">',
          content: '',
          prerendered: {
            markup: '<h1>La mia squadra</h1><img src="/assets/brand/logo.svg" alt="">',
            afterPaintScript: '<script defer src="/static/after-paint.js"></script>',
            htmlAttributes: 'data-page-frame="slim"',
          },
        },
      }),
      'static/web/manifest.webmanifest': '{}',
      'static/web/static/app-1a2b3c.js': script,
      'static/web/static/app-1a2b3c.js.br': brotliCompressSync(script),
      'static/web/static/app-1a2b3c.js.gz': gzipSync(script),
      'static/assets/types/4.svg': drawing,
      'static/assets/types/4.svg.br': brotliCompressSync(drawing),
      'static/assets/types/4.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder.path, path)), { recursive: true });
      writeFileSync(join(folder.path, path), content);
    }
    server = await createTestApp({ folders: foldersOf() });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await folder.remove();
  });
  // A folder named like a URL prefix must make no difference.
  const foldersOf = () => ({
    // With a slash at the end, as an operator may write it.
    web: `${join(folder.path, 'static/web')}/`,
    assets: join(folder.path, 'static/assets'),
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });

  it('redirect /favicon.ico to the icon', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/\/brand\/icon-192\.png$/);
  });

  it.each([
    '/',
    '/home',
    '/badges/1',
    '/reset-password?token=a.b',
    '/index.html',
    '/profile/edit/',
  ])('the page is at %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(page);
    expect(directivesOf(response.headers['content-security-policy'])).toEqual(csp);
  });

  it('the page is a 304 for a matching If-None-Match', async () => {
    const { headers } = await get('/home');
    const tag = String(headers.etag);
    for (const known of [tag, `"x", ${tag}`]) {
      const response = await get('/home', { 'if-none-match': known });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
    }
    expect((await get('/home', { 'if-none-match': 'W/"x"' })).statusCode).toBe(200);
  });

  it.each([
    ['/pokedex', true, true],
    ['/pokedex/', true, true],
    ['/tournament-leaders/kanto', true, true],
    // No such page: nothing to preload.
    ['/pokedex/qualcosa', false, false],
    // With a query the first image is another one.
    ['/pokedex?pokemon=25', true, false],
    ['/home', false, false],
    ['/pokedexter', false, false],
  ])('the page at %s preloads its files and images', async (url, files, pictures) => {
    const { body } = await get(url);
    expect(body.includes('href="/static/pokedex.js"')).toBe(files);
    expect(body.includes('href="/assets/pokemon/artwork/1.svg"')).toBe(pictures);
  });

  it('a prerendered page has its markup, and the app’s files wait in a template', async () => {
    const { body } = await get('/my-team');
    const [head = '', rest = ''] = body.split('</head>');
    expect(head).toContain('<html data-page-frame="slim"');
    expect(rest).toContain('<div id="root"><main class="boot-page" inert><h1>La mia squadra</h1>');
    expect(head).toContain('<link rel="stylesheet" href="/static/team.css">');
    expect(head).toContain('<script defer src="/static/after-paint.js"></script>');
    expect(head).not.toContain('type="module"');
    expect(head).not.toContain('rel="modulepreload"');
    expect(rest).toContain(
      '<template id="app-files"><script type="module" src="/static/app-1a2b3c.js"></script><link rel="modulepreload" href="/static/team.js"></template></body>',
    );
  });

  it('a page with a query is not prerendered', async () => {
    const { body } = await get('/my-team?tier=2');
    expect(body).not.toContain('La mia squadra');
    expect(body).toContain('<script type="module" src="/static/app-1a2b3c.js"></script>');
  });

  it('the page is compressed', async () => {
    const response = await get('/home', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(page);
  });

  it('the page is not served under /api, nor for a missing file', async () => {
    for (const url of ['/api', '/api/nulla', '/assets', '/assets/missing.png', '/static/x.js']) {
      expect(parseError(await get(url))).toEqual(unknownPath);
    }
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/home' });
    expect(statusCode).toBe(404);
  });

  it.each([
    ['/static/app-1a2b3c.js', 'public, max-age=31536000, immutable', 'javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/assets/types/4.png', 'public, max-age=604800, stale-while-revalidate=604800', 'image/png'],
    ['/assets/types/4.svg', 'public, max-age=604800, stale-while-revalidate=604800', 'image/svg'],
  ])('%s has Cache-Control %s', async (url, cacheControl, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe(cacheControl);
    expect(response.headers['content-type']).toContain(type);
    expect(response.headers.vary).toBe('accept-encoding');
    const again = await get(url, { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['/static/app-1a2b3c.js', 'br', script],
    ['/static/app-1a2b3c.js', 'gzip', script],
    ['/assets/types/4.svg', 'br', drawing],
  ] as const)('%s is sent precompressed as %s', async (url, encoding, text) => {
    const response = await get(url, { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).not.toContain('octet-stream');
    const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(decompress(response.rawPayload).toString()).toBe(text);
    expect((await get(url)).body).toBe(text);
  });

  it('HEAD has the headers without the body', async () => {
    for (const [url, length] of [
      ['/home', Buffer.byteLength(page)],
      ['/static/app-1a2b3c.js', script.length],
      ['/assets/types/4.png', 8],
    ] as const) {
      const { status, headers, body } = await requestRaw(url, 'HEAD');
      expect({ status, length: headers['content-length'], body }).toEqual({
        status: 200,
        length: String(length),
        body: '',
      });
    }
  });

  it('range requests work, as browsers send for sounds', async () => {
    const response = await get('/assets/types/4.png', { range: 'bytes=1-3' });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe('PNG');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%5csecret.txt',
    '/assets/..\\secret.txt',
    '/assets/%252e%252e%252fsecret.txt',
    '/assets/types/..%2f..%2f..%2fsecret.txt',
    '/assets//etc/passwd',
    '/assets/%2fetc%2fpasswd',
    '/assets/types/4.png%00.txt',
    '/static/..%2f..%2fsecret.txt',
    '/static/..%2fpage-manifest.json',
    '/static/../page-manifest.json',
    '/page-manifest.json',
    '//assets/../secret.txt',
  ])('no file without a URL is served at %s', async (path) => {
    const { status, body } = await requestRaw(path);
    expect(body).not.toContain('segretissimo');
    expect(body).not.toContain('root:');
    if (status === 200) expect(body).toBe(page);
    else expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  /** Requests a path without normalising it. */
  function requestRaw(
    path: string,
    method = 'GET',
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
    return new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port: portOf(server), path, method, agent: false },
        (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            body += chunk;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        },
      )
        .on('error', reject)
        .end();
    });
  }

  it('uses a configured asset host in the page and its policy', async () => {
    const assetBaseUrl = 'https://cdn.example/torneo';
    const other = await createTestApp({ folders: foldersOf(), assetBaseUrl });
    for (const url of ['/home', '/index.html']) {
      const { body, headers } = await other.app.inject(url);
      expect(body).toContain(`href="${assetBaseUrl}/face-icons/25.png"`);
      expect(body).toContain(`content="${assetBaseUrl}/backgrounds/home.svg"`);
      expect(body).toContain(`content="${assetBaseUrl}"`);
      expect(body).toContain('href="/assetsment"');
      expect(directivesOf(headers['content-security-policy'])).toEqual({
        ...csp,
        'connect-src': "'self' https://cdn.example",
        'img-src': "'self' data: https://cdn.example",
        'manifest-src': "'self' https://cdn.example",
        'media-src': "'self' https://cdn.example",
      });
    }
    await other.close();
  });
});
