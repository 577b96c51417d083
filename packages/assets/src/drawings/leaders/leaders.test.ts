import { describe, expect, it } from 'vitest';
import { regions } from '../tournaments/drawing.ts';
import { svgProblems } from '../tournaments/svg-problems.ts';
import { leaderDrawings } from './index.ts';

const drawings = leaderDrawings();

describe('leaderDrawings', () => {
  it('draws eight leaders and a champion for every tournament', () => {
    const expected = regions.flatMap((region) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((order) => `leaders/${region}-${order}.svg`),
    );
    expect(drawings.map(({ path }) => path)).toEqual(expected);
  });

  it('are all different', () => {
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(36);
  });

  it.each(drawings)('$path is self-contained and light', ({ svg }) => {
    expect(svgProblems(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(12_000);
  });

  it('are deterministic', () => {
    expect(leaderDrawings()).toEqual(drawings);
  });
});
