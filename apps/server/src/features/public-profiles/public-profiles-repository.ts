import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import { comparisonKey } from '../users/index.ts';

/** A player whom anybody may look at. */
export interface PublicPlayer {
  id: number;
  /** As the player writes it. */
  username: string;
  faceIconId: number;
}

/** Undefined of whoever is not there, cannot be used, or does not want it: nothing tells these apart. */
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

/** Those of some players whom anybody may look at. */
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

/** Undefined when there is no such user. */
export async function findVisibility(db: Database, userId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('users')
    .select('is_profile_public')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && row.is_profile_public === 1;
}

/** Says whether there is such a user. */
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
