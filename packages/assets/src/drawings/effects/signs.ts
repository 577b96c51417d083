import { ball } from '../kit/ball.ts';
import { disc, oval, polygon, shape, stroke } from '../kit/svg.ts';
import { turned } from './spread.ts';

/** Shapes without a type, in the order of the cells. */
export const signs = {
  /** The impact of a hit. */
  impact: () =>
    turned(8, shape('M-5 -8L0 -31L5 -8Z', '#ffffff')) +
    turned(8, shape('M-3 -8L0 -21L3 -8Z', '#ffffff'), 22) +
    disc(0, 0, 12, '#fff3b0') +
    disc(0, 0, 7, '#ffffff'),
  claws: () =>
    stroke('M-20 -24Q-2 -10 -16 24M2 -28Q18 -8 4 28M22 -22Q36 -4 22 20', '#2b1a2e', 8) +
    stroke('M-20 -24Q-2 -10 -16 24M2 -28Q18 -8 4 28M22 -22Q36 -4 22 20', '#ffffff', 4),
  slash: () =>
    shape('M-30 26Q-6 -4 30 -28Q4 10 -30 26Z', '#ffffff') +
    shape('M-24 22Q-2 -2 26 -24Q2 4 -24 22Z', '#bfe3ff'),
  fangs: () =>
    shape('M-26 -24H26L20 -4L10 -18L0 -2L-10 -18L-20 -4Z', '#ffffff', {
      stroke: '#14213d',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) +
    shape('M-26 24H26L20 6L10 19L0 4L-10 19L-20 6Z', '#ffffff', {
      stroke: '#14213d',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  sparkle: () =>
    shape('M0 -30Q4 -4 30 0Q4 4 0 30Q-4 4 -30 0Q-4 -4 0 -30Z', '#ffffff') +
    shape('M0 -18Q3 -3 18 0Q3 3 0 18Q-3 3 -18 0Q-3 -3 0 -18Z', '#fff3b0'),
  dust: () =>
    disc(-12, 6, 15, '#efe6d6', { opacity: 0.9 }) +
    disc(10, 8, 17, '#e2d6c0', { opacity: 0.9 }) +
    disc(2, -8, 14, '#fbf6ec', { opacity: 0.9 }),
  arrowUp: () =>
    polygon(
      [
        [0, -30],
        [22, -4],
        [10, -4],
        [10, 28],
        [-10, 28],
        [-10, -4],
        [-22, -4],
      ],
      '#ffffff',
    ) +
    polygon(
      [
        [0, -23],
        [15, -7],
        [7, -7],
        [7, 25],
        [-7, 25],
        [-7, -7],
        [-15, -7],
      ],
      '#ff6b4a',
    ),
  arrowDown: () =>
    polygon(
      [
        [0, 30],
        [22, 4],
        [10, 4],
        [10, -28],
        [-10, -28],
        [-10, 4],
        [-22, 4],
      ],
      '#ffffff',
    ) +
    polygon(
      [
        [0, 23],
        [15, 7],
        [7, 7],
        [7, -25],
        [-7, -25],
        [-7, 7],
        [-15, 7],
      ],
      '#3f7be0',
    ),
  ball: () => ball(0, 0, 28),
  sleep: () =>
    stroke('M-16 -20H14L-16 20H16', '#14213d', 13) + stroke('M-16 -20H14L-16 20H16', '#dfe6ff', 7),
  skull: () =>
    shape('M-24 -4a24 24 0 0 1 48 0q0 12 -10 16v12h-28v-12q-10 -4 -10 -16Z', '#f3e9ff', {
      stroke: '#4a1a63',
      'stroke-width': 4,
    }) +
    oval(-10, -2, 7, 8, '#4a1a63') +
    oval(10, -2, 7, 8, '#4a1a63') +
    stroke('M-5 16v8M5 16v8', '#4a1a63', 3),
  heart: () =>
    shape(
      'M0 26C-34 4 -30 -24 -13 -24C-5 -24 0 -16 0 -13C0 -16 5 -24 13 -24C30 -24 34 4 0 26Z',
      '#ff5f95',
    ) + oval(-13, -11, 5, 7, '#ffd0e2'),
  note: () =>
    stroke('M-8 16V-20L18 -26V10', '#ffffff', 11) +
    oval(-14, 17, 11, 8, '#ffffff') +
    oval(12, 11, 11, 8, '#ffffff') +
    stroke('M-8 16V-20L18 -26V10', '#d6386f', 5) +
    oval(-14, 17, 8, 5.6, '#d6386f') +
    oval(12, 11, 8, 5.6, '#d6386f'),
  birds: () =>
    turned(
      3,
      disc(0, -21, 8, '#ffd76b') +
        polygon(
          [
            [7, -22],
            [14, -20],
            [7, -17],
          ],
          '#ff8a3c',
        ),
    ) + turned(3, disc(2, -23, 1.8, '#14213d')),
  cube: () =>
    polygon(
      [
        [-24, -14],
        [0, -28],
        [24, -14],
        [0, 0],
      ],
      '#ffffff',
      { opacity: 0.85 },
    ) +
    polygon(
      [
        [-24, -14],
        [0, 0],
        [0, 28],
        [-24, 14],
      ],
      '#9fd8f5',
      { opacity: 0.8 },
    ) +
    polygon(
      [
        [24, -14],
        [0, 0],
        [0, 28],
        [24, 14],
      ],
      '#c9ecfb',
      { opacity: 0.8 },
    ),
  spikes: () =>
    polygon(
      [
        [0, -24],
        [9, 10],
        [-9, 10],
      ],
      '#c9d3e6',
    ) +
    polygon(
      [
        [0, -24],
        [9, 10],
        [1, 10],
      ],
      '#6d7b97',
    ) +
    polygon(
      [
        [-26, 18],
        [-6, 4],
        [4, 16],
      ],
      '#aab6cf',
    ) +
    polygon(
      [
        [26, 18],
        [6, 4],
        [-4, 16],
      ],
      '#56637f',
    ),
  toxicSpikes: () =>
    polygon(
      [
        [0, -24],
        [9, 10],
        [-9, 10],
      ],
      '#d78cf0',
    ) +
    polygon(
      [
        [0, -24],
        [9, 10],
        [1, 10],
      ],
      '#7a2f9c',
    ) +
    polygon(
      [
        [-26, 18],
        [-6, 4],
        [4, 16],
      ],
      '#b559d4',
    ) +
    polygon(
      [
        [26, 18],
        [6, 4],
        [-4, 16],
      ],
      '#5f1f80',
    ),
  stone: () =>
    polygon(
      [
        [0, -30],
        [16, -8],
        [8, 26],
        [-10, 28],
        [-17, -6],
      ],
      '#8a6d45',
    ) +
    polygon(
      [
        [0, -30],
        [16, -8],
        [2, -2],
      ],
      '#d9bb86',
    ) +
    polygon(
      [
        [0, -30],
        [-17, -6],
        [2, -2],
      ],
      '#b3935f',
    ),
  coin: () =>
    disc(0, 0, 26, '#c98d13') +
    disc(0, 0, 22, '#ffd76b') +
    disc(0, 0, 14, 'none', { stroke: '#c98d13', 'stroke-width': 4 }),
  petal: () =>
    shape('M0 28C-24 14 -22 -16 -8 -28Q0 -20 0 -20Q0 -20 8 -28C22 -16 24 14 0 28Z', '#ff9fcb') +
    shape('M0 28C-14 14 -14 -6 -4 -18C2 -6 4 12 0 28Z', '#ffd9ea'),
  swirl: () =>
    stroke('M0 4a6 6 0 1 1 8 -6a14 14 0 1 1 -24 10a22 22 0 1 1 36 12', '#ffffff', 9) +
    stroke('M0 4a6 6 0 1 1 8 -6a14 14 0 1 1 -24 10a22 22 0 1 1 36 12', '#8fa8ff', 4.5),
  drill: () =>
    polygon(
      [
        [30, 0],
        [-18, -20],
        [-24, 0],
        [-18, 20],
      ],
      '#c3d0e6',
    ) +
    polygon(
      [
        [30, 0],
        [-18, 20],
        [-24, 0],
      ],
      '#7d8ea8',
    ) +
    stroke('M-8 -16L-14 18M6 -11L0 13M18 -6L13 8', '#ffffff', 3.4),
} as const satisfies Readonly<Record<string, () => string>>;
