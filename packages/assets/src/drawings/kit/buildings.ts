import { darker, lighter } from './colour.ts';
import { palette } from './palette.ts';
import { between, type Random } from './random.ts';
import { at, box, disc, n, oval, polygon, shape, stroke } from './svg.ts';

/** A pennant on its pole, the pole's foot at x, y; it blows to the right. */
export function pennant(x: number, y: number, height: number, colour: string): string {
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - height)}`, '#f1e3c4', Math.max(2, height * 0.035)) +
    shape(
      `M${n(x)} ${n(y - height)}q${n(height * 0.2)} ${n(-height * 0.06)} ${n(height * 0.32)} ${n(height * 0.04)}t${n(height * 0.3)} ${n(height * 0.05)}l${n(-height * 0.14)} ${n(height * 0.12)} ${n(height * 0.12)} ${n(height * 0.14)}q${n(-height * 0.18)} ${n(height * 0.05)} ${n(-height * 0.3)} ${n(-height * 0.04)}t${n(-height * 0.3)} ${n(-height * 0.02)}Z`,
      colour,
    )
  );
}

/** The colours of a stadium: walls, roof, and the light from inside. */
export interface StadiumPaint {
  readonly wall: string;
  readonly roof: string;
  readonly light: string;
}

/** A stadium of width 400 at scale 1, seen from the front; x, y is the middle of its foot. */
export function stadium(x: number, y: number, scale: number, paint: StadiumPaint): string {
  const arches = Array.from({ length: 9 }, (_, index) => {
    const cx = -160 + index * 40;
    return `M${cx - 11} -12V-44a11 11 0 0 1 22 0V-12Z`;
  }).join('');
  const upper = Array.from({ length: 8 }, (_, index) => {
    const cx = -140 + index * 40;
    return Math.abs(cx) < 30 ? '' : `M${cx - 8} -78V-90a8 8 0 0 1 16 0V-78Z`;
  }).join('');
  return at(
    x,
    y,
    pennant(-150, -118, 52, palette.red) +
      pennant(-52, -134, 56, palette.gold) +
      pennant(48, -134, 56, '#4a8fe0') +
      pennant(146, -118, 52, '#5bb05f') +
      shape('M-190 -104Q0 -164 190 -104L176 -92H-176Z', paint.roof) +
      shape('M-176 -120Q0 -168 176 -120Q0 -142 -176 -120Z', lighter(paint.roof, 0.3)) +
      shape('M-200 0L-188 -66H188L200 0Z', paint.wall) +
      shape('M-180 -66L-174 -104H174L180 -66Z', darker(paint.wall, 0.12)) +
      shape('M60 0L56 -104H174L180 -66H188L200 0Z', palette.night, { opacity: 0.14 }) +
      box(-196, -70, 392, 8, lighter(paint.wall, 0.35), { rx: 3 }) +
      shape(arches, paint.light) +
      shape(upper, paint.light, { opacity: 0.85 }) +
      shape('M-30 0V-40a30 30 0 0 1 60 0V0Z', darker(paint.wall, 0.5)) +
      shape('M-22 0V-38a22 22 0 0 1 44 0V0Z', paint.light) +
      disc(0, -96, 22, palette.snow) +
      shape('M-22 -96a22 22 0 0 1 44 0q-22 12 -44 0Z', palette.red) +
      disc(0, -91, 6, palette.navy),
    scale,
  );
}

/** A small house with a lit window; x, y is the middle of its foot, its height about 60. */
export function house(
  x: number,
  y: number,
  scale: number,
  wall: string,
  roof: string,
  light: string,
): string {
  return at(
    x,
    y,
    box(16, -62, 9, 22, darker(wall, 0.4)) +
      polygon(
        [
          [-30, 0],
          [-30, -32],
          [30, -32],
          [30, 0],
        ],
        wall,
      ) +
      box(6, -32, 24, 32, palette.night, { opacity: 0.12 }) +
      polygon(
        [
          [-38, -30],
          [-20, -58],
          [20, -58],
          [38, -30],
        ],
        roof,
      ) +
      polygon(
        [
          [2, -58],
          [20, -58],
          [38, -30],
          [8, -30],
        ],
        palette.night,
        { opacity: 0.16 },
      ) +
      box(-20, -24, 13, 13, light, { rx: 2 }) +
      box(9, -22, 12, 22, darker(wall, 0.55), { rx: 2 }),
    scale,
  );
}

/** A far skyline with a few lit windows. */
export function skyline(
  random: Random,
  [from, to]: readonly [number, number],
  ground: number,
  [low, high]: readonly [number, number],
  fill: string,
  light: string,
): string {
  let towers = `M${n(from)} ${n(ground)}`;
  let windows = '';
  for (let x = from; x < to; ) {
    const width = Math.round(between(random, 22, 46));
    const height = Math.round(between(random, low, high));
    towers += `V${n(ground - height)}h${width}`;
    for (let wy = 10; wy < height - 10; wy += 14) {
      for (let wx = 6; wx < width - 8; wx += 10) {
        if (random() < 0.28) windows += `M${n(x + wx)} ${n(ground - height + wy)}h4v6h-4Z`;
      }
    }
    x += width;
  }
  return shape(`${towers}V${n(ground)}Z`, fill) + shape(windows, light, { opacity: 0.8 });
}

/** A wayside post with `arms` boards, each pointing left (-1) or right (1). */
export function signpost(
  x: number,
  y: number,
  scale: number,
  arms: readonly (readonly [height: number, direction: -1 | 1, colour: string])[],
): string {
  const boards = arms
    .map(([height, direction, colour]) => {
      const points: [number, number][] = [
        [-14, -height],
        [48, -height],
        [64, -height + 12],
        [48, -height + 24],
        [-14, -height + 24],
      ];
      return (
        polygon(
          points.map(([px, py]) => [px * direction, py] as const),
          colour,
        ) +
        stroke(
          `M${-4 * direction} ${-height + 9}H${40 * direction}M${-4 * direction} ${-height + 16}H${28 * direction}`,
          darker(colour, 0.35),
          2.4,
          { opacity: 0.55 },
        )
      );
    })
    .join('');
  return at(
    x,
    y,
    oval(0, 0, 26, 5, palette.night, { opacity: 0.25 }) +
      shape('M-6 0V-128q6 -7 12 0V0Z', palette.wood) +
      shape('M1 0V-131q3 0 5 3V0Z', palette.woodDark) +
      boards,
    scale,
  );
}
