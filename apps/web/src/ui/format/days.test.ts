import { expect, it } from 'vitest';
import { formatDay, formatDayAndHour, isSameDay } from './days.ts';

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour, 5).toISOString();
const now = new Date(2026, 2, 1, 0, 30);

it.each([
  [at(2026, 3, 1, 0), 'Oggi'],
  [at(2026, 2, 28, 23), 'Ieri'],
  [at(2026, 2, 28, 0), 'Ieri'],
  [at(2026, 2, 27, 23), '27 febbraio'],
  [at(2025, 11, 12), '12 novembre 2025'],
])('%s was «%s»', (moment, words) => {
  expect(formatDay(moment, now)).toBe(words);
});

it('tells the hour too', () => {
  expect(formatDayAndHour(at(2026, 2, 28, 18), now)).toBe('Ieri alle 18:05');
});

it('knows what is of one day', () => {
  expect(isSameDay(at(2026, 2, 28, 0), at(2026, 2, 28, 23))).toBe(true);
  expect(isSameDay(at(2026, 2, 28, 23), at(2026, 3, 1, 0))).toBe(false);
});
