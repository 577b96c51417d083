import { contract } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSetting } from '../../db/settings.ts';
import { AppError } from '../../errors.ts';
import { beginDuel, chooseInDuel, expectAway, getDuel } from '../../testing/duels.ts';
import { nextPresence, nextStep, openStream } from '../../testing/event-stream.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDirectEngine, type EngineHost } from '../battles/index.ts';
import { isOnline } from '../presence/index.ts';

let server: TestApp;
let address: string;
/** How many more readings the engine refuses. */
let refusals = 0;
beforeAll(async () => {
  const engine = createDirectEngine();
  const battleEngine: EngineHost = {
    ...engine,
    async send(request) {
      if (request.task.kind !== 'read' || refusals === 0) return engine.send(request);
      refusals -= 1;
      throw new AppError('unavailable', 'A thread is replaced');
    },
  };
  server = await createTestApp({ seeded: true, battleEngine });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function twoPlayers(): Promise<[Person, Person]> {
  return [await signUp(server), await signUp(server)];
}

it('tells both players of a step once both have chosen', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const [mine, theirs] = [
    await getDuel(server, one, battleId),
    await getDuel(server, other, battleId),
  ];
  const streams = [
    await openStream(address, one, [{ battleId, after: mine.seq }]),
    await openStream(address, other, [{ battleId, after: theirs.seq }]),
  ];
  for (const stream of streams) {
    // The state when the stream was opened.
    const { update } = await stream.next('battle');
    expect(update).toMatchObject({ step: 0, events: [] });
  }
  await chooseInDuel(server, one, mine, 'one');
  await chooseInDuel(server, other, theirs, 'other');
  const [before, after] = [mine.events, (await getDuel(server, one, battleId)).events];
  const [told, toldOther] = await Promise.all(streams.map((stream) => nextStep(stream)));
  expect(told?.step).toBe(1);
  expect(told?.events).toEqual(after.slice(before.length));
  expect(toldOther?.step).toBe(1);
  for (const stream of streams) stream.close();
});

it('tells of a step later if the engine was being replaced when it ended', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const [mine, theirs] = [
    await getDuel(server, one, battleId),
    await getDuel(server, other, battleId),
  ];
  const stream = await openStream(address, {}, [], String(battleId));
  await stream.next('watched');
  await chooseInDuel(server, one, mine, 'one');
  refusals = 1;
  await chooseInDuel(server, other, theirs, 'other');
  expect((await stream.next('watched')).update.step).toBe(1);
  expect(refusals).toBe(0);
  expect(server.errors.splice(0)).toEqual([expect.stringContaining('live news not sent')]);
  stream.close();
});

it('tells the devices of a player alone that the choice is in', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const mine = await openStream(address, one);
  const theirs = await openStream(address, other);
  for (const stream of [mine, theirs]) await stream.next('hello');
  await chooseInDuel(server, one, await getDuel(server, one, battleId), 'one');
  expect(await mine.next('changed')).toEqual({ kind: 'changed', what: 'choice' });
  // The first that the other is told of is the end.
  await server.call(contract.battles.surrender, {
    body: { battleId, after: 0 },
    token: other.token,
  });
  expect(await theirs.next('changed')).toEqual({ kind: 'changed', what: 'battles' });
  for (const stream of [mine, theirs]) stream.close();
});

it('tells of changes of the own challenges alone', async () => {
  const [one, other] = await twoPlayers();
  const streams = [await openStream(address, one), await openStream(address, other)];
  const [mine, theirs] = streams;
  for (const stream of streams) await stream.next('hello');
  const stranger = await signUp(server);
  const challenge = { userId: stranger.id, terms: defaultTerms };
  await server.call(contract.duels.challenge, { body: challenge, token: other.token });
  expect(await theirs?.next('changed')).toEqual({ kind: 'changed', what: 'challenges' });
  await server.call(contract.duels.challenge, { body: challenge, token: one.token });
  expect(await mine?.next('changed')).toEqual({ kind: 'changed', what: 'challenges' });
  for (const stream of streams) stream.close();
});

it('makes its user online', async () => {
  const [player] = await twoPlayers();
  const isHere = () => isOnline(server.database.db, player.id, new Date(server.now()));
  expect(await isHere()).toBe(false);
  const stream = await openStream(address, player);
  await expect.poll(isHere).toBe(true);
  stream.close();
  server.advance(60_000);
  expect(await isHere()).toBe(false);
});

