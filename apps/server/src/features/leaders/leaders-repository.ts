import type { BattleGrade } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';

/** A Pokémon of a team or a reward, with the displayed data. */
export interface LeaderPokemonRecord {
  availablePokemonId: number;
  formId: number;
  level: number;
  isShiny: boolean;
  itemId: string | null;
}

export interface LeaderRecord {
  id: number;
  tournamentId: number;
  /** 1 to 8, and 9 for the champion. */
  position: number;
  name: string;
  /** Path on the asset host. */
  picture: string;
  isDoubleBattle: boolean;
  /** Null for champions. */
  badge: { name: string; image: string } | null;
  version: number;
  /** Skill of the leader's AI. */
  battleGrade: BattleGrade;
  /** By slot, from 1, without gaps. */
  team: LeaderPokemonRecord[];
  reward: LeaderPokemonRecord | null;
}

/** All leaders with team and reward, in order. */
export function listLeaders(db: Database): Promise<LeaderRecord[]> {
  return listLeadersWhere(db, undefined);
}

/** One leader with team and reward. */
export async function findLeader(db: Database, id: number): Promise<LeaderRecord | undefined> {
  const [leader] = await listLeadersWhere(db, id);
  return leader;
}

async function listLeadersWhere(db: Database, id: number | undefined): Promise<LeaderRecord[]> {
  let query = db.selectFrom('leaders').selectAll().orderBy('tournament_id').orderBy('position');
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.execute();
  const teams = groupBy(await listTeamRows(db, id), (row) => row.leader_id);
  const rewards = new Map((await listRewardRows(db, id)).map((row) => [row.leader_id, row]));
  return rows.map((row) => {
    const reward = rewards.get(row.id);
    return {
      id: row.id,
      tournamentId: row.tournament_id,
      position: row.position,
      name: row.name,
      picture: row.sprite,
      isDoubleBattle: row.is_double_battle === 1,
      badge:
        row.badge_name === null || row.badge_image === null
          ? null
          : { name: row.badge_name, image: row.badge_image },
      version: row.version,
      battleGrade: row.battle_grade,
      team: (teams.get(row.id) ?? []).map(toLeaderPokemonRecord),
      reward: reward === undefined ? null : toLeaderPokemonRecord(reward),
    };
  });
}

function listTeamRows(db: Database, leaderId: number | undefined) {
  let query = db
    .selectFrom('leader_pokemons as held')
    .innerJoin('available_pokemons as pokemon', 'pokemon.id', 'held.available_pokemon_id')
    .select(['held.leader_id', 'held.item_id', 'pokemon.id', 'pokemon.form_id'])
    .select(['pokemon.level', 'pokemon.is_shiny'])
    .orderBy('held.leader_id')
    .orderBy('held.slot');
  if (leaderId !== undefined) query = query.where('held.leader_id', '=', leaderId);
  return query.execute();
}

function listRewardRows(db: Database, leaderId: number | undefined) {
  let query = db
    .selectFrom('leader_rewards as held')
    .innerJoin('available_pokemons as pokemon', 'pokemon.id', 'held.available_pokemon_id')
    .select(['held.leader_id', 'held.item_id', 'pokemon.id', 'pokemon.form_id'])
    .select(['pokemon.level', 'pokemon.is_shiny']);
  if (leaderId !== undefined) query = query.where('held.leader_id', '=', leaderId);
  return query.execute();
}

function toLeaderPokemonRecord(
  row: Awaited<ReturnType<typeof listTeamRows>>[number],
): LeaderPokemonRecord {
  return {
    availablePokemonId: row.id,
    formId: row.form_id,
    level: row.level,
    isShiny: row.is_shiny === 1,
    itemId: row.item_id,
  };
}

/** Returns the id if the Pokémon exists. */
export async function findPokemonId(db: Database, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('available_pokemons')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

/** Increments the version. */
export async function updateLeaderVersion(trx: Trx, leaderId: number): Promise<void> {
  await trx
    .updateTable('leaders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', leaderId)
    .execute();
}

/** The editable values of a slot or reward. */
export interface LeaderPokemonValues {
  availablePokemonId: number;
  itemId: string | null;
}

export async function insertTeamPokemon(
  trx: Trx,
  leaderId: number,
  slot: number,
  { availablePokemonId, itemId }: LeaderPokemonValues,
): Promise<void> {
  await trx
    .insertInto('leader_pokemons')
    .values({
      leader_id: leaderId,
      slot,
      available_pokemon_id: availablePokemonId,
      item_id: itemId,
    })
    .execute();
}

export async function updateTeamPokemon(
  trx: Trx,
  leaderId: number,
  slot: number,
  { availablePokemonId, itemId }: LeaderPokemonValues,
): Promise<void> {
  await trx
    .updateTable('leader_pokemons')
    .set({ available_pokemon_id: availablePokemonId, item_id: itemId })
    .where('leader_id', '=', leaderId)
    .where('slot', '=', slot)
    .execute();
}

/** Deletes a slot and moves later ones up. */
export async function deleteTeamPokemon(
  trx: Trx,
  leaderId: number,
  slot: number,
  lastSlot: number,
): Promise<void> {
  await trx
    .deleteFrom('leader_pokemons')
    .where('leader_id', '=', leaderId)
    .where('slot', '=', slot)
    .execute();
  // One by one: a single statement could hit an occupied slot, since the order of rows is
  // undefined.
  for (let from = slot + 1; from <= lastSlot; from += 1) {
    await trx
      .updateTable('leader_pokemons')
      .set({ slot: from - 1 })
      .where('leader_id', '=', leaderId)
      .where('slot', '=', from)
      .execute();
  }
}

export async function insertReward(
  trx: Trx,
  leaderId: number,
  { availablePokemonId, itemId }: LeaderPokemonValues,
): Promise<void> {
  await trx
    .insertInto('leader_rewards')
    .values({ leader_id: leaderId, available_pokemon_id: availablePokemonId, item_id: itemId })
    .execute();
}

export async function updateReward(
  trx: Trx,
  leaderId: number,
  { availablePokemonId, itemId }: LeaderPokemonValues,
): Promise<void> {
  await trx
    .updateTable('leader_rewards')
    .set({ available_pokemon_id: availablePokemonId, item_id: itemId })
    .where('leader_id', '=', leaderId)
    .execute();
}

export async function deleteReward(trx: Trx, leaderId: number): Promise<void> {
  await trx.deleteFrom('leader_rewards').where('leader_id', '=', leaderId).execute();
}

export async function updateGrade(trx: Trx, leaderId: number, grade: BattleGrade): Promise<void> {
  await trx
    .updateTable('leaders')
    .set({ battle_grade: grade })
    .where('id', '=', leaderId)
    .execute();
}
