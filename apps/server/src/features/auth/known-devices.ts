import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Unit } from '../../db/transaction.ts';
import {
  deleteKnownDevicesOf,
  deleteOldestKnownDevices,
  findKnownDevice,
  updateKnownDevice,
} from './known-devices-repository.ts';

/** Of an account: those that signed in last. */
export const mostKnownDevices = 20;

/** What a browser is known by from now on; it gives nothing but attempts counted for itself alone. */
export function newDeviceId(): string {
  return randomBytes(32).toString('base64url');
}

/** What an account's attempts from a device are counted by; undefined when the device is a stranger. */
export async function knownDeviceOf(
  db: Database,
  userId: number,
  deviceId: string,
): Promise<string | undefined> {
  const deviceHash = hashOf(userId, deviceId);
  return (await findKnownDevice(db, { userId, deviceHash })) ? deviceHash : undefined;
}

/** Somebody has proved on this device that the account is theirs. */
export async function rememberDevice(
  { trx, now }: Unit,
  userId: number,
  deviceId: string,
): Promise<void> {
  const deviceHash = hashOf(userId, deviceId);
  await updateKnownDevice(trx, { userId, deviceHash, signedInAt: now });
  await deleteOldestKnownDevices(trx, userId, mostKnownDevices);
}

/** The password is a new one: of the devices that knew the old one, only this stays known. */
export async function rememberOnlyDevice(
  unit: Unit,
  userId: number,
  deviceId: string,
): Promise<void> {
  await deleteKnownDevicesOf(unit.trx, userId);
  await rememberDevice(unit, userId, deviceId);
}

function hashOf(userId: number, deviceId: string): string {
  return createHash('sha256').update(`${userId}\n${deviceId}`).digest('base64url');
}
