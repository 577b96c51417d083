import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { cards, updateRecord } = contract.memoryGame;
/** Minimum time of 15 pairs in 15 moves, and per further move. */
const shortest = 28_500;
const perMove = 1000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ random: Math.random });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function deal(player?: Person, cont?: number): Promise<number[]> {
  const response = await server.call(cards, {
    ...(player === undefined ? {} : { token: player.token }),
    ...(cont === undefined ? {} : { query: { cont } }),
  });
  return parseResponse(cards, response);
}

const report = (player: Person, numberOfMoves: number) =>
  server.call(updateRecord, { token: player.token, body: { numberOfMoves } });

/** Plays a game from deal to report; returns the message. */
async function play(player: Person, moves: number): Promise<string> {
  await deal(player);
  server.advance(shortest + (moves - 15) * perMove);
  return parseResponse(updateRecord, await report(player, moves));
}

function scoreOf(player: Person): Promise<number | undefined> {
  return server.database.db
    .selectFrom('user_scores')
    .select('score')
    .where('user_id', '=', player.id)
    .where('board', '=', 'memory-game')
    .executeTakeFirst()
    .then((row) => row?.score);
}

const notificationsOf = async (player: Person) =>
  (await createPoll(server, player.token).next()).notifications
    .filter(({ title }) => title === 'Nuovo record a PokéMemory!')
    .map(({ text }) => text);

describe('the cards', () => {
  it.each([
    [undefined, 30],
    [30, 30],
    [2, 2],
    [100, 100],
  ])('asked for %s are %i, each species twice', async (cont, count) => {
    const ids = await deal(undefined, cont);
    expect(ids).toHaveLength(count);
    const distinct = new Set(ids);
    expect(distinct.size).toBe(count / 2);
    for (const id of distinct) expect(ids.filter((one) => one === id)).toHaveLength(2);
  });

  it('differ from game to game', async () => {
    expect(await deal()).not.toEqual(await deal());
  });

  it.each([0, 3, 102, -2, 1.5])('are not dealt by %d', async (cont) => {
    const response = await server.call(cards, { query: { cont } });
    expect(parseError(response).status).toBe(400);
  });
});

describe('a finished game', () => {
  it('is a record if it is the first or took fewer moves, and is notified', async () => {
    const player = await signUp(server);
    expect(await play(player, 40)).toBe('Primo record: 40 mosse!');
    expect(await play(player, 41)).toBe('');
    expect(await play(player, 40)).toBe('');
    expect(await play(player, 22)).toBe('Nuovo record: 22 mosse! Prima erano 40.');
    expect(await scoreOf(player)).toBe(22);
    expect(await notificationsOf(player)).toEqual([
      'Hai trovato tutte le coppie in 22 mosse: non ne avevi mai usate così poche.',
      'Hai trovato tutte le coppie in 40 mosse: è il tuo primo record, prova a batterlo!',
    ]);
  });

  it('can be reported again after a lost response', async () => {
    const player = await signUp(server);
    await play(player, 20);
    expect(parseResponse(updateRecord, await report(player, 20))).toBe('');
    expect(await notificationsOf(player)).toEqual([expect.stringContaining('20 mosse')]);
  });

  it('is notified once for concurrent reports', async () => {
    const player = await signUp(server);
    await deal(player);
    server.advance(shortest);
    const reports = await Promise.all(Array.from({ length: 8 }, () => report(player, 15)));
    expect(countStatuses(reports)).toEqual({ 200: 8 });
    expect(reports.filter(({ body }) => body !== '""')).toHaveLength(1);
    expect(await notificationsOf(player)).toEqual([expect.stringContaining('15 mosse')]);
  });

  it('has one result for concurrent reports', async () => {
    const player = await signUp(server);
    await deal(player);
    server.advance(2 * shortest);
    const reports = await Promise.all([15, 16, 17, 18, 19].map((moves) => report(player, moves)));
    expect(countStatuses(reports)).toEqual({ 200: 1, 409: 4 });
    expect(await notificationsOf(player)).toHaveLength(1);
  });
});

describe('no record comes of', () => {
  const expectRefused = async (player: Person, moves: number, status = 409) => {
    expect(parseError(await report(player, moves)).status).toBe(status);
    expect(await scoreOf(player)).toBeUndefined();
  };

  it('a game not dealt, or dealt to another player or a visitor', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    await deal(other);
    await deal();
    server.advance(2 * shortest);
    await expectRefused(player, 15);
  });

  it.each([14, 0, -1, 15.5, 1_000_001])('%d moves', async (moves) => {
    const player = await signUp(server);
    await deal(player);
    server.advance(2 * shortest);
    await expectRefused(player, moves, 400);
  });

  it.each([2, 28, 32, 100])('%i cards, which are not a full game', async (count) => {
    const player = await signUp(server);
    await deal(player, count);
    server.advance(2 * shortest);
    await expectRefused(player, 15);
  });

  it.each([
    [15, shortest],
    [20, shortest + 5 * perMove],
  ])('%i moves faster than possible', async (moves, milliseconds) => {
    const player = await signUp(server);
    await deal(player);
    // Clock tolerance of one second.
    server.advance(milliseconds - 1001);
    await expectRefused(player, moves);
    server.advance(1);
    expect((await report(player, moves)).statusCode).toBe(200);
  });

  it('the time of an earlier deal', async () => {
    const player = await signUp(server);
    await deal(player);
    server.advance(2 * shortest);
    await deal(player);
    await expectRefused(player, 15);
  });

  it('a second result of the same deal', async () => {
    const player = await signUp(server);
    await play(player, 30);
    server.advance(2 * shortest);
    expect(parseError(await report(player, 15)).status).toBe(409);
    expect(await scoreOf(player)).toBe(30);
  });
});
