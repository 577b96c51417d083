import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from '../../installation.ts';
import { OperatorError } from '../../operator-error.ts';
import type { CopyDatabase } from '../downloads/index.ts';
import { copyFailed } from './errors.ts';

/** A backup taken before closing a season. */
export interface SeasonCopy {
  /** Path relative to the data folder. */
  file: string;
  discard(): Promise<void>;
}

/** Copies the database into `backups`. Throws AppError 'storage-full' on failure. */
export async function copyBeforeClosing(
  { database: location, dataFolder }: Pick<Installation, 'database' | 'dataFolder'>,
  copyDatabase: CopyDatabase,
  now: Date,
): Promise<SeasonCopy> {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  // Unique for concurrent requests.
  const copy = randomBytes(2).toString('hex');
  const file = join('backups', `prima-della-chiusura-${moment}-${copy}.sqlite`);
  const target = join(dataFolder, file);
  const discard = () => rm(target, { force: true });
  await mkdir(join(dataFolder, 'backups'), { recursive: true, mode: 0o700 });
  try {
    await copyDatabase({ location, file: target });
  } catch (error) {
    await discard();
    throw error instanceof OperatorError ? copyFailed(error.message) : error;
  }
  return { file, discard };
}
