import { describe, expect, it } from 'vitest';
import {
  mapRoutePath,
  mapRoutePoints,
  regionMapPath,
  regionMapSize,
  regionMaps,
} from './region-maps.ts';
import { regions } from './regions.ts';

/** Minimum distance of two places in units: two fingertips on a small phone. */
const elbowRoom = 90;

describe.each(regionMaps)('the map of $region', (map) => {
  const { places, routes } = map;

  it('has eight gyms and the champion’s place, with a route from each to the next', () => {
    expect(places).toHaveLength(9);
    expect(routes).toHaveLength(8);
  });

  it('has places apart from each other and from the frame', () => {
    places.forEach(([x, y], index) => {
      expect(Math.min(x, y, regionMapSize.width - x, regionMapSize.height - y)).toBeGreaterThan(55);
      for (const [ox, oy] of places.slice(index + 1)) {
        expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(elbowRoom);
      }
    });
  });

  it('has routes from place to place', () => {
    places.slice(1).forEach(([x, y], index) => {
      const [start] = mapRoutePoints(map, index + 1);
      expect(start).toEqual(places[index]);
      expect(mapRoutePath(map, index + 1)).toMatch(
        new RegExp(`^M${start?.join(' ')}C.* ${x} ${y}$`),
      );
    });
    expect(() => mapRoutePath(map, 9)).toThrow(RangeError);
  });
});

it('exists for each region, in order', () => {
  expect(regionMaps.map(({ region }) => region)).toEqual(
    regions.map(({ name }) => name.toLowerCase()),
  );
  expect(regionMaps.map(regionMapPath)[0]).toBe('maps/kanto.svg');
});
