import type { Notification, NotificationKind } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createJsonPreference } from '../../../lib/preference.ts';
import type { PageAddress } from '../../pages.ts';

/** What makes a place of the bar new to somebody. */
const kindsByAddress = new Map<PageAddress, readonly NotificationKind[]>([
  ['/tournaments', ['tournament-unlocked', 'champion-unlocked']],
  ['/my-team', ['starter', 'reward', 'prize', 'secret-pokemon']],
]);

/** For each place the newest notification that there was when it was last open. */
export type SeenEntries = Readonly<Record<string, number>>;

const storedEntries = z.record(z.string(), z.int());

/** What has been seen of the places, on this device. */
export const seenEntries = createJsonPreference<SeenEntries>('seen-places', storedEntries, {});

type EntryNotification = Pick<Notification, 'notificationId' | 'kind'>;

/** Whether something that belongs to a place has come since it was last open. */
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
 * What has been seen once a page is open, where that is news. A device that knows nothing of a
 * place begins with what there is: it would be new for ever.
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
