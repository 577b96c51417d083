import type { Notification, NotificationKind } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { titleOfGroup } from './group-title.ts';
import { countExpandedDays, groupedByDay } from './groups.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
let lastId = 0;
const notificationOf = (kind: NotificationKind, timestamp: string): Notification => ({
  notificationId: ++lastId,
  userId: 1,
  kind,
  title: kind,
  text: '',
  image: null,
  url: null,
  urlName: null,
  urlSection: null,
  sender: null,
  facts: null,
  messageId: null,
  shown: true,
  timestamp,
});

const list = [
  notificationOf('badge', at(12, 20)),
  notificationOf('badge', at(12, 20)),
  notificationOf('icons-obtained', at(12, 20)),
  notificationOf('message', at(12, 19)),
  notificationOf('message', at(12, 19)),
  notificationOf('badge', at(12, 18)),
  notificationOf('badge', at(11, 23)),
];
const grouped = (notifications = list, openIds: readonly number[] = []) =>
  groupedByDay(notifications, new Set(openIds));
const seen = (notifications = list, openIds: readonly number[] = []) =>
  grouped(notifications, openIds).map(({ groups }) =>
    groups.map((group) => (group.isMerged ? titleOfGroup(group) : group.kind)),
  );
const idsOf = (notifications: readonly Notification[]) =>
  notifications.map(({ notificationId }) => notificationId);

it('successive ones of one kind and day are one card', () => {
  expect(seen()).toEqual([
    ['2 nuove medaglie', 'icons-obtained', 'message', 'message', 'badge'],
    ['badge'],
  ]);
});

it('a group is sorted newest first, too', () => {
  const matches = (['match-recorded', 'message', 'match-recorded', 'message'] as const).map(
    (kind, index) => notificationOf(kind, at(12, 20 - index)),
  );
  for (const all of [list, matches]) {
    const listedIds = grouped(all).flatMap(({ groups }) =>
      groups.flatMap(({ notifications }) => idsOf(notifications)),
    );
    expect(listedIds).toEqual(idsOf(all));
  }
});

it('an open card remains, even with one notification left', () => {
  const left = list.slice(1);
  const opened = idsOf(list.slice(0, 2));
  expect(seen(left, opened)[0]?.[0]).toBe('1 nuova medaglia');
  expect(grouped(left, opened)[0]?.groups[0]?.key).toBe(grouped()[0]?.groups[0]?.key);
});

it('an open card stays open when notifications join it, and no other opens', () => {
  const joined = [notificationOf('badge', at(12, 21)), ...list];
  const [{ groups } = { groups: [] }] = grouped(joined, idsOf(list.slice(0, 2)));
  expect(groups.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false, false]);
  expect(groups[0]?.notifications).toHaveLength(3);
  const keys = (all: readonly Notification[]) => grouped([...all])[0]?.groups.map(({ key }) => key);
  expect(keys(joined)).toEqual(keys(list));
});

it('icons are counted across notifications', () => {
  const icons = (speciesIds: number[]): Notification => ({
    ...notificationOf('icons-obtained', at(12, 20)),
    facts: { kind: 'icons', speciesIds, secretSpeciesIds: [] },
  });
  expect(seen([icons([1, 2, 3]), icons([4])])).toEqual([['+4 icone']]);
  const older = notificationOf('icons-obtained', at(12, 20));
  expect(seen([icons([1, 2, 3]), older])).toEqual([['Nuove icone']]);
});

it('days after thirty cards are collapsed', () => {
  const open = (...cardsOfDays: number[]) =>
    countExpandedDays(
      grouped(
        cardsOfDays.flatMap((cards, daysBack) =>
          Array.from({ length: cards }, () => notificationOf('message', at(25 - daysBack, 12))),
        ),
      ),
    );
  expect(open(30, 1)).toBe(1);
  expect(open(45, 1)).toBe(1);
  expect(open(29, 20, 1)).toBe(2);
  expect(open(10, 10, 9, 1, 1)).toBe(4);
  expect(open(1, 1)).toBe(2);
  expect(open()).toBe(0);
});
