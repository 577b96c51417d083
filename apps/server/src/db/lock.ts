import type { DatabaseLocation } from './open-database.ts';
import { type Release, tryAdvisoryLock } from './postgres/advisory-lock.ts';

/** An exclusive lock among all processes on a database. */
export interface Lock {
  /** Returns the release function, or undefined if the lock is taken; never waits. */
  tryAcquire(): Promise<Release | undefined>;
}

/**
 * For exclusive work longer than a transaction. Released when the process ends. A restart of
 * PostgreSQL silently releases it, so transactions must still prevent duplicates.
 */
export function createLock(location: DatabaseLocation, name: string): Lock {
  let isTaken = false;

  // A SQLite database belongs to one process.
  const acquireAcrossProcesses = (): Promise<Release | undefined> =>
    location.kind === 'embedded'
      ? Promise.resolve(async () => {})
      : tryAdvisoryLock(location.url, name);

  function markFree(): void {
    isTaken = false;
  }

  return {
    async tryAcquire() {
      // Each attempt needs a connection, so a process makes one at a time.
      if (isTaken) return undefined;
      isTaken = true;
      let release: Release | undefined;
      try {
        release = await acquireAcrossProcesses();
      } finally {
        isTaken = release !== undefined;
      }
      return release && (() => release().finally(markFree));
    },
  };
}
