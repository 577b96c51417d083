import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { contract, passwordRules, usernameRules } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { DatabaseLocation } from './db/open-database.ts';
import { errorCode } from './error-code.ts';
import { type Interfaces, reachableHosts } from './network-addresses.ts';
import { OperatorError } from './operator-error.ts';

/** The validated environment; the README documents each variable. */
export interface Config {
  host: string;
  port: number;
  database: DatabaseLocation;
  /** Holds the SQLite database, the generated secret and the mail outbox. */
  dataFolder: string;
  firstAdministrator: { username: string; password: string | undefined; email: string };
  tokenSecret: string;
  /** Lifetime of an unused session. */
  sessionDays: number;
  publicUrl: string;
  /** False if `publicUrl` was derived from this computer's network. */
  isPublicUrlGiven: boolean;
  /** Undefined: mails are written to files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  assetBaseUrl: string;
  /** Number of own proxies; each appends to X-Forwarded-For. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Whether push messages may go to private addresses, such as a test's push service. */
  allowsAnyPushEndpoint: boolean;
  /** Whether drawn pairs of teams are weighed by playing while the engine is idle. */
  weighsTeams: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** The message has one line per invalid variable. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

const url = (...protocols: string[]) =>
  z.string().check(
    z.refine(
      (text) => {
        const parsed = URL.canParse(text) ? new URL(text) : null;
        if (parsed === null || !protocols.includes(parsed.protocol.slice(0, -1))) return false;
        // Only PostgreSQL URLs may lack a host, for a Unix socket.
        return parsed.hostname !== '' || parsed.protocol.startsWith('postgres');
      },
      `deve essere un indirizzo ${protocols.map((protocol) => `${protocol}://…`).join(' o ')}`,
    ),
  );

/** A name or an address; IPv6 without brackets. */
const isHost = (text: string) => isIP(text) !== 0 || /^[\w-]+(\.[\w-]+)*$/.test(text);

/** An address, alone or in angle brackets after a name. */
const isSender = (text: string) => isEmail((/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text).trim());

const isEmail = (text: string) => contract.users.updateOwn.body.shape.email.safeParse(text).success;

/** HMAC with SHA-256 needs a key at least as long as its hash. */
const minSecretLength = 32;

const maxSessionDays = 3650;

const environmentSchema = z.object({
  HOST: z._default(
    z
      .string()
      .check(z.refine(isHost, 'deve essere un nome o un indirizzo IP, senza spazi né parentesi')),
    '127.0.0.1',
  ),
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
          'deve essere un numero da 0 a 65535',
        ),
      ),
    '3000',
  ),
  DATABASE_URL: z.optional(url('postgres', 'postgresql')),
  DATA_DIR: z._default(z.string(), '.data'),
  ADMIN_USERNAME: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) =>
            text.length >= usernameRules.min &&
            text.length <= usernameRules.max &&
            usernameRules.pattern.test(text),
          `deve avere da ${usernameRules.min} a ${usernameRules.max} lettere, cifre o _ . -`,
        ),
      ),
    'admin',
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(passwordRules.min, `deve avere almeno ${passwordRules.min} caratteri`),
        z.maxLength(passwordRules.max, `può avere al massimo ${passwordRules.max} caratteri`),
      ),
  ),
  ADMIN_EMAIL: z._default(
    z.string().check(z.refine(isEmail, 'deve essere un indirizzo email')),
    'admin@localhost',
  ),
  TOKEN_SECRET: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.trim().length >= minSecretLength,
          `deve avere almeno ${minSecretLength} caratteri, oltre agli spazi intorno`,
        ),
      ),
  ),
  SESSION_DAYS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= maxSessionDays,
          `deve essere un numero intero di giorni da 1 a ${maxSessionDays}`,
        ),
      ),
    '60',
  ),
  PUBLIC_URL: z.optional(
    url('http', 'https').check(z.refine((text) => !/[?#]/.test(text), 'non può contenere ? né #')),
  ),
  SMTP_URL: z.optional(url('smtp', 'smtps')),
  MAIL_FROM: z._default(
    z
      .string()
      .check(
        z.refine(
          isSender,
          'deve essere un indirizzo email, anche con un nome: Club <club@example.org>',
        ),
      ),
    'PokéTorneo <poketorneo@localhost>',
  ),
  ASSET_BASE_URL: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\/[\w.-][\w/.-]*$/.test(text) || /^https?:\/\/[^\s"<>;,?#]+$/.test(text),
          'deve essere un percorso (/assets) o un indirizzo http(s)://…',
        ),
      ),
    '/assets',
  ),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.regex(/^(true|false|\d{1,2})$/, 'deve essere true, false o il numero di proxy davanti'),
      ),
    'false',
  ),
  PUSH_ANYWHERE: z._default(z.enum(['true', 'false'], 'deve essere true o false'), 'false'),
  WEIGH_TEAMS: z._default(z.enum(['true', 'false'], 'deve essere true o false'), 'true'),
  LOG_LEVEL: z._default(z.enum(logLevels, `deve essere uno tra ${logLevels.join(', ')}`), 'info'),
});

