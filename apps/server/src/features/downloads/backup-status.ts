import type { BackupStatus } from '@poketorneo/contract';
import { day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { findDatabaseSize } from '../../db/dialect.ts';
import type { DatabaseLocation } from '../../db/open-database.ts';
import { programFolder } from '../../program-folder.ts';
import { findFirstSignUp, findLastBackup } from './backup-settings-repository.ts';

/** Older backups are due. */
export const maxBackupAgeMs = 7 * day;

/** Placeholder for the backup's file name. */
const copy = 'poketorneo-DATA.sqlite';

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

/**
 * The shell command that restores a backup into this installation; null on PostgreSQL, where it
 * takes several steps. It works in POSIX shells, PowerShell and cmd: no variables, no chaining, and
 * no argument that begins with a dash, since npm's PowerShell script drops `--` up to Node 22.
 */
export function restoreCommand(
  location: DatabaseLocation,
  { programFolder, platform }: { programFolder: string; platform: NodeJS.Platform },
): string | null {
  if (location.kind !== 'embedded') return null;
  const quoted = platform === 'win32' ? quotedForWindows : quotedForPosix;
  return `npm --prefix ${quoted(programFolder)} run restore -- ${copy} ${quoted(location.folder)}`;
}

/** Quotes a path for POSIX shells. */
function quotedForPosix(path: string): string {
  return /^[\w/.:@%+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** Quotes a path for PowerShell and cmd. */
function quotedForWindows(path: string): string {
  return /^[\w\\.:-]+$/.test(path) ? path : `"${path}"`;
}
