import { type RegionMap, wayPoints } from '@poketorneo/gen4/region-maps';
import type { Point } from '../kit/svg.ts';
import { distanceTo, isWithin } from './coast.ts';

/** Points along the ways, close enough together to keep off them. */
export function milestones(map: RegionMap): Point[] {
  return map.ways.flatMap((_, index) => {
    const points = wayPoints(map, index + 1);
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

/** What can be asked of a map's ground before anything is set on it. */
export interface Room {
  readonly outlines: readonly (readonly Point[])[];
  /** Things that others must not cover: gyms, ways, lakes, sights. */
  readonly taken: readonly (readonly [x: number, y: number, reach: number])[];
}

/** Whether a point is on land, so far from the sea. */
export function isOnLand({ outlines }: Room, point: Point, margin: number): boolean {
  return outlines.some(
    (outline) => isWithin(outline, point) && distanceTo(outline, point) >= margin,
  );
}

/** Whether something of this reach covers nothing at a point. */
export function isFree({ taken }: Room, [x, y]: Point, own: number): boolean {
  return taken.every(([tx, ty, reach]) => Math.hypot(x - tx, y - ty) >= reach + own);
}
