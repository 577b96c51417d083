import { setTimeout as wait } from 'node:timers/promises';
import { startBattle } from '@poketorneo/battle';
import {
  type BattleChoice,
  type BattleSide,
  contract,
  type DuelState,
  duelChallengeRules,
  type SessionUser,
} from '@poketorneo/contract';
import { defaultTerms, paceTimes } from '@poketorneo/rules/duels';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../../clock.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { callRemote, signUpRemote } from '../../testing/load/remote-server.ts';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { randomChoice } from '../../testing/random-choice.ts';
import {
  bundleServer,
  type ServerBundle,
  type ServerProcess,
  startServer,
} from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { findSetup, listChoices } from '../battle-records/index.ts';
import { parseSetup } from './battle-setup.ts';

/** Overridden by TEST_KILLS. */
const kills = Number(process.env.TEST_KILLS ?? 2);
const seed = Number(process.env.TEST_SEED ?? 2026);
/** At once, each of two players. */
const duels = 3;

let bundle: ServerBundle;
let database: TestDatabase;
let started: ServerProcess[] = [];
let dataFolder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  bundle = await bundleServer();
});
beforeEach(async () => {
  database = await createTestDatabase('seeded');
  dataFolder = await temporaryFolder();
});
afterEach(async () => {
  await stopServers();
  await database.drop();
  await dataFolder.remove();
});

/** Stops those that run. */
async function stopServers(): Promise<void> {
  for (const server of started) server.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  started = [];
}

/** `clockOffBy`: how far its clock is ahead, in milliseconds. */
function startOnDatabase({ clockOffBy = 0 } = {}): ServerProcess {
  const { location } = database;
  const where =
    location.kind === 'embedded'
      ? { DATA_DIR: location.folder }
      : { DATA_DIR: dataFolder.path, DATABASE_URL: location.url };
  const server = startServer(bundle, {
    ...where,
    ...(clockOffBy === 0 ? {} : { NODE_OPTIONS: `--import ${clockOff(clockOffBy)}` }),
    TOKEN_SECRET: 'un segreto di almeno trentadue caratteri',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  });
  started.push(server);
  return server;
}

