import { gzipSync } from 'node:zlib';
import { regionMapSize, regionMaps } from '@poketorneo/gen4/region-maps';
import { describe, expect, it } from 'vitest';
import { svgProblems } from '../tournaments/svg-problems.ts';
import { coast, distanceTo, isWithin } from './coast.ts';
import { mapDrawings } from './index.ts';

const drawings = mapDrawings();

describe('mapDrawings', () => {
  it('has a map for every tournament, and an uncharted sea', () => {
    expect(drawings.map(({ path }) => path)).toEqual([
      'maps/kanto.svg',
      'maps/johto.svg',
      'maps/hoenn.svg',
      'maps/sinnoh.svg',
      'maps/uncharted.svg',
    ]);
  });

  it.each(drawings)('$path is self-contained, light and has the table’s size', ({ svg }) => {
    expect(svgProblems(svg)).toEqual([]);
    expect(gzipSync(svg).length).toBeLessThan(25_000);
    expect(svg).toContain(`viewBox="0 0 ${regionMapSize.width} ${regionMapSize.height}"`);
  });

  it.each(regionMaps)('paves every place of $region', ({ region, places }) => {
    const svg = drawings.find(({ path }) => path.includes(region))?.svg ?? '';
    for (const [x, y] of places) expect(svg).toContain(`cx="${x}" cy="${y}"`);
  });

  it('are deterministic', () => {
    expect(mapDrawings()).toEqual(drawings);
  });
});

describe('a coast', () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const;

  it('keeps its corners and stays near its edges', () => {
    const outline = coast(() => 0.9, square);
    for (const corner of square) expect(outline).toContainEqual(corner);
    for (const point of outline) expect(distanceTo(square, point)).toBeLessThan(30);
  });

  it('knows which points it contains', () => {
    expect(isWithin(square, [50, 50])).toBe(true);
    expect(isWithin(square, [150, 50])).toBe(false);
    expect(distanceTo(square, [50, 40])).toBe(40);
  });
});
