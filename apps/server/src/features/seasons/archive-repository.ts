import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { lockTables } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { selectParticipants } from './audience-repository.ts';

interface MovedTable {
  from: keyof Schema;
  to: keyof Schema;
  /** All columns of `from`; a test compares them with the database. */
  columns: readonly string[];
}

/** Tables archived with a season. All others outlive it. */
export const movedTables: readonly MovedTable[] = [
  {
    from: 'user_tournaments',
    to: 'past_user_tournaments',
    columns: ['user_id', 'tournament_id', 'signed_up_at', 'completed_at'],
  },
  {
    from: 'kept_open_tournaments',
    to: 'past_kept_open_tournaments',
    columns: ['user_id', 'tournament_id', 'kept_at'],
  },
  {
    from: 'user_leaders',
    to: 'past_user_leaders',
    columns: ['user_id', 'leader_id', 'number_of_matches', 'defeated_at', 'reward_obtained'],
  },
  {
    from: 'matches',
    to: 'past_matches',
    columns: [
      'id',
      'user_id',
      'leader_id',
      'outcome',
      'reward_given',
      'effects',
      'recorded_at',
      'battle_id',
    ],
  },
  {
    from: 'user_pokemons',
    to: 'past_user_pokemons',
    columns: ['user_id', 'available_pokemon_id', 'source', 'obtained_at'],
  },
  {
    from: 'chosen_teams',
    to: 'past_chosen_teams',
    columns: ['user_id', 'leader_id', 'pokemon_ids', 'chosen_at'],
  },
  {
    from: 'user_scores',
    to: 'past_user_scores',
    columns: ['user_id', 'board', 'score', 'achieved_at'],
  },
  {
    from: 'quiz_runs',
    to: 'past_quiz_runs',
    columns: [
      'user_id',
      'prize',
      'status',
      'question_number',
      'question',
      'asked_before',
      'asked_at',
      'started_at',
      'audio_key',
    ],
  },
  {
    from: 'game_runs',
    to: 'past_game_runs',
    columns: ['user_id', 'game', 'dealt', 'reached', 'record_before', 'dealt_at'],
  },
];

/**
 * Blocks changes while a season is closed or reopened. To be called first in the transaction: a
 * second caller waits and then sees the result.
 */
export function lockSeason(trx: Trx): Promise<void> {
  const moved = movedTables.map(({ from }) => from);
  return lockTables(trx, ['seasons', 'battles', 'battle_seats', 'ratings', ...moved]);
}

/** Additional archive columns, computed from rows of `from`. */
const addedColumns: Partial<Record<keyof Schema, readonly [column: string, value: string][]>> = {
  user_pokemons: ['form_id', 'level', 'is_shiny'].map((column) => [
    column,
    `(select ${column} from available_pokemons where id = available_pokemon_id)`,
  ]),
  // Equal scores share a position; in the memory game the lowest score is best.
  user_scores: [
    [
      'position',
      `rank() over (
        partition by board
        order by case when board = 'memory-game' then score else -score end
      )`,
    ],
  ],
};

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Moves all rows of the current season into the archive. */
export async function archiveSeason(trx: Trx, seasonId: number): Promise<void> {
  for (const { from, to, columns } of movedTables) {
    const added = addedColumns[from] ?? [];
    const names = ['season_id', ...columns, ...added.map(([column]) => column)];
    const values = [
      sql`${seasonId}`,
      ...columns.map((column) => sql.ref(column)),
      ...added.map(([, value]) => sql.raw(value)),
    ];
    await sql`
      insert into ${sql.table(to)} (${listed(names)})
      select ${sql.join(values)} from ${sql.table(from)}`.execute(trx);
    await sql`delete from ${sql.table(from)}`.execute(trx);
  }
  await trx.deleteFrom('score_counts').execute();
}

/** Restores the archived rows exactly. */
export async function restoreSeason(trx: Trx, seasonId: number): Promise<void> {
  for (const { from, to, columns } of movedTables) {
    await sql`delete from ${sql.table(from)}`.execute(trx);
    await sql`
      insert into ${sql.table(from)} (${listed(columns)})
      select ${listed(columns)} from ${sql.table(to)} where season_id = ${seasonId}`.execute(trx);
    await sql`delete from ${sql.table(to)} where season_id = ${seasonId}`.execute(trx);
  }
  await trx.deleteFrom('score_counts').execute();
  await trx
    .insertInto('score_counts')
    .columns(['board', 'score', 'players'])
    .expression(
      trx
        .selectFrom('user_scores')
        .select((eb) => ['board', 'score', eb.fn.countAll<number>().as('players')])
        .groupBy(['board', 'score']),
    )
    .execute();
}

/** Archives the participants and the names of tournaments. */
export async function archiveNames(trx: Trx, seasonId: number): Promise<void> {
  await trx
    .insertInto('season_players')
    .columns(['season_id', 'user_id', 'username', 'first_name', 'last_name', 'face_icon_id'])
    .expression(
      selectParticipants(trx).select((eb) => [
        eb.val(seasonId).as('season_id'),
        'users.id',
        'username',
        'first_name',
        'last_name',
        'face_icon_id',
      ]),
    )
    .execute();
  await trx
    .insertInto('season_tournaments')
    .columns(['season_id', 'tournament_id', 'position', 'name'])
    .expression(
      trx
        .selectFrom('tournaments')
        .select((eb) => [eb.val(seasonId).as('season_id'), 'id', 'position', 'name']),
    )
    .execute();
}

export async function deleteArchivedNames(trx: Trx, seasonId: number): Promise<void> {
  await trx.deleteFrom('season_players').where('season_id', '=', seasonId).execute();
  await trx.deleteFrom('season_tournaments').where('season_id', '=', seasonId).execute();
}
