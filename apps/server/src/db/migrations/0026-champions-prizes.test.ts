import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/create-test-core.ts';
import { championsPrizes } from './0026-champions-prizes.ts';

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore({ seeded: true });
});
afterEach(() => core.close());

const key = 'premio-kanto-9-mewtwo';
const asReleased = {
  hp: 236,
  attack: 167,
  defense: 160,
  sp_attack: 226,
  sp_defense: 141,
  speed: 171,
  move_id_1: 94,
  move_id_2: 247,
  move_id_3: 129,
  move_id_4: 219,
  nature: null,
  ivs: null,
  evs: null,
};

const mewtwo = () =>
  core.db
    .selectFrom('available_pokemons')
    .selectAll()
    .where('seed_key', '=', key)
    .executeTakeFirstOrThrow();

it('updates existing installations like new ones, except edited rows', async () => {
  const { db } = core;
  const fresh = await mewtwo();
  const set = (values: Partial<typeof asReleased>) =>
    db.updateTable('available_pokemons').set(values).where('seed_key', '=', key).execute();

  await set(asReleased);
  await championsPrizes.up(db);
  expect(await mewtwo()).toEqual({ ...fresh, version: fresh.version + 1 });

  await set({ ...asReleased, move_id_4: 85 });
  const changed = await mewtwo();
  await championsPrizes.up(db);
  expect(await mewtwo()).toEqual(changed);
});
