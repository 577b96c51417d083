import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { temporaryFolder } from './testing/test-app.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = {
  eth0: [
    {
      address: '192.168.1.20',
      family: 'IPv4',
      internal: false,
      netmask: '255.255.255.0',
      mac: '00:00:00:00:00:00',
      cidr: null,
    },
  ],
};

const secret = 'un segreto di almeno trentadue caratteri';
const read = (environment: Record<string, string | undefined> = {}) =>
  readConfig({ DATA_DIR: folder.path, ...environment }, interfaces);

function complaintAbout(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`${JSON.stringify(environment)} was accepted`);
}

describe('without any variable', () => {
  it('every value has its default', () => {
    expect(read()).toEqual({
      host: '127.0.0.1',
      port: 3000,
      database: { kind: 'embedded', folder: folder.path },
      dataFolder: folder.path,
      firstAdministrator: { username: 'admin', password: undefined, email: 'admin@localhost' },
      tokenSecret: expect.stringMatching(/^[\w-]{64}$/),
      sessionDays: 60,
      publicUrl: 'http://127.0.0.1:3000',
      isPublicUrlGiven: false,
      smtpUrl: undefined,
      mailFrom: 'PokéTorneo <poketorneo@localhost>',
      assetBaseUrl: '/assets',
      trustProxy: 0,
      logLevel: 'info',
      allowsAnyPushEndpoint: false,
      weighsTeams: true,
    });
  });

  it('empty variables count as unset, and unknown ones are ignored', () => {
    const names = [
      'HOST',
      'PORT',
      'DATABASE_URL',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'ADMIN_EMAIL',
      'TOKEN_SECRET',
      'SESSION_DAYS',
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'ASSET_BASE_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'PUSH_ANYWHERE',
      'WEIGH_TEAMS',
    ];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(read({ ...empty, PATH: '/usr/bin', PORTA: 'x', HOST: undefined })).toEqual(read());
  });
});

describe('with valid values', () => {
  it.each<[Record<string, string>, object]>([
    [
      { HOST: '0.0.0.0', PORT: '80' },
      { host: '0.0.0.0', publicUrl: 'http://192.168.1.20:80' },
    ],
    [{ HOST: '::' }, { host: '::', publicUrl: 'http://192.168.1.20:3000' }],
    [{ HOST: '::1' }, { host: '::1', publicUrl: 'http://[::1]:3000' }],
    [
      { PORT: '0', PUBLIC_URL: 'http://torneo.example' },
      { port: 0, publicUrl: 'http://torneo.example', isPublicUrlGiven: true },
    ],
    [{ HOST: 'server-1.example' }, { host: 'server-1.example' }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ PUBLIC_URL: 'https://torneo.example/' }, { publicUrl: 'https://torneo.example' }],
    [{ PUBLIC_URL: 'https://a.example/gioco//' }, { publicUrl: 'https://a.example/gioco' }],
    [{ SMTP_URL: 'smtps://u:p@mail.example' }, { smtpUrl: 'smtps://u:p@mail.example' }],
    [{ MAIL_FROM: 'Club <club@example.org>' }, { mailFrom: 'Club <club@example.org>' }],
    [{ MAIL_FROM: 'club@example.org' }, { mailFrom: 'club@example.org' }],
    [{ MAIL_FROM: '"Club, il" <club@localhost>' }, { mailFrom: '"Club, il" <club@localhost>' }],
    [
      { DATABASE_URL: 'postgres:///torneo?host=/var/run/postgresql', TOKEN_SECRET: secret },
      { database: { kind: 'server', url: 'postgres:///torneo?host=/var/run/postgresql' } },
    ],
    [{ ASSET_BASE_URL: 'https://cdn.example/a/' }, { assetBaseUrl: 'https://cdn.example/a' }],
    [{ ASSET_BASE_URL: '/immagini/' }, { assetBaseUrl: '/immagini' }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: 0 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ SESSION_DAYS: '1' }, { sessionDays: 1 }],
    [{ SESSION_DAYS: '365' }, { sessionDays: 365 }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ PUSH_ANYWHERE: 'true' }, { allowsAnyPushEndpoint: true }],
    [{ WEIGH_TEAMS: 'false' }, { weighsTeams: false }],
    [{ TOKEN_SECRET: secret }, { tokenSecret: secret }],
    [
      { DATABASE_URL: 'postgres://u:p@db/torneo', TOKEN_SECRET: secret },
      { database: { kind: 'server', url: 'postgres://u:p@db/torneo' }, tokenSecret: secret },
    ],
    [
      { ADMIN_USERNAME: 'capo.1', ADMIN_PASSWORD: 'segret', ADMIN_EMAIL: 'capo@example.org' },
      { firstAdministrator: { username: 'capo.1', password: 'segret', email: 'capo@example.org' } },
    ],
  ])('%j is parsed', (environment, expected) => {
    expect(read(environment)).toMatchObject(expected);
  });
});

