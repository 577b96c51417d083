import { star } from '../kit/ball.ts';
import { disc, group, oval, polygon, shape, stroke } from '../kit/svg.ts';
import { turned } from './spread.ts';

const night = '#14213d';

function flame(outer: string, middle: string, core: string): string {
  return (
    shape(
      'M0 29C-17 29 -23 15 -18 2C-15 -6 -9 -8 -9 -18C-2 -14 1 -9 1 -3C6 -9 6 -18 2 -28C15 -20 23 -2 20 10C18 22 11 29 0 29Z',
      outer,
    ) +
    shape(
      'M0 27C-10 27 -14 17 -10 8C-7 3 -4 1 -4 -5C2 -2 5 3 4 7C8 4 9 0 8 -6C14 4 15 27 0 27Z',
      middle,
    ) +
    shape('M0 26C-6 26 -7 18 -3 13C-1 10 0 8 0 5C6 12 9 25 0 26Z', core)
  );
}

/** The projectile of a move's type, by type id from 1. */
export const typeShapes: readonly (() => string)[] = [
  // Normal: a star.
  () => star(0, 2, 25, '#fff6d6') + star(0, 2, 17, '#ffd76b'),
  // Grass: a leaf.
  () =>
    shape('M-27 16C-25 -14 2 -27 27 -21C30 6 12 27 -14 22Z', '#3f9a3a') +
    shape('M-27 16C-25 -14 2 -27 27 -21C12 -12 -8 2 -20 19Z', '#8ed65a') +
    stroke('M-30 22C-14 8 4 -6 20 -15M-8 8L-6 -8M2 0L6 -13M-6 8L8 10', '#e4ffb8', 2.4),
  // Water: a drop.
  () =>
    shape('M0 -29C8 -14 20 -4 20 10A20 20 0 0 1 -20 10C-20 -4 -8 -14 0 -29Z', '#2b7be0') +
    shape('M0 -24C6 -12 15 -3 15 9A15 15 0 0 1 -8 22C4 10 6 -6 0 -24Z', '#7cc6ff') +
    oval(-8, 10, 4, 8, '#ffffff', { opacity: 0.9, transform: 'rotate(16 -8 10)' }),
  // Fire: a flame.
  () => flame('#e8481c', '#ff9a2e', '#ffe98a'),
  // Electric: a bolt.
  () =>
    polygon(
      [
        [6, -30],
        [-17, 5],
        [-3, 5],
        [-10, 30],
        [18, -9],
        [3, -9],
        [14, -30],
      ],
      '#fff7b8',
      {
        stroke: '#f2a900',
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      },
    ) +
    polygon(
      [
        [6, -30],
        [-17, 5],
        [-3, 5],
        [-10, 30],
        [18, -9],
        [3, -9],
        [14, -30],
      ],
      '#ffe65c',
    ),
  // Rock.
  () =>
    polygon(
      [
        [-26, 12],
        [-22, -12],
        [-6, -26],
        [16, -22],
        [27, -2],
        [20, 20],
        [-8, 26],
      ],
      '#8a6d45',
    ) +
    polygon(
      [
        [-22, -12],
        [-6, -26],
        [16, -22],
        [6, -8],
        [-12, -4],
      ],
      '#d9bb86',
    ) +
    polygon(
      [
        [6, -8],
        [16, -22],
        [27, -2],
        [12, 8],
      ],
      '#b3935f',
    ) +
    stroke('M-12 -4L-14 14L-8 26M12 8L-14 14', '#5f4a2e', 2.4),
  // Ground: clods in a cloud of earth.
  () =>
    disc(-9, 4, 18, '#a9743c') +
    disc(12, -2, 15, '#c08d4e') +
    disc(4, 14, 14, '#8f5f30') +
    disc(-12, -6, 10, '#e2b878') +
    disc(14, -8, 6, '#efd09a') +
    [
      [-22, -20],
      [20, -23],
      [26, 14],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 4, '#8f5f30'))
      .join(''),
  // Fighting: a fist.
  () =>
    shape(
      'M-22 -10q0 -10 9 -10q3 -6 10 -4q5 -5 11 0q8 -2 10 6q8 2 6 12q2 24 -20 27q-26 2 -26 -21Z',
      '#f4c79a',
      {
        stroke: '#8a2b1c',
        'stroke-width': 4,
      },
    ) +
    stroke('M-13 -19V-4M-3 -22V-4M8 -22V-4M17 -16V-2M-22 4q18 8 26 -1q6 8 0 16', '#8a2b1c', 3.4),
  // Ice: a crystal of snow.
  () =>
    turned(6, stroke('M0 0V-28M0 -18L-8 -25M0 -18L8 -25M0 -9L-6 -14M0 -9L6 -14', '#3f9fd8', 7)) +
    turned(6, stroke('M0 0V-28M0 -18L-8 -25M0 -18L8 -25M0 -9L-6 -14M0 -9L6 -14', '#ecfbff', 3.6)),
  // Psychic: rings around an eye.
  () =>
    oval(0, 0, 28, 28, 'none', { stroke: '#ff5fa8', 'stroke-width': 4, opacity: 0.7 }) +
    oval(0, 0, 19, 19, 'none', { stroke: '#ffb3dc', 'stroke-width': 5 }) +
    disc(0, 0, 9, '#ff5fa8') +
    disc(-3, -3, 3.4, '#ffffff'),
  // Ghost: a ball of shadow.
  () =>
    disc(0, 0, 28, '#5c3fa8', { opacity: 0.5 }) +
    disc(0, 0, 22, '#2d1b5c') +
    shape('M-14 12A20 20 0 0 1 10 -16A16 16 0 0 0 -14 12Z', '#8f6fe0') +
    disc(6, 6, 5, '#8f6fe0', { opacity: 0.7 }),
  // Flying: a feather.
  () =>
    shape('M-28 26C-22 0 -8 -22 24 -28C26 -8 12 14 -14 18Z', '#f3f6ff') +
    shape('M-28 26C-12 6 4 -12 24 -28C26 -8 12 14 -14 18Z', '#b9c8f0') +
    stroke('M-29 28C-12 6 4 -12 20 -24', '#6f84c4', 2.6),
  // Dragon: blue fire.
  () => flame('#4b2fd0', '#8f6bff', '#d9f2ff'),
  // Poison: bubbles.
  () =>
    disc(-6, 6, 20, '#8f35b0') +
    disc(-10, 0, 13, '#c56be0') +
    disc(-14, -5, 5, '#ffffff', { opacity: 0.85 }) +
    disc(16, -14, 11, '#a548c8') +
    disc(13, -17, 4, '#f0c6ff') +
    disc(18, 18, 7, '#a548c8'),
  // Bug: a beetle.
  () =>
    stroke(
      'M-20 -14L-8 -6M-24 4H-8M-20 20L-8 12M20 -14L8 -6M24 4H8M20 20L8 12M-5 -20L-11 -28M5 -20L11 -28',
      night,
      3.4,
    ) +
    oval(0, 5, 15, 20, '#9cb81f') +
    shape('M0 -15A15 20 0 0 1 0 25Z', '#6f8a10') +
    disc(0, -15, 9, '#4d5c12') +
    stroke('M0 -12V24', '#e9f59a', 2.4),
  // Dark: a crescent.
  () =>
    shape('M8 -29A29 29 0 1 0 22 18A24 24 0 0 1 8 -29Z', '#1a1020', {
      stroke: '#c0395a',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) + shape('M-4 -20A22 22 0 0 0 0 20A26 26 0 0 1 -4 -20Z', '#5a2a4e'),
  // Steel: a blade of metal.
  () =>
    polygon(
      [
        [0, -30],
        [13, -6],
        [0, 30],
        [-13, -6],
      ],
      '#7d8ea8',
    ) +
    polygon(
      [
        [0, -30],
        [13, -6],
        [0, -2],
      ],
      '#f4f8ff',
    ) +
    polygon(
      [
        [0, -30],
        [-13, -6],
        [0, -2],
      ],
      '#c3d0e6',
    ) +
    polygon(
      [
        [-13, -6],
        [0, -2],
        [0, 30],
      ],
      '#9fb0ca',
    ) +
    group({ opacity: 0.9 }, stroke('M14 -24h10M19 -29v10', '#ffffff', 3)),
];
