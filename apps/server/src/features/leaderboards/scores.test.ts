import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlDialects } from '../../db/dialect.ts';
import { games } from '../../db/migrations/0003-games.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { transactionOf } from '../../db/testing/transaction-of.ts';
import { insertUser } from '../../db/testing/users.ts';
import { seedContent } from '../../seed/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findScore, recordScore, recountAchievements } from './index.ts';

let testDatabase: TestDatabase;
let database: OpenDatabase;
let userId: number;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  userId = await insertUser(database.db, 'Ada');
});
afterEach(() => testDatabase.drop());

type Board = 'quiz' | 'memory-game' | 'shell-game';

const record = (board: Board, score: number, { db } = database, at = 1000) =>
  transactionOf(db, () => at)((unit) => recordScore(unit, { userId, board, score }));

const listScores = () =>
  database.db
    .selectFrom('user_scores')
    .select(['board', 'score', 'achieved_at'])
    .orderBy('board')
    .execute();

const listCounts = () =>
  database.db.selectFrom('score_counts').selectAll().orderBy('board').orderBy('score').execute();

describe('a score', () => {
  it.each<[Board, [score: number, isRecord: boolean, stored: number][]]>([
    [
      'quiz',
      [
        [4, true, 4],
        [3, false, 4],
        [4, false, 4],
        [9, true, 9],
      ],
    ],
    [
      'shell-game',
      [
        [1, true, 1],
        [2, true, 2],
        [1, false, 2],
      ],
    ],
    [
      'memory-game',
      [
        [30, true, 30],
        [31, false, 30],
        [30, false, 30],
        [15, true, 15],
      ],
    ],
  ])('of %s is stored if it is the best: %j', async (board, steps) => {
    let before: number | undefined;
    for (const [score, isRecord, stored] of steps) {
      expect(await record(board, score)).toEqual({ before, isRecord });
      expect(await findScore(database.db, userId, board)).toBe(stored);
      before = stored;
    }
    expect(await listCounts()).toEqual([{ board, score: before, players: 1 }]);
  });

  it('of zero is no record', async () => {
    expect(await record('quiz', 0)).toEqual({ before: undefined, isRecord: false });
    expect(await listScores()).toEqual([]);
  });

  it('keeps its time until it is beaten', async () => {
    await record('quiz', 5, database, 1000);
    await record('quiz', 5, database, 2000);
    await record('quiz', 4, database, 3000);
    expect(await listScores()).toEqual([{ board: 'quiz', score: 5, achieved_at: 1000 }]);
    await record('quiz', 6, database, 4000);
    expect(await listScores()).toEqual([{ board: 'quiz', score: 6, achieved_at: 4000 }]);
  });

  it.each<[Board, best: number]>([
    ['quiz', 20],
    ['memory-game', 11],
  ])('is the best of many concurrent ones of %s, from several processes', async (board, best) => {
    // SQLite allows one process.
    const other = testDatabase.location.kind === 'server' ? await testDatabase.open() : database;
    const scores = Array.from({ length: 10 }, (_, index) => 11 + ((index * 7) % 10));
    await Promise.all(
      scores.map((score, index) => record(board, score, index % 2 === 0 ? database : other)),
    );
    expect(await findScore(database.db, userId, board)).toBe(best);
    expect(await listCounts()).toEqual([{ board, score: best, players: 1 }]);
  });

  it('counts many players who reach it concurrently', async () => {
    const players = await Promise.all(
      ['Bea', 'Ciro', 'Dino', 'Eva'].map((name) => insertUser(database.db, name)),
    );
    const other = testDatabase.location.kind === 'server' ? await testDatabase.open() : database;
    await Promise.all(
      players.map((player, index) =>
        transactionOf(index % 2 === 0 ? database.db : other.db)((unit) =>
          recordScore(unit, { userId: player, board: 'quiz', score: 7 }),
        ),
      ),
    );
    expect(await listCounts()).toEqual([{ board: 'quiz', score: 7, players: 4 }]);
  });
});

/** Two defeated leaders, one a champion, a third one faced; two Pokémon owned. */
async function insertAchievements(): Promise<void> {
  const { db } = database;
  await seedContent({ db, transaction: transactionOf(db) });
  const leaders = await db
    .selectFrom('leaders')
    .select('id')
    .where('position', 'in', [1, 2, 9])
    .where('tournament_id', '=', ({ selectFrom }) =>
      selectFrom('tournaments').select('id').where('position', '=', 1),
    )
    .orderBy('position')
    .execute();
  await db
    .insertInto('user_leaders')
    .values(
      leaders.map(({ id }, index) => ({
        user_id: userId,
        leader_id: id,
        number_of_matches: 1,
        defeated_at: index === 1 ? null : 500 + index,
        reward_obtained: 0 as const,
      })),
    )
    .execute();
  const pokemons = await db.selectFrom('available_pokemons').select('id').limit(2).execute();
  await db
    .insertInto('user_pokemons')
    .values(
      pokemons.map(({ id }, index) => ({
        user_id: userId,
        available_pokemon_id: id,
        source: 'secret',
        obtained_at: 700 + index,
      })),
    )
    .execute();
}

const recount = (at: number) =>
  transactionOf(database.db, () => at)((unit) => recountAchievements(unit, userId));

describe('a player’s achievements', () => {
  it('are recounted up and down', async () => {
    await recount(100);
    expect(await listScores()).toEqual([]);
    await insertAchievements();
    await recount(1000);
    expect(await listScores()).toEqual([
      { board: 'badges', score: 1, achieved_at: 1000 },
      { board: 'collection', score: 2, achieved_at: 1000 },
      { board: 'leaders', score: 2, achieved_at: 1000 },
    ]);
    await recount(2000);
    expect((await listScores()).map(({ achieved_at }) => achieved_at)).toEqual([1000, 1000, 1000]);
    await database.db.deleteFrom('user_leaders').execute();
    await recount(3000);
    expect(await listScores()).toEqual([{ board: 'collection', score: 2, achieved_at: 1000 }]);
    expect(await listCounts()).toEqual([{ board: 'collection', score: 2, players: 1 }]);
  });

  it('from before leaderboards count, too', async () => {
    await insertAchievements();
    const { db } = database;
    // The state before the migration.
    for (const table of ['user_scores', 'score_counts', 'quiz_runs', 'game_runs', 'drawn_teams']) {
      await sql`drop table ${sql.table(table)}`.execute(db);
    }
    await games(sqlDialects[database.kind]).up(db);
    expect(await listScores()).toEqual([
      { board: 'badges', score: 1, achieved_at: 500 },
      { board: 'collection', score: 2, achieved_at: 701 },
      { board: 'leaders', score: 2, achieved_at: 502 },
    ]);
    expect(await listCounts()).toEqual([
      { board: 'badges', score: 1, players: 1 },
      { board: 'collection', score: 2, players: 1 },
      { board: 'leaders', score: 2, players: 1 },
    ]);
  });
});
