import { contract, type DuelState, type DuelUpdate } from '@poketorneo/contract';
import { paceTimes } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GuardedConnection } from '../../db/guarded-connection.ts';
import { TransactionScope } from '../../db/transaction-scope.ts';
import { surrender } from '../../testing/battles.ts';
import { beginDuel, chooseInDuel, getDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
/** Two servers on one database, one for each player. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
  first = await createTestApp({ on: database });
  const on =
    database.location.kind === 'server'
      ? database
      : { ...database, open: async () => first.database };
  second = await createTestApp({ on, isUncached: true });
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

/** Time passes while the servers run. */
async function advance(milliseconds: number): Promise<void> {
  await stopFor(milliseconds);
  await first.database.db.updateTable('duel_pulse').set({ served_at: first.now() }).execute();
}

/** Time passes while no server runs. */
async function stopFor(milliseconds: number): Promise<void> {
  for (const server of [first, second]) server.advance(milliseconds);
}

async function twoPlayers(): Promise<[Person, Person]> {
  return [await signUp(first), await signUp(first)];
}

async function updateOf(server: TestApp, { token }: Person, battleId: number): Promise<DuelUpdate> {
  const query = { battleId, after: 0 };
  const response = await server.call(contract.battles.updates, { query, token });
  const update = parseResponse(contract.battles.updates, response);
  if (update.kind !== 'duel') throw new Error(`Battle ${battleId} is no duel`);
  return update;
}

/** How many statements about a battle a server executes meanwhile. */
async function countStatements(battleId: number, work: () => Promise<unknown>): Promise<number> {
  const execute = vi.spyOn(GuardedConnection.prototype, 'executeQuery');
  await work();
  const asked = execute.mock.calls.map(([query]) => query);
  execute.mockRestore();
  return asked.filter(({ sql, parameters }) => /battle/.test(sql) && parameters.includes(battleId))
    .length;
}

/** How many transactions servers run meanwhile. */
async function countTransactions(work: () => Promise<unknown>): Promise<number> {
  const run = vi.spyOn(TransactionScope.prototype, 'run');
  await work();
  const { length } = run.mock.calls;
  run.mockRestore();
  return length;
}

/** Everything but the server's time. */
const withoutTime = ({ clock, ...update }: DuelUpdate) => ({ ...update, stepAt: clock?.stepAt });

describe('a duel', () => {
  it('costs few statements for each choice', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    // The engine is asked to load it.
    const [mine, theirs] = [await getDuel(first, one, id), await getDuel(first, other, id)];
    const choose = (player: Person, state: DuelState) =>
      countStatements(id, () => chooseInDuel(first, player, state, 'one'));
    const counts = [await choose(one, mine), await choose(other, theirs)];
    expect(counts).toEqual(first.database.kind === 'server' ? [2, 3] : [3, 7]);
  });

  it('waits for the disk once for each choice, also for the one that ends a step', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const [mine, theirs] = [await getDuel(first, one, id), await getDuel(first, other, id)];
    const choose = (player: Person, state: DuelState) =>
      countTransactions(() => chooseInDuel(first, player, state, 'one'));
    const counts = [await choose(one, mine), await choose(other, theirs)];
    // On PostgreSQL each statement is its own transaction.
    expect(counts).toEqual(first.database.kind === 'server' ? [0, 0] : [1, 1]);
    expect((await getDuel(first, one, id)).step).toBe(1);
  });

  it('is played to its end by both players, each on another server', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    for (let step = 0; step < 400; step += 1) {
      const mine = await getDuel(first, one, id);
      if (mine.status !== 'running') break;
      const theirs = await getDuel(second, other, id);
      expect(theirs.step).toBe(mine.step);
      if (mine.request !== null) await chooseInDuel(first, one, mine, 'one');
      if (theirs.request !== null) await chooseInDuel(second, other, theirs, 'other');
    }
    const [mine, theirs] = [await getDuel(second, one, id), await getDuel(first, other, id)];
    expect([mine.status, theirs.status]).toEqual(['over', 'over']);
    const outcomes = [mine.result?.outcome, theirs.result?.outcome].sort();
    expect([
      ['loss', 'win'],
      ['draw', 'draw'],
    ]).toContainEqual(outcomes);
    expect(mine.events.at(-1)).toEqual(theirs.events.at(-1));
    expect(mine.result?.rating).not.toBeNull();
    const again = await first.call(contract.battles.ownReplay, {
      query: { battleId: id },
      token: other.token,
    });
    expect(parseResponse(contract.battles.ownReplay, again)).toMatchObject({
      kind: 'duel',
      side: 2,
      events: theirs.events,
    });
  });

  it('hides a choice, and that there is one, until both are in', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const state = await getDuel(first, one, id);
    const before = await updateOf(second, other, id);
    const response = await chooseInDuel(first, one, state, 'secret');
    expect(parseResponse(contract.battles.choose, response)).toMatchObject({
      step: 0,
      events: [],
      isSealed: true,
    });
    expect(withoutTime(await updateOf(second, other, id))).toEqual(withoutTime(before));
    expect((await updateOf(second, one, id)).isSealed).toBe(true);
  });

  it('hides a choice of the player who has more time', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const late = await getDuel(second, other, id);
    await chooseInDuel(first, one, await getDuel(first, one, id), 'quick');
    advance(paceTimes.calm.free + 60_000);
    await chooseInDuel(second, other, late, 'slow');
    const openBattles = async () => {
      const response = await second.call(contract.battles.listOpen, { token: other.token });
      return parseResponse(contract.battles.listOpen, response);
    };
    // Asking for news is no choice, but tells who is here.
    await updateOf(first, one, id);
    const before = { update: await updateOf(second, other, id), open: await openBattles() };
    await chooseInDuel(first, one, await getDuel(first, one, id), 'secret');
    expect((await updateOf(first, one, id)).isSealed).toBe(true);
    expect(withoutTime(await updateOf(second, other, id))).toEqual(withoutTime(before.update));
    expect(await openBattles()).toEqual(before.open);
  });

  it('takes a repeated choice once, and no other for the same step', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const state = await getDuel(first, one, id);
    const choose = (server: TestApp, slot: number) =>
      server.call(contract.battles.choose, {
        body: { battleId: id, step: 0, choice: [{ do: 'move', slot }], after: state.seq },
        token: one.token,
      });
    const answers = await Promise.all([choose(first, 1), choose(second, 1), choose(first, 1)]);
    expect(countStatuses(answers)).toEqual({ 200: 3 });
    expect(parseError(await choose(second, 2))).toMatchObject({
      status: 409,
      message: 'Per questo turno hai già deciso',
    });
    const stranger = await signUp(first);
    const notTheirs = await chooseInDuel(first, stranger, state, 'stranger');
    expect(parseError(notTheirs).status).toBe(403);
    await chooseInDuel(second, other, await getDuel(second, other, id), 'other');
    expect((await getDuel(first, one, id)).step).toBe(1);
    expect(parseError(await choose(first, 2)).status).toBe(409);
    expect((await choose(first, 1)).statusCode).toBe(200);
  });

  it('plays each step once though both choices arrive at once', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    for (let step = 0; step < 6; step += 1) {
      const [mine, theirs] = [await getDuel(first, one, id), await getDuel(second, other, id)];
      if (mine.status !== 'running') break;
      const sent = [
        ...(mine.request === null ? [] : [chooseInDuel(first, one, mine, 'x')]),
        ...(theirs.request === null ? [] : [chooseInDuel(second, other, theirs, 'y')]),
      ];
      expect(Object.keys(countStatuses(await Promise.all(sent)))).toEqual(['200']);
      const after = await getDuel(first, one, id);
      expect(after.step).toBe(mine.step + 1);
      expect((await getDuel(second, one, id)).events).toEqual(after.events);
    }
  });

  it('is lost by the player whose time runs out', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    await chooseInDuel(first, one, await getDuel(first, one, id), 'in time');
    const { free, bank } = paceTimes.calm;
    const late = await getDuel(second, other, id);
    await advance(free + bank - 2_000);
    expect((await getDuel(first, one, id)).status).toBe('running');
    await advance(4_000);
    const response = await chooseInDuel(second, other, late, 'too late');
    expect(parseError(response).status).toBe(409);
    expect(await getDuel(first, one, id)).toMatchObject({
      status: 'over',
      result: { outcome: 'win', by: 'timeout' },
    });
    expect((await getDuel(second, other, id)).result).toMatchObject({ outcome: 'loss' });
  });

  it('is drawn, and unrated, when both run out of time', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const { free, bank } = paceTimes.calm;
    await advance(free + bank + 2_000);
    expect((await getDuel(second, other, id)).result).toMatchObject({
      outcome: 'draw',
      by: 'timeout',
      rating: null,
      unratedReason: 'both-late',
    });
  });

  it.each([
    [{ rated: false }, 'unrated-terms'],
    [{}, 'too-short'],
  ] as const)('tells both why it does not count: %o', async (terms, unratedReason) => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other], { terms });
    await surrender(first, other, id);
    for (const [server, player] of [
      [first, one],
      [second, other],
    ] as const) {
      expect((await getDuel(server, player, id)).result).toMatchObject({
        rating: null,
        unratedReason,
      });
    }
  });

  it('uses the bank for what exceeds the free time of a step', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const { free, bank } = paceTimes.calm;
    const theirs = await getDuel(second, other, id);
    await chooseInDuel(first, one, await getDuel(first, one, id), 'quick');
    await advance(free + 60_000);
    await chooseInDuel(second, other, theirs, 'slow');
    const { clock } = await getDuel(first, one, id);
    const [mine = 0, left = 0] = clock?.banks ?? [];
    expect(mine).toBe(bank);
    // PostgreSQL's own clock goes on during the test, and is read a moment sooner or later.
    expect(left).toBeLessThan(bank - 59_000);
    expect(left).toBeGreaterThan(bank - 70_000);
  });

  it('takes no time from the players while no server runs', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    const theirs = await getDuel(second, other, id);
    await chooseInDuel(first, one, await getDuel(first, one, id), 'before');
    await stopFor(3_600_000);
    const response = await chooseInDuel(second, other, theirs, 'after');
    expect(parseResponse(contract.battles.choose, response)).toMatchObject({ step: 1 });
    const { clock } = await getDuel(first, one, id);
    const { bank } = paceTimes.calm;
    expect(clock?.banks).toEqual([bank, bank]);
  });

  it('is lost by surrender', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    expect((await surrender(second, other, id)).statusCode).toBe(200);
    expect((await getDuel(first, one, id)).result).toMatchObject({
      outcome: 'win',
      by: 'surrender',
    });
  });
});

