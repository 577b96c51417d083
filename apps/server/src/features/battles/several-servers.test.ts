import { startBattle } from '@poketorneo/battle';
import { currentMechanics } from '@poketorneo/battle/engine-free';
import { type BattleState, type BattleUpdate, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBattle, ownedIds, start, storedChoices, tryToStart } from '../../testing/battles.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { randomChoice } from '../../testing/random-choice.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createStubEngine } from '../../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { enrol, leaderId, winAgainst } from '../../testing/tournament.ts';
import { findSetup, listChoices } from '../battle-records/index.ts';
import { parseSetup } from './battle-setup.ts';
import { createDirectEngine } from './index.ts';

let database: TestDatabase;
/** Two servers on one database: one caches the battle, the other rebuilds it. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
  first = await createTestApp({ on: database });
  second = await openServer();
});
afterAll(async () => {
  expect(await listInconsistencies(first.database.db)).toEqual([]);
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await closeServer(second);
  await first.close();
  await database.drop();
});

/** Another server on the same database; SQLite allows one at a time. */
function openServer(parts: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const on =
    database.location.kind === 'server'
      ? database
      : { ...database, open: async () => first.database };
  return createTestApp({ on, isUncached: true, ...parts });
}

async function closeServer(server: TestApp): Promise<void> {
  await server.app.close();
  await server.bus.close();
  if (server.database !== first.database) await server.database.close();
}

async function challenger(): Promise<Person> {
  const player = await signUp(first);
  await enrol(first, player, 1);
  return player;
}

const brock = () => leaderId(first, 1, 1);

function decide(
  server: TestApp,
  player: Person,
  { id, step, request, seq }: ChoicePoint,
  seed: string,
) {
  if (request === null) throw new Error('There is nothing to decide');
  return server.call(contract.battles.choose, {
    body: { battleId: id, step, choice: randomChoice(request, seed, step), after: seq },
    token: player.token,
  });
}

interface ChoicePoint extends Pick<BattleUpdate, 'step' | 'request' | 'seq'> {
  id: number;
}

/** Plays a battle to its end, alternating between servers. */
async function fightAt(
  servers: readonly TestApp[],
  player: Person,
  battle: BattleState,
  seed = 'giocatore',
): Promise<BattleUpdate[]> {
  const updates: BattleUpdate[] = [];
  let point: ChoicePoint = battle;
  for (let turn = 0; point.request !== null; turn += 1) {
    const server = servers[turn % servers.length];
    if (server === undefined) throw new Error('There are no servers');
    const update = parseResponse(
      contract.battles.choose,
      await decide(server, player, point, seed),
    );
    updates.push(update);
    point = { ...update, id: battle.id };
  }
  return updates;
}

/** The events of a plain engine that replays the stored choices. */
async function eventsByEngine(battleId: number) {
  const { db } = first.database;
  const battle = startBattle(parseSetup(await findSetup(db, battleId)).engine);
  const choices = await listChoices(db, battleId, 0);
  for (let step = 0; step <= (choices.at(-1)?.step ?? -1); step += 1) {
    battle.decide(
      Object.fromEntries(
        choices.filter((made) => made.step === step).map(({ side, choice }) => [side, choice]),
      ),
    );
  }
  return { own: battle.events(1), spectator: battle.events('spectator') };
}

async function voidBattle(server: TestApp, { token }: Person, battleId: number): Promise<void> {
  const answer = await server.call(contract.battles.void, { body: { battleId }, token });
  expect(parseResponse(contract.battles.void, answer)).toMatchObject({ status: 'void' });
}

async function replayOf(server: TestApp, { token }: Person, battleId: number) {
  const answer = await server.call(contract.battles.ownReplay, { query: { battleId }, token });
  return parseResponse(contract.battles.ownReplay, answer);
}

it('a battle played on alternating servers equals the replay of its choices', async () => {
  const player = await challenger();
  const battle = await start(first, player, { leaderId: await brock() });
  const updates = await fightAt([first, second], player, battle);
  expect(updates.at(-1)?.status).toBe('over');
  const events = [...battle.events, ...updates.flatMap(({ events }) => events)];
  const { own, spectator } = await eventsByEngine(battle.id);
  expect(events).toEqual(own);
  const { key } = parseResponse(
    contract.battles.share,
    await first.call(contract.battles.share, {
      body: { battleId: battle.id },
      token: player.token,
    }),
  );
  const shared = await second.call(contract.battles.replay, { query: { key } });
  expect(parseResponse(contract.battles.replay, shared).events).toEqual(spectator);
});

