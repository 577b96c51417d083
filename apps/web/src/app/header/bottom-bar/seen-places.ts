import type { Notification, NotificationKind } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createJsonPreference } from '../../../lib/preference.ts';
import type { PageAddress } from '../../pages.ts';

/** The place of the bar that a notification marks as new. */
const placeOfKind: Readonly<Record<NotificationKind, PageAddress | null>> = {
  welcome: null,
  starter: '/my-team',
  reward: '/my-team',
  prize: '/my-team',
  'secret-pokemon': '/my-team',
  'icons-obtained': null,
  badge: null,
  'reward-lost': null,
  'tournament-unlocked': '/tournaments',
  'champion-unlocked': '/tournaments',
  record: null,
  'match-recorded': null,
  'match-revised': null,
  'battle-waiting': null,
  'battle-timeout': null,
  'battle-void': null,
  'organiser-appointed': null,
  'organiser-dismissed': null,
  'organiser-plays': null,
  'organiser-plays-no-more': null,
  'password-wish': null,
  'password-link': null,
  'device-link': null,
  'sign-up-waiting': null,
  'backup-due': null,
  'season-closed': null,
  'season-reopened': null,
  message: null,
};

const placesWithNews = [...new Set(Object.values(placeOfKind))].filter((place) => place !== null);

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
      ({ notificationId, kind }) => notificationId > before && placeOfKind[kind] === place,
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
  const noted = placesWithNews.filter(
    (place) =>
      seen[place] === undefined || (place === pathname && isNew(place, notifications, seen)),
  );
  if (noted.length === 0) return undefined;
  return { ...seen, ...Object.fromEntries(noted.map((place) => [place, newest])) };
}
