import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { cards, record, updateRecord } = contract.shellGame;
/** Maximum of a round's minimum turn time. */
const turn = 20_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ random: Math.random });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function deal(player?: Person, round?: number): Promise<number[]> {
  const response = await server.call(cards, {
    ...(player === undefined ? {} : { token: player.token }),
    ...(round === undefined ? {} : { query: { round } }),
  });
  return parseResponse(cards, response);
}

const report = (player: Person, numberOfRounds: number) =>
  server.call(updateRecord, { token: player.token, body: { numberOfRounds } });

const recordOf = async (player: Person) =>
  parseResponse(record, await server.call(record, { token: player.token }));

/** Plays from one round to another; returns the messages. */
async function play(player: Person, from: number, to: number): Promise<string[]> {
  const words: string[] = [];
  for (let round = from; round < to; round++) {
    await deal(player, round === from ? 0 : round);
    server.advance(turn);
    words.push(parseResponse(updateRecord, await report(player, round + 1)));
  }
  return words;
}

const notificationsOf = async (player: Person) =>
  (await createPoll(server, player.token).next()).notifications
    .filter(({ title }) => title === 'Nuovo record a PokéShell!')
    .map(({ text }) => text);

describe('the cards', () => {
  it('are three, two of them equal', async () => {
    for (let time = 0; time < 20; time++) {
      const ids = await deal();
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(2);
    }
  });

  it.each([-1, 0.5, 1_000_001])('are not dealt to round %d', async (round) => {
    expect(parseError(await server.call(cards, { query: { round } })).status).toBe(400);
  });
});

describe('a won round', () => {
  it('is a record if it is higher than all before', async () => {
    const player = await signUp(server);
    expect(await recordOf(player)).toBe(0);
    expect(await play(player, 0, 3)).toEqual([
      'Primo record: hai superato un turno!',
      'Nuovo record: 2 turni superati!',
      'Nuovo record: 3 turni superati!',
    ]);
    expect(await recordOf(player)).toBe(3);
    expect(await play(player, 0, 3)).toEqual(['', '', '']);
    expect(await recordOf(player)).toBe(3);
  });

  it('is notified when it first beats the record only', async () => {
    const player = await signUp(server);
    await play(player, 0, 3);
    expect(await notificationsOf(player)).toEqual(['Hai superato il tuo primo turno.']);
    await play(player, 0, 6);
    const fourth = 'Hai superato 4 turni: non erano mai stati così tanti.';
    expect(await notificationsOf(player)).toEqual([fourth, 'Hai superato il tuo primo turno.']);
  });

  it('counts from five rounds before a record above six', async () => {
    const player = await signUp(server);
    await play(player, 0, 8);
    await deal(player, 0);
    server.advance(turn);
    expect(parseError(await report(player, 5)).status).toBe(409);
    expect((await report(player, 4)).statusCode).toBe(200);
    expect(await play(player, 3, 10)).toEqual([
      ...['', '', '', '', ''],
      'Nuovo record: 9 turni superati!',
      'Nuovo record: 10 turni superati!',
    ]);
  });

  it('continues the run if the round is omitted', async () => {
    const player = await signUp(server);
    for (const round of [1, 2, 3]) {
      await deal(player);
      server.advance(turn);
      expect((await report(player, round)).statusCode).toBe(200);
    }
    expect(await recordOf(player)).toBe(3);
  });

  it('is notified once for concurrent reports', async () => {
    const player = await signUp(server);
    await deal(player, 0);
    server.advance(turn);
    const reports = await Promise.all(Array.from({ length: 8 }, () => report(player, 1)));
    expect(countStatuses(reports)).toEqual({ 200: 8 });
    expect(reports.filter(({ body }) => body !== '""')).toHaveLength(1);
    expect(await notificationsOf(player)).toHaveLength(1);
  });

  it('opens one round for concurrent deals', async () => {
    const player = await signUp(server);
    await play(player, 0, 1);
    await Promise.all(Array.from({ length: 6 }, () => deal(player, 1)));
    server.advance(turn);
    const reports = await Promise.all([2, 3, 4, 5, 6, 7].map((round) => report(player, round)));
    expect(reports.slice(1).every(({ statusCode }) => statusCode === 409)).toBe(true);
    expect(await recordOf(player)).toBeLessThanOrEqual(2);
  });
});

describe('no record comes of', () => {
  const expectRefused = async (player: Person, round: number, best = 0) => {
    expect(parseError(await report(player, round)).status).toBe(409);
    expect(await recordOf(player)).toBe(best);
  };

  it('a turn not dealt, or dealt to another player or a visitor', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    await deal(other, 0);
    await deal();
    server.advance(turn);
    await expectRefused(player, 1);
  });

  it('a round that is skipped', async () => {
    const player = await signUp(server);
    await deal(player, 0);
    server.advance(turn);
    await expectRefused(player, 2);
    expect((await report(player, 1)).statusCode).toBe(200);
    await deal(player, 1);
    server.advance(turn);
    await expectRefused(player, 3, 1);
  });

  it('many deals without a win', async () => {
    const player = await signUp(server);
    for (let round = 0; round < 5; round++) {
      await deal(player, round);
      server.advance(turn);
    }
    await expectRefused(player, 2);
  });

  it('an invented round number', async () => {
    const player = await signUp(server);
    await deal(player, 99);
    server.advance(turn);
    await expectRefused(player, 100);
    await play(player, 0, 2);
    await deal(player, 50);
    server.advance(turn);
    await expectRefused(player, 51, 2);
  });

  it('two rounds won with one deal', async () => {
    const player = await signUp(server);
    await play(player, 0, 1);
    server.advance(turn);
    await expectRefused(player, 2, 1);
  });

  it('a replaced run', async () => {
    const player = await signUp(server);
    await play(player, 0, 2);
    await deal(player, 2);
    await deal(player, 0);
    server.advance(turn);
    await expectRefused(player, 3, 2);
  });

  it.each([
    [0, 20_000],
    [4, 10_000],
    [20, 6500],
  ])('a turn at round %i faster than possible', async (round, shortest) => {
    const player = await signUp(server);
    await play(player, 0, round);
    await deal(player, round);
    // Clock tolerance of one second.
    server.advance(shortest - 1002);
    await expectRefused(player, round + 1, round);
    server.advance(2);
    expect((await report(player, round + 1)).statusCode).toBe(200);
  });
});