it('tells the other player of a duel who leaves and comes back, and nothing more', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const mine = await openStream(address, one, [{ battleId, after: 0 }]);
  const theirs = await openStream(address, other, [{ battleId, after: 0 }]);
  await nextPresence(mine, false);
  theirs.close();
  // A stream that is opened again at once is no absence.
  const again = await openStream(address, other, [{ battleId, after: 0 }]);
  await nextPresence(again, false);
  expect(await getDuel(server, one, battleId)).toMatchObject({ isFoeAway: false });
  again.close();
  await expectAway([server], one, battleId);
  await nextPresence(mine, true);
  const back = await openStream(address, other, []);
  await nextPresence(mine, false);
  for (const stream of [mine, back]) stream.close();
});

it('counts a player without a stream as here, and one who hides it never as away', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const seen = async () => (await getDuel(server, one, battleId)).isFoeAway;
  expect(await seen()).toBe(true);
  await server.call(contract.battles.updates, {
    query: { battleId, after: 0 },
    token: other.token,
  });
  expect(await seen()).toBe(false);
  server.advance(40_000);
  expect(await seen()).toBe(true);
  const body = { showsOnline: false };
  await server.call(contract.duels.setSettings, { body, token: other.token });
  expect(await seen()).toBe(false);
});

it('tells the other player who is here by a call', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const mine = await openStream(address, one, [{ battleId, after: 0 }]);
  await nextPresence(mine, true);
  await server.call(contract.battles.updates, {
    query: { battleId, after: 0 },
    token: other.token,
  });
  await nextPresence(mine, false);
  // Silent for too long, and back.
  server.advance(40_000);
  await nextPresence(mine, true);
  await server.call(contract.battles.updates, {
    query: { battleId, after: 0 },
    token: other.token,
  });
  await nextPresence(mine, false);
  mine.close();
});

it('ends with the session', async () => {
  const [player] = await twoPlayers();
  const stream = await openStream(address, player);
  await stream.next('hello');
  await server.call(contract.auth.signOutEverywhere, { token: player.token });
  await stream.ended();
});

it('answers HEAD without opening a stream', async () => {
  const { path } = contract.live.stream;
  const response = await server.app.inject({ method: 'HEAD', url: path });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch('text/event-stream');
});

it('is refused for the battle of others, and without a session', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const stranger = await signUp(server);
  await expect(openStream(address, stranger, [{ battleId, after: 0 }])).rejects.toThrow('403');
  await expect(openStream(address, {}, [{ battleId, after: 0 }])).rejects.toThrow('401');
});

