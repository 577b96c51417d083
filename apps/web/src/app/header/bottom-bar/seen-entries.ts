import type { Notification, NotificationKind } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createJsonPreference } from '../../../lib/preference.ts';
import type { PageAddress } from '../../pages.ts';

/** The notifications that mark an entry of the bottom bar as new. */
const kindsByAddress = new Map<PageAddress, readonly NotificationKind[]>([
  ['/tournaments', ['tournament-unlocked', 'champion-unlocked']],
  ['/my-team', ['starter', 'reward', 'prize', 'secret-pokemon']],
]);

/** By address, the id of the newest notification when the page was last open. */
export type SeenEntries = Readonly<Record<string, number>>;

const storedEntries = z.record(z.string(), z.int());

export const seenEntries = createJsonPreference<SeenEntries>('seen-places', storedEntries, {});

type EntryNotification = Pick<Notification, 'notificationId' | 'kind'>;

/** Whether a notification of an entry's kinds has arrived since its page was last open. */
export function isNew(
  address: string,
  notifications: readonly EntryNotification[],
  seen: SeenEntries,
): boolean {
  const before = seen[address];
  return (
    before !== undefined &&
    notifications.some(
      ({ notificationId, kind }) => notificationId > before && kindsOf(address).includes(kind),
    )
  );
}

/**
 * The state after a page was opened; undefined if nothing changes. Addresses without a state start
 * with the newest notification: otherwise they could never become new.
 */
export function seenAfterOpening(
  pathname: string,
  notifications: readonly EntryNotification[],
  seen: SeenEntries,
): SeenEntries | undefined {
  const newest = Math.max(0, ...notifications.map(({ notificationId }) => notificationId));
  const noted = [...kindsByAddress.keys()].filter(
    (address) =>
      seen[address] === undefined || (address === pathname && isNew(address, notifications, seen)),
  );
  if (noted.length === 0) return undefined;
  return { ...seen, ...Object.fromEntries(noted.map((address) => [address, newest])) };
}

function kindsOf(address: string): readonly NotificationKind[] {
  return [...kindsByAddress].find(([one]) => one === address)?.[1] ?? [];
}
