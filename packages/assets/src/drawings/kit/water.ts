import { between, type Random } from './random.ts';
import { n, stroke } from './svg.ts';

/** Area of ripples, and their density around the light's path. */
export interface Ripples {
  readonly area: readonly [left: number, top: number, right: number, bottom: number];
  readonly count: number;
  readonly colour: string;
  readonly opacity: number;
  /** The x of the light's path on the water, if any. */
  readonly light?: number;
  readonly pen?: number;
}

/** Ripples: short level lines, longer the nearer they are. */
export function ripples(random: Random, spec: Ripples): string {
  const [left, top, right, bottom] = spec.area;
  let d = '';
  for (let i = 0; i < spec.count; i += 1) {
    const depth = random();
    const y = top + (bottom - top) * depth;
    const length = between(random, 10, 26) + 60 * depth * random();
    const x =
      spec.light === undefined
        ? between(random, left, right)
        : spec.light + (random() + random() + random() - 1.5) * (40 + 130 * depth) - length / 2;
    d += `M${n(Math.round(x))} ${n(Math.round(y))}h${Math.round(length)}`;
  }
  return stroke(d, spec.colour, spec.pen ?? 2.6, { opacity: spec.opacity });
}
