import { palette } from './palette.ts';
import { between, type Random } from './random.ts';
import { n, shape } from './svg.ts';

/** A plant's position and height. */
export interface Plant {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const r = (value: number) => String(Math.round(value));

function coniferPath({ x, y, height }: Plant, half: boolean): string {
  const w = height * 0.23;
  const right = `L${n(x + w * 0.55)} ${n(y - height * 0.62)}H${n(x + w * 0.3)}L${n(x + w * 0.8)} ${n(y - height * 0.34)}H${n(x + w * 0.45)}L${n(x + w)} ${n(y - height * 0.06)}`;
  if (half) return `M${n(x)} ${n(y - height)}${right}H${n(x)}Z`;
  return `M${n(x)} ${n(y - height)}${right}H${n(x + height * 0.035)}V${n(y + 3)}H${n(x - height * 0.035)}V${n(y - height * 0.06)}H${n(x - w)}L${n(x - w * 0.45)} ${n(y - height * 0.34)}H${n(x - w * 0.8)}L${n(x - w * 0.3)} ${n(y - height * 0.62)}H${n(x - w * 0.55)}Z`;
}

/** A stand of conifers in one colour, their right side in shade. */
export function conifers(plants: readonly Plant[], fill: string, shade = 0.22): string {
  const whole = plants.map((plant) => coniferPath(plant, false)).join('');
  const dark = plants.map((plant) => coniferPath(plant, true)).join('');
  return shape(whole, fill) + (shade > 0 ? shape(dark, palette.night, { opacity: shade }) : '');
}

/** The far edge of a broad-leaved wood: round tops on a common ground line. */
export function groveEdge(
  random: Random,
  width: number,
  ground: (x: number) => number,
  bottom: number,
  size: number,
  fill: string,
): string {
  let d = `M-20 ${r(bottom)}V${r(ground(0))}`;
  for (let x = -20; x < width + 20; ) {
    const step = Math.round(between(random, 0.7, 1.4) * size);
    d += `A${r(step * 0.55)} ${r(step * 0.6)} 0 0 1 ${x + step} ${r(ground(x + step))}`;
    x += step;
  }
  return shape(`${d}V${r(bottom)}Z`, fill);
}

/** The far edge of a conifer wood: pointed tops on a common ground line. */
export function woodEdge(
  random: Random,
  width: number,
  ground: (x: number) => number,
  bottom: number,
  height: number,
  fill: string,
): string {
  let d = `M-10 ${r(bottom)}V${r(ground(0))}`;
  for (let x = -10; x < width + 10; ) {
    const step = between(random, 0.35, 0.6) * height;
    const top = between(random, 0.55, 1) * height;
    d += `L${r(x + step / 2)} ${r(ground(x + step / 2) - top)}L${r(x + step)} ${r(ground(x + step))}`;
    x += step;
  }
  return shape(`${d}V${r(bottom)}Z`, fill);
}

function crownPath({ x, y, height }: Plant): string {
  const c = height * 0.3;
  return `M${n(x - c)} ${n(y - height * 0.3)}a${n(c * 0.62)} ${n(c * 0.62)} 0 0 1 ${n(c * 0.02)} ${n(-c * 1.1)}a${n(c * 0.75)} ${n(c * 0.75)} 0 0 1 ${n(c * 0.7)} ${n(-c * 0.95)}a${n(c * 0.7)} ${n(c * 0.7)} 0 0 1 ${n(c * 1.15)} ${n(c * 0.55)}a${n(c * 0.78)} ${n(c * 0.78)} 0 0 1 ${n(c * 0.13)} ${n(c * 1.5)}Z`;
}

function blob(x: number, y: number, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 0 1 ${n(-radius * 2)} 0Z`;
}

/** Round-crowned trees: trunks, crowns, and a light patch where the sky shines on them. */
export function broadTrees(plants: readonly Plant[], fill: string, light: string): string {
  const trunks = plants
    .map(
      ({ x, y, height }) =>
        `M${n(x - height * 0.045)} ${n(y + 2)}V${n(y - height * 0.4)}h${n(height * 0.09)}V${n(y + 2)}Z`,
    )
    .join('');
  const lit = plants
    .map(({ x, y, height }) => {
      const c = height * 0.3;
      return blob(x - c * 0.12, y - height * 0.72, c * 0.68);
    })
    .join('');
  return (
    shape(trunks, palette.woodDark) +
    shape(plants.map(crownPath).join(''), fill) +
    shape(lit, light, { opacity: 0.42 })
  );
}

/** Blades of grass in small tufts, three blades each. */
export function tufts(plants: readonly Plant[], fill: string): string {
  const d = plants
    .map(({ x, y, height: h }) => {
      const [a, b] = [r(h * 0.22), r(h * 0.5)];
      return `M${r(x)} ${r(y)}q-${a}-${b}-${b}-${r(h * 0.65)}q${b} 0 ${r(h * 0.45)} ${a}q0-${b} ${r(h * 0.08)}-${r(h * 0.6)}q${a} ${a} ${a} ${b}q${a}-${r(h * 0.28)} ${b}-${a}q-${b} ${r(h * 0.3)}-${r(h * 0.52)} ${r(h * 0.7)}Z`;
    })
    .join('');
  return shape(d, fill);
}

/** `count` plants at random between two x, standing on `ground`; the lowest come last. */
export function scatter(
  random: Random,
  count: number,
  [from, to]: readonly [number, number],
  ground: (x: number) => number,
  [small, tall]: readonly [number, number],
): Plant[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(from + step * (index + between(random, 0.1, 0.9)));
    return { x, y: Math.round(ground(x)), height: Math.round(between(random, small, tall)) };
  }).sort((a, b) => a.y - b.y);
}
