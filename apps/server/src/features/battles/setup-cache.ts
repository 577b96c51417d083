import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { findSetup } from '../battle-records/index.ts';
import { parseSetup, type StoredSetup } from './battle-setup.ts';

/** Setups are immutable, so entries never become stale. */
const maxCachedSetups = 500;

/** Read-through cache of setups by battle id. */
export function createSetupCache(db: Database) {
  const cache = new LRUCache<number, StoredSetup>({ max: maxCachedSetups });
  return async function setupOf(battleId: number): Promise<StoredSetup> {
    const cached = cache.get(battleId);
    if (cached !== undefined) return cached;
    const setup = parseSetup(await findSetup(db, battleId));
    cache.set(battleId, setup);
    return setup;
  };
}

export type SetupOf = ReturnType<typeof createSetupCache>;
