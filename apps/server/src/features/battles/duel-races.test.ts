import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type BattleSide, battleSides, contract } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { paceTimes } from '@poketorneo/rules/duels';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { storedChoices, surrender } from '../../testing/battles.ts';
import { beginDuel, getDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { parseError } from '../../testing/responses.ts';
import { createStubEngine, stubMoves } from '../../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { createRateLimiter } from '../rate-limiter/index.ts';
import { createBattlesService } from './battles-service.ts';
import type { EngineHost } from './engine/engine-host.ts';

/** Overridden by TEST_RACES. */
const races = Number(process.env.TEST_RACES ?? 24);
const { free, bank } = paceTimes.calm;

let database: TestDatabase;
/** Two servers on one database, one for each player. */
let first: TestApp;
let second: TestApp;
/** The recurring job of the second server's process. */
let sweep: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
  // A clock that stands still between two calls would hide who is first.
  const parts = { isRunning: true, isUncached: true };
  first = await createTestApp({ ...parts, on: database, battleEngine: createSlowEngine() });
  const on =
    database.location.kind === 'server'
      ? database
      : { ...database, open: async () => first.database };
  second = await createTestApp({ ...parts, on, battleEngine: createStubEngine() });
  sweep = sweepOf(second);
});
afterAll(async () => {
  expect(await listInconsistencies(first.database.db)).toEqual([]);
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await second.app.close();
  await second.bus.close();
  if (second.database !== first.database) await second.database.close();
  await first.close();
  await database.drop();
});

/** What happens in the first server's engine before it plays a step. */
let beforeStep = async () => {};
function createSlowEngine(): EngineHost {
  const engine = createStubEngine();
  return {
    ...engine,
    async send(request) {
      if (request.task.kind === 'play') await beforeStep();
      return engine.send(request);
    },
  };
}

function sweepOf({ database: { db }, bus, transaction, now: clock, app }: TestApp) {
  return createBattlesService({
    ...{ db, bus, transaction, clock, log: app.log },
    rateLimiter: createRateLimiter({ db, transaction, clock }),
    engine: createStubEngine(),
    linesOf: () => undefined,
  }).keepDuelsGoing;
}

function tick(milliseconds: number): void {
  for (const server of [first, second]) server.advance(milliseconds);
}

/** Time passes while the servers run. */
async function advance(milliseconds: number): Promise<void> {
  tick(milliseconds);
  await first.database.db.updateTable('duel_pulse').set({ served_at: first.now() }).execute();
}

function choose(server: TestApp, { token }: Person, battleId: number, step = 0) {
  const body = { battleId, step, choice: [stubMoves.continue], after: 0 };
  return server.call(contract.battles.choose, { body, token });
}

/** The sides whose choice for the first step is stored. */
async function listSealed(battleId: number): Promise<number[]> {
  const choices = await storedChoices(first, battleId);
  return choices.filter(({ step }) => step === 0).map(({ side }) => side);
}

/** Races choices, each through another server, with the sweep, at the end of their time. */
async function race(
  choosers: readonly (() => Promise<LightMyRequestResponse>)[],
  millisecondsLeft: number,
): Promise<LightMyRequestResponse[]> {
  await advance(free + bank - millisecondsLeft);
  let isDecided = false;
  const sweeping = (async () => {
    while (!isDecided) {
      await sweep();
      // SQLite never waits: requests would not arrive.
      await nextTurn();
    }
  })();
  const answers = await Promise.all(choosers.map((each) => each()));
  isDecided = true;
  await sweeping;
  // A side that has not chosen is late by now.
  await advance(millisecondsLeft + 1000);
  await sweep();
  return answers;
}

const refusals = ['Il tempo è scaduto', 'Il tempo per scegliere è scaduto: la lotta è persa'];

function expectAnswer(answer: LightMyRequestResponse, isStored: boolean): void {
  expect(answer.statusCode, answer.body).toBe(isStored ? 200 : 409);
  if (!isStored) expect(refusals).toContain(parseError(answer).message);
}

