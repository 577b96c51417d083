import type { Kysely, Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Spreads of available Pokémon, for computing stats at other levels. Existing ones are filled at
 * the next start, from the content or from their stats.
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
