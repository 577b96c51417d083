import { type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Which players show their profile to anybody: none of those who are there already. */
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
