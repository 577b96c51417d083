import { currentMechanics, startBattle } from '@poketorneo/battle';
import { type BattleNews, type BattleState, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { anyChoice } from '../../testing/any-choice.ts';
import { lookAt, ownedIds, start, storedChoices, tryToStart } from '../../testing/battles.ts';
import { listContradictions } from '../../testing/invariants.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { enrol, leaderId, winAgainst } from '../../testing/tournament.ts';
import { createToyEngine } from '../../testing/toy-battles.ts';
import { listChoices } from './battle-choices-repository.ts';
import { parseSetup } from './battle-setup.ts';
import { findSetup } from './battles-repository.ts';
import { createDirectEngine } from './index.ts';

let database: TestDatabase;
/** Two on the same database: what one keeps in memory, the other makes from the choices. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  first = await createTestApp({ on: database, seeded: true });
  second = await another();
});
afterAll(async () => {
  expect(await listContradictions(first.database.db)).toEqual([]);
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await closeAnother(second);
  await first.close();
  await database.drop();
});

/** Another server on the same database; an embedded one can be opened once. */
function another(parts: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const on =
    database.location.kind === 'server'
      ? database
      : { ...database, open: async () => first.database };
  return createTestApp({ on, keepsNothing: true, ...parts });
}

async function closeAnother(server: TestApp): Promise<void> {
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
  { id, step, request, seq }: Standing,
  seed: string,
) {
  if (request === null) throw new Error('There is nothing to decide');
  return server.call(contract.battles.choose, {
    body: { battleId: id, step, choice: anyChoice(request, seed, step), after: seq },
    token: player.token,
  });
}

interface Standing extends Pick<BattleNews, 'step' | 'request' | 'seq'> {
  id: number;
}

/** Fights a battle to its end: each choice at the server that comes next. */
async function fightAt(
  servers: readonly TestApp[],
  player: Person,
  battle: BattleState,
  seed = 'giocatore',
): Promise<BattleNews[]> {
  const told: BattleNews[] = [];
  let standing: Standing = battle;
  for (let turn = 0; standing.request !== null; turn += 1) {
    const server = servers[turn % servers.length];
    if (server === undefined) throw new Error('Nobody to ask');
    const news = answerOf(contract.battles.choose, await decide(server, player, standing, seed));
    told.push(news);
    standing = { ...news, id: battle.id };
  }
  return told;
}

/** What a plain engine tells that is fed with the stored choices. */
async function toldByEngine(battleId: number) {
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

async function annul(server: TestApp, { token }: Person, battleId: number): Promise<void> {
  const answer = await server.call(contract.battles.void, { body: { battleId }, token });
  expect(answerOf(contract.battles.void, answer)).toMatchObject({ status: 'void' });
}

async function replayOf(server: TestApp, { token }: Person, battleId: number) {
  const answer = await server.call(contract.battles.ownReplay, { query: { battleId }, token });
  return answerOf(contract.battles.ownReplay, answer);
}

it('a battle that goes from server to server is the one that its choices make', async () => {
  const player = await challenger();
  const battle = await start(first, player, { leaderId: await brock() });
  const told = await fightAt([first, second], player, battle);
  expect(told.at(-1)?.status).toBe('over');
  const events = [...battle.events, ...told.flatMap((news) => news.events)];
  const { own, spectator } = await toldByEngine(battle.id);
  expect(events).toEqual(own);
  const { key } = answerOf(
    contract.battles.share,
    await first.call(contract.battles.share, {
      body: { battleId: battle.id },
      token: player.token,
    }),
  );
  const shared = await second.call(contract.battles.replay, { query: { key } });
  expect(answerOf(contract.battles.replay, shared).events).toEqual(spectator);
});

it('a battle holds which rules it is played by, and one from before there were others the first', async () => {
  const { id } = await start(first, await challenger(), { leaderId: await brock() });
  const text = await findSetup(first.database.db, id);
  expect(parseSetup(text).engine.mechanics).toBe(currentMechanics);
  const { engine, ...stored } = JSON.parse(text);
  const { mechanics: _, ...older } = engine;
  expect(parseSetup(JSON.stringify({ ...stored, engine: older })).engine.mechanics).toBe(1);
});

it('a double battle too', async () => {
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
  const told = await fightAt([second, first], player, battle);
  const events = [...battle.events, ...told.flatMap((news) => news.events)];
  expect(events).toEqual((await toldByEngine(battle.id)).own);
});

it('a server that comes after the one that went looks at the same battle', async () => {
  const player = await challenger();
  const battle = await start(first, player, { leaderId: await brock() });
  const made = await decide(first, player, battle, 'giocatore');
  const { step } = answerOf(contract.battles.choose, made);
  const before = await lookAt(first, player, battle.id);
  const next = await another();
  expect(await lookAt(next, player, battle.id)).toEqual(before);
  // The answer got lost with the one that went: asked again, the choice counts no second time.
  const again = await decide(next, player, battle, 'giocatore');
  expect(answerOf(contract.battles.choose, again).step).toBe(step);
  await closeAnother(next);
});

it('two servers that are asked at once keep one choice', async () => {
  const player = await challenger();
  let battle = await start(first, player, { leaderId: await brock() });
  for (let turn = 0; turn < 6 && battle.request !== null; turn += 1) {
    const seeds = turn % 2 === 0 ? ['a', 'a'] : ['a', 'b', 'c'];
    const answers = await Promise.all(
      seeds.map((seed, index) => decide(index % 2 ? second : first, player, battle, seed)),
    );
    const counts = tally(answers);
    expect(counts[200]).toBeGreaterThan(0);
    expect(Object.keys(counts).filter((status) => !['200', '409'].includes(status))).toEqual([]);
    battle = await lookAt(first, player, battle.id);
    expect((await lookAt(second, player, battle.id)).events).toEqual(battle.events);
  }
  const steps = (await storedChoices(first, battle.id)).map(({ step, side }) => `${step} ${side}`);
  expect(new Set(steps).size).toBe(steps.length);
  expect(battle.events).toEqual((await toldByEngine(battle.id)).own.slice(0, battle.seq));
});

it('a choice that came too late leaves nothing behind at the server that has played it', async () => {
  const player = await challenger();
  let whenPlayed = async () => {};
  const engine = createDirectEngine();
  const late = await another({
    battleEngine: {
      ...engine,
      async ask(question) {
        const answer = await engine.ask(question);
        if (question.choice !== undefined) await whenPlayed();
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
  whenPlayed = async () => {
    whenPlayed = async () => {};
    answerOf(contract.battles.choose, await choose(first, used));
  };
  expect((await choose(late, other)).statusCode).toBe(409);
  const { events } = await lookAt(late, player, battle.id);
  expect(events).toEqual((await lookAt(first, player, battle.id)).events);
  await closeAnother(late);
});

it('what is annulled while a choice is made keeps a replay with that choice in it', async () => {
  const player = await challenger();
  const organiser = await signUpAdministrator(first);
  const engine = createDirectEngine();
  let whenTold = async () => {};
  const slow = await another({
    battleEngine: {
      ...engine,
      async ask(question) {
        const answer = await engine.ask(question);
        if (question.whole === true && answer.is === 'standing') await whenTold();
        return answer;
      },
    },
  });
  const battle = await start(first, player, { leaderId: await brock() });
  whenTold = async () => {
    whenTold = async () => {};
    answerOf(contract.battles.choose, await decide(first, player, battle, 'giocatore'));
  };
  await annul(slow, organiser, battle.id);
  const { events, turns } = await replayOf(first, player, battle.id);
  expect(events).toEqual((await toldByEngine(battle.id)).own);
  expect(events.length).toBeGreaterThan(battle.seq);
  expect(turns).toBe(events.findLast((event) => event.kind === 'turn')?.turn);
  await closeAnother(slow);
});

it('so does what one server annuls and another one plays at once', async () => {
  const organiser = await signUpAdministrator(first);
  for (let round = 0; round < 8; round += 1) {
    const player = await challenger();
    const battle = await start(first, player, { leaderId: await brock() });
    const made = decide(second, player, battle, 'giocatore');
    await annul(first, organiser, battle.id);
    expect([200, 409]).toContain((await made).statusCode);
    const { events } = await replayOf(first, player, battle.id);
    expect(events).toEqual((await toldByEngine(battle.id)).own);
  }
});

it('a battle of which the engine tells nothing does not end without its replay, but can be annulled', async () => {
  const player = await challenger();
  const organiser = await signUpAdministrator(first);
  const { id: battleId } = await start(first, player, { leaderId: await brock() });
  const mute = await another({
    battleEngine: {
      ...createToyEngine(),
      ask: async () => {
        throw new Error('Out of memory');
      },
    },
  });
  const given = await mute.call(contract.battles.surrender, {
    body: { battleId, after: 0 },
    token: player.token,
  });
  expect(given.statusCode).toBe(500);
  expect((await lookAt(first, player, battleId)).status).toBe('running');
  await annul(mute, organiser, battleId);
  expect(JSON.parse(mute.errors.at(-1) ?? '')).toMatchObject({
    msg: 'no replay of an annulled battle',
    battleId,
    err: { message: 'Out of memory' },
  });
  await closeAnother(mute);
});

it('an engine of another version that cannot go on annuls the battle, and the player is told', async () => {
  const player = await challenger();
  const { id: battleId, seq } = await start(first, player, { leaderId: await brock() });
  const newer = await another({
    battleEngine: createToyEngine({ version: 'toy 2', isBroken: true }),
  });
  const told = await newer.call(contract.battles.news, {
    query: { battleId, after: seq },
    token: player.token,
  });
  // The page keeps what it has shown: no later event is missing from it.
  expect(answerOf(contract.battles.news, told)).toMatchObject({
    status: 'void',
    request: null,
    events: [],
    seq,
  });
  expect(await lookAt(newer, player, battleId)).toMatchObject({ status: 'void', request: null });
  const news = await newer.call(contract.notifications.list, { token: player.token });
  expect(answerOf(contract.notifications.list, news)[0]?.kind).toBe('battle-void');
  const listed = await newer.call(contract.battles.list, {
    query: { userId: player.id },
    token: player.token,
  });
  expect(answerOf(contract.battles.list, listed)).toMatchObject([
    { id: battleId, status: 'void', hasReplay: false },
  ]);
  await closeAnother(newer);
});

it('nor does whoever gives such a battle up lose it', async () => {
  const player = await challenger();
  const { id: battleId } = await start(first, player, { leaderId: await brock() });
  const newer = await another({
    battleEngine: createToyEngine({ version: 'toy 2', isBroken: true }),
  });
  const given = await newer.call(contract.battles.surrender, {
    body: { battleId, after: 0 },
    token: player.token,
  });
  expect(refusalOf(given)).toMatchObject({
    status: 409,
    message: 'Questa lotta è stata annullata dagli organizzatori',
  });
  const matches = await first.call(contract.matches.list, {
    query: { userId: player.id },
    token: player.token,
  });
  expect(answerOf(contract.matches.list, matches)).toEqual([]);
  await closeAnother(newer);
});

it('a battle that cannot even begin does not keep the player from others', async () => {
  const player = await challenger();
  const wanted = { leaderId: await brock() };
  const broken = await another({ battleEngine: createToyEngine({ isBroken: true }) });
  expect((await tryToStart(broken, player, wanted)).statusCode).toBe(500);
  await start(first, player, wanted);
  await closeAnother(broken);
});

it('one that was given up before it could be shown stays given up', async () => {
  const player = await challenger();
  const engine = createToyEngine();
  const { token } = player;
  const hanging = await another({
    battleEngine: {
      ...engine,
      async ask(question) {
        const answer = await first.call(contract.battles.surrender, {
          body: { battleId: question.battleId, after: 0 },
          token,
        });
        answerOf(contract.battles.surrender, answer);
        throw new Error('The engine does not answer');
      },
    },
  });
  expect((await tryToStart(hanging, player, { leaderId: await brock() })).statusCode).toBe(500);
  const query = { userId: player.id };
  const matches = await first.call(contract.matches.list, { query, token });
  const [match] = answerOf(contract.matches.list, matches);
  const battles = await first.call(contract.battles.list, { query, token });
  const [battle] = answerOf(contract.battles.list, battles);
  expect(battle).toMatchObject({ status: 'over', outcome: 'loss', by: 'surrender' });
  expect(match?.battleId).toBe(battle?.id);
  await closeAnother(hanging);
});
