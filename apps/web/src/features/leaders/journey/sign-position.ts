import { type MapPoint, regionMapSize } from '@poketorneo/gen4/region-maps';

const { width, height } = regionMapSize;

/** Nearer to the edge than this, in map units, a gym's sign is no longer centred above it. */
const nearSide = 190;
const nearTop = 110;

/** On which side of its gym a sign fits within the map. */
export function signPosition([x, y]: MapPoint): {
  side: 'start' | 'middle' | 'end';
  edge: 'above' | 'below';
} {
  return {
    side: x < nearSide ? 'start' : x > width - nearSide ? 'end' : 'middle',
    edge: y < nearTop ? 'below' : 'above',
  };
}

/** A point of the map in percent of its box. */
export function toMapPercent([x, y]: MapPoint): { left: string; top: string } {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}
