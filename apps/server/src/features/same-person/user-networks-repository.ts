import type { Database, Trx } from '../../db/database.ts';

interface UserNetwork {
  userId: number;
  networkHash: string;
}

/** When a user last came from a network; undefined if never. */
export async function findNetworkSeen(
  db: Database,
  { userId, networkHash }: UserNetwork,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('user_networks')
    .select('seen_at')
    .where('user_id', '=', userId)
    .where('network_hash', '=', networkHash)
    .executeTakeFirst();
  return row && new Date(row.seen_at);
}

/** Ignores deleted accounts. */
export async function updateNetworkSeen(
  trx: Trx,
  { userId, networkHash }: UserNetwork,
  now: Date,
): Promise<void> {
  const seenAt = now.getTime();
  await trx
    .insertInto('user_networks')
    .columns(['user_id', 'network_hash', 'seen_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['id', eb.val(networkHash).as('network_hash'), eb.val(seenAt).as('seen_at')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at: seenAt }),
    )
    .execute();
}

/** Whether two users have come from one network. */
export async function haveSharedNetwork(
  db: Database,
  one: number,
  other: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_networks as own')
    .innerJoin('user_networks as others', 'others.network_hash', 'own.network_hash')
    .select('own.user_id')
    .where('own.user_id', '=', one)
    .where('others.user_id', '=', other)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteNetworksBefore(trx: Trx, moment: Date): Promise<void> {
  await trx.deleteFrom('user_networks').where('seen_at', '<', moment.getTime()).execute();
}
