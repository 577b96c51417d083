import { expect, it } from 'vitest';
import { writtenDate, writtenMoment } from './dates.ts';

it('writes days in full, and moments in short', () => {
  const moment = '2026-01-10T12:00:00.000Z';
  expect(writtenDate(moment)).toBe('10 gennaio 2026');
  expect(writtenMoment(moment)).toMatch(/^10 gen 2026, \d\d:00$/);
});
