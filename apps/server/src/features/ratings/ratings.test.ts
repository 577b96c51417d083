import { contract } from '@poketorneo/contract';
import { boardScore, isCertain, ratingAt } from '@poketorneo/rules/duels';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import { surrender } from '../../testing/battles.ts';
import { beginDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { refreshBoard } from './board.ts';
import { findRating } from './index.ts';

const { leaderboards, profile, publicProfiles, seasons } = contract;

let server: TestApp;
let ada: Person;
let bea: Person;
beforeEach(async () => {
  server = await createTestApp({ seeded: true });
  ada = await signUp(server);
  bea = await signUp(server);
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function setRating({ id }: Person, rating: number, deviation: number): Promise<void> {
  const values = { rating, deviation, volatility: 0.06, battles: 20, last_at: server.now() };
  await server.database.db
    .insertInto('ratings')
    .values({ user_id: id, ...values })
    .execute();
}

/** Of the fifth turn, so that it counts. */
async function loseDuel(loser: Person, winner: Person): Promise<void> {
  const id = await beginDuel(server, [loser, winner]);
  const { db } = server.database;
  await db.updateTable('battles').set({ turn: 5 }).where('id', '=', id).execute();
  const { statusCode, body } = await surrender(server, loser, id);
  expect(statusCode, body).toBe(200);
}

async function board() {
  const all = parseResponse(leaderboards.list, await server.call(leaderboards.list, {}));
  const rows = all.find(({ kind }) => kind === 'duels')?.userLeaderboards ?? [];
  return rows.map(({ userId, score, position }) => ({ userId, score, position }));
}

const scoreOf = async ({ id }: Person) =>
  boardScore(ratingAt(await findRating(server.database.db, id), server.now()));

const refresh = () =>
  refreshBoard({ db: server.database.db, transaction: server.transaction }, () => server.now());

describe('the board ‘Sfide’', () => {
  it('ranks players with a certain rating after each duel that counts', async () => {
    await setRating(ada, 1700, 60);
    await setRating(bea, 1500, 70);
    const newcomer = await signUp(server);
    await loseDuel(bea, ada);
    const first = { userId: ada.id, score: await scoreOf(ada), position: 1 };
    expect(await board()).toEqual([
      first,
      { userId: bea.id, score: await scoreOf(bea), position: 2 },
    ]);
    expect(first.score).toBeGreaterThan(1700 - 2 * 60);
    await loseDuel(newcomer, bea);
    expect((await findRating(server.database.db, newcomer.id)).battles).toBe(1);
    expect((await board()).map(({ userId }) => userId)).toEqual([ada.id, bea.id]);
    // The rating falls with a defeat, and so does the score.
    await loseDuel(ada, bea);
    expect((await board())[0]).toEqual({ ...first, score: await scoreOf(ada) });
    expect(await scoreOf(ada)).toBeLessThan(first.score);
    expect(await listInconsistencies(server.database.db)).toEqual([]);
  });

  it('follows ratings that become uncertain without duels', async () => {
    await setRating(ada, 1700, 60);
    await setRating(bea, 1500, 105);
    await loseDuel(bea, ada);
    const before = await board();
    expect(before).toHaveLength(2);
    await refresh();
    expect(await board()).toEqual(before);

    server.advance(300 * day);
    await refresh();
    const { db } = server.database;
    const current = ratingAt(await findRating(db, bea.id), server.now());
    expect(isCertain(current)).toBe(false);
    expect(await board()).toEqual([{ userId: ada.id, score: await scoreOf(ada), position: 1 }]);
    expect((await board())[0]?.score).toBeLessThan(before[0]?.score ?? 0);
    expect(await listInconsistencies(db)).toEqual([]);
  });
});

it('the profiles show the rating, and the season’s finished duels', async () => {
  const organiser = await signUpAdministrator(server);
  await setRating(ada, 1650.4, 60);
  await loseDuel(bea, ada);
  const unrated = await beginDuel(server, [ada, bea], { terms: { rated: false } });
  await surrender(server, ada, unrated);
  await beginDuel(server, [ada, bea]);
  const own = async () => {
    const { token } = ada;
    return parseResponse(profile.info, await server.call(profile.info, { token })).duels;
  };
  const { rating, deviation } = ratingAt(
    await findRating(server.database.db, ada.id),
    server.now(),
  );
  expect(await own()).toEqual({
    rating: { rating: Math.round(rating), deviation: Math.round(deviation) },
    wins: 1,
    losses: 1,
    draws: 0,
  });
  const isPublic = { body: { isPublic: true }, token: ada.token };
  await server.call(publicProfiles.setVisibility, isPublic);
  const query = { username: ada.username };
  const shown = parseResponse(publicProfiles.get, await server.call(publicProfiles.get, { query }));
  expect(shown.duels).toEqual(await own());
  expect(shown.ranks).toContainEqual(
    expect.objectContaining({ kind: 'duels', title: 'Sfide', position: 1 }),
  );

  const { token } = organiser;
  const { closing } = parseResponse(seasons.plan, await server.call(seasons.plan, { token }));
  const { id: seasonId, name } = closing.season;
  const body = { seasonId, name, nextName: 'Dopo', confirmation: name };
  await server.call(seasons.close, { body, token });
  expect(await own()).toEqual({ rating: null, wins: 0, losses: 0, draws: 0 });
  expect(await board()).toEqual([]);
});
