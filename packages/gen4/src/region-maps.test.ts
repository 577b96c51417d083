import { describe, expect, it } from 'vitest';
import { regionMapPath, regionMapSize, regionMaps, wayPath, wayPoints } from './region-maps.ts';
import { regions } from './regions.ts';

/** How far apart two places are at least, in units: two fingers' tips on a small phone. */
const elbowRoom = 90;

describe.each(regionMaps)('the map of $region', (map) => {
  const { places, ways } = map;

  it('has eight gyms and the champion’s place, with a way from each to the next', () => {
    expect(places).toHaveLength(9);
    expect(ways).toHaveLength(8);
  });

  it('keeps its places apart and away from the frame', () => {
    places.forEach(([x, y], index) => {
      expect(Math.min(x, y, regionMapSize.width - x, regionMapSize.height - y)).toBeGreaterThan(55);
      for (const [ox, oy] of places.slice(index + 1)) {
        expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(elbowRoom);
      }
    });
  });

  it('leads from place to place', () => {
    places.slice(1).forEach(([x, y], index) => {
      const [start] = wayPoints(map, index + 1);
      expect(start).toEqual(places[index]);
      expect(wayPath(map, index + 1)).toMatch(new RegExp(`^M${start?.join(' ')}C.* ${x} ${y}$`));
    });
    expect(() => wayPath(map, 9)).toThrow(RangeError);
  });
});

it('has a map for each region, in their order', () => {
  expect(regionMaps.map(({ region }) => region)).toEqual(
    regions.map(({ name }) => name.toLowerCase()),
  );
  expect(regionMaps.map(regionMapPath)[0]).toBe('maps/kanto.svg');
});
