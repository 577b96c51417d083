import { contract, type DuelTerms } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Topic } from '../../bus/index.ts';
import { DatabaseFailure } from '../../db/errors.ts';
import { openDatabase } from '../../db/open-database.ts';
import { surrender } from '../../testing/battles.ts';
import { answer, sendChallenge } from '../../testing/challenges.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { type Person, signUp } from '../../testing/people.ts';
import { catchUp } from '../../testing/servers-on-one-database.ts';
import { createStubEngine } from '../../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createChallengesService } from './challenges-service.ts';
import { createQueue } from './queue.ts';

const { duels } = contract;

/** Overridden by TEST_QUEUE_OPERATIONS and TEST_SEED. */
const operations = Number(process.env.TEST_QUEUE_OPERATIONS ?? 200);
const seed = Number(process.env.TEST_SEED ?? 2026);
/** At once, and players. */
const batchSize = 10;
const crowdSize = 14;
/** The connections of the second server have a name, by which they are cut. */
const mortalName = 'poketorneo mortal';

const engineVersion = 'toy 1';

let database: TestDatabase;
let first: TestApp;
/** Its process dies again and again, as far as the database can tell. */
let second: TestApp;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
  const parts = { isUncached: true, random: Math.random, battleEngine: createStubEngine() };
  first = await createTestApp({ ...parts, on: database });
  second = await createTestApp({ ...parts, on: { ...database, open: openSecond } });
});
afterAll(async () => {
  expect(await listInconsistencies(first.database.db)).toEqual([]);
  expect(first.errors).toEqual([]);
  await second.app.close();
  await second.bus.close();
  if (second.database !== first.database) await second.database.close();
  await first.close();
  await database.drop();
});

/** SQLite belongs to one process. */
async function openSecond() {
  const { location } = database;
  switch (location.kind) {
    case 'embedded':
      return first.database;
    case 'server': {
      const url = new URL(location.url);
      url.searchParams.set('application_name', mortalName);
      return openDatabase({ ...location, url: url.href });
    }
  }
}

