import { type Migration, sql } from 'kysely';

/**
 * By which those who try and try again are found in the order in which they are named, without looking
 * at everybody.
 */
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
