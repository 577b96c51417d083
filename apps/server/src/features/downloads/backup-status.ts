import type { BackupStatus } from '@poketorneo/contract';
import { day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { findDatabaseSize } from '../../db/dialect.ts';
import type { DatabaseLocation } from '../../db/open-database.ts';
import { programFolder } from '../../program-folder.ts';
import { findFirstSignUp, findLastBackup } from './backup-settings-repository.ts';
import { restoreCommand } from './restore-command.ts';

/** Older backups are due. */
export const maxBackupAgeMs = 7 * day;

/**
 * Whether a backup of SQLite is due, by the last one or the first account. PostgreSQL servers have
 * their own backup tools.
 */
export async function isBackupDue(
  db: Database,
  { kind }: DatabaseLocation,
  now: Date,
): Promise<boolean> {
  if (kind !== 'embedded') return false;
  const since = (await findLastBackup(db)) ?? (await findFirstSignUp(db));
  return since !== null && now.getTime() - since.getTime() >= maxBackupAgeMs;
}

export async function findBackupStatus(
  db: Database,
  location: DatabaseLocation,
  now: Date,
): Promise<BackupStatus> {
  return {
    kind: location.kind,
    lastBackup: (await findLastBackup(db))?.toISOString() ?? null,
    isDue: await isBackupDue(db, location, now),
    restoreCommand: restoreCommand(location, {
      programFolder,
      platform: process.platform,
    }),
    databaseSize: await findDatabaseSize(db),
  };
}
