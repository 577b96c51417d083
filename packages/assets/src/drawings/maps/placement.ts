import type { RegionMap } from '@poketorneo/gen4/region-maps';
import { between, type Random } from '../kit/random.ts';
import type { Point } from '../kit/svg.ts';
import { type FreeSpace, isFree, isOnLand, routeSamples } from './free-space.ts';
import type { Ground, Wood } from './ground.ts';
import { sign } from './signs.ts';

/** An upright drawing by its lowest point; nearer ones are drawn later. */
export interface PlacedDrawing {
  readonly y: number;
  readonly drawing: string;
}

/** The plants of a wood, on free ground. */
export function placePlants(random: Random, room: FreeSpace, wood: Wood): PlacedDrawing[] {
  const { middle, reach, count, scale = 1 } = wood;
  const set: Point[] = [];
  const gap = 17 * scale;
  for (let attempt = 0; attempt < count * 14 && set.length < count; attempt += 1) {
    const angle = between(random, 0, 2 * Math.PI);
    const far = Math.sqrt(random());
    const point: Point = [
      Math.round(middle[0] + reach[0] * far * Math.cos(angle)),
      Math.round(middle[1] + reach[1] * far * Math.sin(angle)),
    ];
    const crown: Point = [point[0], point[1] - 16 * scale];
    if (!isOnLand(room, point, 15) || !isFree(room, point, 4) || !isFree(room, crown, 2)) continue;
    if (set.some(([x, y]) => Math.hypot((x - point[0]) * 0.9, y - point[1]) < gap)) continue;
    set.push(point);
  }
  return set.map(([x, y]) => ({ y, drawing: sign(wood.sign, x, y, scale) }));
}

/** Distance of houses from a gym's middle, outside its marker. */
const yard = 66;

/** Alternative positions around a gym that a house is too close to, nearest first. */
function plotsAround(map: RegionMap, foot: Point): Point[] {
  const middle = (place: Point): Point => [place[0], place[1] + 10];
  const near = map.places.map(middle).find(([x, y]) => Math.hypot(foot[0] - x, foot[1] - y) < yard);
  if (near === undefined) return [foot];
  const towards = Math.atan2(foot[1] - near[1], foot[0] - near[0]);
  return [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((turn) => {
    const angle = towards + (turn * Math.PI) / 6;
    return [near[0] + yard * Math.cos(angle), near[1] + yard * Math.sin(angle)];
  });
}

/** Positions of houses: on land, off the route and apart. */
export function housePlots(
  map: RegionMap,
  ground: Ground,
  outlines: FreeSpace['outlines'],
): Point[] {
  const ways = routeSamples(map).map(([x, y]) => [x, y, 10] as const);
  const sights = ground.sights.map(({ foot: [x, y] }) => [x, y - 10, 22] as const);
  const built: Point[] = [];
  for (const foot of ground.houses) {
    const neighbours = built.map(([x, y]) => [x, y - 8, 22] as const);
    const room: FreeSpace = { outlines, taken: [...ways, ...sights, ...neighbours] };
    const plot = plotsAround(map, foot).find(
      (one) => isOnLand(room, one, 14) && isFree(room, [one[0], one[1] - 8], 15),
    );
    if (plot !== undefined) built.push(plot);
  }
  return built;
}
