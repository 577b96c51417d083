import { contract, type Leaderboard, type LeaderboardKind } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionOf } from '../../db/testing/transaction-of.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, record, undoLast, winAgainst } from '../../testing/tournament.ts';
import { recordScore } from './index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp({ seeded: true });
});
afterEach(async () => {
  await expectConsistentCounts();
  expect(server.errors).toEqual([]);
  await server.close();
});

/** The counts that ranks are computed from must match the scores. */
async function expectConsistentCounts(): Promise<void> {
  const { db } = server.database;
  const counted = await db
    .selectFrom('user_scores')
    .select(({ fn }) => ['board', 'score', fn.countAll<number>().as('players')])
    .groupBy(['board', 'score'])
    .orderBy('board')
    .orderBy('score')
    .execute();
  const stored = await db
    .selectFrom('score_counts')
    .selectAll()
    .orderBy('board')
    .orderBy('score')
    .execute();
  expect(stored).toEqual(counted);
}

/** Records a score like a game. */
async function score(player: Person, board: LeaderboardKind, points: number) {
  const result = await server.transaction((unit) =>
    recordScore(unit, { userId: player.id, board, score: points }),
  );
  server.advance(1000);
  return result;
}

async function listFor(player: Person | null): Promise<Leaderboard[]> {
  const { list } = contract.leaderboards;
  const response = await server.call(list, player === null ? {} : { token: player.token });
  return parseResponse(list, response);
}

async function boardFor(player: Person | null, kind: LeaderboardKind): Promise<Leaderboard> {
  const board = (await listFor(player)).find((one) => one.kind === kind);
  if (board === undefined) throw new Error(`There is no leaderboard of ${kind}`);
  return board;
}

const places = ({ userLeaderboards }: Leaderboard) =>
  userLeaderboards.map(({ userName, score: points, position }) => [userName, points, position]);

