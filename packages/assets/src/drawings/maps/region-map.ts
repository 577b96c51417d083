import { mapRoutePath, type RegionMap, regionMapSize } from '@poketorneo/gen4/region-maps';
import { darker } from '../kit/colour.ts';
import { palette } from '../kit/palette.ts';
import { between, type Random, seeded } from '../kit/random.ts';
import {
  box,
  definitions,
  document,
  element,
  group,
  oval,
  type Point,
  shape,
  stroke,
} from '../kit/svg.ts';
import { coast, roundOutline, softOutline } from './coast.ts';
import { crests } from './crests.ts';
import { type FreeSpace, isOnLand, routeSamples } from './free-space.ts';
import type { Ground, SignName } from './ground.ts';
import { housePlots, type PlacedDrawing, placePlants } from './placement.ts';
import { ink, sign, signDefinitions } from './signs.ts';

const { width, height } = regionMapSize;

/** Distance of plants and houses from a gym and from the route's centre line. */
const clearing = 46;
const wayside = 24;

/** Blades of grass on free ground. */
function blades(random: Random, room: FreeSpace, { paint, patches }: Ground): string {
  const isBare = ([x, y]: Point) =>
    patches.some(
      ({ middle, reach }) =>
        Math.hypot((x - middle[0]) / reach[0], (y - middle[1]) / reach[1]) < 1.1,
    );
  let d = '';
  for (let index = 0; index < 150; index += 1) {
    const x = Math.round(between(random, 10, width - 10));
    const y = Math.round(between(random, 10, height - 10));
    if (isOnLand(room, [x, y], 16) && !isBare([x, y])) d += `M${x} ${y}l2-6 2 6 4-5`;
  }
  return stroke(d, paint.grassLight, 2.6);
}

/** The sea, lighter towards the coasts. */
function sea(ground: Ground, random: Random, room: FreeSpace): string {
  const { paint } = ground;
  const [far, middle, near] = paint.shallows;
  const ring = (colour: string, pen: number) =>
    element('use', { href: '#land', fill: colour, stroke: colour, 'stroke-width': pen });
  return (
    box(0, 0, width, height, paint.sea) +
    ring(far, 88) +
    ring(middle, 52) +
    ring(near, 24) +
    crests(random, room.outlines, paint.foam)
  );
}

/** The route over water: a dashed wake. */
function crossings(map: RegionMap, foam: string): string {
  const d = map.routes.map((_, index) => mapRoutePath(map, index + 1)).join('');
  const dashes = { 'stroke-dasharray': '3 19' };
  return stroke(d, palette.navy, 13, dashes) + stroke(d, foam, 7, dashes);
}

/** The route over land: a road. */
function roads(map: RegionMap, road: string): string {
  const d = map.routes.map((_, index) => mapRoutePath(map, index + 1)).join('');
  return group(
    { 'clip-path': 'url(#within)' },
    stroke(d, palette.navy, 17, { opacity: 0.85 }) + stroke(d, road, 10),
  );
}

/** The paved ground on which a gym's sign is set. */
function plazas(map: RegionMap, road: string): string {
  return map.places
    .map(
      ([x, y]) =>
        oval(x, y + 6, 37, 31, palette.navy) +
        oval(x, y, 37, 31, road, ink) +
        oval(x, y, 27, 21, darker(road, 0.14)),
    )
    .join('');
}

/** A region's map, without the gym markers that the page adds. */
export function drawRegionMap(map: RegionMap, ground: Ground): string {
  const random = seeded(ground.seed);
  const { paint } = ground;
  const outlines = [
    ...ground.lands.map((corners) => coast(random, corners)),
    ...ground.islets.map(([x, y, rx, ry]) =>
      coast(random, roundOutline(random, [x, y], rx, ry), 0.1),
    ),
  ];
  const houses = housePlots(map, ground, outlines);
  const d = outlines.map(softOutline).join('');
  const room: FreeSpace = {
    outlines,
    taken: [
      ...map.places.map(([x, y]) => [x, y, clearing] as const),
      ...routeSamples(map).map(([x, y]) => [x, y, wayside] as const),
      ...ground.lakes.map(([x, y, rx]) => [x, y, rx + 10] as const),
      ...ground.sights.map(({ foot: [x, y] }) => [x, y - 14, 30] as const),
      ...ground.mountains.map(([, x, y, scale]) => [x, y - 16 * scale, 34 * scale] as const),
      ...houses.map(([x, y]) => [x, y - 8, 20] as const),
    ],
  };
  const lakes = ground.lakes
    .map(([x, y, rx, ry]) => softOutline(roundOutline(random, [x, y], rx, ry)))
    .join('');
  const placed: PlacedDrawing[] = [
    ...ground.mountains.map(([name, x, y, scale]) => ({ y, drawing: sign(name, x, y, scale) })),
    ...ground.woods.flatMap((wood) => placePlants(random, room, wood)),
    ...houses.map(([x, y]) => ({ y, drawing: sign('house', x, y) })),
    ...ground.sights.map(({ foot, drawing }) => ({
      y: foot[1],
      drawing: group({ transform: `translate(${foot[0]} ${foot[1]})` }, drawing),
    })),
  ].sort((one, other) => one.y - other.y);
  const used = new Set<SignName>([
    ...ground.mountains.map(([name]) => name),
    ...ground.woods.map((wood) => wood.sign),
    ...(houses.length > 0 ? (['house'] as const) : []),
  ]);
  return document(
    width,
    height,
    definitions(
      element('path', { id: 'land', d, 'stroke-linejoin': 'round' }),
      element('clipPath', { id: 'within' }, element('use', { href: '#land' })),
    ) +
      signDefinitions(paint, used) +
      sea(ground, random, room) +
      crossings(map, paint.foam) +
      element('use', { href: '#land', y: 11, stroke: palette.navy, 'stroke-width': 9 }) +
      element('use', { href: '#land', y: 10, fill: paint.cliff }) +
      element('use', {
        href: '#land',
        fill: paint.grass,
        stroke: palette.navy,
        'stroke-width': 6,
      }) +
      group(
        { 'clip-path': 'url(#within)' },
        ...ground.patches.map(({ middle, reach, fill }) =>
          shape(softOutline(roundOutline(random, middle, ...reach, 12, 0.2)), fill),
        ),
        blades(random, room, ground),
        element('use', { href: '#land', fill: 'none', stroke: paint.sand, 'stroke-width': 16 }),
        element('use', {
          href: '#land',
          fill: 'none',
          stroke: paint.grassLight,
          'stroke-width': 4,
          opacity: 0.55,
          transform: 'translate(0 3)',
        }),
        ...ground.rivers.map(
          (river) => stroke(river, palette.navy, 15) + stroke(river, paint.lake, 8),
        ),
      ) +
      shape(lakes, paint.lake, ink) +
      group(
        { transform: 'translate(0 4)' },
        ...ground.lakes.map(([x, y, rx]) =>
          stroke(`M${x - rx * 0.5} ${y - 5}h${rx * 0.5}m4 7h${rx * 0.4}`, paint.lakeLight, 3.4),
        ),
      ) +
      element('use', { href: '#land', fill: 'none', stroke: palette.navy, 'stroke-width': 5 }) +
      roads(map, paint.road) +
      plazas(map, paint.road) +
      placed.map(({ drawing }) => drawing).join('') +
      ground.above,
  );
}
