import { afterAll, beforeAll, expect, it } from 'vitest';
import { day, hour } from '../../clock.ts';
import { choose, getBattle, start } from '../../testing/battles.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createStubEngine, stubMoves } from '../../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, titlesOf, winAgainst } from '../../testing/tournament.ts';
import { beginTrial, chooseInTrial } from '../../testing/trials.ts';
import { createRateLimiter } from '../rate-limiter/index.ts';
import { type BattlesService, createBattlesService } from './battles-service.ts';
import type { EngineHost } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: createStubEngine() });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** The battles of another process. */
function battlesOf(
  engine: EngineHost = createStubEngine(),
  transaction = server.transaction,
): BattlesService {
  const { now: clock } = server;
  const { db } = server.database;
  const rateLimiter = createRateLimiter({ db, transaction, clock });
  const parts = {
    db,
    bus: server.bus,
    transaction,
    clock,
    rateLimiter,
    engine,
    linesOf: () => undefined,
    log: server.app.log,
  };
  return createBattlesService(parts);
}

/** The recurring job of a process. */
function sweepOf(): () => Promise<void> {
  return battlesOf().sweepDeadlines;
}

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  await enrol(server, player, 1);
  return player;
}

it('reminds a player once, a day before the deadline, then ends the battle', async () => {
  const player = await challenger();
  const sent = async () => (await titlesOf(server, player)).slice(before);
  const before = (await titlesOf(server, player)).length;
  const brock = await leaderId(server, 1, 1);
  const { id: battleId } = await start(server, player, { leaderId: brock });
  const [one, other] = [sweepOf(), sweepOf()];

  server.advance(13 * day - 1);
  await one();
  expect(await sent()).toEqual([]);
  server.advance(1);
  await Promise.all([one(), other()]);
  await one();
  expect(await sent()).toEqual(['La tua lotta ti aspetta']);

  await choose(server, player, { battleId, step: 0, action: stubMoves.continue });
  server.advance(13 * day);
  await one();
  expect(await sent()).toEqual(['La tua lotta ti aspetta', 'La tua lotta ti aspetta']);
  server.advance(day);
  await Promise.all([one(), other()]);
  expect(await sent()).toEqual([
    'La tua lotta ti aspetta',
    'La tua lotta ti aspetta',
    'Lotta persa per tempo',
  ]);
  expect(await getBattle(server, player, battleId)).toMatchObject({
    status: 'over',
    result: { outcome: 'loss', by: 'timeout', match: { outcome: 'loss' } },
  });
});

it('ends a rematch without notification', async () => {
  const player = await challenger();
  const organiser = await signUpAdministrator(server);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  const before = await titlesOf(server, player);
  const brock = await leaderId(server, 1, 1);
  const { id } = await start(server, player, { leaderId: brock, kind: 'rematch' });
  server.advance(20 * day);
  await sweepOf()();
  expect(await titlesOf(server, player)).toEqual(before);
  expect((await getBattle(server, player, id)).status).toBe('over');
});

it('a battle that fails to end does not block the others', async () => {
  const [stuck, player] = [await challenger(), await challenger()];
  const brock = await leaderId(server, 1, 1);
  await start(server, stuck, { leaderId: brock });
  const { id } = await start(server, player, { leaderId: brock });
  const { db } = server.database;
  // A row that the end requires was deleted by hand.
  await db.deleteFrom('user_tournaments').where('user_id', '=', stuck.id).execute();
  server.advance(13 * day);
  await sweepOf()();
  server.advance(day);
  const sent = async () => (await titlesOf(server, player)).includes('Lotta persa per tempo');
  expect(await sent()).toBe(false);
  await expect(sweepOf()()).rejects.toThrow();
  expect(await sent()).toBe(true);
  expect((await getBattle(server, player, id)).status).toBe('over');
  await db.deleteFrom('users').where('id', '=', stuck.id).execute();
});

it('reminds a player before the end even after weeks of downtime', async () => {
  const player = await challenger();
  const { id } = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  const sent = async () => (await titlesOf(server, player)).at(-1);
  server.advance(20 * day);
  await Promise.all([sweepOf()(), sweepOf()()]);
  expect(await sent()).toBe('La tua lotta ti aspetta');
  expect(await getBattle(server, player, id)).toMatchObject({
    status: 'running',
    deadline: new Date(server.now() + day).toISOString(),
  });
  server.advance(day - 1);
  await sweepOf()();
  expect((await getBattle(server, player, id)).status).toBe('running');
  server.advance(1);
  await sweepOf()();
  expect(await sent()).toBe('Lotta persa per tempo');
});

it('a battle that is read while its player is reminded goes on', async () => {
  const player = await challenger();
  const { id } = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  server.advance(20 * day);
  const engine = createStubEngine();
  const { asPlayer } = battlesOf({
    ...engine,
    // As slow as the first battle of a process.
    async send(request) {
      await sweepOf()();
      return engine.send(request);
    },
  });
  expect(await asPlayer(player.id).get(id)).toMatchObject({
    status: 'running',
    deadline: new Date(server.now() + day).toISOString(),
  });
});

it('does not end a battle whose player could not be reminded', async () => {
  const player = await challenger();
  const { id } = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  server.advance(20 * day);
  let isFirst = true;
  const { sweepDeadlines } = battlesOf(createStubEngine(), async (work) => {
    if (!isFirst) return server.transaction(work);
    isFirst = false;
    throw new Error('The database is busy');
  });
  await expect(sweepDeadlines()).rejects.toThrow();
  await sweepDeadlines();
  expect((await titlesOf(server, player)).at(-1)).toBe('La tua lotta ti aspetta');
  expect((await getBattle(server, player, id)).status).toBe('running');
});

it('a trial that its visitor has left is lost after two hours, whatever was chosen, and frees its place', async () => {
  const { battle, token } = await beginTrial(server);
  server.advance(hour);
  await chooseInTrial(server, token, battle);
  server.advance(hour - 1);
  await sweepOf()();
  const stored = () =>
    server.database.db
      .selectFrom('battles')
      .select(['status', 'outcome', 'ended_by', 'running_key'])
      .where('id', '=', battle.id)
      .executeTakeFirstOrThrow();
  expect(await stored()).toMatchObject({ status: 'running', running_key: 'trial:1' });
  server.advance(1);
  await sweepOf()();
  expect(await stored()).toEqual({
    status: 'over',
    outcome: 'loss',
    ended_by: 'timeout',
    running_key: null,
  });
});
