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
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { isPassword } from '../auth/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { updateLastBackup } from './backup-settings-repository.ts';
import type { CopyDatabase } from './copy-database.ts';

/** Whoever has not fetched it by then has lost the connection, and keeps others from theirs. */
const longestDownload = 30 * minute;

/** A copy on its way: how long it is, and what it holds. */
export interface Backup {
  bytes: number;
  content: Readable;
}

interface BackupsParts extends WritableDatabase {
  location: DatabaseLocation;
  /** Where there is room for one. */
  folder: string;
  clock: Clock;
  limits: AttemptLimits;
  copyDatabase: CopyDatabase;
  log: Pick<BaseLogger, 'error'>;
}

const wrongPassword = () => new AppError('bad-request', 'La password non è corretta');
const underWay = () =>
  new AppError('conflict', 'Un’altra copia è in corso: riprova quando è finita');

/** Where a copy lies while it is fetched; several processes may share the folder with PostgreSQL. */
const fileIn = (folder: string, { kind }: DatabaseLocation) =>
  join(
    folder,
    kind === 'embedded'
      ? 'poketorneo.downloading.sqlite'
      : `poketorneo.downloading.${process.pid}.sqlite`,
  );

/** Copies of the database that organisers fetch with their browser, one at a time in each process. */
export function createBackups({
  db,
  transaction,
  location,
  folder,
  clock,
  limits,
  copyDatabase,
  log,
}: BackupsParts) {
  let isUnderWay = false;

  /** It holds everything of everybody: a phone that was left on a table must not give it away. */
  async function mustBeTheirs(userId: number, password: string): Promise<void> {
    const account = await findAccount(db, userId);
    if (account === undefined) throw sessionOver();
    await limits.count('backup-account', String(userId));
    if (!(await isPassword(password, account.passwordHash))) throw wrongPassword();
  }

  async function copy(file: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Left by a process that was killed.
    await rm(file, { force: true });
    try {
      await copyDatabase({ location, file });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      throw new AppError('storage-full', error.message);
    }
  }

  /** The file's content. The copy counts once the last of it has been fetched. */
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
    }, longestDownload).unref();
    // However it ends: given up, or never begun.
    content.once('close', () => {
      clearTimeout(timer);
      void discard();
    });
    return content;
  }

  /** Makes room for the next one: once, for the next one has the same name. */
  function discarding(file: string): () => Promise<void> {
    let discarded: Promise<void> | undefined;
    return () => {
      discarded ??= rm(file, { force: true })
        .catch((err: unknown) => log.error({ err }, 'backup not deleted'))
        .finally(() => {
          isUnderWay = false;
        });
      return discarded;
    };
  }

  return {
    async take(userId: number, password: string): Promise<Backup> {
      await mustBeTheirs(userId, password);
      if (isUnderWay) {
        await limits.giveBack('backup-account', String(userId));
        throw underWay();
      }
      isUnderWay = true;
      const file = fileIn(folder, location);
      const discard = discarding(file);
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
