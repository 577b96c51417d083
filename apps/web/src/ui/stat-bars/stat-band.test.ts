import { describe, expect, test } from 'vitest';
import { statBand, statTotalBand } from './stat-band.ts';

describe('the band of a stat', () => {
  test.each([
    [1, 'very-low'],
    [59, 'very-low'],
    [60, 'low'],
    [79, 'low'],
    [80, 'normal'],
    [99, 'normal'],
    [100, 'good'],
    [119, 'good'],
    [120, 'high'],
    [159, 'high'],
    [160, 'very-high'],
    [255, 'very-high'],
  ])('%i is %s', (value, band) => {
    expect(statBand(value)).toBe(band);
  });
});

describe('the band of a total', () => {
  test.each([
    [180, 'very-low'], // Sunkern
    [359, 'very-low'],
    [360, 'low'],
    [479, 'low'],
    [480, 'normal'],
    [599, 'normal'],
    [600, 'good'], // Dragonite
    [719, 'good'],
    [720, 'high'], // Arceus
  ])('%i is %s, as its mean', (total, band) => {
    expect(statTotalBand(total)).toBe(band);
  });
});
