import type { WritableDatabase } from '../db/transaction.ts';
import { listWithoutSpread, spreadOf, updateSpread } from '../features/available-pokemon/index.ts';
import { spreadOfEntry } from './content/index.ts';
import { type ContentRelease, contentReleases } from './releases.ts';

/**
 * Gives a spread to the available Pokémon of an installation from before there were any: the
 * content's own where its stats are still those, else one that is solved from level and stats. Those
 * whose stats nothing gives stay without, and are tried again at the next start: some milliseconds
 * each, and nothing is written for them.
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
  // Before the transaction: others must not wait while this computes.
  const solved = incomplete.flatMap(({ seedKey, ...pokemon }) => {
    const entry = seedKey === null ? undefined : entries.get(seedKey);
    const spread = spreadOf(pokemon, entry === undefined ? null : spreadOfEntry(entry));
    return spread === null ? [] : [{ ...pokemon, spread }];
  });
  if (solved.length === 0) return;
  await transaction(async ({ trx, announce }) => {
    for (const pokemon of solved) await updateSpread(trx, pokemon);
    announce('available-pokemons');
  });
}
