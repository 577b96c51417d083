import { contract, type Endpoint } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import { getBattle, start } from '../../testing/battles.ts';
import { beginDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { newAddress, type Person, signUp } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId } from '../../testing/tournament.ts';
import { beginTrial, chooseInTrial, surrenderTrial } from '../../testing/trials.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';
import {
  hasCurrentBattles,
  maxRunningTrials,
  resumeBattles,
  stopBattles,
} from '../battle-records/index.ts';
import { createTrialsService } from './trials-service.ts';

const { battles, trials } = contract;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  expect(await listInconsistencies(server.database.db)).toEqual([]);
  await server.close();
});

const read = async (token: string) =>
  parseResponse(trials.get, await server.call(trials.get, { token }));

const keep = (app: TestApp, { token }: Person, trial: string) =>
  app.call(trials.keep, { body: { token: trial }, token });

const historyOf = async ({ token }: Person) =>
  parseResponse(
    contract.matchHistory.list,
    await server.call(contract.matchHistory.list, { query: { limit: 20 }, token }),
  );

/** What the job of the server does every hour. */
function removeOld(app: TestApp): Promise<void> {
  const unused = () => {
    throw new Error('Not asked for');
  };
  const { removeOld: run } = createTrialsService({
    ...{ db: app.database.db, transaction: app.transaction, clock: app.now, random: unused },
    rateLimiter: { refund: unused },
    battles: {
      engineVersion: unused,
      asVisitor: { get: unused, updates: unused, choose: unused, surrender: unused },
    },
  });
  return run();
}

const countTrials = async (app: TestApp) => {
  const rows = await app.database.db
    .selectFrom('battles')
    .select('id')
    .where('kind', '=', 'trial')
    .execute();
  return rows.length;
};

describe('a trial', () => {
  it('starts at once with three lent Pokémon, goes on and ends, without an account', async () => {
    const { battle, token } = await beginTrial(server);
    expect(battle).toMatchObject({ kind: 'trial', side: 1, status: 'running', step: 0 });
    expect(battle.contestants.map(({ teamSize }) => teamSize)).toEqual([3, 3]);
    expect(battle.request?.team).toHaveLength(3);
    let state: Parameters<typeof chooseInTrial>[2] & { status: string } = battle;
    while (state.status === 'running') state = await chooseInTrial(server, token, state);
    const over = await read(token);
    expect(over).toMatchObject({ status: 'over', request: null, result: { by: 'play' } });
    expect(over.events.at(-1)?.kind).toBe('end');
  });

  it('can be read again, and repeats a choice that was delivered twice', async () => {
    const { battle, token } = await beginTrial(server);
    const body = { step: 0, choice: [{ do: 'move', slot: 1 }], after: 0 };
    const first = await server.call(trials.choose, { body, token });
    const again = await server.call(trials.choose, { body, token });
    expect(again.body).toBe(first.body);
    const { seq } = parseResponse(trials.choose, first);
    const news = await server.call(trials.updates, { query: { after: seq }, token });
    expect(parseResponse(trials.updates, news)).toMatchObject({ seq, step: 1, events: [] });
    expect(await read(token)).toMatchObject({ id: battle.id, step: 1 });
  });

  it('is lost by surrender', async () => {
    const { token } = await beginTrial(server);
    const result = { outcome: 'loss', by: 'surrender' };
    expect(await surrenderTrial(server, token)).toMatchObject({ status: 'over', result });
  });

  it('gives nothing: no match, no notification, no score', async () => {
    const { db } = server.database;
    const counts = async () => {
      const tables = ['matches', 'notifications', 'user_scores', 'user_face_icons'] as const;
      return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    };
    const player = await signUp(server);
    const before = await counts();
    const { token } = await beginTrial(server);
    await surrenderTrial(server, token);
    await keep(server, player, token);
    expect(await counts()).toEqual(before);
  });

  it('hinders neither a leader battle nor a duel', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    await enrol(server, player, 1);
    const { token } = await beginTrial(server);
    const leader = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
    const duel = await beginDuel(server, [player, other]);
    await surrenderTrial(server, token);
    await keep(server, player, token);
    expect((await getBattle(server, player, leader.id)).status).toBe('running');
    expect((await getBattle(server, player, duel)).status).toBe('running');
    const open = await server.call(battles.listOpen, { token: player.token });
    expect(parseResponse(battles.listOpen, open).map(({ kind }) => kind)).toEqual([
      'duel',
      'leader',
    ]);
  });
});