it('a battle stores its mechanics version; older battles have version 1', async () => {
  const { id } = await start(first, await challenger(), { leaderId: await brock() });
  const text = await findSetup(first.database.db, id);
  expect(parseSetup(text).engine.mechanics).toBe(currentMechanics);
  const { engine, ...stored } = JSON.parse(text);
  const { mechanics: _, ...older } = engine;
  expect(parseSetup(JSON.stringify({ ...stored, engine: older })).engine.mechanics).toBe(1);
});

it('so does a double battle', async () => {
  const player = await signUp(first);
  const organiser = await signUpAdministrator(first);
  for (const tournament of [1, 2, 3]) {
    await enrol(first, player, tournament);
    const leaders = tournament === 3 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8];
    await winAgainst(first, organiser, player, { tournament, leaders });
  }
  const battle = await start(first, player, {
    leaderId: await leaderId(first, 3, 7),
    pokemonIds: (await ownedIds(first, player)).slice(0, 4),
  });
  expect(battle.format).toBe('doubles');
  const updates = await fightAt([second, first], player, battle);
  const events = [...battle.events, ...updates.flatMap(({ events }) => events)];
  expect(events).toEqual((await eventsByEngine(battle.id)).own);
});

it('a new server continues the battle of a stopped one', async () => {
  const player = await challenger();
  const battle = await start(first, player, { leaderId: await brock() });
  const made = await decide(first, player, battle, 'giocatore');
  const { step } = parseResponse(contract.battles.choose, made);
  const before = await getBattle(first, player, battle.id);
  const next = await openServer();
  expect(await getBattle(next, player, battle.id)).toEqual(before);
  // The response was lost: the repeated choice counts once.
  const again = await decide(next, player, battle, 'giocatore');
  expect(parseResponse(contract.battles.choose, again).step).toBe(step);
  await closeServer(next);
});

it('two servers store one of two concurrent choices', async () => {
  const player = await challenger();
  let battle: BattleState = await start(first, player, { leaderId: await brock() });
  for (let turn = 0; turn < 6 && battle.request !== null; turn += 1) {
    const seeds = turn % 2 === 0 ? ['a', 'a'] : ['a', 'b', 'c'];
    const answers = await Promise.all(
      seeds.map((seed, index) => decide(index % 2 ? second : first, player, battle, seed)),
    );
    const counts = countStatuses(answers);
    expect(counts[200]).toBeGreaterThan(0);
    expect(Object.keys(counts).filter((status) => !['200', '409'].includes(status))).toEqual([]);
    battle = await getBattle(first, player, battle.id);
    expect((await getBattle(second, player, battle.id)).events).toEqual(battle.events);
  }
  const steps = (await storedChoices(first, battle.id)).map(({ step, side }) => `${step} ${side}`);
  expect(new Set(steps).size).toBe(steps.length);
  expect(battle.events).toEqual((await eventsByEngine(battle.id)).own.slice(0, battle.seq));
});

it('a choice that loses the race leaves no state on its server', async () => {
  const player = await challenger();
  let onPlayed = async () => {};
  const engine = createDirectEngine();
  const late = await openServer({
    battleEngine: {
      ...engine,
      async send(request) {
        const answer = await engine.send(request);
        if (request.task.kind === 'play') await onPlayed();
        return answer;
      },
    },
  });
  const battle = await start(first, player, { leaderId: await brock() });
  const [used, other] = [0, 1].map((move) => [{ do: 'move', slot: move + 1 }] as const);
  const choose = (server: TestApp, choice: typeof used) =>
    server.call(contract.battles.choose, {
      body: { battleId: battle.id, step: 0, choice, after: 0 },
      token: player.token,
    });
  onPlayed = async () => {
    onPlayed = async () => {};
    parseResponse(contract.battles.choose, await choose(first, used));
  };
  expect((await choose(late, other)).statusCode).toBe(409);
  const { events } = await getBattle(late, player, battle.id);
  expect(events).toEqual((await getBattle(first, player, battle.id)).events);
  await closeServer(late);
});

it('a battle voided during a choice has that choice in its replay', async () => {
  const player = await challenger();
  const organiser = await signUpAdministrator(first);
  const engine = createDirectEngine();
  let onReplayRead = async () => {};
  const slow = await openServer({
    battleEngine: {
      ...engine,
      async send(request) {
        const answer = await engine.send(request);
        if (request.includeReplay === true && answer.kind === 'snapshot') await onReplayRead();
        return answer;
      },
    },
  });
  const battle = await start(first, player, { leaderId: await brock() });
  onReplayRead = async () => {
    onReplayRead = async () => {};
    parseResponse(contract.battles.choose, await decide(first, player, battle, 'giocatore'));
  };
  await voidBattle(slow, organiser, battle.id);
  const { events, turns } = await replayOf(first, player, battle.id);
  expect(events).toEqual((await eventsByEngine(battle.id)).own);
  expect(events.length).toBeGreaterThan(battle.seq);
  expect(turns).toBe(events.findLast((event) => event.kind === 'turn')?.turn);
  await closeServer(slow);
});

