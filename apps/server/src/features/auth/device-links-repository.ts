import type { Database, Trx } from '../../db/database.ts';
import type { DeviceName } from './device-name.ts';

export interface NewDeviceLink {
  sessionId: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: number;
}

/** Replaces the session's earlier link. */
export async function updateDeviceLink(trx: Trx, link: NewDeviceLink): Promise<void> {
  const values = {
    token_hash: link.tokenHash,
    created_at: link.createdAt.getTime(),
    expires_at: link.expiresAt,
    used_at: null,
    used_by_browser: null,
    used_by_system: null,
  };
  await trx
    .insertInto('device_links')
    .values({ session_id: link.sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
}

/** A session's link; undefined if it was replaced. */
export function findDeviceLink(
  db: Database,
  { sessionId, tokenHash }: { sessionId: string; tokenHash: string },
) {
  return db
    .selectFrom('device_links')
    .select(['expires_at', 'used_at', 'used_by_browser', 'used_by_system'])
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The user of a usable link; undefined if it cannot be used. */
export async function findDeviceLinkOwner(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('device_links')
    .innerJoin('sessions', 'sessions.id', 'device_links.session_id')
    .select('sessions.user_id')
    .where('device_links.token_hash', '=', tokenHash)
    .where('device_links.expires_at', '>', now.getTime())
    .where('device_links.used_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}

/** Marks a link as used; returns false if it was not usable. */
export async function redeemDeviceLink(
  trx: Trx,
  { tokenHash, now, by }: { tokenHash: string; now: Date; by: DeviceName },
): Promise<boolean> {
  const result = await trx
    .updateTable('device_links')
    .set({ used_at: now.getTime(), used_by_browser: by.browser, used_by_system: by.system })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.getTime())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteDeviceLinksBefore(trx: Trx, moment: number): Promise<void> {
  await trx.deleteFrom('device_links').where('expires_at', '<', moment).execute();
}
