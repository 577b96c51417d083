import { type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Public profiles; existing ones are private. */
export function publicProfiles({ integer }: SqlDialect): Migration {
  return {
    async up(db) {
      await db.schema
        .alterTable('users')
        .addColumn('is_profile_public', integer, (column) =>
          column.notNull().defaultTo(0).check(sql`is_profile_public in (0, 1)`),
        )
        .execute();
    },
  };
}
