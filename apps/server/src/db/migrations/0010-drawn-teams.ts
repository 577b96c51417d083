import type { Kysely, Migration } from 'kysely';

/** Renames the table of drawn teams. */
export function drawnTeams(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('pvp_last_teams').renameTo('drawn_teams').execute();
    },
  };
}
