import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Pokémon, tournaments and leaders; each player's progress, possessions and notifications; the
 * audit log.
 */
export function tournament({ text, integer, identity, createTable }: SqlDialect): Migration {
  async function createContent(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'available_pokemons')
      .addColumn('id', integer, identity)
      .addColumn('seed_key', text, (column) => column.unique())
      .addColumn('form_id', integer, (column) => column.notNull())
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('gender', text, (column) => column.notNull())
      .addColumn('is_shiny', integer, (column) => column.notNull().check(sql`is_shiny in (0, 1)`))
      .addColumn('ability_id', integer, (column) => column.notNull())
      .addColumn('hp', integer, (column) => column.notNull())
      .addColumn('attack', integer, (column) => column.notNull())
      .addColumn('defense', integer, (column) => column.notNull())
      .addColumn('sp_attack', integer, (column) => column.notNull())
      .addColumn('sp_defense', integer, (column) => column.notNull())
      .addColumn('speed', integer, (column) => column.notNull())
      .addColumn('move_id_1', integer, (column) => column.notNull())
      .addColumn('move_id_2', integer)
      .addColumn('move_id_3', integer)
      .addColumn('move_id_4', integer)
      .addColumn('item_id', text)
      .addColumn('is_secret', integer, (column) => column.notNull().check(sql`is_secret in (0, 1)`))
      .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();

    await createTable(db, 'tournaments')
      .addColumn('id', integer, identity)
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('position', integer, (column) => column.notNull().unique())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('description', text, (column) => column.notNull())
      .addColumn('image', text, (column) => column.notNull())
      .addColumn('badge_case_background', text, (column) => column.notNull())
      .execute();

    await createTable(db, 'tournament_starters')
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('available_pokemon_id', integer, (column) =>
        column.notNull().references('available_pokemons.id'),
      )
      .addPrimaryKeyConstraint('tournament_starters_key', ['tournament_id', 'available_pokemon_id'])
      .execute();

    await createTable(db, 'leaders')
      .addColumn('id', integer, identity)
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('sprite', text, (column) => column.notNull())
      .addColumn('is_double_battle', integer, (column) =>
        column.notNull().check(sql`is_double_battle in (0, 1)`),
      )
      .addColumn('badge_name', text)
      .addColumn('badge_image', text)
      .addColumn('badge_empty_image', text)
      .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
      .addUniqueConstraint('leaders_place', ['tournament_id', 'position'])
      .execute();

    await createTable(db, 'leader_pokemons')
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('slot', integer, (column) => column.notNull().check(sql`slot between 1 and 6`))
      .addColumn('available_pokemon_id', integer, (column) =>
        column.notNull().references('available_pokemons.id'),
      )
      .addColumn('item_id', text)
      .addPrimaryKeyConstraint('leader_pokemons_key', ['leader_id', 'slot'])
      .execute();
    await createIndex(db, 'leader_pokemons', 'available_pokemon_id');

    await createTable(db, 'leader_rewards')
      .addColumn('leader_id', integer, (column) =>
        column.notNull().primaryKey().references('leaders.id'),
      )
      .addColumn('available_pokemon_id', integer, (column) =>
        column.notNull().references('available_pokemons.id'),
      )
      .addColumn('item_id', text)
      .execute();
    await createIndex(db, 'leader_rewards', 'available_pokemon_id');
  }

  async function createProgress(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'user_tournaments')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('signed_up_at', integer, (column) => column.notNull())
      .addColumn('completed_at', integer)
      .addPrimaryKeyConstraint('user_tournaments_key', ['user_id', 'tournament_id'])
      .execute();

    await createTable(db, 'user_leaders')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('number_of_matches', integer, (column) => column.notNull())
      .addColumn('defeated_at', integer)
      .addColumn('reward_obtained', integer, (column) =>
        column.notNull().check(sql`reward_obtained in (0, 1)`),
      )
      .addPrimaryKeyConstraint('user_leaders_key', ['user_id', 'leader_id'])
      .execute();

    await createTable(db, 'matches')
      .addColumn('id', integer, identity)
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('outcome', text, (column) =>
        column.notNull().check(sql`outcome in ('win', 'loss', 'draw', 'suspended')`),
      )
      .addColumn('reward_given', integer, (column) =>
        column.notNull().check(sql`reward_given in (0, 1)`),
      )
      .addColumn('brought', text, (column) => column.notNull())
      .addColumn('recorded_at', integer, (column) => column.notNull())
      .execute();
    await createIndex(db, 'matches', 'user_id');

    await createTable(db, 'user_pokemons')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('available_pokemon_id', integer, (column) =>
        column.notNull().references('available_pokemons.id'),
      )
      .addColumn('source', text, (column) =>
        column.notNull().check(sql`source in ('starter', 'reward', 'prize', 'secret')`),
      )
      .addColumn('obtained_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('user_pokemons_key', ['user_id', 'available_pokemon_id'])
      .execute();
    await createIndex(db, 'user_pokemons', 'available_pokemon_id');

    await createTable(db, 'user_face_icons')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('species_id', integer, (column) => column.notNull())
      .addColumn('is_new', integer, (column) => column.notNull().check(sql`is_new in (0, 1)`))
      .addColumn('obtained_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('user_face_icons_key', ['user_id', 'species_id'])
      .execute();
  }

  async function createMessages(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'notifications')
      .addColumn('id', integer, identity)
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('image', text)
      .addColumn('url', text)
      .addColumn('url_name', text)
      .addColumn('url_section', text)
      .addColumn('sender', text)
      .addColumn('shown', integer, (column) => column.notNull().check(sql`shown in (0, 1)`))
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createIndex(db, 'notifications', 'user_id');

    await createTable(db, 'notification_versions')
      .addColumn('user_id', integer, (column) =>
        column.notNull().primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('version', integer, (column) => column.notNull())
      .execute();

    await createTable(db, 'audit_log')
      .addColumn('id', integer, identity)
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('value_before', text)
      .addColumn('value_after', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
  }

  return {
    async up(db: Kysely<unknown>) {
      await createContent(db);
      await createProgress(db);
      await createMessages(db);
    },
  };
}

async function createIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
