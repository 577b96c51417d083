import type { DatabaseLocation } from '../../db/open-database.ts';

/** What stands for the copy's name. */
const copy = 'poketorneo-DATA.sqlite';

/**
 * What is written in a terminal to put a copy back into this installation, from whichever folder the
 * terminal is in; null where the data are on a PostgreSQL server, which takes several steps.
 */
export function restoreCommand(
  location: DatabaseLocation,
  { programFolder, platform }: { programFolder: string; platform: NodeJS.Platform },
): string | null {
  if (location.kind !== 'embedded') return null;
  const { folder } = location;
  return platform === 'win32'
    ? `cd /d "${programFolder}" && set "DATA_DIR=${folder}" && npm run restore -- ${copy}`
    : `cd ${quoted(programFolder)} && DATA_DIR=${quoted(folder)} npm run restore -- ${copy}`;
}

/** A path as one word of a POSIX shell. */
function quoted(path: string): string {
  return /^[\w/.:@%+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
