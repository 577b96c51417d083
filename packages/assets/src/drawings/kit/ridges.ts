import { between, type Random } from './random.ts';
import { n, type Point, shape } from './svg.ts';

/** A Catmull–Rom spline through points as path data, in Béziers. */
export function softLine(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const from = points[i] ?? first;
    const to = points[i + 1] ?? first;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** A hill: a spline above, the canvas's lower edge below. */
export function hill(points: readonly Point[], bottom: number, fill: string): string {
  const left = points[0]?.[0] ?? 0;
  return shape(`M${softLine(points)}V${n(bottom)}H${n(left)}Z`, fill);
}

/** Shape of a chain of hills over the width of the canvas. */
export interface Roll {
  readonly width: number;
  /** Mean height of the line, counted from the top. */
  readonly y: number;
  /** Amplitude around the mean height. */
  readonly sway: number;
  /** Mean distance between two turns. */
  readonly step: number;
}

/** The points of a rolling line, slightly beyond both edges. */
export function rolling(random: Random, { width, y, sway, step }: Roll): Point[] {
  const points: Point[] = [];
  let up = random() < 0.5;
  for (let x = -step; x <= width + step; x += step * between(random, 0.75, 1.25)) {
    points.push([x, y + (up ? -1 : 1) * between(random, 0.35, 1) * sway]);
    up = !up;
  }
  points.push([width + step * 1.5, y]);
  return points;
}

/** Linear interpolation of a line's height at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [x0, y0] = points[i] ?? [0, 0];
    const [x1, y1] = points[i + 1] ?? [0, 0];
    if (x >= x0 && x <= x1) {
      const share = (x - x0) / (x1 - x0 || 1);
      return y0 + (y1 - y0) * share * share * (3 - 2 * share);
    }
  }
  return points.at(-1)?.[1] ?? 0;
}

/** One mountain: its summit and the reach of its feet. */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** The colours of a mountain range and its light's direction. */
export interface Range {
  readonly base: number;
  readonly light: string;
  readonly shade: string;
  readonly snow?: { readonly light: string; readonly shade: string; readonly share: number };
  readonly litSide: 'left' | 'right';
}

function flank(random: Random, peak: Peak, side: 'left' | 'right', base: number): Point[] {
  const reach = side === 'left' ? -peak.left : peak.right;
  const height = base - peak.y;
  return [0.22, 0.42, 0.62, 0.82].map((share) => [
    peak.x + reach * (share + between(random, -0.045, 0.045)),
    peak.y + height * (share + between(random, -0.03, 0.03)),
  ]);
}

function crest(random: Random, peak: Peak, base: number): Point[] {
  const height = base - peak.y;
  const lean = (peak.right - peak.left) * 0.12;
  return [0.16, 0.3, 0.46, 0.64, 0.84, 1].map((share, index) => [
    peak.x +
      lean * share +
      (index % 2 === 0 ? 1 : -1) *
        between(random, 0.02, 0.1) *
        (peak.left + peak.right) *
        (0.3 + share * 0.6),
    peak.y + height * share,
  ]);
}

function line(points: readonly Point[]): string {
  return points.map(([x, y]) => `L${n(x)} ${n(y)}`).join('');
}

function snowEdge(random: Random, from: Point, to: Point, depth: number): string {
  const teeth = 5;
  let d = '';
  for (let i = 1; i < teeth; i += 1) {
    const share = i / teeth;
    const drop =
      i % 2 === 1 ? between(random, 0.35, 0.8) * depth : -between(random, 0, 0.25) * depth;
    d += `L${n(from[0] + (to[0] - from[0]) * share)} ${n(from[1] + (to[1] - from[1]) * share + drop)}`;
  }
  return `${d}L${n(to[0])} ${n(to[1])}`;
}

/** A range of faceted mountains, drawn in the given order. */
export function mountains(random: Random, peaks: readonly Peak[], range: Range): string {
  return peaks
    .map((peak) => {
      const summit = `M${n(peak.x)} ${n(peak.y)}`;
      const left = flank(random, peak, 'left', range.base);
      const right = flank(random, peak, 'right', range.base);
      const ridge = crest(random, peak, range.base);
      const feet: readonly [Point, Point] = [
        [peak.x - peak.left, range.base],
        [peak.x + peak.right, range.base],
      ];
      const litFlank = range.litSide === 'left' ? left : right;
      const litFoot = range.litSide === 'left' ? feet[0] : feet[1];
      let drawn =
        shape(
          `${summit}${line([...right, feet[1], feet[0], ...left.toReversed()])}Z`,
          range.shade,
        ) + shape(`${summit}${line([...litFlank, litFoot, ...ridge.toReversed()])}Z`, range.light);
      if (range.snow !== undefined) {
        const { share, light, shade } = range.snow;
        const depth = (range.base - peak.y) * share * 0.55;
        const on = (foot: Point, flankPoints: readonly Point[]): Point => {
          const near = flankPoints[0] ?? foot;
          const part = Math.min(1, share / 0.22);
          return [peak.x + (near[0] - peak.x) * part, peak.y + (near[1] - peak.y) * part];
        };
        const from = on(feet[0], left);
        const to = on(feet[1], right);
        const middle = ridge[0] ?? [peak.x, peak.y];
        const cap: Point = [
          middle[0],
          Math.max(middle[1], from[1] * 0.5 + to[1] * 0.5 + depth * 0.3),
        ];
        const leftCap = `${summit}L${n(from[0])} ${n(from[1])}${snowEdge(random, from, cap, depth)}Z`;
        const rightCap = `${summit}L${n(cap[0])} ${n(cap[1])}${snowEdge(random, cap, to, depth)}Z`;
        drawn +=
          shape(leftCap, range.litSide === 'left' ? light : shade) +
          shape(rightCap, range.litSide === 'left' ? shade : light);
      }
      return drawn;
    })
    .join('');
}

/** A road along its middle line; each point carries the road's width there. */
export function road(
  line: readonly (readonly [x: number, y: number, width: number])[],
  fill: string,
): string {
  const left = line.map(([x, y, width]) => [x - width / 2, y] as const);
  const right = line.map(([x, y, width]) => [x + width / 2, y] as const).toReversed();
  return shape(`M${softLine(left)}L${softLine(right)}Z`, fill);
}