describe('with an invalid value', () => {
  const number = 'deve essere un numero da 0 a 65535';
  const days = 'deve essere un numero intero di giorni da 1 a 3650';
  const host = 'deve essere un nome o un indirizzo IP, senza spazi né parentesi';
  const shortSecret = 'deve avere almeno 32 caratteri, oltre agli spazi intorno';
  const sender = 'deve essere un indirizzo email, anche con un nome: Club <club@example.org>';
  const bare = 'non può contenere ? né #';
  const username = 'deve avere da 3 a 20 lettere, cifre o _ . -';
  const postgres = 'deve essere un indirizzo postgres://… o postgresql://…';
  const web = 'deve essere un indirizzo http://… o https://…';
  const smtp = 'deve essere un indirizzo smtp://… o smtps://…';
  const assets = 'deve essere un percorso (/assets) o un indirizzo http(s)://…';
  const proxy = 'deve essere true, false o il numero di proxy davanti';
  const email = 'deve essere un indirizzo email';
  it.each<[name: string, value: string, complaint: string]>([
    ['SESSION_DAYS', '0', days],
    ['SESSION_DAYS', '-1', days],
    ['SESSION_DAYS', '1.5', days],
    ['SESSION_DAYS', '3651', days],
    ['SESSION_DAYS', 'sempre', days],
    ['PORT', 'http', number],
    ['PORT', '-1', number],
    ['PORT', '65536', number],
    ['PORT', '3e3', number],
    ['PORT', '3000 ', number],
    ['PORT', '0x50', number],
    ['PORT', '0', 'con 0 la porta è una libera qualsiasi, quindi va indicato anche PUBLIC_URL'],
    ['HOST', '[::1]', host],
    ['HOST', ' ', host],
    ['HOST', '127.0.0.1 ', host],
    ['HOST', 'http://torneo.example', host],
    ['DATABASE_URL', 'mysql://db/torneo', postgres],
    ['DATABASE_URL', 'torneo.sqlite', postgres],
    ['ADMIN_USERNAME', 'io', username],
    ['ADMIN_USERNAME', 'a'.repeat(21), username],
    ['ADMIN_USERNAME', 'il capo', username],
    ['ADMIN_PASSWORD', '12345', 'deve avere almeno 6 caratteri'],
    ['ADMIN_PASSWORD', 'a'.repeat(129), 'può avere al massimo 128 caratteri'],
    ['ADMIN_EMAIL', 'admin', email],
    ['ADMIN_EMAIL', 'io e te@example.org', email],
    ['ADMIN_EMAIL', 'admin@altrove', email],
    ['TOKEN_SECRET', 'corto', shortSecret],
    ['TOKEN_SECRET', ' '.repeat(40), shortSecret],
    ['PUBLIC_URL', 'torneo.example', web],
    ['PUBLIC_URL', 'ftp://torneo.example', web],
    ['PUBLIC_URL', 'http://', web],
    ['PUBLIC_URL', 'https://torneo.example/?da=qui', bare],
    ['PUBLIC_URL', 'https://torneo.example/#qui', bare],
    ['SMTP_URL', 'http://mail.example', smtp],
    ['SMTP_URL', 'smtp://', smtp],
    ['SMTP_URL', 'mail.example:25', smtp],
    ['MAIL_FROM', 'nonsense', sender],
    ['MAIL_FROM', 'Club <club>', sender],
    ['MAIL_FROM', 'Club <club@example.org', sender],
    ['ASSET_BASE_URL', 'assets', assets],
    ['ASSET_BASE_URL', '/', assets],
    ['ASSET_BASE_URL', 'https://cdn.example/a?b', assets],
    ['ASSET_BASE_URL', '//cdn.example/a', assets],
    ['ASSET_BASE_URL', 'https://cdn.example/"><script>', assets],
    ['ASSET_BASE_URL', 'https://cdn.example; script-src *', assets],
    ['ASSET_BASE_URL', '/a b', assets],
    ['TRUST_PROXY', 'yes', proxy],
    ['TRUST_PROXY', '-1', proxy],
    ['TRUST_PROXY', '10.0.0.0/8', proxy],
    ['PUSH_ANYWHERE', 'maybe', 'deve essere true o false'],
    ['WEIGH_TEAMS', 'no', 'deve essere true o false'],
    ['LOG_LEVEL', 'chatty', 'deve essere uno tra fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s, the error names the variable', (name, value, complaint) => {
    expect(complaintAbout({ [name]: value })).toBe(`${name}: ${complaint}`);
  });

  it('every invalid variable has its line', () => {
    const lines = complaintAbout({ PORT: 'x', LOG_LEVEL: 'y', SMTP_URL: 'z' }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'SMTP_URL', 'LOG_LEVEL']);
  });

  it('a secret is required with a shared database', () => {
    expect(complaintAbout({ DATABASE_URL: 'postgres://u:p@db/torneo' })).toBe(
      'TOKEN_SECRET: è obbligatorio con DATABASE_URL, perché più server usino lo stesso',
    );
    expect(existsSync(join(folder.path, 'token-secret'))).toBe(false);
  });

  it('the data folder is a file', () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'dentro')]) {
      expect(complaintAbout({ DATA_DIR: path })).toMatch(
        /^DATA_DIR: la cartella «.*» non si può usare \(E[A-Z]+\)$/,
      );
    }
  });
});

