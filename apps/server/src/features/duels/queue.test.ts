import { engineVersion } from '@poketorneo/battle';
import { contract, type DuelTerms } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surrender } from '../../testing/battles.ts';
import { type Person, signUp } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';
import { updateDuelRules } from '../duel-rules/index.ts';
import { createQueue, pairingIntervalMs } from './queue.ts';

const { duels, battles } = contract;

let servers: TwoServers;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  servers = await createTwoServers();
  ({ first, second } = servers);
});
afterAll(() => servers.close());

/** What the job of a server does every two seconds; `meanwhile` runs before the first duel begins. */
async function pair(
  server: TestApp,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const { transaction, database, now: clock } = server;
  const queue = createQueue({
    ...{ db: database.db, transaction, clock, random: Math.random },
    battles: {
      async engineVersion() {
        await meanwhile();
        return engineVersion;
      },
    },
  });
  await queue.pair();
}

const advance = (milliseconds: number) => servers.advance(milliseconds);

/** Until players may be paired again, and a moment more: PostgreSQL's own clock is compared. */
const passInterval = () => advance(pairingIntervalMs + 1000);

const join = (server: TestApp, { token }: Person, terms: Partial<DuelTerms> = {}) =>
  server.call(duels.joinQueue, { body: { terms: { ...defaultTerms, ...terms } }, token });

const leave = (server: TestApp, { token }: Person) => server.call(duels.leaveQueue, { token });

const block = (token: string, userId: number) =>
  first.call(duels.block, { body: { userId }, token });

async function openDuel(server: TestApp, { token }: Person) {
  const open = parseResponse(battles.listOpen, await server.call(battles.listOpen, { token }));
  return open.find(({ kind }) => kind === 'duel');
}

async function players(count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await signUp(first));
  return people;
}

describe('the queue', () => {
  it('starts a duel of two who wait on equal terms, each on another server', async () => {
    const [one, other, patient] = await players(3);
    if (!one || !other || !patient) throw new Error('Nobody signed up');
    await join(first, one);
    await join(second, patient, { pace: 'quick' });
    await join(second, other);
    passInterval();
    await pair(second);
    const duel = await openDuel(first, one);
    expect(duel).toMatchObject({ opponent: { name: other.username } });
    expect(await openDuel(second, other)).toMatchObject({ id: duel?.id });
    expect(await openDuel(second, patient)).toBeUndefined();
    expect(parseError(await join(first, one))).toMatchObject({
      status: 409,
      message: 'Stai già lottando',
    });
    await leave(second, patient);
  });

  it('pairs nobody once organisers have closed the duels', async () => {
    const [one, other] = await players(2);
    if (!one || !other) throw new Error('Nobody signed up');
    await join(first, one);
    await join(second, other);
    const setRules = (isOn: boolean) =>
      first.transaction(({ trx }) =>
        updateDuelRules(trx, { isOn, duelists: 'everybody', hours: null }),
      );
    await setRules(false);
    passInterval();
    await pair(second);
    expect(await openDuel(first, one)).toBeUndefined();
    expect(parseError(await join(first, one)).message).toBe('Le sfide sono spente');
    await setRules(true);
    expect((await join(first, one)).statusCode).toBe(200);
    await leave(first, one);
  });

  it('keeps a place that is renewed, and loses one after ten seconds of silence', async () => {
    const [one, other] = await players(2);
    if (!one || !other) throw new Error('Nobody signed up');
    const { since } = parseResponse(duels.joinQueue, await join(first, one));
    advance(8000);
    expect(parseResponse(duels.joinQueue, await join(second, one)).since).toBe(since);
    advance(11_000);
    await join(first, other);
    await pair(first);
    expect(await openDuel(first, other)).toBeUndefined();
    await leave(first, other);
  });

  it('does not refuse a place that is renewed just after an opponent was found', async () => {
    const [one, other] = await players(2);
    if (!one || !other) throw new Error('Nobody signed up');
    await join(first, one);
    await join(first, other);
    passInterval();
    await pair(first);
    const body = { terms: defaultTerms, isRepeated: true };
    const repeated = await second.call(duels.joinQueue, { body, token: one.token });
    expect(parseResponse(duels.joinQueue, repeated)).toEqual({ since: null });
    expect(parseError(await join(second, one)).message).toBe('Stai già lottando');
    await surrender(first, one, (await openDuel(first, one))?.id ?? 0);
  });

  it('does not bring the last opponents together again for two minutes', async () => {
    const [one, other] = await players(2);
    if (!one || !other) throw new Error('Nobody signed up');
    const search = async () => {
      await join(first, one);
      await join(first, other);
      passInterval();
      await pair(first);
      return openDuel(first, one);
    };
    const duel = await search();
    await surrender(first, one, duel?.id ?? 0);
    expect(await search()).toBeUndefined();
    advance(120_000);
    expect(await search()).toBeDefined();
  });

  it('brings nobody together who has blocked the other', async () => {
    const [one, other] = await players(2);
    if (!one || !other) throw new Error('Nobody signed up');
    await block(one.token, other.id);
    await join(first, one);
    await join(first, other);
    advance(40_000);
    await join(first, one);
    await join(first, other);
    await pair(first);
    expect(await openDuel(first, one)).toBeUndefined();
    for (const player of [one, other]) await leave(first, player);
  });

  it.each([
    ['changes the terms', (one: Person) => join(second, one, { size: 2, tier: 4 })],
    ['blocks the other', ({ token }: Person, { id }: Person) => block(token, id)],
    ['leaves', (one: Person) => leave(second, one)],
  ])('starts no duel if one of a pair %s meanwhile', async (_, meanwhile) => {
    const [one, other] = await players(2);
    if (!one || !other) throw new Error('Nobody signed up');
    await join(first, one);
    await join(first, other);
    passInterval();
    await pair(first, () => meanwhile(one, other));
    expect(await openDuel(first, one)).toBeUndefined();
    expect(await openDuel(first, other)).toBeUndefined();
    const waiting = await first.database.db.selectFrom('duel_queue').select('user_id').execute();
    expect(waiting).toContainEqual({ user_id: other.id });
    for (const player of [one, other]) await leave(first, player);
  });

  it('never has a player wait and fight, or fight twice, whatever happens at once', async () => {
    const people = await players(8);
    const at = (index: number) => (index % 2 === 0 ? first : second);
    for (let round = 0; round < 12; round += 1) {
      passInterval();
      await Promise.all([
        ...people.map((player, index) => {
          const server = at(round + index);
          return (round * 7 + index * 3) % 5 === 0 ? leave(server, player) : join(server, player);
        }),
        pair(first),
        pair(second),
      ]);
      await expectNobodyTwice();
      for (const [index, player] of people.entries()) {
        const duel = await openDuel(at(index), player);
        if (duel !== undefined && (round + index) % 3 === 0) {
          await surrender(at(round), player, duel.id);
        }
      }
    }
    const { rows } = await first.database.db
      .selectFrom('battle_seats')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where(
        'user_id',
        'in',
        people.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    expect(rows).toBeGreaterThan(8);
  });
});

async function expectNobodyTwice(): Promise<void> {
  const { db } = first.database;
  const fighting = await db
    .selectFrom('battle_seats')
    .innerJoin('battles', 'battles.id', 'battle_seats.battle_id')
    .select('battle_seats.user_id as id')
    .where('battles.status', '=', 'running')
    .execute();
  const waiting = await db.selectFrom('duel_queue').select('user_id as id').execute();
  const ids = [...fighting, ...waiting].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}