describe('a leaderboard', () => {
  it('exists for each of seven scores, empty at first', async () => {
    const boards = await listFor(null);
    expect(boards.map(({ title }) => title)).toEqual([
      'PokéQuiz',
      'PokéMemory',
      'PokéShell',
      'Medagliere',
      'Capipalestra',
      'Collezione',
      'Sfide',
    ]);
    for (const board of boards) {
      expect(board).toMatchObject({
        currentUserScore: null,
        currentUserPosition: null,
        userLeaderboards: [],
      });
    }
  });

  it('ranks the highest first; ties share a position, the earliest first', async () => {
    const [ada, bea, ciro, dino] = await newPlayers(4);
    await score(dino, 'quiz', 3);
    await score(bea, 'quiz', 7);
    await score(ada, 'quiz', 9);
    await score(ciro, 'quiz', 7);
    const board = await boardFor(ciro, 'quiz');
    expect(places(board)).toEqual([
      [ada.username, 9, 1],
      [bea.username, 7, 2],
      [ciro.username, 7, 2],
      [dino.username, 3, 4],
    ]);
    expect(board).toMatchObject({ currentUserScore: 7, currentUserPosition: 2 });
    expect(board.userLeaderboards[0]).toEqual({
      userId: ada.id,
      userName: ada.username,
      firstName: ada.firstName,
      lastName: ada.lastName,
      icon: ada.icon,
      score: 9,
      position: 1,
    });
    expect(await boardFor(null, 'quiz')).toEqual({
      ...board,
      currentUserScore: null,
      currentUserPosition: null,
      userLeaderboards: board.userLeaderboards.map((row) => ({
        ...row,
        firstName: '',
        lastName: '',
      })),
    });
  });

  it('shows real names to players only, regardless of the cache', async () => {
    const [ada, none] = await newPlayers(2);
    await score(ada, 'quiz', 9);
    const namesFor = async (caller: Person | null) =>
      (await boardFor(caller, 'quiz')).userLeaderboards.map(({ firstName }) => firstName);
    for (const caller of [null, none, null, ada, null, none]) {
      expect(await namesFor(caller)).toEqual([caller === null ? '' : ada.firstName]);
    }
  });

  it('of PokéMemory ranks the lowest score first', async () => {
    const [ada, bea, ciro] = await newPlayers(3);
    await score(ada, 'memory-game', 31);
    await score(bea, 'memory-game', 18);
    await score(ciro, 'memory-game', 18);
    const board = await boardFor(ada, 'memory-game');
    expect(places(board)).toEqual([
      [bea.username, 18, 1],
      [ciro.username, 18, 1],
      [ada.username, 31, 3],
    ]);
    expect(board).toMatchObject({ currentUserScore: 31, currentUserPosition: 3 });
  });

  it('shows a hundred rows, and the caller’s row below them', async () => {
    const crowd = await insertCrowd(130);
    const [late, none] = await newPlayers(2);
    await score(late, 'shell-game', 2);
    for (const [caller, rows] of [
      [null, 100],
      [none, 100],
      [late, 101],
    ] as const) {
      expect((await boardFor(caller, 'shell-game')).userLeaderboards).toHaveLength(rows);
    }
    const board = await boardFor(late, 'shell-game');
    expect(board).toMatchObject({ currentUserScore: 2, currentUserPosition: 131 });
    expect(board.userLeaderboards.at(-1)).toMatchObject({ userId: late.id, position: 131 });
    expect(board.userLeaderboards[99]?.userId).toBe(crowd[99]);

    // Tied with the hundredth, but later.
    await score(late, 'shell-game', board.userLeaderboards[99]?.score ?? 0);
    const tied = await boardFor(late, 'shell-game');
    expect(tied.userLeaderboards).toHaveLength(101);
    expect(tied.userLeaderboards.at(-1)).toMatchObject({ userId: late.id, position: 100 });
    expect(tied.currentUserPosition).toBe(100);
    await score(late, 'shell-game', 5000);
    expect((await boardFor(late, 'shell-game')).userLeaderboards).toHaveLength(100);
  });

  it('follows matches and undo', async () => {
    const organiser = await signUpAdministrator(server);
    const [ada, bea] = await newPlayers(2);
    const standing = async (player: Person) =>
      (await listFor(player))
        .filter(({ kind }) => ['badges', 'leaders', 'collection'].includes(kind))
        .map((board) => [board.currentUserScore, board.currentUserPosition]);
    await enrol(server, ada, 1);
    await enrol(server, bea, 1);
    expect(await standing(ada)).toEqual([
      [null, null],
      [null, null],
      [3, 1],
    ]);
    await winAgainst(server, organiser, ada, { tournament: 1, leaders: [1, 2, 3, 4, 5, 6, 7, 8] });
    await winAgainst(server, organiser, bea, { tournament: 1, leaders: [1] });
    const before = await standing(ada);
    expect(before).toEqual([
      [8, 1],
      [8, 1],
      [11, 1],
    ]);
    expect(await standing(bea)).toEqual([
      [1, 2],
      [1, 2],
      [4, 2],
    ]);
    // A champion gives a Pokémon, but no badge.
    const champion = await leaderId(server, 1, 9);
    await record(server, organiser, ada, { leaderId: champion, outcome: 'win' });
    expect(await standing(ada)).toEqual([
      [8, 1],
      [9, 1],
      [12, 1],
    ]);
    await undoLast(server, organiser, ada);
    expect(await standing(ada)).toEqual(before);
    await undoLast(server, organiser, bea);
    expect(await standing(bea)).toEqual([
      [null, null],
      [null, null],
      [3, 2],
    ]);
    expect(places(await boardFor(null, 'badges'))).toEqual([[ada.username, 8, 1]]);
  });

  it('shows a new name at once, and no deleted users', async () => {
    const [ada, bea] = await newPlayers(2);
    await score(ada, 'quiz', 9);
    await score(ada, 'memory-game', 20);
    await score(bea, 'quiz', 3);
    expect(await boardFor(bea, 'quiz')).toMatchObject({ currentUserPosition: 2 });
    await server.call(contract.users.updateOwn, {
      body: { id: ada.id, firstName: 'Adelaide', lastName: 'Neri', email: ada.email },
      token: ada.token,
    });
    expect((await boardFor(bea, 'quiz')).userLeaderboards[0]?.firstName).toBe('Adelaide');
    await server.call(contract.users.delete, { params: { id: ada.id }, token: ada.token });
    const board = await boardFor(bea, 'quiz');
    expect(places(board)).toEqual([[bea.username, 3, 1]]);
    expect(board).toMatchObject({ currentUserPosition: 1 });
    expect(places(await boardFor(null, 'memory-game'))).toEqual([]);
  });

  it('shows a player’s newest score even before its event arrives', async () => {
    const [ada, bea] = await newPlayers(2);
    await score(ada, 'quiz', 9);
    expect((await boardFor(bea, 'quiz')).currentUserPosition).toBeNull();
    const transaction = transactionOf(server.database.db, server.now);
    const secretly = (userId: number, points: number) =>
      transaction((unit) => recordScore(unit, { userId, board: 'quiz', score: points }));
    await secretly(bea.id, 12);
    const board = await boardFor(bea, 'quiz');
    expect(board.currentUserPosition).toBe(1);
    expect(places(board)).toEqual([
      [bea.username, 12, 1],
      [ada.username, 9, 2],
    ]);
  });

  it('shows new sign-ups at once', async () => {
    const [ada] = await newPlayers(1);
    const before = places(await boardFor(null, 'collection'));
    await enrol(server, ada, 1);
    const names = places(await boardFor(null, 'collection')).map(([name]) => name);
    expect(names).toHaveLength(before.length + 1);
    expect(names).toContain(ada.username);
  });

  it('responds 304 if unchanged', async () => {
    const [ada] = await newPlayers(1);
    await score(ada, 'quiz', 9);
    const { list } = contract.leaderboards;
    const ask = (tag?: string) =>
      server.call(list, {
        token: ada.token,
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
    const tag = String((await ask()).headers.etag);
    expect((await ask(tag)).statusCode).toBe(304);
    await score(ada, 'quiz', 10);
    expect((await ask(tag)).statusCode).toBe(200);
  });

  it('refuses an invalid token', async () => {
    const response = await server.call(contract.leaderboards.list, { token: 'finito' });
    expect(response.statusCode).toBe(401);
  });
});

async function newPlayers<Count extends 1 | 2 | 3 | 4>(count: Count): Promise<PlayersOf[Count]>;
async function newPlayers(count: number): Promise<Person[]> {
  const players: Person[] = [];
  for (let made = 0; made < count; made++) players.push(await signUp(server));
  return players;
}

interface PlayersOf {
  1: [Person];
  2: [Person, Person];
  3: [Person, Person, Person];
  4: [Person, Person, Person, Person];
}

/** Many players of PokéShell with descending scores; returns their ids. */
async function insertCrowd(size: number): Promise<number[]> {
  const { db } = server.database;
  const names = Array.from({ length: size }, (_, index) => `folla${index}`);
  const rows = await db
    .insertInto('users')
    .values(
      names.map((name) => ({
        username: name,
        username_key: name,
        first_name: 'Ada',
        last_name: 'Rossi',
        email: `${name}@example.org`,
        email_key: `${name}@example.org`,
        password_hash: 'none',
        is_admin: 0 as const,
        face_icon_id: 1,
        created_at: 0,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  await server.transaction(async (unit) => {
    for (const [index, userId] of ids.entries()) {
      const points = 10 + size - index;
      await recordScore(unit, { userId, board: 'shell-game', score: points });
    }
  });
  return ids;
}