describe('a spectator', () => {
  const watch = (word: string) => server.call(contract.live.watch, { query: { watch: word } });
  const surrender = ({ token }: Person, battleId: number) =>
    server.call(contract.battles.surrender, { body: { battleId, after: 0 }, token });
  const listed = async () =>
    parseResponse(contract.live.list, await server.call(contract.live.list)).duels.map(
      ({ id }) => id,
    );

  it('sees each step once it is played, also without an account, and never what only players know', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other]);
    expect(await listed()).toContain(battleId);
    const before = parseResponse(contract.live.watch, await watch(String(battleId)));
    const stream = await openStream(address, {}, [], String(battleId));
    await stream.next('watched');
    const [mine, theirs] = [
      await getDuel(server, one, battleId),
      await getDuel(server, other, battleId),
    ];
    await chooseInDuel(server, one, mine, 'one');
    expect(parseResponse(contract.live.watch, await watch(String(battleId)))).toEqual({
      ...before,
      clock: { ...before.clock, now: expect.any(String) },
    });
    await chooseInDuel(server, other, theirs, 'other');
    const { update } = await stream.next('watched');
    expect(update.step).toBe(1);
    const all = parseResponse(contract.live.watch, await watch(String(battleId)));
    expect([...before.events, ...update.events].slice(0, all.seq)).toEqual(
      expect.arrayContaining(all.events.slice(before.seq)),
    );
    expect(JSON.stringify(all)).not.toContain('"request"');
    stream.close();
  });

  it('is not told whether a hidden duel exists', async () => {
    const [one, other] = await twoPlayers();
    const hidden = await beginDuel(server, [one, other], { terms: { watch: 'nobody' } });
    expect(await listed()).not.toContain(hidden);
    const [absent, refused] = [await watch('999999'), await watch(String(hidden))];
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual(absent.json());
    await expect(openStream(address, {}, [], String(hidden))).rejects.toThrow('404');
  });

  it('needs the link of a duel that is shown by link alone', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other], { terms: { watch: 'link' } });
    expect((await watch(String(battleId))).statusCode).toBe(404);
    const { watchKey } = await getDuel(server, one, battleId);
    const answer = await watch(watchKey ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(watchKey);
  });

  it('is counted, for players and spectators, until the stream ends', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other]);
    const player = await openStream(address, one, [{ battleId, after: 0 }]);
    const first = await openStream(address, {}, [], String(battleId));
    expect(await player.next('viewers')).toEqual({ kind: 'viewers', battleId, viewers: 1 });
    const second = await openStream(address, other, [], String(battleId));
    expect((await player.next('viewers')).viewers).toBe(2);
    expect((await second.next('viewers')).viewers).toBeGreaterThan(0);
    first.close();
    expect((await player.next('viewers')).viewers).toBe(1);
    second.close();
    expect((await player.next('viewers')).viewers).toBe(0);
    player.close();
    const rows = await server.database.db.selectFrom('duel_viewers').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('is counted no more some seconds after the process of the stream was killed', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other]);
    const { db } = server.database;
    await db
      .insertInto('duel_viewers')
      .values({ battle_id: battleId, server: 'killed', viewers: 2, seen_at: server.now() })
      .execute();
    const watched = await openStream(address, {}, [], String(battleId));
    const next = async () => (await watched.next('viewers')).viewers;
    expect(await next()).toBe(3);
    server.advance(6100);
    expect(await next()).toBe(1);
    // Its own process goes on saying that it lives.
    await expect
      .poll(async () => {
        const rows = db.selectFrom('duel_viewers').select('seen_at');
        const row = rows.where('battle_id', '=', battleId).where('viewers', '=', 1);
        return (await row.executeTakeFirst())?.seen_at;
      })
      .toBeGreaterThan(server.now() - 2000);
    watched.close();
    await db.deleteFrom('duel_viewers').where('server', '=', 'killed').execute();
  });

  it('finds in the showcase what an organiser has put there', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other]);
    const organiser = await signUpAdministrator(server);
    const put = (id: number | null) =>
      server.call(contract.live.showcase, { body: { battleId: id }, token: organiser.token });
    expect((await put(battleId)).statusCode).toBe(200);
    const shown = await server.call(contract.live.list);
    expect(parseResponse(contract.live.list, shown).showcased).toBe(battleId);
    const hidden = await beginDuel(server, await twoPlayers(), { terms: { watch: 'nobody' } });
    expect(parseError(await put(hidden))).toMatchObject({
      status: 409,
      message: 'I giocatori non vogliono spettatori',
    });
    expect((await put(null)).statusCode).toBe(200);
  });

  it('is told of the showcase, which a duel leaves when it ends', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other]);
    const organiser = await signUpAdministrator(server);
    const stream = await openStream(address, await signUp(server));
    await stream.next('hello');
    await server.call(contract.live.showcase, { body: { battleId }, token: organiser.token });
    expect(await stream.next('changed')).toMatchObject({ what: 'showcase' });
    await surrender(one, battleId);
    expect(await stream.next('changed')).toMatchObject({ what: 'showcase' });
    const shown = await server.call(contract.live.list);
    expect(parseResponse(contract.live.list, shown)).toMatchObject({ showcased: null });
    const watched = parseResponse(contract.live.watch, await watch(String(battleId)));
    expect(watched).toMatchObject({ status: 'over', outcome: 'loss', by: 'surrender' });
    stream.close();
  });

  it('is told of the showcase, too, when the account of one of its players is deleted', async () => {
    const [one, other] = await twoPlayers();
    const battleId = await beginDuel(server, [one, other]);
    const organiser = await signUpAdministrator(server);
    const stream = await openStream(address, await signUp(server));
    await stream.next('hello');
    await server.call(contract.live.showcase, { body: { battleId }, token: organiser.token });
    expect(await stream.next('changed')).toMatchObject({ what: 'showcase' });
    const params = { id: one.id };
    const gone = await server.call(contract.users.delete, { params, token: one.token });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await findSetting(server.database.db, 'showcased-battle')).toBe('');
    expect(await stream.next('changed')).toMatchObject({ what: 'showcase' });
    stream.close();
  });

  it('never finds a duel in the showcase that ends at the same moment', async () => {
    const organiser = await signUpAdministrator(server);
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await twoPlayers();
      const battleId = await beginDuel(server, [one, other]);
      const [put] = await Promise.all([
        server.call(contract.live.showcase, { body: { battleId }, token: organiser.token }),
        surrender(one, battleId),
      ]);
      expect([200, 404]).toContain(put.statusCode);
      expect(await findSetting(server.database.db, 'showcased-battle')).not.toBe(String(battleId));
    }
  });
});
