import type { Kysely, Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Browsers that have signed in before, which have their own rate limit. */
export function knownDevices({ text, integer, createTable }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'known_devices')
        .addColumn('user_id', integer, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('device_hash', text, (column) => column.notNull())
        .addColumn('signed_in_at', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device_hash'])
        .execute();
    },
  };
}
