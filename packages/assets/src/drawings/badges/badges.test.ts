import { describe, expect, it } from 'vitest';
import { regions } from '../tournaments/drawing.ts';
import { svgProblems } from '../tournaments/svg-problems.ts';
import { badgeDrawings } from './index.ts';

const drawings = badgeDrawings();

describe('badgeDrawings', () => {
  it('draws eight badges and eight recesses for every tournament', () => {
    const expected = regions.flatMap((region) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((order) => [
        `badges/${region}-${order}.svg`,
        `badges/empty/${region}-${order}.svg`,
      ]),
    );
    expect(drawings.map(({ path }) => path)).toEqual(expected);
  });

  it('are all different', () => {
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(64);
  });

  it('gives every badge the outline of its own recess', () => {
    const outline = (svg: string) => / id="shape" d="([^"]+)"/.exec(svg)?.[1];
    const outlines = new Set<string | undefined>();
    for (const { path, svg } of drawings.filter((drawing) => !drawing.path.includes('empty'))) {
      const recess = drawings.find(
        (drawing) => drawing.path === path.replace('badges/', 'badges/empty/'),
      );
      expect(outline(svg)).toBeDefined();
      expect(outline(recess?.svg ?? '')).toBe(outline(svg));
      outlines.add(outline(svg));
    }
    expect(outlines.size).toBe(32);
  });

  it.each(drawings)('$path is self-contained and light', ({ svg }) => {
    expect(svgProblems(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(6_000);
  });

  it('are deterministic', () => {
    expect(badgeDrawings()).toEqual(drawings);
  });
});
