import type { Database, Trx } from '../../db/database.ts';

export interface OwnedFaceIcon {
  speciesId: number;
  obtainedAt: Date;
  /** Not seen yet. */
  isNew: boolean;
}

/** A user's icons by species. */
export async function listFaceIcons(db: Database, userId: number): Promise<OwnedFaceIcon[]> {
  const rows = await db
    .selectFrom('user_face_icons')
    .select(['species_id', 'is_new', 'obtained_at'])
    .where('user_id', '=', userId)
    .orderBy('species_id')
    .execute();
  return rows.map((row) => ({
    speciesId: row.species_id,
    obtainedAt: new Date(row.obtained_at),
    isNew: row.is_new === 1,
  }));
}

/** The given species whose icon the user has. */
export async function listOwnedSpecies(
  db: Database,
  userId: number,
  speciesIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_face_icons')
    .select('species_id')
    .where('user_id', '=', userId)
    .where('species_id', 'in', speciesIds)
    .execute();
  return rows.map((row) => row.species_id);
}

/** Inserts missing icons; returns the inserted species. */
export async function insertFaceIcons(
  trx: Trx,
  userId: number,
  speciesIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (speciesIds.length === 0) return [];
  const rows = await trx
    .insertInto('user_face_icons')
    .values(
      speciesIds.map((speciesId) => ({
        user_id: userId,
        species_id: speciesId,
        is_new: 1 as const,
        obtained_at: now.getTime(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'species_id']).doNothing())
    .returning('species_id')
    .execute();
  const added = new Set(rows.map((row) => row.species_id));
  return speciesIds.filter((speciesId) => added.has(speciesId));
}

/** Marks an icon as seen; returns whether the user has it. */
export async function updateSeenFaceIcon(
  trx: Trx,
  userId: number,
  speciesId: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('user_face_icons')
    .set({ is_new: 0 })
    .where('user_id', '=', userId)
    .where('species_id', '=', speciesId)
    .returning('species_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks all icons as seen. */
export async function updateAllSeen(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('user_face_icons')
    .set({ is_new: 0 })
    .where('user_id', '=', userId)
    .where('is_new', '=', 1)
    .execute();
}

export async function deleteFaceIcons(
  trx: Trx,
  userId: number,
  speciesIds: readonly number[],
): Promise<void> {
  if (speciesIds.length === 0) return;
  await trx
    .deleteFrom('user_face_icons')
    .where('user_id', '=', userId)
    .where('species_id', 'in', speciesIds)
    .execute();
}

/** The user's chosen icon; undefined if there is no such user. */
export async function findChosenFaceIcon(
  db: Database,
  userId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('face_icon_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.face_icon_id;
}

export async function updateChosenFaceIcon(
  trx: Trx,
  userId: number,
  speciesId: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ face_icon_id: speciesId })
    .where('id', '=', userId)
    .execute();
}
