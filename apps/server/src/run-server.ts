import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { openBus } from './bus/index.ts';
import { second } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createTransaction } from './db/transaction.ts';
import { errorCode } from './error-code.ts';
import { ensureAdministrator } from './features/auth/index.ts';
import { postToAny, postToPublic } from './features/push/index.ts';
import { openFirstSeason } from './features/seasons/index.ts';
import { addressesOf, listen } from './http/listen.ts';
import { installationOf } from './installation.ts';
import { createMailer } from './mail/mailer.ts';
import { startupLines, urlForPhones } from './network-addresses.ts';
import { OperatorError } from './operator-error.ts';
import { programFolder } from './program-folder.ts';
import { completeSpreads, seedContent } from './seed/index.ts';
import { terminalQrCode } from './terminal-qr-code.ts';

const folders = {
  web: join(programFolder, 'apps/web/dist'),
  assets: join(programFolder, 'packages/assets/dist'),
};

const statementTimeoutMs = 15 * second;
const forceExitAfterMs = 25 * second;
const notClosed = 'PokéTorneo non si è chiuso correttamente.';

/**
 * Runs the server until SIGTERM or SIGINT, then exits the process; also exits if the start fails.
 * `cleanUp` runs last.
 */
export async function runServer(
  readConfig: () => Config | Promise<Config>,
  cleanUp: () => Promise<void> = async () => {},
): Promise<void> {
  try {
    const starting = (async () => start(await readConfig()))();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        // Forces the exit if something hangs, such as a database.
        setTimeout(
          () => fail(notClosed, new OperatorError('Non tutto è finito in tempo.')),
          forceExitAfterMs,
        ).unref();
        starting
          .then((stop) => stop())
          .then(cleanUp)
          .then(
            () => process.exit(0),
            (error: unknown) => fail(notClosed, error),
          );
      });
    }
    await starting;
  } catch (error) {
    await cleanUp();
    fail('PokéTorneo non è partito.', error);
  }
}

/** Returns the function that stops the server. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = pino({ level: config.logLevel });
  const database = await openDatabase(config.database, {
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    statementTimeoutMs,
  });
  const bus = await openBus(config.database, (error) => log.warn({ err: error }, 'bus lost'));
  const clock = Date.now;
  const { db } = database;
  const transaction = createTransaction({ db, bus, clock });
  await seedContent({ db, transaction });
  await completeSpreads({ db, transaction });
  await openFirstSeason({ db, transaction });
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: join(config.dataFolder, 'mail'),
    clock,
    log,
  });
  const administrator = await ensureAdministrator({ db, transaction }, config.firstAdministrator);
  // Printed at once: if the start fails later, the password would be lost.
  if (administrator !== undefined) {
    const { username, password } = administrator;
    if (config.firstAdministrator.password === undefined) {
      print(`Primo avvio: accedi come «${username}» con la password «${password}».`);
      print('Annotala ora: non verrà più mostrata. Si può cambiare in «Modifica profilo».');
    } else {
      print(`Primo avvio: accedi come «${username}» con la password scelta in ADMIN_PASSWORD.`);
    }
  }
  const app = await buildApp({
    config,
    db,
    bus,
    mailer,
    log,
    clock,
    random: Math.random,
    folders,
    installation: installationOf(config),
    postMessage: config.allowsAnyPushEndpoint ? postToAny : postToPublic,
  });
  const address = await listen(app, await addressesOf(config.host), config.port);
  for (const line of startupLines(config, new URL(address).port, networkInterfaces())) print(line);
  printQrCode(urlForPhones(config, networkInterfaces()));
  return async () => {
    await app.close();
    await mailer.close();
    await bus.close();
    await database.close();
  };
}

/** Only on a terminal; a log cannot show the code. */
function printQrCode(address: string | undefined): void {
  if (address === undefined || !process.stdout.isTTY) return;
  print(`Dal telefono, inquadra il codice: ${address}`);
  for (const line of terminalQrCode(address)) print(line);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(summary: string, error: unknown): never {
  process.stderr.write(`${summary}\n${messageOf(error)}\n`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return 'PORT: la porta è già usata da un altro programma';
  if (code === 'EADDRNOTAVAIL') return 'HOST: questo indirizzo non è di questo computer';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return 'HOST: a questo nome non corrisponde nessun indirizzo';
  }
  if (code === 'EACCES') return 'PORT o DATA_DIR: mancano i permessi';
  return error instanceof Error ? error.message : String(error);
}
