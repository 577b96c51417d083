import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import type { PokemonValues, StoredPokemon } from './available-pokemon.ts';
import { toSpread, toSpreadColumns } from './spread-columns.ts';

type Row = Selectable<Schema['available_pokemons']>;

const columns = [
  'id',
  'form_id',
  'level',
  'gender',
  'is_shiny',
  'ability_id',
  'hp',
  'attack',
  'defense',
  'sp_attack',
  'sp_defense',
  'speed',
  'move_id_1',
  'move_id_2',
  'move_id_3',
  'move_id_4',
  'item_id',
  'nature',
  'ivs',
  'evs',
  'version',
] as const;

function toStoredPokemon(row: Pick<Row, (typeof columns)[number]>): StoredPokemon {
  return {
    id: row.id,
    formId: row.form_id,
    level: row.level,
    gender: row.gender,
    isShiny: row.is_shiny === 1,
    abilityId: row.ability_id,
    hp: row.hp,
    attack: row.attack,
    defense: row.defense,
    spAttack: row.sp_attack,
    spDefense: row.sp_defense,
    speed: row.speed,
    moveId1: row.move_id_1,
    moveId2: row.move_id_2,
    moveId3: row.move_id_3,
    moveId4: row.move_id_4,
    itemId: row.item_id,
    spread: toSpread(row),
    version: row.version,
  };
}

function toColumns(values: PokemonValues) {
  return {
    form_id: values.formId,
    level: values.level,
    gender: values.gender,
    is_shiny: toFlag(values.isShiny),
    ability_id: values.abilityId,
    hp: values.hp,
    attack: values.attack,
    defense: values.defense,
    sp_attack: values.spAttack,
    sp_defense: values.spDefense,
    speed: values.speed,
    move_id_1: values.moveId1,
    move_id_2: values.moveId2,
    move_id_3: values.moveId3,
    move_id_4: values.moveId4,
    item_id: values.itemId,
    ...toSpreadColumns(values.spread),
  };
}

/** The forms of all of them, in order of id: what a draw goes by. */
export async function listAvailableForms(
  db: Database,
): Promise<Pick<StoredPokemon, 'id' | 'formId'>[]> {
  const rows = await db
    .selectFrom('available_pokemons')
    .select(['id', 'form_id'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, form_id }) => ({ id, formId: form_id }));
}

/** All of them, in order of id. */
export async function listAvailablePokemons(db: Database): Promise<StoredPokemon[]> {
  const rows = await db.selectFrom('available_pokemons').select(columns).orderBy('id').execute();
  return rows.map(toStoredPokemon);
}

export async function findAvailablePokemon(
  db: Database,
  id: number,
): Promise<StoredPokemon | undefined> {
  const row = await db
    .selectFrom('available_pokemons')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStoredPokemon(row);
}

/** In the order of the ids, without unknown ones. */
export async function listAvailablePokemonsById(
  db: Database,
  ids: readonly number[],
): Promise<StoredPokemon[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('available_pokemons')
    .select(columns)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toStoredPokemon(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Inserts a non-secret Pokémon. */
export async function insertAvailablePokemon(
  trx: Trx,
  values: PokemonValues,
  now: Date,
): Promise<StoredPokemon> {
  const row = await trx
    .insertInto('available_pokemons')
    .values({
      ...toColumns(values),
      seed_key: null,
      is_secret: 0,
      version: 1,
      created_at: now.getTime(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toStoredPokemon(row);
}

/** Returns the changed Pokémon; undefined if id and version do not match. */
export async function updateAvailablePokemon(
  trx: Trx,
  { id, version, ...values }: StoredPokemon,
): Promise<StoredPokemon | undefined> {
  const row = await trx
    .updateTable('available_pokemons')
    .set({ ...toColumns(values), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
  return row && toStoredPokemon(row);
}

/** Violates a foreign key while it is in use. */
export async function deleteAvailablePokemon(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('available_pokemons').where('id', '=', id).execute();
}

/** Those without a spread, with their seed key. */
export async function listWithoutSpread(
  db: Database,
): Promise<(StoredPokemon & { seedKey: string | null })[]> {
  const rows = await db
    .selectFrom('available_pokemons')
    .select([...columns, 'seed_key'])
    .where('nature', 'is', null)
    .execute();
  return rows.map((row) => ({ ...toStoredPokemon(row), seedKey: row.seed_key }));
}

/**
 * Sets the spread without a new version. A Pokémon changed since keeps the spread of that change.
 */
export async function updateSpread(
  trx: Trx,
  { id, version, spread }: Pick<StoredPokemon, 'id' | 'version' | 'spread'>,
): Promise<void> {
  await trx
    .updateTable('available_pokemons')
    .set(toSpreadColumns(spread))
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
