import type { Migration } from 'kysely';

/** What a match has changed has one name everywhere. */
export function matchEffects(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('matches').renameColumn('brought', 'effects').execute();
    },
  };
}
