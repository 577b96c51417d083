import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import { choose, lookAt, start } from '../../testing/battles.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, titlesOf, winAgainst } from '../../testing/tournament.ts';
import { createToyEngine, toyMoves } from '../../testing/toy-battles.ts';
import { createAttemptLimits } from '../attempt-limits/index.ts';
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
  const limits = createAttemptLimits({ db, transaction, clock });
  const parts = {
    db,
    transaction,
    clock,
    limits,
    engine,
    linesOf: () => undefined,
    log: server.app.log,
  };
  return createBattlesService(parts).sweep;
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

it('does not let one that cannot be ended keep the others waiting', async () => {
  const [stuck, player] = [await challenger(), await challenger()];
  const brock = await leaderId(server, 1, 1);
  await start(server, stuck, { leaderId: brock });
  const { id } = await start(server, player, { leaderId: brock });
  const { db } = server.database;
  // Whoever looks after the database has taken something out that the end rests on.
  await db.deleteFrom('user_tournaments').where('user_id', '=', stuck.id).execute();
  server.advance(13 * day);
  await sweepOf()();
  server.advance(day);
  const told = async () => (await titlesOf(server, player)).includes('Lotta persa per tempo');
  expect(await told()).toBe(false);
  await expect(sweepOf()()).rejects.toThrow();
  expect(await told()).toBe(true);
  expect((await lookAt(server, player, id)).status).toBe('over');
  await db.deleteFrom('users').where('id', '=', stuck.id).execute();
});

it('tells a player in time though no server has run for weeks', async () => {
  const player = await challenger();
  const { id } = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  const told = async () => (await titlesOf(server, player)).at(-1);
  server.advance(20 * day);
  await Promise.all([sweepOf()(), sweepOf()()]);
  expect(await told()).toBe('La tua lotta ti aspetta');
  expect(await lookAt(server, player, id)).toMatchObject({
    status: 'running',
    deadline: new Date(server.now() + day).toISOString(),
  });
  server.advance(day - 1);
  await sweepOf()();
  expect((await lookAt(server, player, id)).status).toBe('running');
  server.advance(1);
  await sweepOf()();
  expect(await told()).toBe('Lotta persa per tempo');
});
