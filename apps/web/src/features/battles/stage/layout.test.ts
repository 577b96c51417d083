import { describe, expect, it } from 'vitest';
import { arePlatesBeside, layoutOf, type Spot, spriteScale } from './layout.ts';

const sizes = [
  [390, 434],
  [390, 510],
  [360, 302],
  [356, 340],
  [320, 230],
  [320, 260],
  [500, 270],
  [844, 300],
  [928, 482],
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

it('leaves room for the near plate below the near Pokémon of a stage much higher than wide', () => {
  expect(layoutOf(390, 510, 'singles').near[0]?.y).toBeLessThan(510 - 100);
});

it('shows the near Pokémon larger', () => {
  const { near, far } = layoutOf(390, 430, 'singles');
  const [own, foe] = [near[0], far[0]];
  if (own === undefined || foe === undefined) throw new Error('No Pokémon is there');
  expect(spriteScale(own, 45, 45)).toBeGreaterThan(spriteScale(foe, 45, 45));
});

/** Sizes of sprites: a usual one, and one that only a tenth of them exceed. */
const sprites = [
  [60, 58],
  [88, 82],
] as const;

function boxOf(spot: Spot, [width, height]: readonly [number, number]) {
  const scale = spriteScale(spot, width, height);
  const half = (width * scale) / 2;
  return {
    left: spot.x - half,
    right: spot.x + half,
    top: spot.y - height * scale,
    bottom: spot.y,
  };
}

function sharedArea(one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

it.each(sizes)('hides no foe behind an own Pokémon in doubles at %i × %i', (width, height) => {
  const { near, far } = layoutOf(width, height, 'doubles');
  for (const foeSprite of sprites) {
    for (const spot of far) {
      const foe = boxOf(spot, foeSprite);
      const area = (foe.right - foe.left) * (foe.bottom - foe.top);
      for (const ownSprite of sprites) {
        const hidden = near.reduce((sum, own) => sum + sharedArea(boxOf(own, ownSprite), foe), 0);
        expect(hidden / area).toBeLessThan(0.2);
      }
    }
  }
});

it('puts the plates of two Pokémon beside each other where they would hide the field', () => {
  expect(arePlatesBeside(320, 230)).toBe(true);
  expect(arePlatesBeside(390, 434)).toBe(true);
  expect(arePlatesBeside(928, 482)).toBe(false);
});