it.each([0, 1])('is not shared while player %s of two is suspended', async (index) => {
  const organiser = await signUpAdministrator(first);
  const players = await twoPlayers();
  const battleId = await beginDuel(first, players);
  await surrender(second, players[1], battleId);
  const [{ token }] = players;
  const shared = await first.call(contract.battles.share, { body: { battleId }, token });
  const query = parseResponse(contract.battles.share, shared);
  expect((await first.call(contract.battles.replay, { query })).statusCode).toBe(200);
  const { statusCode } = await first.call(contract.users.updateStatus, {
    params: { id: players[index]?.id ?? 0 },
    body: { status: 'suspended' },
    token: organiser.token,
  });
  expect(statusCode).toBe(200);
  expect((await first.call(contract.battles.replay, { query })).statusCode).toBe(404);
});

describe('the deletion of an account', () => {
  const deleteAccount = ({ id, token }: Person) =>
    first.call(contract.users.delete, { params: { id }, token });

  it('leaves a finished duel to the opponent, without the name', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    await surrender(second, other, id);
    expect((await deleteAccount(one)).statusCode).toBe(200);
    const duel = await getDuel(first, other, id);
    expect(duel.contestants.map(({ name }) => name)).toEqual(['Account eliminato', other.username]);
    expect(duel.userIds).toEqual([null, other.id]);
    expect((await deleteAccount(other)).statusCode).toBe(200);
    const left = await first.database.db.selectFrom('battles').where('id', '=', id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  it.each([0, 1])('leaves the duel to the opponent, whichever side goes: %s', async (index) => {
    const players = await twoPlayers();
    const id = await beginDuel(first, players);
    await surrender(second, players[1], id);
    const gone = players[index] ?? players[0];
    const left = gone === players[0] ? players[1] : players[0];
    expect((await deleteAccount(gone)).statusCode).toBe(200);
    expect((await getDuel(first, left, id)).userIds).toContain(left.id);
    const query = first.database.db.selectFrom('battles').where('id', '=', id).select('user_id');
    expect(await query.execute()).toEqual([{ user_id: null }]);
  });

  it('voids a running duel', async () => {
    const [one, other] = await twoPlayers();
    const id = await beginDuel(first, [one, other]);
    expect((await deleteAccount(one)).statusCode).toBe(200);
    expect((await getDuel(first, other, id)).status).toBe('void');
    // The opponent may fight again.
    await beginDuel(first, [await signUp(first), other]);
  });
});
