import type { Notification, NotificationKind } from '@poketorneo/contract';
import { isSameDay } from '../../../ui/format/days.ts';

/** Notifications that one card stands for: a single one, or neighbours of one kind and day. */
export interface NotificationGroup {
  key: string;
  kind: NotificationKind;
  /** Newest first, as everything here. */
  notifications: readonly [Notification, ...Notification[]];
  /** One card stands for them, which opens. */
  isMerged: boolean;
  isOpen: boolean;
}

/** The notifications of one day. */
export interface Day {
  key: string;
  /** Of the newest. */
  moment: string;
  groups: readonly NotificationGroup[];
}

/**
 * The notifications by day; neighbours of one kind share a card. They are given newest first, and
 * stay so: others in between keep them apart. A message stands alone: it is read, not counted. A
 * card that is open (`openIds` holds what was in it) stays, however few are left in it or
 * join them.
 */
export function groupedByDay(
  notifications: readonly Notification[],
  openIds: ReadonlySet<number>,
): Day[] {
  const days: Notification[][] = [];
  for (const notification of notifications) {
    const day = days.at(-1);
    const [newest] = day ?? [];
    if (newest !== undefined && isSameDay(newest.timestamp, notification.timestamp)) {
      day?.push(notification);
    } else days.push([notification]);
  }
  return days.flatMap((day) => {
    const [newest] = day;
    if (newest === undefined) return [];
    const { timestamp: moment } = newest;
    return { key: dateOf(moment), moment, groups: groupsOf(day, openIds) };
  });
}

function groupsOf(day: readonly Notification[], openIds: ReadonlySet<number>): NotificationGroup[] {
  const groups: [Notification, ...Notification[]][] = [];
  for (const notification of day) {
    const group = groups.at(-1);
    if (group?.[0].kind === notification.kind && notification.kind !== 'message') {
      group.push(notification);
    } else groups.push([notification]);
  }
  return withKeys(groups).map(([key, notifications]) => {
    const isOpen = notifications.some(({ notificationId }) => openIds.has(notificationId));
    const isMerged = notifications.length > 1 || isOpen;
    return { key, kind: notifications[0].kind, notifications, isMerged, isOpen };
  });
}

/** Keys count from the oldest group of a kind and day: what arrives changes none. */
function withKeys<Some extends readonly [Notification, ...Notification[]]>(
  groups: readonly Some[],
) {
  const counts = new Map<NotificationKind, number>();
  return groups
    .toReversed()
    .map((group) => {
      const [{ kind, timestamp }] = group;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [`${kind} ${dateOf(timestamp)} ${count}`, group] as const;
    })
    .toReversed();
}

const dateOf = (moment: string) => new Date(moment).toDateString();

/** So many cards are always laid out; days that begin after them are folded. */
const laidOut = 30;

/** How many of the days, from the newest on, lie open from the beginning. */
export function openFromTheStart(days: readonly Day[]): number {
  let cards = 0;
  let count = 0;
  for (const { groups } of days) {
    if (cards >= laidOut) break;
    cards += groups.length;
    count += 1;
  }
  return count;
}
