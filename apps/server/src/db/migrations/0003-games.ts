import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Leaderboard scores, runs of games, PvP teams. */
export function games({ text, integer, createTable }: SqlDialect): Migration {
  async function createScores(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'user_scores')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('score', integer, (column) => column.notNull().check(sql`score > 0`))
      .addColumn('achieved_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('user_scores_key', ['user_id', 'board'])
      .execute();
    // The full order of a leaderboard, descending or ascending by score, then by age: reads never
    // sort.
    await db.schema
      .createIndex('user_scores_most')
      .on('user_scores')
      .columns(['board', 'score desc', 'achieved_at', 'user_id'])
      .execute();
    await db.schema
      .createIndex('user_scores_fewest')
      .on('user_scores')
      .columns(['board', 'score', 'achieved_at', 'user_id'])
      .execute();
    // Number of players per score, so that low positions are computed without counting rows.
    await createTable(db, 'score_counts')
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('score', integer, (column) => column.notNull())
      .addColumn('players', integer, (column) => column.notNull().check(sql`players >= 0`))
      .addPrimaryKeyConstraint('score_counts_key', ['board', 'score'])
      .execute();

    // Scores of existing players.
    await sql`
      insert into user_scores (user_id, board, score, achieved_at)
      select user_id, 'leaders', count(*), max(defeated_at)
      from user_leaders where defeated_at is not null group by user_id`.execute(db);
    await sql`
      insert into user_scores (user_id, board, score, achieved_at)
      select user_id, 'badges', count(*), max(defeated_at)
      from user_leaders inner join leaders on leaders.id = user_leaders.leader_id
      where defeated_at is not null and badge_name is not null group by user_id`.execute(db);
    await sql`
      insert into user_scores (user_id, board, score, achieved_at)
      select user_id, 'collection', count(*), max(obtained_at)
      from user_pokemons group by user_id`.execute(db);
    await sql`
      insert into score_counts (board, score, players)
      select board, score, count(*) from user_scores group by board, score`.execute(db);
  }

  async function createRuns(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'quiz_runs')
      .addColumn('user_id', integer, (column) =>
        column.notNull().primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('prize', text, (column) => column.check(sql`prize in ('pokemon', 'face-icon')`))
      .addColumn('status', text, (column) =>
        column.notNull().check(sql`status in ('asked', 'answered', 'lost', 'won', 'redeemed')`),
      )
      .addColumn('question_number', integer, (column) => column.notNull())
      .addColumn('question', text, (column) => column.notNull())
      .addColumn('asked_before', text, (column) => column.notNull())
      .addColumn('asked_at', integer, (column) => column.notNull())
      .addColumn('started_at', integer, (column) => column.notNull())
      .addColumn('audio_key', text, (column) => column.unique())
      .execute();

    await createTable(db, 'game_runs')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('game', text, (column) =>
        column.notNull().check(sql`game in ('training', 'memory-game', 'shell-game')`),
      )
      .addColumn('dealt', integer, (column) => column.notNull())
      .addColumn('reached', integer, (column) => column.notNull())
      .addColumn('record_before', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('dealt_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('game_runs_key', ['user_id', 'game'])
      .execute();
  }

  return {
    async up(db: Kysely<unknown>) {
      await createScores(db);
      await createRuns(db);
      await createTable(db, 'pvp_last_teams')
        .addColumn('user_id', integer, (column) =>
          column.notNull().primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('teams', text, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .execute();
    },
  };
}
