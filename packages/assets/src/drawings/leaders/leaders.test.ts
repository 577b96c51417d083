import { describe, expect, it } from 'vitest';
import { regions } from '../tournaments/drawing.ts';
import { faults } from '../tournaments/well-formed.ts';
import { leaderDrawings } from './index.ts';

const drawings = leaderDrawings();

describe('leaderDrawings', () => {
  it('draws eight leaders and a champion for every tournament', () => {
    const expected = regions.flatMap((region) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((order) => `leaders/${region}-${order}.svg`),
    );
    expect(drawings.map(({ path }) => path)).toEqual(expected);
  });

  it('draws no two alike', () => {
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(36);
  });

  it.each(drawings)('$path stands on its own and is light', ({ svg }) => {
    expect(faults(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(12_000);
  });

  it('draws the same at every build', () => {
    expect(leaderDrawings()).toEqual(drawings);
  });
});
