import type { Notification, NotificationKind } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createJsonPreference } from '../../../lib/preference.ts';
import type { PagePath } from '../../pages.ts';

/** The entry of the bottom bar that a notification marks as new. */
const entryOfKind: Readonly<Record<NotificationKind, PagePath | null>> = {
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
  'duel-void': null,
  challenge: null,
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

const markableEntries = [...new Set(Object.values(entryOfKind))].filter((entry) => entry !== null);

/** By path, the id of the newest notification when the page was last open. */
export type SeenEntries = Readonly<Record<string, number>>;

const storedEntries = z.record(z.string(), z.int());

export const seenEntries = createJsonPreference<SeenEntries>('seen-places', storedEntries, {});

type EntryNotification = Pick<Notification, 'notificationId' | 'kind'>;

/** Whether a notification of an entry's kinds has arrived since its page was last open. */
export function isNew(
  path: string,
  notifications: readonly EntryNotification[],
  seen: SeenEntries,
): boolean {
  const before = seen[path];
  return (
    before !== undefined &&
    notifications.some(
      ({ notificationId, kind }) => notificationId > before && entryOfKind[kind] === path,
    )
  );
}

/**
 * The state after a page was opened; undefined if nothing changes. Paths without a state start
 * with the newest notification: otherwise they could never become new.
 */
export function seenAfterOpening(
  pathname: string,
  notifications: readonly EntryNotification[],
  seen: SeenEntries,
): SeenEntries | undefined {
  const newest = Math.max(0, ...notifications.map(({ notificationId }) => notificationId));
  const noted = markableEntries.filter(
    (path) => seen[path] === undefined || (path === pathname && isNew(path, notifications, seen)),
  );
  if (noted.length === 0) return undefined;
  return { ...seen, ...Object.fromEntries(noted.map((path) => [path, newest])) };
}