describe('the data folder', () => {
  const elsewhere = {
    DATABASE_URL: 'postgres://u:p@db/torneo',
    TOKEN_SECRET: secret,
    SMTP_URL: 'smtp://mail.example',
  };

  it('is not created with PostgreSQL and SMTP', () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const complaint = /^DATA_DIR: la cartella/;
    expect(read({ ...elsewhere, DATA_DIR: join(file, 'dentro') })).toMatchObject({
      smtpUrl: 'smtp://mail.example',
    });
    expect(complaintAbout({ ...elsewhere, SMTP_URL: '', DATA_DIR: file })).toMatch(complaint);
  });

  it.skipIf(process.getuid?.() === 0)('must be writable', () => {
    chmodSync(folder.path, 0o500);
    const complaint = complaintAbout({});
    chmodSync(folder.path, 0o700);
    expect(complaint).toBe(`DATA_DIR: la cartella «${folder.path}» non si può usare (EACCES)`);
  });

  it('is created if missing, readable by its owner only', () => {
    const path = join(folder.path, 'molto', 'dentro');
    expect(read({ DATA_DIR: path }).dataFolder).toBe(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('stores the secret across starts, readable by its owner only', () => {
    const { tokenSecret } = read();
    const file = join(folder.path, 'token-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(tokenSecret);
    expect(read().tokenSecret).toBe(tokenSecret);
    expect(read({ DATA_DIR: join(folder.path, 'altra') }).tokenSecret).not.toBe(tokenSecret);
  });

  it('stores no secret if TOKEN_SECRET is set', () => {
    read({ TOKEN_SECRET: secret });
    expect(existsSync(join(folder.path, 'token-secret'))).toBe(false);
  });

  it.each(['', 'metà'])('rejects the damaged secret %j', (damaged) => {
    const file = join(folder.path, 'token-secret');
    writeFileSync(file, damaged);
    chmodSync(file, 0o600);
    expect(complaintAbout({})).toContain(`DATA_DIR: il segreto in «${file}» è danneggiato`);
  });
});
