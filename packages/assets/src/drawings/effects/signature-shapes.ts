import { at, disc, group, oval, shape, stroke } from '../kit/svg.ts';
import { turned } from './spread.ts';

/* Large drawings with a dark outline, so that they are seen on every arena. */

function outlined(d: string, fill: string, edge: string, width = 5): string {
  return shape(d, fill, { stroke: edge, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

const fist =
  'M-40 -6C-42 -22 -34 -28 -26 -26C-24 -38 -10 -40 -4 -33C2 -42 16 -40 20 -31C30 -35 40 -28 39 -17C48 -14 48 2 42 12C40 32 22 40 0 40C-26 40 -40 26 -40 -6Z';
const knuckles = 'M-26 -25V-4M-4 -32V-6M20 -30V-5M-40 4C-20 16 6 14 22 4C32 8 34 18 26 26';

/** A fountain of foam. */
const foam = [
  [0, 36, 22],
  [-34, 36, 17],
  [34, 36, 17],
  [-16, 16, 18],
  [18, 14, 18],
  [0, -8, 18],
  [-36, 8, 11],
  [38, 6, 11],
  [-20, -22, 11],
  [22, -24, 10],
  [4, -38, 9],
  [-46, -16, 6],
  [48, -18, 6],
  [-16, -48, 5],
  [26, -50, 5],
] as const;

/** In the order of the cells. */
export const signatureShapes = {
  /** Seen from above at an angle: flat on the ground. */
  crack: () =>
    outlined(
      'M-60 2L-44 -4L-34 4L-24 -12L-12 -4L-6 -22L4 -6L18 -16L22 -2L38 -10L44 0L60 -4L46 8L30 6L24 20L10 8L-2 24L-10 10L-26 18L-30 8L-46 12Z',
      '#241206',
      '#5d3514',
      4,
    ) +
    shape(
      'M-44 2L-32 7L-22 -3L-12 3L-4 -10L4 2L16 -5L22 3L36 -1L44 2L30 3L22 11L10 4L-2 14L-10 6L-24 11L-30 5Z',
      '#ff9a2e',
    ) +
    shape('M-22 3L-10 4L-4 -3L4 3L16 2L6 5L-2 8Z', '#fff0b0'),
  slab: () =>
    outlined('M-42 40L-50 -6L-18 -46L22 -50L48 -14L42 38L6 50Z', '#8f5f30', '#2e1a0a', 6) +
    shape('M-50 -6L-18 -46L22 -50L6 -16Z', '#e2b878') +
    shape('M6 -16L22 -50L48 -14L42 38Z', '#b98346') +
    stroke('M-30 8L-22 26M-6 -6L-10 20L2 36M24 4L20 26', '#5d3514', 4),
  mound: () =>
    at(
      0,
      24,
      outlined(
        'M-60 34C-48 8 -34 16 -26 -4C-18 -22 10 -28 20 -6C32 -8 44 6 60 34Z',
        '#8f5f30',
        '#2e1a0a',
        6,
      ) +
        shape('M-26 -2C-18 -18 8 -22 18 -4C4 -8 -8 4 -30 12Z', '#d6a467') +
        disc(-38, 22, 7, '#b98346') +
        disc(30, 16, 9, '#b98346') +
        disc(4, 20, 6, '#6d441f') +
        disc(-12, 14, 5, '#efd09a'),
    ),
  blade: () =>
    outlined(
      'M-30 58L-26 40L-16 -6L0 -60L18 -2L24 36L32 58L16 52L4 60L-10 52L-20 60Z',
      '#6b6258',
      '#1c1712',
      6,
    ) +
    shape('M0 -54L-13 -4L-20 48L-10 44L2 50Z', '#c9bda8') +
    shape('M0 -54L2 50L16 42L22 46L15 0Z', '#8a7d6c') +
    stroke('M-8 10L-6 30M9 12L8 36M-4 -18L-7 -6', '#3a332a', 4),
  boulder: () =>
    outlined('M-50 16L-46 -24L-14 -50L30 -44L52 -8L40 34L-4 52Z', '#8a6d45', '#221a10', 6) +
    shape('M-46 -24L-14 -50L30 -44L12 -18L-24 -10Z', '#e0c492') +
    shape('M12 -18L30 -44L52 -8L26 14Z', '#b3935f') +
    stroke('M-24 -10L-28 24L-4 52M26 14L-28 24', '#5f4a2e', 4),
  flame: () =>
    outlined(
      'M0 56C-36 56 -48 30 -38 4C-32 -12 -20 -16 -20 -38C-4 -30 2 -18 2 -6C12 -18 12 -38 4 -58C34 -40 50 -6 42 20C38 44 24 56 0 56Z',
      '#e8401c',
      '#4a0d06',
      5,
    ) +
    shape(
      'M0 52C-22 52 -30 32 -22 14C-16 2 -8 0 -10 -14C4 -6 8 6 8 14C16 6 18 -4 16 -16C32 6 32 52 0 52Z',
      '#ff9a2e',
    ) +
    shape('M0 50C-12 50 -14 34 -7 24C-2 16 0 12 0 4C14 18 20 50 0 50Z', '#fff0a8'),
  wisp: () =>
    outlined(
      'M0 54C-28 54 -40 32 -32 10C-26 -6 -12 -10 -16 -34C2 -30 8 -14 6 -4C16 -12 18 -28 12 -46C36 -26 42 2 36 22C32 42 20 54 0 54Z',
      '#5a3fd6',
      '#160b3a',
      5,
    ) +
    shape(
      'M0 50C-16 50 -24 34 -16 18C-10 8 -4 4 -6 -8C8 2 8 12 8 18C14 12 18 4 16 -6C28 14 24 50 0 50Z',
      '#8fb4ff',
    ) +
    shape('M0 48C-8 48 -10 38 -5 30C0 24 0 20 0 14C10 24 14 48 0 48Z', '#f0f6ff') +
    oval(-9, 26, 4, 6, '#160b3a') +
    oval(8, 26, 4, 6, '#160b3a'),
  bolt: () =>
    outlined('M14 -62L-34 6H-6L-26 62L36 -12H6L32 -62Z', '#ffe23f', '#3a2a00', 7) +
    shape('M12 -50L-18 0H4L-10 40L22 -6H-6L20 -50Z', '#fffbe0'),
  arc: () =>
    stroke('M-52 0L-38 -18L-28 -6L-16 -30L-4 -10L6 -34L16 -10L30 -26L36 -6L54 -4', '#4a3400', 13) +
    stroke('M-52 8L-36 22L-26 8L-14 30L-2 12L10 32L20 10L32 24L40 8L54 10', '#4a3400', 13) +
    stroke('M-52 0L-38 -18L-28 -6L-16 -30L-4 -10L6 -34L16 -10L30 -26L36 -6L54 -4', '#ffe23f', 7) +
    stroke('M-52 8L-36 22L-26 8L-14 30L-2 12L10 32L20 10L32 24L40 8L54 10', '#fff7b8', 6),
  iceBlock: () =>
    outlined(
      'M-44 50L-52 0L-30 -26L-12 10L-8 -58L20 -30L22 8L38 -34L54 4L44 50L30 44L16 58L0 48L-16 58L-30 44Z',
      '#8fd8f5',
      '#0d3a5c',
      6,
    ) +
    shape('M-52 0L-30 -26L-22 44L-30 42L-42 48Z', '#d9f6ff') +
    shape('M-8 -58L2 -10L0 48L-14 54L-12 10Z', '#f4fdff') +
    shape('M-8 -58L20 -30L22 50L16 54L0 48L2 -10Z', '#b4e8fb') +
    shape('M38 -34L33 42L43 47L54 4Z', '#5fb8e0') +
    stroke('M-34 2L-32 24M8 -8L10 20', '#ffffff', 5),
  flake: () =>
    turned(
      6,
      stroke('M0 0V-54M0 -34L-16 -48M0 -34L16 -48M0 -18L-12 -28M0 -18L12 -28', '#0d4a78', 14),
    ) +
    turned(
      6,
      stroke('M0 0V-54M0 -34L-16 -48M0 -34L16 -48M0 -18L-12 -28M0 -18L12 -28', '#f4fdff', 8),
    ),
  iceFist: () =>
    turned(5, outlined('M-9 -34L0 -62L9 -34Z', '#d9f6ff', '#0d3a5c', 4), 18) +
    outlined(fist, '#8fd8f5', '#0d3a5c', 6) +
    shape('M-34 -8C-30 -20 -10 -28 12 -28C-10 -20 -24 -8 -26 12Z', '#f4fdff') +
    stroke(knuckles, '#0d4a78', 5),
  cometFist: () =>
    shape('M-62 0C-30 -44 40 -50 44 0C40 50 -30 44 -62 0Z', '#ffd76b', { opacity: 0.9 }) +
    shape('M-52 0C-26 -34 34 -40 38 0C34 40 -26 34 -52 0Z', '#fff6c8') +
    group({ transform: 'scale(.92)' }, outlined(fist, '#b8c6dc', '#17243c', 6)) +
    shape('M-30 -8C-26 -18 -10 -24 10 -25C-8 -18 -22 -8 -24 10Z', '#f4f8ff') +
    stroke(knuckles, '#3a4a68', 5, { transform: 'scale(.92)' }),
  star: () =>
    outlined(
      'M0 -56L15 -19L54 -17L24 8L34 46L0 25L-34 46L-24 8L-54 -17L-15 -19Z',
      '#ffd34a',
      '#5a3a00',
      6,
    ) + shape('M0 -38L9 -13L34 -11L14 5L20 28L0 15L-20 28L-14 5L-34 -11L-9 -13Z', '#fff6c8'),
  shadow: () =>
    disc(0, 0, 60, '#7a4fd6', { opacity: 0.35 }) +
    turned(7, shape('M-14 -38Q4 -66 20 -58Q8 -46 14 -34Z', '#5b2fae'), 12) +
    disc(0, 0, 45, '#1a0d38') +
    disc(0, 0, 38, '#3a1f78') +
    disc(4, 5, 29, '#12072a') +
    stroke('M-26 -14A30 30 0 0 1 2 -30', '#c9a8ff', 6) +
    stroke('M22 18A28 28 0 0 1 6 27', '#8f5fe8', 5),
  mindRing: () =>
    stroke(
      'M0 -52C34 -58 58 -32 52 0C58 34 32 58 0 52C-34 58 -58 34 -52 0C-58 -32 -34 -58 0 -52Z',
      '#4a0f36',
      12,
    ) +
    stroke(
      'M0 -52C34 -58 58 -32 52 0C58 34 32 58 0 52C-34 58 -58 34 -52 0C-58 -32 -34 -58 0 -52Z',
      '#ff7ac0',
      7,
    ) +
    stroke(
      'M0 -34C22 -30 38 -20 34 0C38 22 20 38 0 34C-22 38 -30 22 -34 0C-38 -20 -20 -38 0 -34Z',
      '#ffd0ea',
      5,
    ),
  energy: () =>
    disc(0, 0, 58, '#6fd04a', { opacity: 0.4 }) +
    turned(
      6,
      outlined('M-10 -40C-6 -60 12 -64 24 -58C24 -46 12 -34 -10 -40Z', '#8ed65a', '#1c4a12', 3),
    ) +
    disc(0, 0, 40, '#2f8a34', { stroke: '#123d10', 'stroke-width': 5 }) +
    disc(-3, -4, 30, '#7ee05a') +
    disc(-6, -8, 18, '#e9ffc8'),
  chop: () =>
    outlined(
      'M-58 26C-44 6 -20 2 -6 -4L-4 -24C-2 -34 10 -32 10 -22L10 -8C30 -14 50 -22 58 -16C64 -10 60 0 46 6C60 4 62 16 50 20C54 26 48 32 38 32C10 38 -20 40 -40 46Z',
      '#ffd2a0',
      '#7a1f10',
      6,
    ) +
    stroke('M12 6C26 4 38 0 48 -6M16 18C30 18 42 14 50 10M-30 20C-16 14 -6 8 2 2', '#c9703c', 4),
  shard: () =>
    outlined('M-30 44L-44 -20L14 -52L44 24Z', '#d9f0ff', '#23506e', 5) +
    shape('M-34 -16L10 -44L-8 20Z', '#ffffff'),
  sludge: () =>
    outlined(
      'M-36 30C-58 14 -46 -20 -26 -22C-22 -46 14 -52 24 -30C46 -34 60 -8 44 8C54 30 26 46 8 38C-6 50 -28 46 -36 30Z',
      '#7a2f9c',
      '#2a0b3a',
      6,
    ) +
    shape('M-28 -4C-26 -22 -6 -34 10 -28C-4 -22 -16 -10 -16 6C-22 8 -28 4 -28 -4Z', '#d78cf0') +
    disc(20, 8, 8, '#a548c8') +
    disc(-4, 22, 6, '#a548c8') +
    disc(28, -12, 5, '#f0c6ff'),
  splat: () =>
    outlined(
      'M0 -56C8 -40 14 -34 26 -42C34 -46 40 -36 32 -28C36 -18 52 -22 58 -10C60 2 44 2 38 6C44 18 54 30 44 40C34 46 26 32 18 30C12 40 10 58 -4 58C-16 56 -8 38 -16 32C-26 34 -38 48 -48 38C-54 26 -36 18 -36 8C-46 4 -62 0 -58 -14C-52 -24 -40 -12 -30 -16C-34 -28 -40 -44 -28 -48C-16 -50 -14 -34 -8 -34C-4 -38 -6 -50 0 -56Z',
      '#7a2f9c',
      '#2a0b3a',
      5,
    ) + shape('M-14 -14C0 -24 20 -18 22 0C10 -10 -6 -8 -14 4C-22 0 -22 -8 -14 -14Z', '#d78cf0'),
  toxicDrop: () =>
    outlined(
      'M0 -56C14 -30 38 -12 38 18A38 38 0 0 1 -38 18C-38 -12 -14 -30 0 -56Z',
      '#8f35b0',
      '#2a0b3a',
      6,
    ) +
    shape('M-2 -40C-10 -18 -28 -8 -28 16C-28 22 -24 28 -18 32C-22 8 -2 -8 -2 -40Z', '#e0a0f8') +
    oval(-10, 14, 8, 9, '#2a0b3a') +
    oval(14, 14, 8, 9, '#2a0b3a') +
    stroke('M-6 34H10', '#2a0b3a', 5),
  jawUpper: () =>
    outlined(
      'M-60 -22C-52 -60 52 -60 60 -22L54 34L42 -6L32 20L20 -10L8 26L-2 -10L-14 22L-24 -10L-34 18L-44 -6L-54 34Z',
      '#ffffff',
      '#14101f',
      6,
    ) +
    shape(
      'M-57 -20C-48 -58 48 -58 57 -20C50 -14 48 -22 42 -14C36 -22 28 -24 20 -16C10 -26 4 -24 -2 -16C-10 -26 -18 -24 -24 -16C-32 -24 -38 -20 -44 -14C-50 -22 -52 -14 -57 -20Z',
      '#b0305a',
    ) +
    stroke('M-40 -36C-20 -48 20 -48 40 -36', '#e07a98', 5) +
    stroke('M-46 6L-50 20M46 6L50 20', '#c9d3e6', 4),
  blob: () =>
    disc(0, 0, 54, '#dff2ff', { opacity: 0.5 }) +
    disc(0, 0, 44, '#2b7be0', { stroke: '#0c2a5e', 'stroke-width': 5 }) +
    stroke('M-28 8A30 30 0 0 0 18 26M-30 -6A32 32 0 0 1 -6 -30', '#bfe3ff', 7) +
    disc(12, -8, 12, '#63b8ff') +
    disc(8, -12, 5, '#ffffff'),
  ripple: () =>
    oval(0, 0, 54, 54, 'none', { stroke: '#0c2a5e', 'stroke-width': 13 }) +
    oval(0, 0, 54, 54, 'none', { stroke: '#63b8ff', 'stroke-width': 8 }) +
    oval(0, 0, 40, 40, 'none', { stroke: '#eaf6ff', 'stroke-width': 4 }),
  airBlade: () =>
    outlined('M-40 -52C30 -46 58 -6 36 58C34 10 6 -26 -40 -52Z', '#eaf6ff', '#24466e', 5) +
    shape('M-22 -40C26 -28 44 4 34 36C26 4 6 -22 -22 -40Z', '#9fd0ff'),
  streak: () =>
    shape('M-60 0C-20 -13 20 -13 60 0C20 13 -20 13 -60 0Z', '#5f86c0') +
    shape('M-56 0C-20 -9 20 -9 56 0C20 9 -20 9 -56 0Z', '#ffffff'),
  feather: () =>
    outlined('M-46 50C-44 10 -18 -40 42 -56C50 -16 26 28 -22 36Z', '#ffffff', '#44547e', 5) +
    shape('M-42 44C-18 10 8 -22 42 -54C50 -16 26 28 -22 36Z', '#c3d2f6') +
    stroke(
      'M-50 56C-20 14 8 -20 32 -42M-14 24L-16 8M2 8L0 -10M-8 28L10 24M8 10L26 4',
      '#6f84c4',
      4,
    ),
  wings: () =>
    [1, -1]
      .map((way) =>
        group(
          { transform: `scale(${way} 1)` },
          outlined(
            'M6 40C-2 8 12 -30 58 -52C60 -38 58 -30 54 -24C60 -24 60 -14 52 -8C56 -6 54 4 44 8C48 12 40 22 30 22C30 32 20 38 6 40Z',
            '#ffffff',
            '#44547e',
            5,
          ) + shape('M10 34C8 8 24 -22 54 -42C40 -14 22 0 10 34Z', '#c3d2f6'),
        ),
      )
      .join(''),
  sun: () =>
    turned(10, shape('M-7 -34L0 -62L7 -34Z', '#ffd34a')) +
    disc(0, 0, 34, '#fff3b0', { stroke: '#e09a1a', 'stroke-width': 5 }) +
    disc(0, 0, 24, '#ffffff'),
  mote: () =>
    disc(0, 0, 52, '#c8ff6a', { opacity: 0.5 }) +
    disc(0, 0, 34, '#f2ffb8') +
    disc(0, 0, 20, '#ffffff'),
  doll: () =>
    outlined(
      'M-30 -54C-24 -64 -14 -60 -12 -46H12C14 -60 24 -64 30 -54C44 -44 46 -22 36 -10C46 8 44 34 34 54H14L8 46H-8L-14 54H-34C-44 34 -46 8 -36 -10C-46 -22 -44 -44 -30 -54Z',
      '#8fbf6a',
      '#24401a',
      6,
    ) +
    oval(0, 22, 22, 26, '#f0e6b8') +
    stroke('M-14 8H14M-18 22H18M-14 36H14', '#c9b878', 3) +
    oval(-16, -26, 7, 9, '#14213d') +
    oval(16, -26, 7, 9, '#14213d') +
    disc(-18, -29, 2.6, '#ffffff') +
    disc(14, -29, 2.6, '#ffffff') +
    stroke('M-8 -8Q0 -2 8 -8', '#24401a', 4),
  zed: () =>
    stroke('M-34 -40H32L-34 40H36', '#14213d', 25) +
    stroke('M-34 -40H32L-34 40H36', '#ffffff', 13) +
    stroke('M-34 -40H32L-34 40H36', '#9fb4ff', 5),
  moon: () =>
    outlined('M16 -54A56 56 0 1 0 54 26A46 46 0 0 1 16 -54Z', '#ffe9a0', '#4a3a6e', 6) +
    shape('M-8 -44A50 50 0 0 0 18 44A56 56 0 0 1 -8 -44Z', '#fffbe0'),
  sword: () =>
    outlined('M0 -62L12 -44V22H-12V-44Z', '#dfe8f6', '#1c2740', 5) +
    shape('M0 -56V20H-9V-43Z', '#ffffff') +
    shape('M0 -40V20H3V-40Z', '#8fa3c6') +
    outlined('M-28 20H28V32H-28Z', '#ffcf4a', '#5a3a00', 5) +
    outlined('M-6 32H6V50H-6Z', '#a8402a', '#3a0f08', 4) +
    disc(0, 54, 7, '#ffcf4a', { stroke: '#5a3a00', 'stroke-width': 4 }),
  hyperOrb: () =>
    disc(0, 0, 60, '#ffb02e', { opacity: 0.35 }) +
    turned(9, shape('M-6 -40L0 -62L6 -40Z', '#ff8a1f'), 10) +
    disc(0, 0, 42, '#ffb02e', { stroke: '#6e2400', 'stroke-width': 5 }) +
    disc(0, 0, 31, '#ffe9a0') +
    disc(0, 0, 20, '#ffffff'),
  splash: () =>
    foam.map(([x, y, r]) => disc(x, y, r + 5, '#123f86')).join('') +
    foam.map(([x, y, r]) => disc(x, y, r, '#7cc6ff')).join('') +
    foam.map(([x, y, r]) => disc(x - r * 0.12, y - r * 0.2, r * 0.74, '#f4fbff')).join(''),
} as const satisfies Readonly<Record<string, () => string>>;
