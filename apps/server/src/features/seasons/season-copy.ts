import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from '../../installation.ts';
import { OperatorError } from '../../operator-error.ts';
import type { CopyDatabase } from '../downloads/index.ts';
import { notCopied } from './refusals.ts';

/** A copy of the database as it is before a season is closed. */
export interface SeasonCopy {
  /** In the data folder. */
  file: string;
  discard(): Promise<void>;
}

/**
 * Copies the database into `backups` in the data folder. Throws AppError 'storage-full' where that cannot
 * be done.
 */
export async function copyBeforeClosing(
  { database: location, dataFolder }: Pick<Installation, 'database' | 'dataFolder'>,
  copyDatabase: CopyDatabase,
  now: Date,
): Promise<SeasonCopy> {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  // Two organisers may ask at the same moment.
  const copy = randomBytes(2).toString('hex');
  const file = join('backups', `prima-della-chiusura-${moment}-${copy}.sqlite`);
  const target = join(dataFolder, file);
  const discard = () => rm(target, { force: true });
  await mkdir(join(dataFolder, 'backups'), { recursive: true, mode: 0o700 });
  try {
    await copyDatabase({ location, file: target });
  } catch (error) {
    await discard();
    throw error instanceof OperatorError ? notCopied(error.message) : error;
  }
  return { file, discard };
}
