import { pairKey, stockedTerms, weighPair } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { minute } from '../../clock.ts';
import { accept, challenge } from '../../testing/challenges.ts';
import { getDuel } from '../../testing/duels.ts';
import { signUp } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDirectEngine } from '../battles/index.ts';
import { countPairs } from './drawn-pairs-repository.ts';
import { createPairStock, stockSize } from './pair-stock.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
});
beforeEach(() => server.transaction(({ trx }) => trx.deleteFrom('drawn_pairs').execute()));
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const [usual] = stockedTerms;
const keys = stockedTerms.map(pairKey);

/** A stock whose battles are won by turns, so that each pair is fair. */
function createStock({
  isIdle = (): boolean => true,
  firstWins = (number: number) => number % 2 === 0,
} = {}) {
  let battles = 0;
  const stock = createPairStock({
    db: server.database.db,
    transaction: server.transaction,
    clock: server.now,
    random: Math.random,
    weighing: {
      isIdle,
      weigh: async ({ battle }) => {
        battles += 1;
        return firstWins(battle.number) ? 0 : 1;
      },
    },
  });
  server.advance(minute);
  return { fill: stock.fill, battles: () => battles };
}

async function fillUntil(fill: () => Promise<void>, pairs: number): Promise<void> {
  for (let call = 0; call < 20 * pairs + 20; call += 1) {
    if ((await stored()) >= pairs) return;
    await fill();
  }
}

/** Stores as many unusable pairs of each terms. */
async function storePairs(count: number): Promise<void> {
  const rows = keys.flatMap((key) =>
    Array.from({ length: count }, () => ({ pair_key: key, teams: '[]', weighed_at: 0 })),
  );
  await server.database.db.insertInto('drawn_pairs').values(rows).execute();
}

async function stored(): Promise<number> {
  return [...(await countPairs(server.database.db)).values()].reduce((sum, one) => sum + one, 0);
}

async function fightOnUsualTerms() {
  const [nina, leo] = [await signUp(server), await signUp(server)];
  const { id } = await challenge(server, nina, leo, { terms: usual ?? {} });
  const { battleId, notice } = await accept(server, leo, id);
  return { notice, duel: await getDuel(server, nina, battleId ?? 0) };
}

it('is filled for all usual terms alike, and no further', async () => {
  const { fill } = createStock();
  await fillUntil(fill, keys.length);
  expect(await countPairs(server.database.db)).toEqual(new Map(keys.map((key) => [key, 1])));
  await storePairs(stockSize - 1);
  const full = createStock();
  for (let call = 0; call < 10; call += 1) await full.fill();
  expect(full.battles()).toBe(0);
  expect(await stored()).toBe(keys.length * stockSize);
});

it('plays some battles in a call while pairs are missing, then one, and takes only pairs that win alike', async () => {
  expect(weighPair([0, 0]).is).toBe('unfair');
  const missing = createStock({ firstWins: () => true });
  await missing.fill();
  expect(missing.battles()).toBe(2);
  await storePairs(1);
  const { fill, battles } = createStock({ firstWins: () => true });
  for (let call = 1; call <= 12; call += 1) {
    await fill();
    expect(battles()).toBe(call);
  }
  expect(await stored()).toBe(keys.length);
});

it('waits while battles are fought, and goes on where it stopped', async () => {
  let isIdle = true;
  const { fill, battles } = createStock({ isIdle: () => isIdle });
  await fill();
  expect(battles()).toBe(8);
  isIdle = false;
  for (let call = 0; call < 5; call += 1) await fill();
  expect(battles()).toBe(8);
  isIdle = true;
  await fillUntil(fill, 1);
  // Sixteen weigh a pair; none is played again.
  expect(battles()).toBeLessThanOrEqual(16);
  expect(await stored()).toBe(1);
});

it('gives each pair to one duel, which is rated', async () => {
  const { fill } = createStock();
  await fillUntil(fill, 1);
  const weighed = await fightOnUsualTerms();
  expect(weighed).toMatchObject({ notice: null, duel: { rated: true } });
  expect(await stored()).toBe(0);
  expect(await fightOnUsualTerms()).toMatchObject({
    notice: 'Squadre non bilanciate',
    duel: { rated: false },
  });
});

it('throws a pair away whose Pokémon was changed since', async () => {
  const { fill } = createStock();
  await fillUntil(fill, 1);
  const all = server.database.db.updateTable('available_pokemons');
  await all.set((eb) => ({ version: eb('version', '+', 1) })).execute();
  expect((await fightOnUsualTerms()).notice).toBe('Squadre non bilanciate');
  expect(await stored()).toBe(0);
});

it('is weighed by the engine', async () => {
  const { weigh, isIdle } = createDirectEngine();
  const winners: unknown[] = [];
  const stock = createPairStock({
    db: server.database.db,
    transaction: server.transaction,
    clock: server.now,
    random: Math.random,
    weighing: {
      isIdle,
      weigh: async (task) => {
        const winner = await weigh(task);
        winners.push(winner);
        return winner;
      },
    },
  });
  await stock.fill();
  expect(winners).toEqual([]);
  server.advance(minute);
  for (let call = 0; call < 3; call += 1) await stock.fill();
  expect(winners.length).toBeGreaterThanOrEqual(3);
  for (const winner of winners) expect([0, 1, null]).toContain(winner);
});
