import { formById } from '@poketorneo/gen4';
import { type Stats, statsOf } from '@poketorneo/rules';
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { toFlag } from '../db/flag.ts';
import type { Schema } from '../db/schema.ts';
import { findSetting, updateSetting } from '../db/settings.ts';
import { toSpreadColumns } from '../features/available-pokemon/index.ts';
import {
  type LeaderContent,
  type PokemonEntry,
  spreadOfEntry,
  type TournamentContent,
} from './content/index.ts';

const versionKey = 'seed-version';
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535; a Pokémon has 23. */
const batchSize = 250;

/** Number of applied releases. */
export async function findSeedVersion(db: Database): Promise<number> {
  return Number((await findSetting(db, versionKey)) ?? 0);
}

/**
 * Must be the transaction's first write: of concurrent processes on PostgreSQL all but one are
 * retried, and then have nothing to insert.
 */
export async function updateSeedVersion(trx: Trx, version: number): Promise<void> {
  await updateSetting(trx, versionKey, String(version));
}

/** Inserts tournaments; existing slugs stay unchanged. */
export async function insertTournaments(
  trx: Trx,
  tournaments: readonly TournamentContent[],
): Promise<void> {
  for (const { slug, order, name, description, image, badgeCaseBackground } of tournaments) {
    await trx
      .insertInto('tournaments')
      .values({
        // URLs contain tournament ids: '1-1' is the first leader of the first one.
        id: order,
        slug,
        position: order,
        name,
        description,
        image,
        badge_case_background: badgeCaseBackground,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
  }
}

/** Tournament ids by slug. */
export async function listTournamentIds(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('tournaments').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Inserts Pokémon; existing keys stay unchanged. */
export async function insertSeedPokemon(
  trx: Trx,
  entries: readonly PokemonEntry[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < entries.length; start += batchSize) {
    await trx
      .insertInto('available_pokemons')
      .values(entries.slice(start, start + batchSize).map((entry) => toPokemonRow(entry, now)))
      .onConflict((conflict) => conflict.column('seed_key').doNothing())
      .execute();
  }
}

function toPokemonRow(entry: PokemonEntry, now: Date): Insertable<Schema['available_pokemons']> {
  const { baseStats } = formById(entry.formId);
  const { level } = entry;
  const spread = spreadOfEntry(entry);
  const stats: Stats = statsOf({ baseStats, level, ...spread });
  const [firstMove, secondMove = null, thirdMove = null, fourthMove = null] = entry.moveIds;
  if (firstMove === undefined) throw new RangeError(`${entry.key} has no move`);
  return {
    seed_key: entry.key,
    form_id: entry.formId,
    level,
    gender: entry.gender,
    is_shiny: toFlag(entry.isShiny),
    ability_id: entry.abilityId,
    hp: stats.hp,
    attack: stats.attack,
    defense: stats.defense,
    sp_attack: stats.spAttack,
    sp_defense: stats.spDefense,
    speed: stats.speed,
    move_id_1: firstMove,
    move_id_2: secondMove,
    move_id_3: thirdMove,
    move_id_4: fourthMove,
    item_id: entry.itemId,
    ...toSpreadColumns(spread),
    is_secret: toFlag(entry.isSecret),
    version: 1,
    created_at: now.getTime(),
  };
}

/** Pokémon ids by seed key, without deleted ones. */
export async function listSeedPokemonIds(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('available_pokemons')
    .select(['id', 'seed_key'])
    .where('seed_key', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, seed_key }) => [seed_key ?? '', id]));
}

/** Inserts starters. */
export async function insertStarters(
  trx: Trx,
  starters: readonly Insertable<Schema['tournament_starters']>[],
): Promise<void> {
  if (starters.length === 0) return;
  await trx
    .insertInto('tournament_starters')
    .values(starters)
    .onConflict((conflict) =>
      conflict.columns(['tournament_id', 'available_pokemon_id']).doNothing(),
    )
    .execute();
}

/** Inserts a leader; returns the id, undefined if the position is taken. */
export async function insertLeader(
  trx: Trx,
  tournamentId: number,
  leader: LeaderContent,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('leaders')
    .values({
      tournament_id: tournamentId,
      position: leader.order,
      name: leader.name,
      sprite: leader.picture,
      is_double_battle: toFlag(leader.isDoubleBattle),
      badge_name: leader.badge?.name ?? null,
      badge_image: leader.badge?.image ?? null,
      badge_empty_image: leader.badge?.emptyImage ?? null,
      version: 1,
      battle_grade: leader.battleGrade,
    })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'position']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertLeaderPokemons(
  trx: Trx,
  team: readonly Insertable<Schema['leader_pokemons']>[],
  rewards: readonly Insertable<Schema['leader_rewards']>[],
): Promise<void> {
  if (team.length > 0) await trx.insertInto('leader_pokemons').values(team).execute();
  if (rewards.length > 0) await trx.insertInto('leader_rewards').values(rewards).execute();
}
