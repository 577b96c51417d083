import type { Notification, NotificationKind } from '@poketorneo/contract';
import { isSameDay } from '../../../ui/words/days.ts';

/** Notifications that one card stands for: one of them, or all of a kind on one day. */
export interface Run {
  key: string;
  kind: NotificationKind;
  /** Newest first, as everything here. */
  notifications: readonly [Notification, ...Notification[]];
  /** One card stands for them, which opens. */
  isMerged: boolean;
}

/** What a user was told on one day. */
export interface Day {
  key: string;
  /** Of the newest. */
  moment: string;
  runs: readonly Run[];
}

/**
 * The notifications by day, those of one kind as one; they are given newest first, and stay so. What
 * somebody has written stands alone: it is read, not counted. A card that is open stays, however few are
 * left in it.
 */
export function groupedByDay(
  notifications: readonly Notification[],
  openRuns: ReadonlySet<string>,
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
    return { key: dateOf(moment), moment, runs: runsOf(day, openRuns) };
  });
}

function runsOf(day: readonly Notification[], openRuns: ReadonlySet<string>): Run[] {
  const runs = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of day) {
    const { kind, notificationId, timestamp } = notification;
    const key = kind === 'message' ? `message-${notificationId}` : `${kind} ${dateOf(timestamp)}`;
    const run = runs.get(key);
    if (run === undefined) runs.set(key, [notification]);
    else run.push(notification);
  }
  return [...runs].map(([key, run]) => ({
    key,
    kind: run[0].kind,
    notifications: run,
    isMerged: run.length > 1 || openRuns.has(key),
  }));
}

const dateOf = (moment: string) => new Date(moment).toDateString();

/** How many cards are laid out before the days further back are folded. */
const laidOut = 6;

/** How many of the days, from the newest on, lie open from the beginning: the first one does in any case. */
export function openFromTheStart(days: readonly Day[]): number {
  let cards = 0;
  let count = 0;
  for (const { runs } of days) {
    if (count > 0 && cards + runs.length > laidOut) break;
    cards += runs.length;
    count += 1;
  }
  return count;
}
