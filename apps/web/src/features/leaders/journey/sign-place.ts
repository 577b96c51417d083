import { type MapPoint, regionMapSize } from '@poketorneo/gen4/region-maps';

const { width, height } = regionMapSize;

/**
 * How near the frame a place is, in units, when its sign no longer hangs in the middle above it.
 */
const nearSide = 190;
const nearTop = 110;

/** Where a place's sign hangs, so that it stays within the map. */
export function signPlace([x, y]: MapPoint): {
  side: 'start' | 'middle' | 'end';
  edge: 'above' | 'below';
} {
  return {
    side: x < nearSide ? 'start' : x > width - nearSide ? 'end' : 'middle',
    edge: y < nearTop ? 'below' : 'above',
  };
}

/** A point of the map as a share of its box, for styles. */
export function shareOf([x, y]: MapPoint): { left: string; top: string } {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}
