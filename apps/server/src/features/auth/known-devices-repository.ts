import type { Database } from '../../db/database.ts';

interface KnownDevice {
  userId: number;
  deviceHash: string;
}

interface NewKnownDevice extends KnownDevice {
  /** The same for all accounts of the browser. */
  browserHash: string;
  signedInAt: Date;
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
  { userId, deviceHash, browserHash, signedInAt }: NewKnownDevice,
): Promise<void> {
  const signIn = { browser_hash: browserHash, signed_in_at: signedInAt.getTime() };
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, ...signIn })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet(signIn))
    .execute();
}

/** Whether two users have signed in on one device. */
export async function haveSharedDevice(db: Database, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices as own')
    .innerJoin('known_devices as others', 'others.browser_hash', 'own.browser_hash')
    .select('own.user_id')
    .where('own.user_id', '=', one)
    .where('others.user_id', '=', other)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