/** Both players see the same end, on both servers; null for a duel that goes on. */
async function expectEnd(
  players: Readonly<Record<BattleSide, Person>>,
  battleId: number,
  winner: BattleSide | 'nobody' | null,
): Promise<void> {
  for (const server of [first, second]) {
    for (const side of battleSides) {
      const { status, step, result, events } = await getDuel(server, players[side], battleId);
      if (winner === null) {
        expect({ status, step }).toEqual({ status: 'running', step: 1 });
        continue;
      }
      const outcome = winner === 'nobody' ? 'draw' : side === winner ? 'win' : 'loss';
      expect({ status, step }).toEqual({ status: 'over', step: 0 });
      expect(result).toMatchObject({ outcome, by: 'timeout' });
      expect(events.at(-1)).toEqual({
        kind: 'end',
        winner: winner === 'nobody' ? null : winner,
        by: 'timeout',
      });
    }
  }
}

describe('at the very end of a side’s time', () => {
  it('either its choice counts, or the time: both players see the same', async () => {
    const chance = seededRandom(2026);
    const players = { 1: await signUp(first), 2: await signUp(first) };
    const counts = { inTime: 0, late: 0, both: 0, one: 0, none: 0 };
    for (let round = 0; round < races; round += 1) {
      const battleId = await beginDuel(first, [players[1], players[2]]);
      const millisecondsLeft = Math.floor(chance() * 60);
      if (round % 2 === 0) {
        // One waits for the other.
        const late: BattleSide = chance() < 0.5 ? 1 : 2;
        await choose(second, players[foeOf(late)], battleId);
        const [answer] = await race(
          [() => choose(first, players[late], battleId)],
          millisecondsLeft,
        );
        const isInTime = (await listSealed(battleId)).includes(late);
        if (answer === undefined) throw new Error('Nobody has chosen');
        expectAnswer(answer, isInTime);
        await expectEnd(players, battleId, isInTime ? null : foeOf(late));
        counts[isInTime ? 'inTime' : 'late'] += 1;
      } else {
        // Both are late, or nearly.
        const answers = await race(
          [() => choose(first, players[1], battleId), () => choose(second, players[2], battleId)],
          millisecondsLeft,
        );
        const sealed = await listSealed(battleId);
        for (const [index, answer] of answers.entries()) {
          expectAnswer(answer, sealed.includes(index + 1));
        }
        const [only] = sealed;
        const winner = sealed.length === 2 ? null : only === 1 || only === 2 ? only : 'nobody';
        await expectEnd(players, battleId, winner);
        counts[(['none', 'one', 'both'] as const)[sealed.length] ?? 'both'] += 1;
      }
      await surrender(first, players[1], battleId);
    }
    if (process.env.TEST_RACES) process.stdout.write(`${JSON.stringify(counts)}\n`);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(races);
  });

  /** A duel in which side 1 has a second of bank left. */
  async function beginWithSmallBank() {
    const players = { 1: await signUp(first), 2: await signUp(first) };
    const battleId = await beginDuel(first, [players[1], players[2]]);
    await first.database.db
      .updateTable('battle_seats')
      .set({ bank: 1000 })
      .where('battle_id', '=', battleId)
      .where('side', '=', 1)
      .execute();
    return { players, battleId };
  }

  it('a choice is refused though the other still has time', async () => {
    const { players, battleId } = await beginWithSmallBank();
    await advance(free + 2000);
    expect(parseError(await choose(second, players[1], battleId))).toMatchObject({
      status: 409,
      message: 'Il tempo è scaduto',
    });
    expect((await choose(first, players[2], battleId)).statusCode).toBe(200);
    await expectEnd(players, battleId, 2);
  });

  it('a choice counts after an outage, though the other still had time', async () => {
    const { players, battleId } = await beginWithSmallBank();
    // No server runs.
    tick(free + 2000);
    expect((await choose(second, players[1], battleId)).statusCode).toBe(200);
    await surrender(first, players[1], battleId);
  });
});

