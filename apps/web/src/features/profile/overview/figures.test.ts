import { describe, expect, it } from 'vitest';
import { counted, writtenCount, writtenDate, writtenMean } from './figures.ts';

describe('figures', () => {
  it.each([
    [null, '-'],
    [1, '1'],
    [1.5, '1,5'],
    [5 / 3, '1,67'],
  ])('a mean of %s is %s', (mean, written) => {
    expect(writtenMean(mean)).toBe(written);
  });

  it('group thousands with a full stop', () => {
    expect(writtenCount(12_345)).toBe('12.345');
  });

  it('agree with what they count', () => {
    expect(counted(1, 'lotta', 'lotte')).toBe('1 lotta');
    expect(counted(0, 'lotta', 'lotte')).toBe('0 lotte');
  });

  it('write days in full', () => {
    expect(writtenDate('2026-01-10T12:00:00.000Z')).toBe('10 gennaio 2026');
  });
});
