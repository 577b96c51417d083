import { describe, expect, it } from 'vitest';
import { layoutOf, spriteScale } from './layout.ts';

const sizes = [
  [390, 430],
  [320, 260],
  [500, 270],
  [844, 300],
  [1088, 480],
  [2560, 1100],
] as const;

describe.each(sizes)('a stage of %i × %i', (width, height) => {
  it.each(['singles', 'doubles'] as const)('contains every Pokémon in %s', (format) => {
    const { near, far, horizon } = layoutOf(width, height, format);
    expect([near.length, far.length]).toEqual(format === 'doubles' ? [2, 2] : [1, 1]);
    for (const { x, y } of [...near, ...far]) {
      expect([x, y].every(Number.isInteger)).toBe(true);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(horizon);
      expect(y).toBeLessThan(height);
    }
  });

  it('magnifies pixels by whole numbers, small sprites no less than large ones', () => {
    const { near, far } = layoutOf(width, height, 'singles');
    for (const spot of [...near, ...far]) {
      const scales = [20, 60, 100, 153].map((side) => spriteScale(spot, side, side));
      expect(scales.every((scale) => Number.isInteger(scale) && scale >= 1)).toBe(true);
      expect(scales).toEqual(scales.toSorted((a, b) => b - a));
    }
  });
});

it('mirrors the far side', () => {
  const { near, far } = layoutOf(390, 430, 'doubles');
  expect(near[0]?.x).toBeLessThan(near[1]?.x ?? 0);
  expect(far[0]?.x).toBeGreaterThan(far[1]?.x ?? 0);
});

it('shows the near Pokémon larger', () => {
  const { near, far } = layoutOf(390, 430, 'singles');
  const [own, foe] = [near[0], far[0]];
  if (own === undefined || foe === undefined) throw new Error('No Pokémon is there');
  expect(spriteScale(own, 45, 45)).toBeGreaterThan(spriteScale(foe, 45, 45));
});