describe('its token', () => {
  const wrong = 'x'.repeat(32);
  const calls: readonly { endpoint: Endpoint; call: object }[] = [
    { endpoint: trials.get, call: {} },
    { endpoint: trials.updates, call: { query: { after: 0 } } },
    {
      endpoint: trials.choose,
      call: { body: { step: 0, choice: [{ do: 'move', slot: 1 }], after: 0 } },
    },
    { endpoint: trials.surrender, call: { body: { after: 0 } } },
  ];

  it.each(calls)('alone opens $endpoint.path', async ({ endpoint, call }) => {
    const player = await signUp(server);
    for (const token of [undefined, wrong, player.token]) {
      const response = await server.call(endpoint, { ...call, ...(token && { token }) });
      expect(parseError(response)).toMatchObject({
        status: 404,
        message: 'Questa lotta non esiste',
      });
    }
  });

  it('opens nothing else', async () => {
    const { battle, token } = await beginTrial(server);
    const query = { battleId: battle.id };
    for (const [endpoint, call] of [
      [battles.get, { query }],
      [battles.updates, { query: { ...query, after: 0 } }],
      [battles.ownReplay, { query }],
      [battles.surrender, { body: { ...query, after: 0 } }],
      [battles.share, { body: query }],
      [contract.profile.info, {}],
      [trials.keep, { body: { token } }],
    ] as const) {
      expect((await server.call(endpoint, { ...call, token })).statusCode).toBe(401);
    }
    expect(await read(token)).toMatchObject({ status: 'running' });
  });

  it('is of no use to players who know the id', async () => {
    const { battle } = await beginTrial(server);
    const { token } = await signUp(server);
    const response = await server.call(battles.get, { query: { battleId: battle.id }, token });
    expect(response.statusCode).toBe(403);
  });

  it('opens it for two hours', async () => {
    const { token } = await beginTrial(server);
    server.advance(2 * hour - 1);
    await read(token);
    server.advance(1);
    expect((await server.call(trials.get, { token })).statusCode).toBe(404);
  });
});

describe('the limit', () => {
  it('is five an hour an address', async () => {
    const from = newAddress();
    for (let count = 0; count < 5; count += 1) await beginTrial(server, from);
    const refused = await server.call(trials.start, { from });
    expect(parseError(refused)).toMatchObject({
      status: 429,
      message: 'Per ora basta: registrati e continua',
    });
    expect(refused.headers['retry-after']).toBe(String(hour / 1000));
    await beginTrial(server);
    server.advance(hour);
    await beginTrial(server, from);
  });
});

describe('a kept trial', () => {
  it('is in the player’s history with a replay, and stays', async () => {
    const player = await signUp(server);
    const { battle, token } = await beginTrial(server);
    await chooseInTrial(server, token, battle);
    await surrenderTrial(server, token);
    const kept = await keep(server, player, token);
    expect(parseResponse(trials.keep, kept)).toEqual({ battleId: battle.id });
    expect((await keep(server, player, token)).body).toBe(kept.body);
    server.advance(2 * day);
    await removeOld(server);
    const [entry] = await historyOf(player);
    expect(entry).toMatchObject({
      match: null,
      battle: { id: battle.id, kind: 'trial', outcome: 'loss', hasReplay: true },
    });
    const response = await server.call(battles.ownReplay, {
      query: { battleId: battle.id },
      token: player.token,
    });
    const replay = parseResponse(battles.ownReplay, response);
    expect(replay).toMatchObject({ kind: 'trial', side: 1, outcome: 'loss' });
    expect(replay.events.at(-1)).toMatchObject({ kind: 'end', by: 'surrender' });
    const own = await server.call(contract.ownData.get, { token: player.token });
    expect(parseResponse(contract.ownData.get, own).battles).toMatchObject([
      { id: battle.id, kind: 'trial', leader: null, choices: [{}] },
    ]);
  });

  it('is no longer the visitor’s, nor another’s', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    const { token } = await beginTrial(server);
    await surrenderTrial(server, token);
    await keep(server, player, token);
    expect((await server.call(trials.get, { token })).statusCode).toBe(404);
    expect((await keep(server, other, token)).statusCode).toBe(404);
    expect(await historyOf(other)).toEqual([]);
  });

  it('has ended first', async () => {
    const player = await signUp(server);
    const { token } = await beginTrial(server);
    expect((await keep(server, player, token)).statusCode).toBe(409);
  });

  it('leaves with the account', async () => {
    const player = await signUp(server);
    const { battle, token } = await beginTrial(server);
    await surrenderTrial(server, token);
    await keep(server, player, token);
    const { users } = contract;
    await server.call(users.delete, { params: { id: player.id }, token: player.token });
    const { db } = server.database;
    const rows = await db.selectFrom('battles').select('id').where('id', '=', battle.id).execute();
    expect(rows).toEqual([]);
  });
});

