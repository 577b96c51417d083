import { afterEach, beforeEach, expect, it } from 'vitest';
import { transactionOf } from '../db/testing/transaction-of.ts';
import type { WritableDatabase } from '../db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { completeSpreads } from './complete-spreads.ts';
import { seedContent } from './seed-content.ts';

let testDatabase: TestDatabase;
let database: WritableDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  const { db } = await testDatabase.open();
  database = { db, transaction: transactionOf(db) };
  await seedContent(database);
});
afterEach(() => testDatabase.drop());

const pokemons = () =>
  database.db.selectFrom('available_pokemons').selectAll().orderBy('id').execute();

/** An installation without spreads. */
const forgetSpreads = () =>
  database.db
    .updateTable('available_pokemons')
    .set({ nature: null, ivs: null, evs: null })
    .execute();

it('a new installation has spreads for all Pokémon', async () => {
  const all = await pokemons();
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ nature, ivs, evs }) => !(nature && ivs && evs))).toEqual([]);
});

it('an older one gets them from the content, and changes nothing else', async () => {
  const before = await pokemons();
  await forgetSpreads();
  await completeSpreads(database);
  expect(await pokemons()).toEqual(before);
});

it('a start without completable spreads opens no transaction', async () => {
  let transactions = 0;
  const counted: WritableDatabase = {
    db: database.db,
    transaction: (work) => {
      transactions += 1;
      return database.transaction(work);
    },
  };
  await completeSpreads(counted);
  await database.db
    .updateTable('available_pokemons')
    .set({ speed: 999, nature: null, ivs: null, evs: null })
    .where('seed_key', '=', 'campo-025-pikachu')
    .execute();
  await completeSpreads(counted);
  expect(transactions).toBe(0);
});

it('concurrent changes by another process are kept', async () => {
  const before = await pokemons();
  await forgetSpreads();
  const change = { level: 7, nature: 'bold' as const, ivs: '{}', evs: '{}', version: 2 };
  await completeSpreads({
    db: database.db,
    transaction: async (work) => {
      await database.db
        .updateTable('available_pokemons')
        .set(change)
        .where('seed_key', '=', 'kanto-1-onix')
        .execute();
      return database.transaction(work);
    },
  });
  expect(await pokemons()).toEqual(
    before.map((pokemon) =>
      pokemon.seed_key === 'kanto-1-onix' ? { ...pokemon, ...change } : pokemon,
    ),
  );
});

it('changed Pokémon get a solved spread, if there is one', async () => {
  await forgetSpreads();
  const change = (seedKey: string, values: Record<string, number>) =>
    database.db
      .updateTable('available_pokemons')
      .set(values)
      .where('seed_key', '=', seedKey)
      .execute();
  // Onix with maximum IVs and a neutral nature at level 100.
  const best = { hp: 211, attack: 126, defense: 356, sp_attack: 96, sp_defense: 126, speed: 176 };
  await change('kanto-1-onix', { level: 100, ...best });
  await change('campo-025-pikachu', { speed: 999 });

  await completeSpreads(database);

  const spreadOf = async (seedKey: string) =>
    database.db
      .selectFrom('available_pokemons')
      .select(['nature', 'ivs', 'evs', 'version'])
      .where('seed_key', '=', seedKey)
      .executeTakeFirst();
  const six = (value: number) =>
    JSON.stringify({
      hp: value,
      attack: value,
      defense: value,
      spAttack: value,
      spDefense: value,
      speed: value,
    });
  expect(await spreadOf('kanto-1-onix')).toEqual({
    nature: 'hardy',
    ivs: six(31),
    evs: six(0),
    version: 1,
  });
  expect(await spreadOf('campo-025-pikachu')).toEqual({
    nature: null,
    ivs: null,
    evs: null,
    version: 1,
  });
});
