import type { DatabaseLocation } from '../../db/open-database.ts';

/** Placeholder for the file name. */
const copy = 'poketorneo-DATA.sqlite';

/**
 * The shell command that restores a backup into this installation; null on PostgreSQL, where it takes
 * several steps. It works in POSIX shells, PowerShell and cmd: no variables, no chaining, and no argument
 * that begins with a dash, since npm's PowerShell script drops `--` up to Node 22.
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
