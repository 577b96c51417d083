import { expect, it } from 'vitest';
import { formatDate, formatMoment } from './dates.ts';

it('writes days in full, and moments in short', () => {
  const moment = '2026-01-10T12:00:00.000Z';
  expect(formatDate(moment)).toBe('10 gennaio 2026');
  expect(formatMoment(moment)).toMatch(/^10 gen 2026, \d\d:00$/);
});
