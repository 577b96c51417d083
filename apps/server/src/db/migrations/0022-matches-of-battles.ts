import { type Migration, sql } from 'kysely';

/**
 * Makes the unique index on matches by battle partial: SQLite used the full index, with its many
 * nulls, to find a player's recorded matches, and read all rows.
 */
export const matchesOfBattles: Migration = {
  async up(db) {
    await db.schema.dropIndex('matches_battle_id').execute();
    await db.schema
      .createIndex('matches_battle_id')
      .unique()
      .on('matches')
      .column('battle_id')
      .where(sql.ref('battle_id'), 'is not', null)
      .execute();
  },
};