it('a season that ends leaves a trial alone, and a trial does not keep one from being opened again', async () => {
  const { db } = server.database;
  const { token } = await beginTrial(server);
  const { id } = await db
    .selectFrom('seasons')
    .select('id')
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await server.transaction(async (unit) => {
    await stopBattles(unit, id);
    expect(await hasCurrentBattles(unit.trx)).toBe(false);
    await resumeBattles(unit.trx, id, 0);
  });
  expect(await read(token)).toMatchObject({ status: 'running' });
});

it('an abandoned trial is removed after a day', async () => {
  server.advance(2 * day);
  await removeOld(server);
  const before = await countTrials(server);
  await beginTrial(server);
  server.advance(day);
  await removeOld(server);
  expect(await countTrials(server)).toBe(before + 1);
  server.advance(1);
  await removeOld(server);
  expect(await countTrials(server)).toBe(before);
});

describe('on two servers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await createTwoServers();
  });
  afterAll(async () => {
    for (const { errors } of [servers.first, servers.second]) expect(errors).toEqual([]);
    await servers.close();
  });

  it('no more than fifty run, however many start at once', async () => {
    const { first, second } = servers;
    const responses = await Promise.all(
      Array.from({ length: maxRunningTrials + 12 }, (_, index) =>
        (index % 2 === 0 ? first : second).call(trials.start, { from: newAddress() }),
      ),
    );
    const begun = responses.filter(({ statusCode }) => statusCode === 201);
    expect(begun).toHaveLength(maxRunningTrials);
    expect(await countTrials(first)).toBe(maxRunningTrials);
    for (const response of responses.filter((one) => !begun.includes(one))) {
      expect(parseError(response).message).toBe('Per ora basta: registrati e continua');
    }
    // A place that becomes free can be taken.
    const [one] = begun;
    if (one === undefined) throw new Error('None has begun');
    await surrenderTrial(second, parseResponse(trials.start, one).token);
    await beginTrial(first);
    expect((await second.call(trials.start, { from: newAddress() })).statusCode).toBe(429);
  });

  it('places of trials that were left are given to whoever wants them, one each', async () => {
    const { first, second } = servers;
    const { db } = first.database;
    await db.deleteFrom('battles').where('kind', '=', 'trial').execute();
    const left = [];
    for (let count = 0; count < maxRunningTrials - 1; count += 1)
      left.push(await beginTrial(first));
    const played = await beginTrial(first);
    servers.advance(10 * minute - 1);
    await chooseInTrial(second, played.token, played.battle);
    const start = (server: TestApp) => server.call(trials.start, { from: newAddress() });
    expect((await start(second)).statusCode).toBe(429);
    servers.advance(1);
    const wanted = Array.from({ length: maxRunningTrials + 4 }, (_, index) =>
      start(index % 2 === 0 ? first : second),
    );
    const statuses = (await Promise.all(wanted)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(left.length);
    expect(await countTrials(first)).toBe(maxRunningTrials);
    const isThere = async ({ token }: { token: string }) =>
      (await second.call(trials.get, { token })).statusCode;
    expect(await isThere(played)).toBe(200);
    for (const one of left) expect(await isThere(one)).toBe(404);
  });

  it('a trial that was left gives no place while there are others, and the one left first does', async () => {
    const { first, second } = servers;
    const { db } = first.database;
    await db.deleteFrom('battles').where('kind', '=', 'trial').execute();
    const [one, other] = [await beginTrial(first), await beginTrial(first)];
    servers.advance(1);
    await chooseInTrial(second, one.token, one.battle);
    servers.advance(hour);
    for (let count = 2; count < maxRunningTrials; count += 1) await beginTrial(second);
    const choose = () => chooseInTrial(first, one.token, one.battle);
    await beginTrial(second);
    expect((await second.call(trials.get, { token: other.token })).statusCode).toBe(404);
    expect(await second.call(trials.get, { token: one.token })).toMatchObject({ statusCode: 200 });
    await beginTrial(second);
    await expect(choose()).rejects.toThrow(/404/);
  });

  it('only one player keeps it, whoever asks at once', async () => {
    const { first, second } = servers;
    servers.advance(3 * hour);
    await first.database.db.deleteFrom('battles').where('kind', '=', 'trial').execute();
    const { token } = await beginTrial(first);
    await surrenderTrial(first, token);
    const [one, other] = [await signUp(first), await signUp(first)];
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const app = index % 2 === 0 ? first : second;
        return { index, response: await keep(app, index % 4 < 2 ? one : other, token) };
      }),
    );
    const won = statuses.filter(({ response }) => response.statusCode === 200);
    expect(won).toHaveLength(4);
    expect(new Set(won.map(({ index }) => index % 4 < 2)).size).toBe(1);
    for (const { response } of statuses.filter((each) => !won.includes(each))) {
      expect(response.statusCode).toBe(404);
    }
  });
});
