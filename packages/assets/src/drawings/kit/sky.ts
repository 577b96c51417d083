import { between, type Random } from './random.ts';
import {
  at,
  box,
  definitions,
  disc,
  group,
  n,
  radialGradient,
  type Stop,
  shape,
  stroke,
  verticalGradient,
} from './svg.ts';

/** A sky over the whole canvas, from the top stop to the bottom stop. */
export function sky(width: number, height: number, stops: readonly Stop[]): string {
  return definitions(verticalGradient('sky', stops)) + box(0, 0, width, height, 'url(#sky)');
}

/** A sun or moon: its disc and its glow. `id` makes the glow's gradient unique. */
export function orb(
  id: string,
  x: number,
  y: number,
  r: number,
  core: string,
  glow: string,
  reach = 5,
): string {
  return (
    definitions(
      radialGradient(id, [
        [0, glow, 0.8],
        [0.25, glow, 0.4],
        [0.6, glow, 0.12],
        [1, glow, 0],
      ]),
    ) +
    disc(x, y, r * reach, `url(#${id})`) +
    disc(x, y, r, core)
  );
}

/** Stars in an area, small and a few larger ones, as two dotted lines. */
export function stars(
  random: Random,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colour: string,
): string {
  const dot = () => {
    const fall = random();
    return `M${Math.round(between(random, left, right))} ${Math.round(top + (bottom - top) * fall * Math.sqrt(fall))}h.1`;
  };
  const many = Array.from({ length: count }, dot).join('');
  const few = Array.from({ length: Math.ceil(count / 6) }, dot).join('');
  return stroke(many, colour, 2, { opacity: 0.65 }) + stroke(few, colour, 3.6);
}

/** A star with four points. */
export function sparkle(x: number, y: number, r: number, fill: string): string {
  const q = r * 0.16;
  return shape(
    `M${n(x)} ${n(y - r)}Q${n(x + q)} ${n(y - q)} ${n(x + r)} ${n(y)}Q${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + r)}Q${n(x - q)} ${n(y + q)} ${n(x - r)} ${n(y)}Q${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - r)}Z`,
    fill,
  );
}

const clouds: readonly string[] = [
  'M-92 0a20 20 0 0 1 4-40a30 30 0 0 1 44-26a46 46 0 0 1 84 8a28 28 0 0 1 40 22a18 18 0 0 1 6 36Z',
  'M-70 0a16 16 0 0 1 6-31a34 34 0 0 1 62-14a24 24 0 0 1 38 8a20 20 0 0 1 30 18a10 10 0 0 1-2 19Z',
  'M-120 0a13 13 0 0 1 8-25a24 24 0 0 1 40-13a38 38 0 0 1 68-6a26 26 0 0 1 46 7a18 18 0 0 1 34 12a13 13 0 0 1 12 25Z',
];

/** A flat-bottomed cloud, 180 to 240 wide at scale 1, with its shaded underside. */
export function cloud(
  kind: 0 | 1 | 2,
  x: number,
  y: number,
  scale: number,
  fill: string,
  shade: string,
): string {
  const d = clouds[kind] ?? '';
  return at(
    x,
    y,
    shape(d, fill) + group({ transform: 'translate(10 0) scale(.8 .45)' }, shape(d, shade)),
    scale,
  );
}

/** Birds far away, each a soft tick. */
export function birds(
  places: readonly (readonly [number, number, number])[],
  colour: string,
): string {
  const d = places
    .map(
      ([x, y, s]) =>
        `M${n(x - s)} ${n(y - s * 0.3)}Q${n(x - s * 0.4)} ${n(y - s * 0.6)} ${n(x)} ${n(y)}Q${n(x + s * 0.4)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y - s * 0.3)}`,
    )
    .join('');
  return stroke(d, colour, 2.4);
}

/** A vertical haze gradient from transparent at `y` to `opacity` at `y + height`. */
export function haze(
  id: string,
  width: number,
  y: number,
  height: number,
  colour: string,
  opacity: number,
): string {
  return (
    definitions(
      verticalGradient(id, [
        [0, colour, 0],
        [1, colour, opacity],
      ]),
    ) + box(0, y, width, height, `url(#${id})`)
  );
}
