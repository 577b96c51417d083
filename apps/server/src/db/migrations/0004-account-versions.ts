import type { Kysely, Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Version of accounts, for optimistic locking. */
export function accountVersions({ integer }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
        .execute();
    },
  };
}
