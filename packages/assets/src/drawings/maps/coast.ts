import { between, type Random } from '../kit/random.ts';
import { n, type Point } from '../kit/svg.ts';

/** Edges shorter than this, in units, are not subdivided. */
const shortest = 20;

function broken(random: Random, from: Point, to: Point, roughness: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < shortest) return [from];
  const share = between(random, 0.4, 0.6);
  const aside = between(random, -roughness, roughness);
  const middle: Point = [
    Math.round(from[0] + dx * share - dy * aside),
    Math.round(from[1] + dy * share + dx * aside),
  ];
  return [
    ...broken(random, from, middle, roughness * 0.9),
    ...broken(random, middle, to, roughness * 0.9),
  ];
}

/** A closed outline from a few corners, subdivided into capes and coves. */
export function coast(random: Random, corners: readonly Point[], roughness = 0.22): Point[] {
  return corners.flatMap((from, index) =>
    broken(random, from, corners[(index + 1) % corners.length] ?? from, roughness),
  );
}

/** An ellipse-like outline: an island, a lake, a patch. */
export function roundOutline(
  random: Random,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  corners = 9,
  unrest = 0.16,
): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * (index + between(random, -0.2, 0.2))) / corners;
    const reach = 1 + between(random, -unrest, unrest);
    return [
      Math.round(cx + rx * reach * Math.cos(angle)),
      Math.round(cy + ry * reach * Math.sin(angle)),
    ] as const;
  });
}

/** A closed path along an outline with rounded corners. */
export function softOutline(points: readonly Point[]): string {
  const last = points.at(-1);
  const [first] = points;
  if (first === undefined || last === undefined) return '';
  const half = (a: Point, b: Point) => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const turns = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${n(point[0])} ${n(point[1])} ${half(point, next)}`;
  });
  return `M${half(last, first)}${turns.join('')}Z`;
}

/** Whether a point lies within an outline. */
export function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

/** Distance of a point from an outline's nearest edge. */
export function distanceTo(outline: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...outline.map(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.max(0, Math.min(1, share));
      return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
    }),
  );
}
