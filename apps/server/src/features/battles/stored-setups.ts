import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { parseSetup, type StoredSetup } from './battle-setup.ts';
import { findSetup } from './battles-repository.ts';

/** A battle's setup never changes; those of the battles that are looked at need not be read again. */
const mostKept = 500;

/** How battles were set up, by their ids. */
export function createStoredSetups(db: Database) {
  const kept = new LRUCache<number, StoredSetup>({ max: mostKept });
  return async function setupOf(battleId: number): Promise<StoredSetup> {
    const known = kept.get(battleId);
    if (known !== undefined) return known;
    const read = parseSetup(await findSetup(db, battleId));
    kept.set(battleId, read);
    return read;
  };
}

export type SetupOf = ReturnType<typeof createStoredSetups>;
