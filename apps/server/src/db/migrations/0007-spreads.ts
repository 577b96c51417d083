import type { Kysely, Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Available Pokémon keep what their stats follow from beside them, so that their stats at other
 * levels are known. Those that are there already get it at the next start, from the content or from
 * their stats.
 */
export function spreads({ text }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['nature', 'ivs', 'evs']) {
        await db.schema.alterTable('available_pokemons').addColumn(column, text).execute();
      }
    },
  };
}
