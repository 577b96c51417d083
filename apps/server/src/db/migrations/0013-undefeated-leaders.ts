import { type Migration, sql } from 'kysely';

/** Index of repeated attempts at undefeated leaders, in their order of display. */
export const undefeatedLeaders: Migration = {
  async up(db) {
    await db.schema
      .createIndex('user_leaders_undefeated')
      .on('user_leaders')
      .columns(['number_of_matches', 'user_id', 'leader_id'])
      .where(sql.ref('defeated_at'), 'is', null)
      .execute();
  },
};
