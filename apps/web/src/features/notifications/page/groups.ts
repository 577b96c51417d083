import type { Notification, NotificationKind } from '@poketorneo/contract';
import { isSameDay } from '../../../ui/format/days.ts';

/** The notifications of one card: a single one, or successive ones of one kind and day. */
export interface NotificationGroup {
  key: string;
  kind: NotificationKind;
  /** Newest first. */
  notifications: readonly [Notification, ...Notification[]];
  /** Shown as one card that can be opened. */
  isMerged: boolean;
  isOpen: boolean;
}

/** The notifications of one day. */
export interface Day {
  key: string;
  /** The newest notification's time. */
  moment: string;
  groups: readonly NotificationGroup[];
}

/**
 * Groups notifications (newest first) by day; successive ones of one kind share a card, except
 * messages. A card opened before (`openIds` has its notifications) remains a merged card, even with
 * one notification left.
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

/** Keys count from the oldest group of a kind and day: new notifications change none. */
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

/** Days that begin after this number of cards are collapsed. */
const expandedCards = 30;

/** How many days, from the newest on, are expanded at first. */
export function countExpandedDays(days: readonly Day[]): number {
  let cards = 0;
  let count = 0;
  for (const { groups } of days) {
    if (cards >= expandedCards) break;
    cards += groups.length;
    count += 1;
  }
  return count;
}
