import type { Database, Trx } from '../../db/database.ts';

/** Whether one of two players has blocked the other. */
export async function isBlockedBetween(db: Database, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ignores a repeated block. */
export async function insertBlock(
  trx: Trx,
  { userId, blockedId, now }: { userId: number; blockedId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('user_blocks')
    .values({ user_id: userId, blocked_id: blockedId, blocked_at: now.getTime() })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .execute();
}

export async function deleteBlock(trx: Trx, userId: number, blockedId: number): Promise<void> {
  await trx
    .deleteFrom('user_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** The players whom a player has blocked, newest first. */
export async function listBlocks(db: Database, userId: number) {
  const rows = await db
    .selectFrom('user_blocks')
    .innerJoin('users', 'users.id', 'user_blocks.blocked_id')
    .select(['users.id', 'username', 'face_icon_id', 'blocked_at'])
    .where('user_id', '=', userId)
    .orderBy('blocked_at', 'desc')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, username, face_icon_id, blocked_at }) => ({
    userId: id,
    username,
    faceIconId: face_icon_id,
    blockedAt: new Date(blocked_at),
  }));
}
