import { type Migration, sql } from 'kysely';

/**
 * The index that keeps a battle from ending in two matches holds those of battles alone. With all others in
 * it, under no battle, SQLite looked there for a player's recorded matches, and read everybody's.
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
