import { mapRoutePoints, type RegionMap } from '@poketorneo/gen4/region-maps';
import type { Point } from '../kit/svg.ts';
import { distanceTo, isWithin } from './coast.ts';

/** Points along the routes, at most 14 units apart, so that nothing is placed on a route. */
export function routeSamples(map: RegionMap): Point[] {
  return map.routes.flatMap((_, index) => {
    const points = mapRoutePoints(map, index + 1);
    return points.flatMap((from, at) => {
      const to = points[at + 1] ?? from;
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 14);
      return Array.from({ length: steps }, (_step, step): Point => {
        const share = step / steps;
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      });
    });
  });
}

/** Free ground of a map, before anything is placed. */
export interface FreeSpace {
  readonly outlines: readonly (readonly Point[])[];
  /** Areas that must stay uncovered: gyms, routes, lakes, landmarks. */
  readonly taken: readonly (readonly [x: number, y: number, reach: number])[];
}

/** Whether a point is on land, at least `margin` from the sea. */
export function isOnLand({ outlines }: FreeSpace, point: Point, margin: number): boolean {
  return outlines.some(
    (outline) => isWithin(outline, point) && distanceTo(outline, point) >= margin,
  );
}

/** Whether a circle around a point is free. */
export function isFree({ taken }: FreeSpace, [x, y]: Point, own: number): boolean {
  return taken.every(([tx, ty, reach]) => Math.hypot(x - tx, y - ty) >= reach + own);
}
