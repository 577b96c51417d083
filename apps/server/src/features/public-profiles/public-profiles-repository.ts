import { comparisonKey } from '../../comparison-key.ts';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';

/** A player with a public profile. */
export interface PublicPlayer {
  id: number;
  /** In its original case. */
  username: string;
  faceIconId: number;
}

/** Undefined alike for unknown, inactive and private accounts. */
export async function findPublicPlayer(
  db: Database,
  username: string,
): Promise<PublicPlayer | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'face_icon_id as faceIconId'])
    .where('username_key', '=', comparisonKey(username))
    .where('is_profile_public', '=', 1)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** The given players with a public profile. */
export async function listPublicIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('is_profile_public', '=', 1)
    .where('status', '=', 'active')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Undefined if there is no such user. */
export async function findVisibility(db: Database, userId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('users')
    .select('is_profile_public')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && row.is_profile_public === 1;
}

/** Returns whether the user exists. */
export async function updateVisibility(
  trx: Trx,
  userId: number,
  isPublic: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ is_profile_public: toFlag(isPublic) })
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
