// @sqlite: the demo is always embedded.
import type { LeaderboardKind } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { groupBy } from '../group-by.ts';
import { listInconsistencies } from '../testing/invariants.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { duelEvenings, duelsOfEachPair, ratedDuelists } from './duels.ts';
import { fillDemo } from './fill-demo.ts';
import { demoOrganiser, demoPassword, demoPlayers } from './players.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await temporaryFolder();
  const config = readConfig({
    DATA_DIR: folder.path,
    ADMIN_USERNAME: demoOrganiser,
    ADMIN_PASSWORD: demoPassword,
  });
  await fillDemo(config);
  database = await openDatabase(config.database);
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const scoresOf = async (board: LeaderboardKind) =>
  new Map(
    (
      await database.db
        .selectFrom('user_scores')
        .innerJoin('users', 'users.id', 'user_scores.user_id')
        .select(['username', 'score'])
        .where('board', '=', board)
        .execute()
    ).map(({ username, score }) => [username, score]),
  );

it('contains all records', async () => {
  for (const [board, field] of [
    ['quiz', 'streak'],
    ['memory-game', 'memory'],
    ['shell-game', 'shell'],
  ] as const) {
    const expected = demoPlayers.flatMap(({ username, [field]: score }) =>
      score === undefined ? [] : [[username, score] as const],
    );
    expect(await scoresOf(board)).toEqual(new Map(expected));
  }
});

it('has every match, every tournament and every secret prize', async () => {
  const { db } = database;
  const matches = await db.selectFrom('matches').select('id').execute();
  const letters = [...demoPlayers.flatMap(({ tournaments }) => tournaments).join('')];
  expect(matches).toHaveLength(letters.filter((letter) => !'RV'.includes(letter)).length);
  const signUps = await db.selectFrom('user_tournaments').select('user_id').execute();
  expect(signUps).toHaveLength(demoPlayers.flatMap(({ tournaments }) => tournaments).length);
  const secrets = await db
    .selectFrom('user_pokemons')
    .select('user_id')
    .where('source', '=', 'secret')
    .execute();
  const won = demoPlayers
    .flatMap(({ secrets = [] }) => secrets)
    .filter((prize) => prize === 'pokemon');
  expect(secrets).toHaveLength(won.length);
});

it('contains finished and running battles', async () => {
  const battles = await database.db
    .selectFrom('battles')
    .select(['kind', 'status', 'step', 'deadline', 'share_key'])
    .where('kind', '!=', 'duel')
    .execute();
  const letters = [...demoPlayers.flatMap(({ tournaments }) => tournaments).join('')];
  const count = (letter: string) => letters.filter((each) => each === letter).length;
  const running = battles.filter(({ status }) => status === 'running');
  expect(running).toHaveLength(count('R'));
  expect(running.every(({ step, deadline }) => step > 0 && (deadline ?? 0) > Date.now())).toBe(
    true,
  );
  const over = battles.filter(({ status }) => status === 'over');
  expect(over).toHaveLength(count('B') + count('V'));
  expect(over.filter(({ kind }) => kind === 'rematch')).toHaveLength(count('V'));
  expect(over.every(({ share_key }) => share_key !== null)).toBe(true);
});

it('contains finished duels with ratings, a running one and an open challenge', async () => {
  const { db } = database;
  const duels = await db
    .selectFrom('battles')
    .select(['status', 'unrated_reason', 'deadline'])
    .where('kind', '=', 'duel')
    .execute();
  const running = duels.filter(({ status }) => status === 'running');
  expect(running).toHaveLength(1);
  expect(running[0]?.deadline).toBeGreaterThan(Date.now());
  const pairs = (ratedDuelists.length * (ratedDuelists.length - 1)) / 2;
  const over = duels.filter(({ status }) => status === 'over');
  expect(over).toHaveLength(pairs * duelsOfEachPair);
  expect(over.filter(({ unrated_reason }) => unrated_reason === null).length).toBeGreaterThan(
    over.length / 2,
  );
  const rated = await db.selectFrom('ratings').select('user_id').execute();
  expect(rated).toHaveLength(ratedDuelists.length);
  expect([...(await scoresOf('duels')).keys()].toSorted()).toEqual(ratedDuelists.toSorted());
  const challenges = await db
    .selectFrom('duel_challenges')
    .select('expires_at')
    .where('status', '=', 'open')
    .execute();
  expect(challenges).toHaveLength(1);
  expect(challenges[0]?.expires_at).toBeGreaterThan(Date.now());
});

it('lets the loser of an evening’s duel win the return match: no rating stays uncertain', async () => {
  const { db } = database;
  const seats = await db
    .selectFrom('battle_seats as one')
    .innerJoin('battle_seats as other', 'other.battle_id', 'one.battle_id')
    .innerJoin('ratings', 'ratings.user_id', 'one.user_id')
    .select(['one.user_id as oneId', 'other.user_id as otherId', 'one.outcome'])
    .whereRef('one.user_id', '<', 'other.user_id')
    .where('one.outcome', 'is not', null)
    .orderBy('one.battle_id')
    .execute();
  const byPair = groupBy(seats, ({ oneId, otherId }) => `${oneId} ${otherId}`);
  const evenings = [...byPair.values()].flatMap((duels) =>
    duelEvenings.map(
      (_, index) => new Set(duels.slice(2 * index, 2 * index + 2).map(({ outcome }) => outcome)),
    ),
  );
  expect(evenings).toHaveLength(byPair.size * duelEvenings.length);
  // A duel may also be over before anybody surrenders.
  const isSplit = (outcomes: ReadonlySet<string | null>) => outcomes.size === 2;
  expect(evenings.filter(isSplit).length).toBeGreaterThanOrEqual(evenings.length - 2);
});

it('contains an announcement with some replies', async () => {
  const { recipients } = await database.db
    .selectFrom('announcements')
    .select('recipients')
    .executeTakeFirstOrThrow();
  expect(recipients).toBe(demoPlayers.length);
  const replies = await database.db.selectFrom('announcement_replies').select('players').execute();
  const answered = replies.reduce((sum, { players }) => sum + players, 0);
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThan(recipients);
});

it('is consistent and in the past', async () => {
  const { db } = database;
  expect(await listInconsistencies(db)).toEqual([]);
  const latest = await db
    .selectFrom('notifications')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(latest.created_at).toBeLessThan(Date.now());
});
