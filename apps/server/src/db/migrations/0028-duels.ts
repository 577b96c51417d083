import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Trials of visitors, and duels between players: seats, clocks, challenges, the queue, weighed
 * pairs of teams, ratings, blocks and each player's settings.
 */
export function duels({ text, integer, real, identity, createTable }: SqlDialect): Migration {
  /** What battles of the new kinds have besides; mostly null for the others. */
  async function extendBattles(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('battles')
      .addColumn('pace', text, (column) => column.check(sql`pace in ('calm', 'quick', 'none')`))
      .execute();
    await db.schema.alterTable('battles').addColumn('step_at', integer).execute();
    // Sides as bits: 1, 2, or 3 for both.
    for (const name of ['awaited', 'sealed']) {
      await db.schema
        .alterTable('battles')
        .addColumn(name, integer, (column) =>
          column
            .notNull()
            .defaultTo(0)
            .check(sql`${sql.ref(name)} between 0 and 3`),
        )
        .execute();
    }
    await db.schema
      .alterTable('battles')
      .addColumn('watch', text, (column) =>
        column.check(sql`watch in ('everybody', 'link', 'nobody')`),
      )
      .execute();
    await db.schema
      .alterTable('battles')
      .addColumn('rated', integer, (column) =>
        column.notNull().defaultTo(0).check(sql`rated in (0, 1)`),
      )
      .execute();
    await db.schema.alterTable('battles').addColumn('unrated_reason', text).execute();
    for (const name of ['watch_key', 'trial_key']) {
      await db.schema.alterTable('battles').addColumn(name, text).execute();
      await db.schema.createIndex(`battles_${name}`).unique().on('battles').column(name).execute();
    }
  }

  /** Duels and visitors' trials have no `user_id`. SQLite cannot change a column, but replace one. */
  async function makeUserOptional(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('battles_user_id').execute();
    await db.schema.alterTable('battles').renameColumn('user_id', 'old_user_id').execute();
    await db.schema
      .alterTable('battles')
      .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
      .execute();
    await sql`update battles set user_id = old_user_id`.execute(db);
    await db.schema.alterTable('battles').dropColumn('old_user_id').execute();
    await db.schema.createIndex('battles_user_id').on('battles').column('user_id').execute();
  }

  async function createSeats(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'battle_seats')
      .addColumn('battle_id', integer, (column) =>
        column.notNull().references('battles.id').onDelete('cascade'),
      )
      .addColumn('side', integer, (column) => column.notNull().check(sql`side in (1, 2)`))
      .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('picture', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) =>
        column.check(sql`outcome in ('win', 'loss', 'draw', 'suspended')`),
      )
      .addColumn('bank', integer, (column) => column.notNull().check(sql`bank >= 0`))
      .addColumn('rating_before', real)
      .addColumn('deviation_before', real)
      .addColumn('rating_after', real)
      .addColumn('deviation_after', real)
      .addColumn('draw_offered_at_step', integer)
      .addColumn('draw_refused_at_step', integer)
      .addColumn('emote', text)
      .addColumn('emote_at', integer)
      .addColumn('running_key', text, (column) => column.unique())
      .addPrimaryKeyConstraint('battle_seats_key', ['battle_id', 'side'])
      .execute();
    await db.schema
      .createIndex('battle_seats_user_id')
      .on('battle_seats')
      .column('user_id')
      .execute();
  }

  async function createChallenges(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'duel_challenges')
      .addColumn('id', integer, identity)
      .addColumn('from_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      // Null for a link.
      .addColumn('to_id', integer, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('link_key', text, (column) => column.unique())
      .addColumn('terms', text, (column) => column.notNull())
      .addColumn('pokemon_ids', text)
      .addColumn('teams', text)
      .addColumn('status', text, (column) =>
        column
          .notNull()
          .check(sql`status in ('open', 'accepted', 'refused', 'withdrawn', 'expired')`),
      )
      .addColumn('battle_id', integer, (column) =>
        column.references('battles.id').onDelete('set null'),
      )
      .addColumn('rematch_of', integer, (column) =>
        column.references('battles.id').onDelete('cascade'),
      )
      .addColumn('notification_id', integer, (column) =>
        column.references('notifications.id').onDelete('set null'),
      )
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .execute();
    for (const column of ['from_id', 'to_id', 'battle_id', 'rematch_of', 'notification_id']) {
      await db.schema
        .createIndex(`duel_challenges_${column}`)
        .on('duel_challenges')
        .column(column)
        .execute();
    }
    await db.schema
      .createIndex('duel_challenges_open')
      .on('duel_challenges')
      .columns(['status', 'expires_at'])
      .execute();
    await createTable(db, 'duel_queue')
      .addColumn('user_id', integer, (column) =>
        column.notNull().primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('terms_key', text, (column) => column.notNull())
      .addColumn('terms', text, (column) => column.notNull())
      .addColumn('pokemon_ids', text)
      .addColumn('since', integer, (column) => column.notNull())
      .addColumn('seen_at', integer, (column) => column.notNull())
      .execute();
    await createTable(db, 'drawn_pairs')
      .addColumn('id', integer, identity)
      .addColumn('pair_key', text, (column) => column.notNull())
      .addColumn('teams', text, (column) => column.notNull())
      .addColumn('weighed_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('drawn_pairs_pair_key')
      .on('drawn_pairs')
      .column('pair_key')
      .execute();
  }

  async function createRatings(db: Kysely<unknown>): Promise<void> {
    const rated = (table: string) =>
      createTable(db, table)
        .addColumn('user_id', integer, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('rating', real, (column) => column.notNull())
        .addColumn('deviation', real, (column) => column.notNull())
        .addColumn('volatility', real, (column) => column.notNull())
        .addColumn('battles', integer, (column) => column.notNull())
        .addColumn('last_at', integer, (column) => column.notNull());
    await rated('ratings').addPrimaryKeyConstraint('ratings_key', ['user_id']).execute();
    await rated('past_ratings')
      .addColumn('season_id', integer, (column) =>
        column.notNull().references('seasons.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('past_ratings_key', ['season_id', 'user_id'])
      .execute();
    await db.schema
      .createIndex('past_ratings_user_id')
      .on('past_ratings')
      .column('user_id')
      .execute();
  }

  async function createManners(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'user_blocks')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('blocked_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('blocked_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('user_blocks_key', ['user_id', 'blocked_id'])
      .execute();
    await db.schema
      .createIndex('user_blocks_blocked_id')
      .on('user_blocks')
      .column('blocked_id')
      .execute();
    const flag = (name: string) => sql`${sql.ref(name)} in (0, 1)`;
    await createTable(db, 'duel_settings')
      .addColumn('user_id', integer, (column) =>
        column.notNull().primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('accepts_challenges', integer, (column) =>
        column.notNull().check(flag('accepts_challenges')),
      )
      .addColumn('shows_online', integer, (column) => column.notNull().check(flag('shows_online')))
      .addColumn('emotes', integer, (column) => column.notNull().check(flag('emotes')))
      .execute();
    // Players to whom news of battles are pushed also get challenges so.
    await sql`insert into notification_preferences (user_id, topic, delivery, is_on_phone)
      select user_id, 'challenges', delivery, is_on_phone from notification_preferences
      where topic = 'battles' and is_on_phone = 1`.execute(db);
    await createTable(db, 'online_users')
      .addColumn('user_id', integer, (column) =>
        column.notNull().primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('seen_at', integer, (column) => column.notNull())
      .execute();
    // For two accounts of one person: the networks players fight from, and the browsers they use.
    await createTable(db, 'user_networks')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('network_hash', text, (column) => column.notNull())
      .addColumn('seen_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('user_networks_key', ['user_id', 'network_hash'])
      .execute();
    await db.schema.alterTable('known_devices').addColumn('browser_hash', text).execute();
    // The streams of each server process that watch a duel, never whose they are.
    await createTable(db, 'duel_viewers')
      .addColumn('battle_id', integer, (column) =>
        column.notNull().references('battles.id').onDelete('cascade'),
      )
      .addColumn('server', text, (column) => column.notNull())
      .addColumn('viewers', integer, (column) => column.notNull().check(sql`viewers > 0`))
      .addColumn('seen_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('duel_viewers_key', ['battle_id', 'server'])
      .execute();
    // One row: when a server process last kept duels going.
    await createTable(db, 'duel_pulse')
      .addColumn('id', integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
      .addColumn('served_at', integer, (column) => column.notNull())
      .addColumn('paired_at', integer, (column) => column.notNull())
      .execute();
  }

  return {
    async up(db: Kysely<unknown>) {
      await extendBattles(db);
      await makeUserOptional(db);
      await createSeats(db);
      await createChallenges(db);
      await createRatings(db);
      await createManners(db);
    },
  };
}
