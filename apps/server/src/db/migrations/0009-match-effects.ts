import type { Migration } from 'kysely';

/** Renames the column of match effects. */
export function matchEffects(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('matches').renameColumn('brought', 'effects').execute();
    },
  };
}