describe('the last choice of a step', () => {
  it('and a surrender at once leave a duel that is over', async () => {
    const players = { 1: await signUp(first), 2: await signUp(first) };
    for (let round = 0; round < races / 2; round += 1) {
      const battleId = await beginDuel(first, [players[1], players[2]]);
      await choose(first, players[1], battleId);
      const answers = await Promise.all([
        choose(second, players[2], battleId),
        surrender(first, players[1], battleId),
      ]);
      expect(Object.keys(countStatuses(answers)).every((status) => /200|409/.test(status))).toBe(
        true,
      );
      expect(answers[1]?.statusCode).toBe(200);
      const [mine, theirs] = [
        await getDuel(second, players[1], battleId),
        await getDuel(first, players[2], battleId),
      ];
      expect([mine.result?.outcome, theirs.result?.outcome]).toEqual(['loss', 'win']);
    }
  });

  it.runIf(testServerUrl !== undefined)(
    'is stored and played though PostgreSQL cancels it in a deadlock',
    async () => {
      const players = { 1: await signUp(first), 2: await signUp(first) };
      const battleId = await beginDuel(first, [players[1], players[2]]);
      await choose(first, players[1], battleId);
      let made: Promise<LightMyRequestResponse> | undefined;
      // It changes a seat before the duel; a step changes the duel before its seats.
      await first.database.db.transaction().execute(async (trx) => {
        await sql`update battle_seats set bank = bank where battle_id = ${battleId}`.execute(trx);
        made = choose(second, players[2], battleId);
        await waitForLock(second);
        await sql`set local deadlock_timeout = '1min'`.execute(trx);
        await sql`update battles set turn = turn where id = ${battleId}`.execute(trx);
      });
      expect((await made)?.statusCode).toBe(200);
      expect((await getDuel(first, players[1], battleId)).step).toBe(1);
      await surrender(first, players[1], battleId);
    },
  );
});

/** Resolves once a statement waits for a lock. */
async function waitForLock({ database: { db } }: TestApp): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await wait(5);
  }
}

describe('the last choice of a step', () => {
  async function beginAndChoose() {
    const players = { 1: await signUp(first), 2: await signUp(first) };
    const battleId = await beginDuel(first, [players[1], players[2]]);
    await choose(second, players[2], battleId);
    return { players, battleId };
  }
  afterEach(() => {
    beforeStep = async () => {};
  });

  it('was made when it arrived: the engine’s time is not its player’s', async () => {
    const { players, battleId } = await beginAndChoose();
    beforeStep = () => advance(free + bank + 1);
    expect((await choose(first, players[1], battleId)).statusCode).toBe(200);
    const { step, clock } = await getDuel(second, players[1], battleId);
    expect(step).toBe(1);
    expect(clock?.banks).toEqual([bank, bank]);
  });

  it('counts also if the engine does not respond', async () => {
    const { players, battleId } = await beginAndChoose();
    beforeStep = () => Promise.reject(new AppError('unavailable', 'A thread is replaced'));
    expect((await choose(first, players[1], battleId)).statusCode).toBe(503);
    expect(first.errors.splice(0)).toHaveLength(1);
    expect(await listSealed(battleId)).toEqual([1, 2]);
    await sweep();
    expect((await getDuel(second, players[1], battleId)).step).toBe(1);
  });

  it('is stored if it was accepted, though the duel ends while the engine plays it', async () => {
    const { players, battleId } = await beginAndChoose();
    beforeStep = async () => {
      beforeStep = async () => {};
      await surrender(second, players[2], battleId);
    };
    const { statusCode } = await choose(first, players[1], battleId);
    expect((await listSealed(battleId)).includes(1)).toBe(statusCode === 200);
    for (const server of [first, second]) {
      expect(await getDuel(server, players[1], battleId)).toMatchObject({
        status: 'over',
        result: { outcome: 'win', by: 'surrender' },
      });
    }
  });
});