/** A module that puts a process's clock forward. */
function clockOff(milliseconds: number): string {
  const code = `const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts) {
        if (parts.length === 0) super(Right.now() + ${milliseconds});
        else super(...parts);
      }
      static now() { return Right.now() + ${milliseconds}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

type Players = Readonly<Record<BattleSide, SessionUser>>;

let signedUp = 0;
async function twoPlayers(address: string): Promise<Players> {
  const next = () => {
    signedUp += 1;
    return signUpRemote(address, `duellante${signedUp}`, signedUp);
  };
  return { 1: await next(), 2: await next() };
}

async function getDuel(
  address: string,
  { token }: SessionUser,
  battleId: number,
): Promise<DuelState> {
  const state = await callRemote(address, contract.battles.get, { query: { battleId }, token });
  if (state.kind !== 'duel') throw new Error(`Battle ${battleId} is no duel`);
  return state;
}

/** Player 1 challenges player 2, who accepts through another server. Returns the duel's id. */
async function beginDuel(
  addresses: readonly [string, string],
  { 1: one, 2: other }: Players,
): Promise<number> {
  const { id: challengeId } = await callRemote(addresses[0], contract.duels.challenge, {
    body: { userId: other.id, terms: defaultTerms },
    token: one.token,
  });
  const { battleId } = await callRemote(addresses[1], contract.duels.answer, {
    body: { challengeId, accept: true },
    token: other.token,
  });
  if (battleId === null) throw new Error('The challenge became no duel');
  return battleId;
}

function choiceOf({ id: battleId, step, request, seq: after, side }: DuelState) {
  if (request === null) throw new Error('There is nothing to decide');
  return { battleId, step, choice: randomChoice(request, `${seed} ${side}`, step), after };
}

describe('servers that are killed', () => {
  /** The process of each place; at a killed one's place another is started. */
  let running: ServerProcess[];
  let addresses: string[];
  /** Acknowledged choices, by battle, step and side. */
  const acknowledged = new Map<string, BattleChoice>();
  const keyOf = (battleId: number, step: number, side: number) => `${battleId} ${step} ${side}`;
  let isOver = false;
  const choicesOf = new Map<Players, number>();

  /** Like a browser: again, and elsewhere, until a server answers. */
  async function persist<T>(place: number, call: (address: string) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      const address = addresses[(place + attempt) % addresses.length] ?? '';
      try {
        return await call(address);
      } catch (error) {
        const isAway = error instanceof TypeError || /responded 50[234]/.test(String(error));
        if (!isAway) throw error;
        await wait(20);
      }
    }
  }

  async function choose(place: number, state: DuelState, { token }: SessionUser): Promise<void> {
    if (state.request === null || state.isSealed) return;
    const body = choiceOf(state);
    await persist(place, (address) =>
      callRemote(address, contract.battles.choose, { body, token }),
    );
    acknowledged.set(keyOf(state.id, state.step, state.side), body.choice);
  }

  /** The duel that two players fight, or a new one. */
  async function findDuel(place: number, players: Players, times: number): Promise<number> {
    const { 1: one, 2: other } = players;
    const open = await persist(place, (address) =>
      callRemote(address, contract.battles.listOpen, { token: one.token }),
    );
    if (open[0] !== undefined) return open[0].id;
    const [from, to] = times % 2 === 0 ? [one, other] : [other, one];
    const { incoming } = await persist(place, (address) =>
      callRemote(address, contract.duels.list, { token: to.token }),
    );
    const challengeId =
      incoming[0]?.id ??
      (
        await persist(place, (address) =>
          callRemote(address, contract.duels.challenge, {
            body: { userId: to.id, terms: defaultTerms },
            token: from.token,
          }),
        )
      ).id;
    const answered = await persist(place + 1, (address) =>
      callRemote(address, contract.duels.answer, {
        body: { challengeId, accept: true },
        token: to.token,
      }),
    );
    return answered.battleId ?? 0;
  }

  /** Two players fight one duel after the other, each through another server. */
  async function fight(place: number, players: Players): Promise<void> {
    let id: number | undefined;
    for (let times = 0; !isOver; ) {
      id ??= await findDuel(place, players, times);
      const battleId = id;
      const [mine, theirs] = await Promise.all(
        ([1, 2] as const).map((side) =>
          persist(place + side, (address) => getDuel(address, players[side], battleId)),
        ),
      );
      if (mine === undefined || theirs === undefined) throw new Error('Nobody sees the duel');
      if (mine.status !== 'running' || theirs.status !== 'running') {
        id = undefined;
        times += 1;
        continue;
      }
      await Promise.all([
        choose(place + 1, mine, players[1]),
        choose(place + 2, theirs, players[2]),
      ]);
      choicesOf.set(players, (choicesOf.get(players) ?? 0) + 1);
    }
  }

  /** Resolves once each duel has gone on for a step. */
  async function allGoOn(all: readonly Players[]): Promise<void> {
    const before = new Map(choicesOf);
    // The step that was under way may have been decided before.
    while (all.some((one) => (choicesOf.get(one) ?? 0) < (before.get(one) ?? 0) + 2)) await wait(5);
  }

  it(`lose no acknowledged choice, play no step twice, and all duels go on (seed ${seed})`, async () => {
    const chance = seededRandom(seed);
    running = Array.from({ length: database.location.kind === 'server' ? 2 : 1 }, () =>
      startOnDatabase(),
    );
    addresses = await Promise.all(running.map((server) => server.address()));
    const all: Players[] = [];
    while (all.length < duels) all.push(await twoPlayers(addresses[0] ?? ''));
    const fights = Promise.all(all.map((players, place) => fight(place, players)));
    // A failure ends the test at once.
    const untilFailure = fights.then(() => {});
    const pauses: number[] = [];
    const killAll = async () => {
      await allGoOn(all);
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(chance() * 300);
        const place = Math.floor(chance() * running.length);
        const victim = running[place];
        victim?.kill('SIGKILL');
        await victim?.ended;
        const killedAt = performance.now();
        const next = startOnDatabase();
        running[place] = next;
        const goneOn = allGoOn(all).then(() => pauses.push(performance.now() - killedAt));
        addresses[place] = await next.address();
        await goneOn;
      }
    };
    await Promise.race([killAll(), untilFailure]);
    isOver = true;
    await fights;
    await stopServers();
    pauses.sort((one, other) => one - other);
    if (process.env.TEST_KILLS) {
      const [half, longest] = [pauses[pauses.length >> 1], pauses.at(-1)];
      const figures = { kills, acknowledged: acknowledged.size, ...(await countSteps()) };
      process.stdout.write(`${JSON.stringify({ ...figures, half, longest })}\n`);
    }
    expect(pauses).toHaveLength(kills);
    await expectConsistent();
  });

  async function countSteps() {
    const { db, close } = await database.open();
    const { battles, steps } = await db
      .selectFrom('battles')
      .select((eb) => [
        eb.fn.countAll<number>().as('battles'),
        eb.fn.sum<number>('step').as('steps'),
      ])
      .executeTakeFirstOrThrow();
    await close();
    return { battles, steps };
  }

  /** All acknowledged choices are stored; the duels equal the replay of theirs. */
  async function expectConsistent(): Promise<void> {
    const { db, close } = await database.open();
    expect(await listInconsistencies(db)).toEqual([]);
    const battles = await db.selectFrom('battles').select(['id', 'step', 'turn']).execute();
    expect(battles.length).toBeGreaterThanOrEqual(duels);
    const missing = new Map(acknowledged);
    for (const { id, step, turn } of battles) {
      const battle = startBattle(parseSetup(await findSetup(db, id)).engine);
      const choices = await listChoices(db, id, 0);
      for (const { step: made, side, choice } of choices) {
        const key = keyOf(id, made, side);
        if (missing.has(key)) expect(choice).toEqual(missing.get(key));
        missing.delete(key);
      }
      for (let made = 0; made < step; made += 1) {
        const ofStep = choices.filter((each) => each.step === made);
        battle.decide(Object.fromEntries(ofStep.map(({ side, choice }) => [side, choice])));
      }
      if (step > 0) expect(battle.turn).toBe(turn);
    }
    expect([...missing.keys()]).toEqual([]);
    // Every choice was made within the free time: no kill has taken time from a bank.
    const seats = await db.selectFrom('battle_seats').select('bank').execute();
    expect(new Set(seats.map(({ bank }) => bank))).toEqual(new Set([paceTimes.calm.bank]));
    await close();
  }
});

describe.skipIf(testServerUrl === undefined)('servers whose clocks are minutes off', () => {
  const { free, bank } = paceTimes.calm;
  const expectNear = (moment: string | undefined, at: number) =>
    expect(Math.abs(Date.parse(moment ?? '') - at)).toBeLessThan(minute);

  it('agree on how long a challenge may be answered', async () => {
    const servers = [
      startOnDatabase({ clockOffBy: 10 * minute }),
      startOnDatabase({ clockOffBy: -10 * minute }),
    ];
    const addresses = await Promise.all(servers.map((server) => server.address()));
    const { db, close } = await database.open();
    for (const address of addresses) {
      const { 1: maker } = await twoPlayers(address);
      const { token } = maker;
      const body = { terms: defaultTerms };
      const made = await callRemote(address, contract.duels.challenge, { body, token });
      expectNear(made.createdAt, Date.now());
      expectNear(made.expiresAt, Date.now() + duelChallengeRules.linkMs);
      const query = { key: made.linkKey ?? '' };
      for (const minutesLeft of [2, -2]) {
        const expires_at = Date.now() + minutesLeft * minute;
        await db
          .updateTable('duel_challenges')
          .set({ expires_at })
          .where('id', '=', made.id)
          .execute();
        for (const server of addresses) {
          const { status } = await callRemote(server, contract.duels.get, { query });
          expect(status).toBe(minutesLeft > 0 ? 'open' : 'expired');
          const { outgoing } = await callRemote(server, contract.duels.list, { token });
          expect(outgoing).toHaveLength(minutesLeft > 0 ? 1 : 0);
        }
      }
    }
    await close();
  });

  it('give and take nobody’s time, and pair players who wait', async () => {
    const servers = [
      startOnDatabase({ clockOffBy: 10 * minute }),
      startOnDatabase({ clockOffBy: -10 * minute }),
    ];
    const [ahead = '', behind = ''] = await Promise.all(servers.map((server) => server.address()));
    const { db, close } = await database.open();
    for (const [here, there] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const players = await twoPlayers(here);
      const battleId = await beginDuel([here, there], players);
      await callRemote(here, contract.duels.sendEmote, {
        body: { battleId, emote: 'hello' },
        token: players[1].token,
      });
      for (const address of [here, there]) {
        const { clock, deadline, emotes } = await getDuel(address, players[1], battleId);
        expectNear(clock?.stepAt, Date.now());
        expectNear(clock?.now, Date.now());
        expectNear(emotes[0]?.at, Date.now());
        expectNear(deadline ?? undefined, Date.now() + free + bank);
        const { clock: watched } = await callRemote(address, contract.live.watch, {
          query: { watch: battleId },
        });
        expectNear(watched?.now, Date.now());
      }
      const choose = async (address: string, side: BattleSide) => {
        const state = await getDuel(address, players[side], battleId);
        if (state.request === null || state.isSealed) return;
        const body = choiceOf(state);
        await callRemote(address, contract.battles.choose, { body, token: players[side].token });
      };
      const mustBothChoose = async () => {
        const states = [
          await getDuel(here, players[1], battleId),
          await getDuel(there, players[2], battleId),
        ];
        return states.every(({ request, isSealed }) => request !== null && !isSealed);
      };
      // The beginning of the first step is by another statement than those of the others.
      do {
        await choose(here, 1);
        await choose(there, 2);
        // In the step after a switch of the first alone, the second has already chosen.
        if ((await getDuel(there, players[2], battleId)).isSealed) await choose(here, 1);
      } while (!(await mustBothChoose()));
      for (const address of [here, there]) {
        const { step, clock } = await getDuel(address, players[2], battleId);
        expect(step).toBeGreaterThan(0);
        expect(clock?.banks).toEqual([bank, bank]);
        expectNear(clock?.stepAt, Date.now());
      }
      const late = choiceOf(await getDuel(there, players[2], battleId));
      await choose(here, 1);
      // Time passes.
      // More than the clocks of slow servers are moved by.
      const passed = free + bank + hour;
      await sql`update battles set step_at = step_at - ${passed}, deadline = deadline - ${passed}
        where id = ${battleId}`.execute(db);
      await expect(
        callRemote(there, contract.battles.choose, { body: late, token: players[2].token }),
      ).rejects.toThrow(/responded 409: .*scaduto/);
      for (const address of [here, there]) {
        expect((await getDuel(address, players[1], battleId)).result).toMatchObject({
          outcome: 'win',
          by: 'timeout',
        });
      }
    }
    const { 1: one, 2: other } = await twoPlayers(ahead);
    const isPaired = async ({ token }: SessionUser) =>
      (await callRemote(ahead, contract.battles.listOpen, { token })).length > 0;
    const search = async (address: string, { token }: SessionUser) => {
      const body = { terms: defaultTerms };
      await callRemote(address, contract.duels.joinQueue, { body, token }).catch(
        (error: unknown) => {
          if (!String(error).includes('Stai già lottando')) throw error;
        },
      );
    };
    while (!(await isPaired(one))) {
      await Promise.all([search(ahead, one), search(behind, other)]);
      await wait(300);
    }
    expect(await isPaired(other)).toBe(true);
    await close();
  });
});
