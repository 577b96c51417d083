import type { WritableDatabase } from '../db/transaction.ts';
import { listWithoutSpread, spreadOf, updateSpread } from '../features/available-pokemon/index.ts';
import { spreadOfEntry } from './content/index.ts';
import { type ContentRelease, contentReleases } from './releases.ts';

/**
 * Completes missing spreads of older installations: from the content if it still matches, else
 * solved from level and stats. Stats without a solution are retried at the next start,
 * without writing.
 */
export async function completeSpreads(
  { db, transaction }: WritableDatabase,
  releases: readonly ContentRelease[] = contentReleases,
): Promise<void> {
  const incomplete = await listWithoutSpread(db);
  if (incomplete.length === 0) return;
  const entries = new Map(
    releases.flatMap(({ pokemon }) => pokemon.map((entry) => [entry.key, entry])),
  );
  // Outside the transaction: solving must not block writes.
  const solved = incomplete.flatMap(({ seedKey, ...pokemon }) => {
    const entry = seedKey === null ? undefined : entries.get(seedKey);
    const spread = spreadOf(pokemon, entry === undefined ? null : spreadOfEntry(entry));
    return spread === null ? [] : [{ ...pokemon, spread }];
  });
  if (solved.length === 0) return;
  await transaction(async ({ trx, emit }) => {
    for (const pokemon of solved) await updateSpread(trx, pokemon);
    emit('available-pokemons');
  });
}
