import { darker, lighter } from '../kit/colour.ts';
import { palette } from '../kit/palette.ts';
import { at, box, disc, n, oval, type Point, shape, stroke } from '../kit/svg.ts';
import type { Landmark } from './ground.ts';
import { groundShade, ink } from './signs.ts';

const fine = { stroke: palette.navy, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;

/** A landmark on a map: its foot, its drawing and its scale. */
export function landmark(foot: Point, drawing: string, scale = 1): Landmark {
  return { foot, drawing: scale === 1 ? drawing : at(0, 0, drawing, scale) };
}

/** A mountain that smokes. */
export function volcano(rock: string, lava: string): string {
  return (
    oval(10, 1, 62, 13, palette.navy, { opacity: 0.34 }) +
    disc(6, -92, 9, '#ffffff', fine) +
    disc(18, -106, 13, '#ffffff', fine) +
    disc(38, -118, 17, '#ffffff', fine) +
    shape('M-58 0Q-32-18-17-66L-6-62L6-68L18-64Q34-16 60 0Q0 9-58 0Z', darker(rock, 0.3), ink) +
    shape('M-52-1Q-28-18-15-62L-5-58L4-63L2-40L-8-24L2-12L-6 2Q-32 3-52-1Z', rock) +
    shape('M-17-66L-6-62L6-68L18-64L21-54Q14-48 12-34Q6-48 1-50Q-2-44-4-30Q-12-50-20-56Z', lava) +
    shape('M-8-61L5-66L7-58Q2-55 1-46Q-4-54-8-61Z', palette.goldLight)
  );
}

/** A tower with many roofs. */
export function pagoda(storeys: number, wall: string, roof: string): string {
  const parts = Array.from({ length: storeys }, (_, index) => {
    const y = -index * 17;
    const w = 17 - index * 1.7;
    return (
      box(-w * 0.7, y - 12, w * 1.4, 12, wall, fine) +
      shape(
        `M${n(-w - 5)} ${y - 10}Q${n(-w * 0.6)} ${y - 13} ${n(-w * 0.5)} ${y - 19}H${n(w * 0.5)}Q${n(w * 0.6)} ${y - 13} ${n(w + 5)} ${y - 10}Z`,
        roof,
        fine,
      )
    );
  }).join('');
  return groundShade(22) + parts + stroke(`M0 ${-storeys * 17 - 2}v-12`, palette.navy, 4);
}

/** Houses of a city, the tallest in the middle. */
export function city(wall: string, window: string): string {
  const tower = (x: number, w: number, h: number, tone: string) =>
    box(x, -h, w, h, tone, ink) +
    stroke(
      Array.from(
        { length: Math.floor((h - 10) / 10) },
        (_, row) => `M${x + 5} ${-h + 9 + row * 10}h${w - 10}`,
      ).join(''),
      window,
      3.4,
    );
  return (
    oval(6, 1, 40, 9, palette.navy, { opacity: 0.34 }) +
    tower(-33, 21, 34, darker(wall, 0.22)) +
    tower(14, 20, 42, darker(wall, 0.3)) +
    tower(-13, 26, 62, wall) +
    stroke('M0-62v-14', palette.navy, 4)
  );
}

/** A lamp by the sea. */
export function lighthouse(): string {
  return (
    groundShade(14) +
    shape('M-9 0L-6-46H6L9 0Z', '#ffffff', ink) +
    shape('M-8-12L-7-22H7L8-12ZM-6.6-34L-6-44H6L6.6-34Z', palette.red) +
    box(-7, -58, 14, 12, palette.goldLight, ink) +
    shape('M-11-57L0-70L11-57Z', palette.redDark, ink)
  );
}

/** A grave tower, pale and narrow. */
export function graveTower(): string {
  return (
    groundShade(18) +
    shape('M-17 0L-13-50L0-72L13-50L17 0Z', '#d9c9ee', ink) +
    shape('M3 0L2-68L13-50L17 0Z', '#9f86c4') +
    stroke('M-13-20H13M-12-38H12', palette.navy, 3) +
    shape('M-5 0V-9a5 5 0 0 1 10 0V0Z', palette.navy)
  );
}

/** A white ship under red and blue, its line of water at y = 0. */
export function ship(): string {
  return (
    stroke('M-40 5h78M-20 12h34', '#ffffff', 4) +
    shape('M-34-14H36L26 3H-26Z', '#ffffff', ink) +
    shape('M-31-6H32L26 3H-26Z', palette.red) +
    box(-18, -28, 34, 14, '#eaf2fb', ink) +
    box(-6, -42, 10, 14, palette.red, ink) +
    stroke('M-12-21h6m6 0h6', palette.navy, 4)
  );
}

/** A boat with a sail. */
export function sailboat(sail: string): string {
  return (
    stroke('M-24 6h46', '#ffffff', 4) +
    shape('M-20-4H20L12 6H-12Z', palette.woodLight, ink) +
    shape('M2-42Q24-24 20-9H2Z', sail, ink) +
    shape('M-3-34Q-18-20-15-9H-3Z', '#ffffff', ink)
  );
}

/** A ring of foam that turns. */
export function whirlpool(foam: string): string {
  return stroke(
    'M-22 0a22 13 0 1 0 44 0a17 10 0 1 0-34 0a11 6.5 0 1 0 22 0a6 4 0 1 0-11 0',
    foam,
    4,
  );
}

/** A rocket on its pad. */
export function rocket(): string {
  return (
    groundShade(20) +
    box(12, -46, 8, 46, '#8a93a8', ink) +
    shape('M-10-6L-17 0V-14L-9-24ZM10-6L15 0V-14L9-24Z', palette.red, ink) +
    shape('M-10-4V-36Q-8-54 0-64Q8-54 10-36V-4Z', '#ffffff', ink) +
    shape('M-8-42Q-6-54 0-64Q6-54 8-42Z', palette.red) +
    disc(0, -30, 5, '#58b6ee', fine)
  );
}

/** A cloud that drifts over the map, with its hard shadow below. */
export function driftingCloud(x: number, y: number, scale = 1, fill = '#ffffff'): string {
  const d =
    'M-50 12a14 14 0 0 1 2-28a22 22 0 0 1 32-16a30 30 0 0 1 52 8a19 19 0 0 1 24 18a10 10 0 0 1-4 18Z';
  return at(
    x,
    y,
    shape(d, palette.navy, { opacity: 0.28, transform: 'translate(10 22)' }) +
      shape(d, fill, { ...ink, 'stroke-width': 4 }) +
      stroke('M-30-8a14 14 0 0 1 12-12M12-18a14 14 0 0 1 16 10', darker(fill, 0.16), 4),
    scale,
  );
}

/** The rose that says where north is. */
export function compass(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    disc(3, 6, 37, palette.navy) +
      disc(0, 0, 37, '#f6ecd2', ink) +
      disc(0, 0, 27, 'none', { stroke: palette.goldDark, 'stroke-width': 2.5 }) +
      shape('M0-33L7-7L33 0L7 7L0 33L-7 7L-33 0L-7-7Z', palette.navy) +
      shape('M0-33V0L-7-7ZM33 0H0L7-7ZM0 33V0L7 7ZM-33 0H0L-7 7Z', lighter(palette.slate, 0.5)) +
      shape('M0-33L7-7L0 0L-7-7Z', palette.red) +
      disc(0, 0, 5, palette.gold, fine),
    scale,
  );
}