/** Like `kill -9` of the second server: all its transactions are cut off where they are. */
async function die(): Promise<void> {
  if (database.location.kind === 'embedded') return;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${mortalName} and datname = current_database()`.execute(
    first.database.db,
  );
}

/** What the job of a server does every two seconds. */
async function pair({ transaction, database: { db }, now: clock }: TestApp): Promise<void> {
  const battles = { engineVersion: async () => engineVersion };
  const queue = createQueue({ db, transaction, clock, random: Math.random, battles });
  await queue.pair().catch((error: unknown) => {
    if (!(error instanceof DatabaseFailure)) throw error;
  });
}

/** Users told of a topic since the last `forget`, by server. */
function listenFor(topic: Topic) {
  const told = new Map<TestApp, Set<number>>();
  for (const server of [first, second]) {
    const users = new Set<number>();
    told.set(server, users);
    server.bus.subscribe(topic, (userId) => userId !== undefined && users.add(userId));
  }
  return {
    isTold(userId: number): boolean {
      const has = [...told.values()].map((users) => users.has(userId));
      // On SQLite a real process has one bus.
      return database.location.kind === 'server' ? has.every(Boolean) : has.some(Boolean);
    },
    forget(): void {
      for (const users of told.values()) users.clear();
    },
  };
}

interface FoughtDuel {
  id: number;
  userIds: number[];
}

async function listDuelsAfter(id: number): Promise<FoughtDuel[]> {
  const rows = await first.database.db
    .selectFrom('battle_seats')
    .select(['battle_id as id', 'user_id as userId'])
    .where('battle_id', '>', id)
    .orderBy('battle_id')
    .execute();
  const duelsById = new Map<number, FoughtDuel>();
  for (const { id: battleId, userId } of rows) {
    const duel = duelsById.get(battleId) ?? { id: battleId, userIds: [] };
    duelsById.set(battleId, { ...duel, userIds: [...duel.userIds, userId ?? 0] });
  }
  return [...duelsById.values()];
}

async function listFighting(): Promise<{ userId: number; battleId: number }[]> {
  const rows = await first.database.db
    .selectFrom('battle_seats')
    .innerJoin('battles', 'battles.id', 'battle_seats.battle_id')
    .select(['battle_seats.user_id as userId', 'battles.id as battleId'])
    .where('battles.status', '=', 'running')
    .execute();
  return rows.flatMap(({ userId, battleId }) => (userId === null ? [] : { userId, battleId }));
}

async function listWaiting(): Promise<number[]> {
  const rows = await first.database.db.selectFrom('duel_queue').select('user_id as id').execute();
  return rows.map(({ id }) => id);
}

const listOpen = () =>
  first.database.db
    .selectFrom('duel_challenges')
    .select(['id', 'from_id as fromId', 'to_id as toId'])
    .where('status', '=', 'open')
    .execute();

const pairOf = (one: number, other: number) =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

it(`nobody is ever in two duels, or with a blocked player, whatever happens (seed ${seed})`, async () => {
  const chance = seededRandom(seed);
  const any = <T>(items: readonly T[]): T | undefined => items[Math.floor(chance() * items.length)];
  const crowd: Person[] = [];
  while (crowd.length < crowdSize) crowd.push(await signUp(first));
  const duelNews = listenFor('battles');
  const counts = new Map<string, number>();
  const statuses = new Map<number, number>();
  let begun = 0;
  let cuts = 0;
  /** Pairs that were certainly separated before the running batch. */
  const separated = new Set<string>();
  let lastDuel = 0;
  let hasDied = false;
  let isMourning = false;

  for (let made = 0; made < operations; made += batchSize) {
    const [fighting, open] = [await listFighting(), await listOpen()];
    const joining = new Set<number>();
    const left = new Set<number>();
    const blocking = new Set<string>();
    const unblocking = new Set<string>();
    // A pool may keep connections that were cut until the next query.
    isMourning = hasDied;
    hasDied = false;

    /** One operation by anybody, through any server. */
    async function act(): Promise<void> {
      const server = chance() < 0.5 ? first : second;
      const [player, other] = [any(crowd), any(crowd)];
      if (player === undefined || other === undefined) throw new Error('Nobody is here');
      const { id, token } = player;
      const call = async (
        kind: string,
        answering: Promise<{ statusCode: number; body: string }>,
      ): Promise<boolean> => {
        const { statusCode, body } = await answering;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const isExpected = [200, 201, 400, 403, 404, 409].includes(statusCode);
        // Only a server that has died cannot reach the database.
        expect(
          isExpected || ((hasDied || isMourning) && statusCode === 503),
          `${kind}: ${statusCode} ${body}`,
        ).toBe(true);
        return statusCode < 300;
      };
      const terms: DuelTerms = chance() < 0.8 ? defaultTerms : { ...defaultTerms, pace: 'quick' };
      const lot = chance();
      if (lot < 0.3) {
        joining.add(id);
        await call('seek', server.call(duels.joinQueue, { body: { terms }, token }));
      } else if (lot < 0.37) {
        if (await call('leave', server.call(duels.leaveQueue, { token }))) left.add(id);
      } else if (lot < 0.5) {
        await call('challenge', sendChallenge(server, player, other, { terms }));
      } else if (lot < 0.66) {
        const challenge = any(open);
        const to = crowd.find((person) => person.id === challenge?.toId);
        if (challenge === undefined || to === undefined) return;
        const accept = chance() < 0.8;
        const kind = accept ? 'accept' : 'refuse';
        await call(kind, answer(server, to, challenge.id, { accept }));
      } else if (lot < 0.71) {
        const challenge = any(open);
        const from = crowd.find((person) => person.id === challenge?.fromId);
        if (challenge === undefined || from === undefined) return;
        const query = { challengeId: challenge.id };
        await call('withdraw', server.call(duels.withdraw, { query, token: from.token }));
      } else if (lot < 0.75) {
        if (id === other.id) return;
        const body = { userId: other.id };
        if (await call('block', server.call(duels.block, { body, token }))) {
          blocking.add(`${id}>${other.id}`);
        }
      } else if (lot < 0.79) {
        const [by, blocked] = (any([...separated]) ?? '').split('>').map(Number);
        const blocker = crowd.find((person) => person.id === by);
        if (blocker === undefined || blocked === undefined) return;
        unblocking.add(`${by}>${blocked}`);
        const body = { userId: blocked };
        await call('unblock', server.call(duels.unblock, { body, token: blocker.token }));
      } else if (lot < 0.9) {
        const duel = any(fighting);
        const loser = crowd.find((person) => person.id === duel?.userId);
        if (duel === undefined || loser === undefined) return;
        await call('surrender', surrender(server, loser, duel.battleId));
      } else if (lot < 0.98) {
        counts.set('pair', (counts.get('pair') ?? 0) + 1);
        await pair(server);
      } else {
        hasDied = true;
        cuts += 1;
        await die();
      }
    }

    duelNews.forget();
    await Promise.all(Array.from({ length: batchSize }, act));
    if (database.location.kind === 'server') await catchUp(first, second);

    for (const { id, userIds } of await listDuelsAfter(lastDuel)) {
      lastDuel = id;
      begun += 1;
      const [one = 0, other = 0] = userIds;
      expect(userIds).toHaveLength(2);
      expect(one).not.toBe(other);
      const isBlocked = [...separated].some(
        (block) => !unblocking.has(block) && pairOf(one, other) === pairOf(...sidesOfBlock(block)),
      );
      expect(isBlocked, `duel ${id} of ${one} and ${other}`).toBe(false);
      for (const userId of userIds) {
        expect(duelNews.isTold(userId), `${userId} of duel ${id}`).toBe(true);
      }
    }
    for (const block of blocking) if (!unblocking.has(block)) separated.add(block);
    for (const block of unblocking) separated.delete(block);

    const busy = [...(await listFighting()).map(({ userId }) => userId), ...(await listWaiting())];
    expect(new Set(busy).size, 'fights twice, or fights and waits').toBe(busy.length);
    const waiting = await listWaiting();
    for (const id of left) if (!joining.has(id)) expect(waiting).not.toContain(id);
    // Else challenges would soon be limited.
    await first.database.db.deleteFrom('rate_limits').execute();
    for (const server of [first, second]) server.advance(500 + Math.floor(chance() * 2000));
  }

  if (process.env.TEST_QUEUE_OPERATIONS) {
    const figures = { seed, begun, cuts, ...Object.fromEntries([...counts, ...statuses]) };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  }
  expect(begun).toBeGreaterThan(operations / 40);
  await expectNothingLeft(crowd);
});

function sidesOfBlock(block: string): [number, number] {
  const [one = 0, other = 0] = block.split('>').map(Number);
  return [one, other];
}

/** Once all are silent, nobody waits, and no challenge is open. */
async function expectNothingLeft(crowd: readonly Person[]): Promise<void> {
  for (const { userId, battleId } of await listFighting()) {
    const player = crowd.find(({ id }) => id === userId);
    if (player !== undefined) await surrender(first, player, battleId);
  }
  expect(await listFighting()).toEqual([]);
  for (const server of [first, second]) server.advance(2 * 24 * 60 * 60 * 1000);
  await pair(first);
  expect(await listWaiting()).toEqual([]);
  const { transaction, database: opened, now: clock } = first;
  const battles = { engineVersion: async () => engineVersion };
  const parts = { db: opened.db, transaction, clock, random: Math.random, battles };
  await createChallengesService(parts).sweepExpired();
  expect(await listOpen()).toEqual([]);
  const seats = first.database.db.selectFrom('battle_seats').select('battle_id');
  expect(await seats.where('running_key', 'is not', null).execute()).toEqual([]);
}
