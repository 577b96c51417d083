import type { AuditEntry } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { entriesByDay } from './entries-by-day.ts';

const entry = (id: number, timestamp: string): AuditEntry => ({
  id,
  timestamp,
  actor: 'olga',
  action: 'match.insert',
  title: 'Lotta registrata',
  subject: 'ada contro Brock',
  before: null,
  after: null,
  changes: [],
});

it('groups consecutive entries by day', () => {
  const entries = [
    entry(4, '2026-11-21T12:30:00.000Z'),
    entry(3, '2026-11-21T12:00:00.000Z'),
    entry(2, '2026-11-20T12:00:00.000Z'),
  ];
  const days = entriesByDay(entries);
  expect(days.map(({ day }) => day)).toEqual([
    'sabato 21 novembre 2026',
    'venerdì 20 novembre 2026',
  ]);
  expect(days.map((one) => one.entries.map(({ id }) => id))).toEqual([[4, 3], [2]]);
  expect(entriesByDay([])).toEqual([]);
});
