import type { Notification, NotificationKind } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { groupedByDay, openFromTheStart } from './groups.ts';
import { titleOfRun } from './run-title.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
let lastId = 0;
const told = (kind: NotificationKind, timestamp: string): Notification => ({
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
  shown: true,
  timestamp,
});

const list = [
  told('badge', at(12, 20)),
  told('icons-obtained', at(12, 20)),
  told('message', at(12, 19)),
  told('badge', at(12, 18)),
  told('message', at(12, 1)),
  told('badge', at(11, 23)),
];
const seen = (openRuns: ReadonlySet<string> = new Set(), notifications = list) =>
  groupedByDay(notifications, openRuns).map(({ runs }) =>
    runs.map((run) => (run.isMerged ? titleOfRun(run) : run.kind)),
  );

it('what is of one kind and day is one, where the newest of it stands', () => {
  expect(seen()).toEqual([['2 nuove medaglie', 'icons-obtained', 'message', 'message'], ['badge']]);
});

it('an open card stays one, whatever is left in it', () => {
  const [{ runs: [run] = [] } = { runs: [] }] = groupedByDay(list, new Set());
  const left = list.filter((one) => one !== list[0]);
  expect(seen(new Set([run?.key ?? '']), left)[0]).toContain('1 nuova medaglia');
});

it('icons are counted, however many came at once', () => {
  const icons = (speciesIds: number[]): Notification => ({
    ...told('icons-obtained', at(12, 20)),
    facts: { kind: 'icons', speciesIds, secretSpeciesIds: [] },
  });
  expect(seen(new Set(), [icons([1, 2, 3]), icons([4])])).toEqual([['+4 icone']]);
  const older = told('icons-obtained', at(12, 20));
  expect(seen(new Set(), [icons([1, 2, 3]), older])).toEqual([['Nuove icone']]);
});

it('days further back are folded once enough cards lie open', () => {
  const open = (...cardsOfDays: number[]) =>
    openFromTheStart(
      groupedByDay(
        cardsOfDays.flatMap((cards, daysBack) =>
          Array.from({ length: cards }, () => told('message', at(25 - daysBack, 12))),
        ),
        new Set(),
      ),
    );
  expect(open(9, 1)).toBe(1);
  expect(open(3, 3, 1)).toBe(2);
  expect(open(1, 1)).toBe(2);
  expect(open()).toBe(0);
});