/**
 * Reads the configuration; empty variables count as unset. Creates the data folder and, with
 * SQLite, the token secret in it. Throws ConfigError.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  interfaces: Interfaces = networkInterfaces(),
): Config {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const dataFolder = resolve(env.DATA_DIR);
  // Not needed with both PostgreSQL and SMTP.
  if (env.DATABASE_URL === undefined || env.SMTP_URL === undefined) createDataFolder(dataFolder);
  const port = Number(env.PORT);
  if (port === 0 && env.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'PORT: con 0 la porta è una libera qualsiasi, quindi va indicato anche PUBLIC_URL',
    );
  }
  return {
    host: env.HOST,
    port,
    database:
      env.DATABASE_URL === undefined
        ? { kind: 'embedded', folder: dataFolder }
        : { kind: 'server', url: env.DATABASE_URL },
    dataFolder,
    firstAdministrator: {
      username: env.ADMIN_USERNAME,
      password: env.ADMIN_PASSWORD,
      email: env.ADMIN_EMAIL,
    },
    tokenSecret: env.TOKEN_SECRET ?? readOrCreateSecret(dataFolder, env.DATABASE_URL !== undefined),
    sessionDays: Number(env.SESSION_DAYS),
    publicUrl: (env.PUBLIC_URL ?? defaultPublicUrl(env.HOST, port, interfaces)).replace(/\/+$/, ''),
    isPublicUrlGiven: env.PUBLIC_URL !== undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    assetBaseUrl: env.ASSET_BASE_URL.replace(/(?<=.)\/+$/, ''),
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    allowsAnyPushEndpoint: env.PUSH_ANYWHERE === 'true',
    weighsTeams: env.WEIGH_TEAMS === 'true',
  };
}

function trustProxyOf(text: string): number {
  return text === 'true' ? 1 : text === 'false' ? 0 : Number(text);
}

function readOrCreateSecret(dataFolder: string, shared: boolean): string {
  if (shared) {
    throw new ConfigError(
      'TOKEN_SECRET: è obbligatorio con DATABASE_URL, perché più server usino lo stesso',
    );
  }
  const file = join(dataFolder, 'token-secret');
  try {
    // The flag prevents overwriting, also by a concurrent start.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      // A full disk leaves an empty file.
      rmSync(file, { force: true });
      throw unusableFolder(dataFolder, error);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < minSecretLength) {
    throw new ConfigError(
      `DATA_DIR: il segreto in «${file}» è danneggiato; cancella il file e tutti dovranno accedere di nuovo`,
    );
  }
  return secret;
}

function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

function unusableFolder(folder: string, error: unknown): ConfigError {
  return new ConfigError(
    `DATA_DIR: la cartella «${folder}» non si può usare (${errorCode(error) ?? error})`,
  );
}

/** The first reachable address, or localhost. */
function defaultPublicUrl(host: string, port: number, interfaces: Interfaces): string {
  return `http://${reachableHosts(host, interfaces)[0] ?? 'localhost'}:${port}`;
}
