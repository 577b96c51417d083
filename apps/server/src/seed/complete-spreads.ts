import type { WritableDatabase } from '../db/transaction.ts';
import { listWithoutSpread, spreadOf, updateSpread } from '../features/available-pokemon/index.ts';
import { spreadOfEntry } from './content/index.ts';
import { type ContentRelease, contentReleases } from './releases.ts';

/**
 * Gives a spread to the available Pokémon of an installation from before there were any: the
 * content's own where its stats are still those, else one that is solved from level and stats. Those
 * whose stats nothing gives stay without, and are tried again at the next start.
 */
export async function completeSpreads(
  { db, transaction }: WritableDatabase,
  releases: readonly ContentRelease[] = contentReleases,
): Promise<void> {
  if ((await listWithoutSpread(db)).length === 0) return;
  const entries = new Map(
    releases.flatMap(({ pokemon }) => pokemon.map((entry) => [entry.key, entry])),
  );
  await transaction(async ({ trx, announce }) => {
    for (const { seedKey, ...pokemon } of await listWithoutSpread(trx)) {
      const entry = seedKey === null ? undefined : entries.get(seedKey);
      const spread = spreadOf(pokemon, entry === undefined ? null : spreadOfEntry(entry));
      if (spread !== null) await updateSpread(trx, pokemon.id, spread);
    }
    announce('available-pokemons');
  });
}
