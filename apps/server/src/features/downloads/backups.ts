import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BaseLogger } from 'pino';
import { type Clock, minute } from '../../clock.ts';
import type { DatabaseLocation } from '../../db/open-database.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { OperatorError } from '../../operator-error.ts';
import { recordChange } from '../audit-log/index.ts';
import { isPassword } from '../auth/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { updateLastBackup } from './backup-settings-repository.ts';
import type { CopyDatabase } from './copy-database.ts';

/** Limit of a download: longer ones have lost the connection, and block the next backup. */
const downloadTimeoutMs = 30 * minute;

/** A backup being downloaded. */
export interface Backup {
  bytes: number;
  content: Readable;
}

interface BackupsParts extends WritableDatabase {
  location: DatabaseLocation;
  /** Folder of the temporary file. */
  folder: string;
  clock: Clock;
  rateLimiter: RateLimiter;
  copyDatabase: CopyDatabase;
  log: Pick<BaseLogger, 'error'>;
}

const wrongPassword = () => new AppError('bad-request', 'La password non è corretta');
const backupRunning = () =>
  new AppError('conflict', 'Un’altra copia è in corso: riprova quando è finita');

/** Path of the temporary file; on PostgreSQL several processes may share the folder. */
const filePathIn = (folder: string, { kind }: DatabaseLocation) =>
  join(
    folder,
    kind === 'embedded'
      ? 'poketorneo.downloading.sqlite'
      : `poketorneo.downloading.${process.pid}.sqlite`,
  );

/** Downloads of the database, one at a time per process. */
export function createBackups({
  db,
  transaction,
  location,
  folder,
  clock,
  rateLimiter,
  copyDatabase,
  log,
}: BackupsParts) {
  let isRunning = false;

  /** Asks for the password again: an unattended session must not give away all data. */
  async function assertPassword(userId: number, password: string): Promise<void> {
    const account = await findAccount(db, userId);
    if (account === undefined) throw sessionOver();
    await rateLimiter.consume('backup-account', String(userId));
    if (!(await isPassword(password, account.passwordHash))) throw wrongPassword();
  }

  async function copy(file: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Left by a killed process.
    await rm(file, { force: true });
    try {
      await copyDatabase({ location, file });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      throw new AppError('storage-full', error.message);
    }
  }

  /** The file's content; records the backup after the last chunk was read. */
  async function* contentOf(file: string, takenAt: Date, discard: () => Promise<void>) {
    yield* createReadStream(file);
    await transaction(({ trx }) => updateLastBackup(trx, takenAt)).catch((err: unknown) => {
      log.error({ err }, 'backup not noted');
    });
    await discard();
  }

  function send(file: string, takenAt: Date, discard: () => Promise<void>): Readable {
    const content = Readable.from(contentOf(file, takenAt, discard));
    const timer = setTimeout(() => {
      content.destroy(new Error('The backup was not fetched in time'));
    }, downloadTimeoutMs).unref();
    // Also after an abort, or if it never started.
    content.once('close', () => {
      clearTimeout(timer);
      void discard();
    });
    return content;
  }

  /** Deletes the file once: the next backup uses the same name. */
  function createDiscard(file: string): () => Promise<void> {
    let discarded: Promise<void> | undefined;
    return () => {
      discarded ??= rm(file, { force: true })
        .catch((err: unknown) => log.error({ err }, 'backup not deleted'))
        .finally(() => {
          isRunning = false;
        });
      return discarded;
    };
  }

  return {
    async take(userId: number, password: string): Promise<Backup> {
      await assertPassword(userId, password);
      if (isRunning) {
        await rateLimiter.refund('backup-account', String(userId));
        throw backupRunning();
      }
      isRunning = true;
      const file = filePathIn(folder, location);
      const discard = createDiscard(file);
      try {
        const takenAt = new Date(clock());
        await copy(file);
        await transaction((unit) =>
          recordChange(unit, {
            actor: userId,
            action: 'backup.download',
            subject: 'Copia dei dati',
            before: null,
            after: null,
          }),
        );
        const { size } = await stat(file);
        return { bytes: size, content: send(file, takenAt, discard) };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}
