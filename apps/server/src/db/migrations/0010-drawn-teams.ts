import type { Kysely, Migration } from 'kysely';

/** The table of the drawn teams bears the name of what it holds. */
export function drawnTeams(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('pvp_last_teams').renameTo('drawn_teams').execute();
    },
  };
}
