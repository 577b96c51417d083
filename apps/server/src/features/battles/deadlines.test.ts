import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import { choose, lookAt, start } from '../../testing/battles.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, titlesOf, winAgainst } from '../../testing/tournament.ts';
import { createToyEngine, toyMoves } from '../../testing/toy-battles.ts';
import { createBattlesService } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: createToyEngine() });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** What a process does now and then. */
function sweepOf(engine = createToyEngine()): () => Promise<void> {
  const { transaction, now: clock } = server;
  const { db } = server.database;
  return createBattlesService({ db, transaction, clock, engine, linesOf: () => undefined }).sweep;
}

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  await enrol(server, player, 1);
  return player;
}

it('reminds a player once a day before the end, then ends the battle', async () => {
  const player = await challenger();
  const told = async () => (await titlesOf(server, player)).slice(before);
  const before = (await titlesOf(server, player)).length;
  const brock = await leaderId(server, 1, 1);
  const { id: battleId } = await start(server, player, { leaderId: brock });
  const [one, other] = [sweepOf(), sweepOf()];

  server.advance(13 * day - 1);
  await one();
  expect(await told()).toEqual([]);
  server.advance(1);
  await Promise.all([one(), other()]);
  await one();
  expect(await told()).toEqual(['La tua lotta ti aspetta']);

  await choose(server, player, { battleId, step: 0, action: toyMoves.goOn });
  server.advance(13 * day);
  await one();
  expect(await told()).toEqual(['La tua lotta ti aspetta', 'La tua lotta ti aspetta']);
  server.advance(day);
  await Promise.all([one(), other()]);
  expect(await told()).toEqual([
    'La tua lotta ti aspetta',
    'La tua lotta ti aspetta',
    'Lotta persa per tempo',
  ]);
  expect(await lookAt(server, player, battleId)).toMatchObject({
    status: 'over',
    result: { outcome: 'loss', by: 'timeout', match: { outcome: 'loss' } },
  });
});

it('ends one for pleasure without a word', async () => {
  const player = await challenger();
  const organiser = await signUpAdministrator(server);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  const before = await titlesOf(server, player);
  const brock = await leaderId(server, 1, 1);
  const { id } = await start(server, player, { leaderId: brock, kind: 'rematch' });
  server.advance(20 * day);
  await sweepOf()();
  expect(await titlesOf(server, player)).toEqual(before);
  expect((await lookAt(server, player, id)).status).toBe('over');
});

it('ends and reminds the others when one battle cannot be ended', async () => {
  const brock = await leaderId(server, 1, 1);
  const [broken, late, later] = [await challenger(), await challenger(), await challenger()];
  const first = await start(server, broken, { leaderId: brock });
  const second = await start(server, late, { leaderId: brock });
  server.advance(day);
  await start(server, later, { leaderId: brock });
  // A match counts only for those who have signed up.
  await server.database.db
    .deleteFrom('user_tournaments')
    .where('user_id', '=', broken.id)
    .execute();
  server.advance(13 * day);
  await expect(sweepOf()()).rejects.toThrow('1 battles could not be ended');
  expect((await lookAt(server, late, second.id)).status).toBe('over');
  expect((await titlesOf(server, later)).at(-1)).toBe('La tua lotta ti aspetta');

  await enrol(server, broken, 1);
  await sweepOf()();
  expect((await lookAt(server, broken, first.id)).status).toBe('over');
});
