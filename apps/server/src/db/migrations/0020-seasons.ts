import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Seasons: closing one moves the players' progress into archive tables with the same columns, and
 * records participants and final standings. Also tournaments that organisers rename and reorder,
 * without closing those already open to players.
 */
export function seasons({ text, integer, identity, createTable }: SqlDialect): Migration {
  const ofSeason = (db: Kysely<unknown>, table: string) =>
    createTable(db, table).addColumn('season_id', integer, (column) =>
      column.notNull().references('seasons.id'),
    );
  const ofPlayer = (db: Kysely<unknown>, table: string) =>
    ofSeason(db, table).addColumn('user_id', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

  async function createSeasons(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'seasons')
      .addColumn('id', integer, identity)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull().unique())
      .addColumn('opened_at', integer, (column) => column.notNull())
      .addColumn('closed_at', integer)
      .execute();
    // At most one current season.
    await sql`create unique index seasons_open on seasons ((closed_at is null)) where closed_at is null`.execute(
      db,
    );

    await ofPlayer(db, 'season_players')
      .addColumn('username', text, (column) => column.notNull())
      .addColumn('first_name', text, (column) => column.notNull())
      .addColumn('last_name', text, (column) => column.notNull())
      .addColumn('face_icon_id', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('season_players_key', ['season_id', 'user_id'])
      .execute();
    await createIndex(db, 'season_players', 'user_id');
    await ofSeason(db, 'season_tournaments')
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('season_tournaments_key', ['season_id', 'tournament_id'])
      .execute();
  }

  /** Tournaments that stay open to a player despite a later change of order. */
  async function createKeptOpen(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'kept_open_tournaments')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('kept_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_open_tournaments_key', ['user_id', 'tournament_id'])
      .execute();
    await db.schema
      .alterTable('tournaments')
      .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
      .execute();
  }

  async function createPastProgress(db: Kysely<unknown>): Promise<void> {
    await ofPlayer(db, 'past_user_tournaments')
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('signed_up_at', integer, (column) => column.notNull())
      .addColumn('completed_at', integer)
      .addPrimaryKeyConstraint('past_user_tournaments_key', [
        'season_id',
        'user_id',
        'tournament_id',
      ])
      .execute();
    await createIndex(db, 'past_user_tournaments', 'user_id');
    await ofPlayer(db, 'past_kept_open_tournaments')
      .addColumn('tournament_id', integer, (column) =>
        column.notNull().references('tournaments.id'),
      )
      .addColumn('kept_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('past_kept_open_tournaments_key', [
        'season_id',
        'user_id',
        'tournament_id',
      ])
      .execute();
    await createIndex(db, 'past_kept_open_tournaments', 'user_id');
    await ofPlayer(db, 'past_user_leaders')
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('number_of_matches', integer, (column) => column.notNull())
      .addColumn('defeated_at', integer)
      .addColumn('reward_obtained', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('past_user_leaders_key', ['season_id', 'user_id', 'leader_id'])
      .execute();
    await createIndex(db, 'past_user_leaders', 'user_id');
    // For finding champions.
    await db.schema
      .createIndex('past_user_leaders_defeated')
      .on('past_user_leaders')
      .columns(['season_id', 'leader_id', 'defeated_at'])
      .where(sql.ref('defeated_at'), 'is not', null)
      .execute();
    await createTable(db, 'past_matches')
      .addColumn('season_id', integer, (column) => column.notNull().references('seasons.id'))
      .addColumn('id', integer, (column) => column.notNull().primaryKey())
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('outcome', text, (column) => column.notNull())
      .addColumn('reward_given', integer, (column) => column.notNull())
      .addColumn('effects', text, (column) => column.notNull())
      .addColumn('recorded_at', integer, (column) => column.notNull())
      .addColumn('battle_id', integer, (column) =>
        column.references('battles.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .createIndex('past_matches_of_user')
      .on('past_matches')
      .columns(['user_id', 'recorded_at'])
      .execute();
    await createIndex(db, 'past_matches', 'battle_id');
    await createIndex(db, 'past_matches', 'season_id');
  }

  async function createPastPossessions(db: Kysely<unknown>): Promise<void> {
    // No foreign key: organisers may delete available Pokémon without owner.
    await ofPlayer(db, 'past_user_pokemons')
      .addColumn('available_pokemon_id', integer, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('obtained_at', integer, (column) => column.notNull())
      .addColumn('form_id', integer, (column) => column.notNull())
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('is_shiny', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('past_user_pokemons_key', [
        'season_id',
        'user_id',
        'available_pokemon_id',
      ])
      .execute();
    await createIndex(db, 'past_user_pokemons', 'user_id');
    await ofPlayer(db, 'past_chosen_teams')
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('pokemon_ids', text, (column) => column.notNull())
      .addColumn('chosen_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('past_chosen_teams_key', ['season_id', 'user_id', 'leader_id'])
      .execute();
    await createIndex(db, 'past_chosen_teams', 'user_id');
  }

  async function createPastGames(db: Kysely<unknown>): Promise<void> {
    await ofPlayer(db, 'past_user_scores')
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('score', integer, (column) => column.notNull())
      .addColumn('achieved_at', integer, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('past_user_scores_key', ['season_id', 'user_id', 'board'])
      .execute();
    await createIndex(db, 'past_user_scores', 'user_id');
    await db.schema
      .createIndex('past_user_scores_ranked')
      .on('past_user_scores')
      .columns(['season_id', 'board', 'position', 'achieved_at', 'user_id'])
      .execute();
    await ofPlayer(db, 'past_quiz_runs')
      .addColumn('prize', text)
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('question_number', integer, (column) => column.notNull())
      .addColumn('question', text, (column) => column.notNull())
      .addColumn('asked_before', text, (column) => column.notNull())
      .addColumn('asked_at', integer, (column) => column.notNull())
      .addColumn('started_at', integer, (column) => column.notNull())
      .addColumn('audio_key', text)
      .addPrimaryKeyConstraint('past_quiz_runs_key', ['season_id', 'user_id'])
      .execute();
    await createIndex(db, 'past_quiz_runs', 'user_id');
    await ofPlayer(db, 'past_game_runs')
      .addColumn('game', text, (column) => column.notNull())
      .addColumn('dealt', integer, (column) => column.notNull())
      .addColumn('reached', integer, (column) => column.notNull())
      .addColumn('record_before', integer, (column) => column.notNull())
      .addColumn('dealt_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('past_game_runs_key', ['season_id', 'user_id', 'game'])
      .execute();
    await createIndex(db, 'past_game_runs', 'user_id');
  }

  /** Battles are not moved; they only get their season. */
  async function addSeasonToBattles(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('battles')
      .addColumn('season_id', integer, (column) => column.references('seasons.id'))
      .execute();
    await createIndex(db, 'battles', 'season_id');
    await ofSeason(db, 'stopped_battles')
      .addColumn('battle_id', integer, (column) =>
        column.notNull().primaryKey().references('battles.id').onDelete('cascade'),
      )
      .addColumn('deadline', integer, (column) => column.notNull())
      .addColumn('reminded', integer, (column) => column.notNull())
      .addColumn('running_key', text, (column) => column.notNull())
      .execute();
  }

  /**
   * Badge notifications and battle arenas now refer to the tournament's id instead of its place,
   * which may change. Until now ids and places are equal in order.
   */
  async function replacePositionsByIds(db: Kysely<unknown>): Promise<void> {
    await sql`
      update notifications set facts = replace(facts, '"tournamentPosition":', '"tournamentId":')
      where kind = 'badge' and facts is not null`.execute(db);
    await sql`
      update battles set setup = replace(setup, '"tournamentPosition":', '"tournamentId":')`.execute(
      db,
    );
  }

  return {
    async up(db: Kysely<unknown>) {
      await createSeasons(db);
      await createKeptOpen(db);
      await createPastProgress(db);
      await createPastPossessions(db);
      await createPastGames(db);
      await addSeasonToBattles(db);
      await replacePositionsByIds(db);
    },
  };
}

async function createIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
