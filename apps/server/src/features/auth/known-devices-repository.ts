import type { Database } from '../../db/database.ts';

interface KnownDevice {
  userId: number;
  deviceHash: string;
}

export async function findKnownDevice(
  db: Database,
  { userId, deviceHash }: KnownDevice,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateKnownDevice(
  db: Database,
  { userId, deviceHash, signedInAt }: KnownDevice & { signedInAt: Date },
): Promise<void> {
  const moment = { signed_in_at: signedInAt.getTime() };
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, ...moment })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet(moment))
    .execute();
}

/** Keeps the `left` devices that signed in last. */
export async function deleteOldestKnownDevices(
  db: Database,
  userId: number,
  left: number,
): Promise<void> {
  const newest = db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('signed_in_at', 'desc')
    .orderBy('device_hash')
    .limit(left);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', newest)
    .execute();
}

export async function deleteKnownDevicesOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
