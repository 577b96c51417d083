import type { Notification, NotificationKind } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createJsonPreference } from '../../../lib/preference.ts';
import type { PageAddress } from '../../pages.ts';

/** What makes a place of the bar new to somebody. */
const kindsOfPlace = new Map<PageAddress, readonly NotificationKind[]>([
  ['/tournaments', ['tournament-unlocked', 'champion-unlocked']],
  ['/my-team', ['starter', 'reward', 'prize', 'secret-pokemon']],
]);

/** For each place the newest notification that there was when it was last open. */
export type SeenPlaces = Readonly<Record<string, number>>;

const storedPlaces = z.record(z.string(), z.int());

/** What has been seen of the places, on this device. */
export const seenPlaces = createJsonPreference<SeenPlaces>('seen-places', storedPlaces, {});

type PlaceNotification = Pick<Notification, 'notificationId' | 'kind'>;

/** Whether something that belongs to a place has come since it was last open. */
export function isNew(
  place: string,
  notifications: readonly PlaceNotification[],
  seen: SeenPlaces,
): boolean {
  const before = seen[place];
  return (
    before !== undefined &&
    notifications.some(
      ({ notificationId, kind }) => notificationId > before && kindsOf(place).includes(kind),
    )
  );
}

/**
 * What has been seen once a page is open, where that is news. A device that knows nothing of a
 * place begins with what there is: it would be new for ever.
 */
export function seenAt(
  pathname: string,
  notifications: readonly PlaceNotification[],
  seen: SeenPlaces,
): SeenPlaces | undefined {
  const newest = Math.max(0, ...notifications.map(({ notificationId }) => notificationId));
  const noted = [...kindsOfPlace.keys()].filter(
    (place) =>
      seen[place] === undefined || (place === pathname && isNew(place, notifications, seen)),
  );
  if (noted.length === 0) return undefined;
  return { ...seen, ...Object.fromEntries(noted.map((place) => [place, newest])) };
}

function kindsOf(place: string): readonly NotificationKind[] {
  return [...kindsOfPlace].find(([address]) => address === place)?.[1] ?? [];
}
