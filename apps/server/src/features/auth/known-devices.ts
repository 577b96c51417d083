import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { digestOf } from '../../digest.ts';
import {
  deleteKnownDevicesOf,
  deleteOldestKnownDevices,
  findKnownDevice,
  updateKnownDevice,
} from './known-devices-repository.ts';

/** Per account: those that signed in last. */
export const maxKnownDevices = 20;

/** Identifies a browser; grants only a rate limit of its own. */
export function newDeviceId(): string {
  return randomBytes(32).toString('base64url');
}

/** The rate limit key of a known device; undefined for other devices. */
export async function knownDeviceOf(
  db: Database,
  userId: number,
  deviceId: string,
): Promise<string | undefined> {
  const deviceHash = hashOf(userId, deviceId);
  return (await findKnownDevice(db, { userId, deviceHash })) ? deviceHash : undefined;
}

/** To be called after a successful sign-in. */
export async function rememberDevice(
  { trx, now }: UnitOfWork,
  userId: number,
  deviceId: string,
): Promise<void> {
  await updateKnownDevice(trx, {
    userId,
    deviceHash: hashOf(userId, deviceId),
    browserHash: digestOf(deviceId),
    signedInAt: now,
  });
  await deleteOldestKnownDevices(trx, userId, maxKnownDevices);
}

/** To be called after a password change: forgets all other devices. */
export async function rememberOnlyDevice(
  unit: UnitOfWork,
  userId: number,
  deviceId: string,
): Promise<void> {
  await deleteKnownDevicesOf(unit.trx, userId);
  await rememberDevice(unit, userId, deviceId);
}

function hashOf(userId: number, deviceId: string): string {
  return digestOf(`${userId}\n${deviceId}`);
}
