import type { Migration } from 'kysely';

/** Deleting an account or reopening a season searched all rows of these tables. */
export const foreignKeyIndexes: Migration = {
  async up(db) {
    for (const [table, column] of [
      ['announcements', 'sender_id'],
      ['invitations', 'created_by'],
      ['stopped_battles', 'season_id'],
    ] as const) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};