it('so does a battle voided on one server while another plays it', async () => {
  const organiser = await signUpAdministrator(first);
  for (let round = 0; round < 8; round += 1) {
    const player = await challenger();
    const battle = await start(first, player, { leaderId: await brock() });
    const made = decide(second, player, battle, 'giocatore');
    await voidBattle(first, organiser, battle.id);
    expect([200, 409]).toContain((await made).statusCode);
    const { events } = await replayOf(first, player, battle.id);
    expect(events).toEqual((await eventsByEngine(battle.id)).own);
  }
});

it('without an engine a battle cannot end without its replay, but can be voided', async () => {
  const player = await challenger();
  const organiser = await signUpAdministrator(first);
  const { id: battleId } = await start(first, player, { leaderId: await brock() });
  const silent = await openServer({
    battleEngine: {
      ...createStubEngine(),
      send: async () => {
        throw new Error('Out of memory');
      },
    },
  });
  const given = await silent.call(contract.battles.surrender, {
    body: { battleId, after: 0 },
    token: player.token,
  });
  expect(given.statusCode).toBe(500);
  expect((await getBattle(first, player, battleId)).status).toBe('running');
  await voidBattle(silent, organiser, battleId);
  expect(JSON.parse(silent.errors.at(-1) ?? '')).toMatchObject({
    msg: 'no replay of a void battle',
    battleId,
    err: { message: 'Out of memory' },
  });
  await closeServer(silent);
});

it('an incompatible engine version voids the battle, and the player is notified', async () => {
  const player = await challenger();
  const { id: battleId, seq } = await start(first, player, { leaderId: await brock() });
  const newer = await openServer({
    battleEngine: createStubEngine({ version: 'toy 2', isBroken: true }),
  });
  const response = await newer.call(contract.battles.updates, {
    query: { battleId, after: seq },
    token: player.token,
  });
  // The page has shown these events: none may be missing.
  expect(parseResponse(contract.battles.updates, response)).toMatchObject({
    status: 'void',
    request: null,
    events: [],
    seq,
  });
  expect(await getBattle(newer, player, battleId)).toMatchObject({ status: 'void', request: null });
  const notified = await newer.call(contract.notifications.list, { token: player.token });
  expect(parseResponse(contract.notifications.list, notified)[0]?.kind).toBe('battle-void');
  const listed = await newer.call(contract.battles.list, {
    query: { userId: player.id },
    token: player.token,
  });
  expect(parseResponse(contract.battles.list, listed)).toMatchObject([
    { id: battleId, status: 'void', hasReplay: false },
  ]);
  await closeServer(newer);
});

it('surrendering such a battle does not lose it', async () => {
  const player = await challenger();
  const { id: battleId } = await start(first, player, { leaderId: await brock() });
  const newer = await openServer({
    battleEngine: createStubEngine({ version: 'toy 2', isBroken: true }),
  });
  const given = await newer.call(contract.battles.surrender, {
    body: { battleId, after: 0 },
    token: player.token,
  });
  expect(parseError(given)).toMatchObject({
    status: 409,
    message: 'Questa lotta è stata annullata dagli organizzatori',
  });
  const matches = await first.call(contract.matches.list, {
    query: { userId: player.id },
    token: player.token,
  });
  expect(parseResponse(contract.matches.list, matches)).toEqual([]);
  await closeServer(newer);
});

it('a battle that cannot begin does not block the player', async () => {
  const player = await challenger();
  const wanted = { leaderId: await brock() };
  const broken = await openServer({ battleEngine: createStubEngine({ isBroken: true }) });
  expect((await tryToStart(broken, player, wanted)).statusCode).toBe(500);
  await start(first, player, wanted);
  await closeServer(broken);
});

it('a battle surrendered before its first response stays surrendered', async () => {
  const player = await challenger();
  const engine = createStubEngine();
  const { token } = player;
  const hanging = await openServer({
    battleEngine: {
      ...engine,
      async send(request) {
        const answer = await first.call(contract.battles.surrender, {
          body: { battleId: request.battleId, after: 0 },
          token,
        });
        parseResponse(contract.battles.surrender, answer);
        throw new Error('The engine does not answer');
      },
    },
  });
  expect((await tryToStart(hanging, player, { leaderId: await brock() })).statusCode).toBe(500);
  const query = { userId: player.id };
  const matches = await first.call(contract.matches.list, { query, token });
  const [match] = parseResponse(contract.matches.list, matches);
  const battles = await first.call(contract.battles.list, { query, token });
  const [battle] = parseResponse(contract.battles.list, battles);
  expect(battle).toMatchObject({ status: 'over', outcome: 'loss', by: 'surrender' });
  expect(match?.battleId).toBe(battle?.id);
  await closeServer(hanging);
});
