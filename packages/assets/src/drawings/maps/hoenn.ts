import { at, group, shape, stroke } from '../kit/svg.ts';
import type { Ground } from './ground.ts';
import {
  city,
  compass,
  driftingCloud,
  landmark,
  rocket,
  sailboat,
  ship,
  volcano,
  whirlpool,
} from './landmarks.ts';
import { ink } from './signs.ts';

/** Dunes, and the ruins of the tower in the sand. */
const dunes =
  stroke('M-52-4q18-14 36 0t36 0t32-2M-36 14q16-12 30 0t30 0', '#c99a4a', 4) +
  shape('M4-14L8-52H14V-60H26V-52H32L36-14Z', '#d9a95e', ink) +
  shape('M22-58H26V-50H32L35-16H22Z', '#b07f3f');

/** Rafts of the floating village. */
const rafts = group(
  {},
  ...[
    [-22, 0],
    [4, -9],
    [24, 4],
  ].map(([x = 0, y = 0]) =>
    at(x, y, shape('M-11 0H11V7H-11Z', '#a9744d', ink) + shape('M-8 0L0-13L8 0Z', '#e9c25a', ink)),
  ),
);

/** Hoenn in the morning: palms, ash and sand, and more sea than land. */
export const hoennGround: Ground = {
  seed: 386,
  paint: {
    sea: '#119cc0',
    shallows: ['#22b0cc', '#4cc9d6', '#92e6de'],
    foam: '#b5f0ea',
    grass: '#5fbe62',
    grassLight: '#97dc76',
    sand: '#fbe6ae',
    cliff: '#b5794a',
    road: '#fdf0c6',
    lake: '#4cc3e6',
    lakeLight: '#d2f7ff',
    roof: '#e2702f',
    rock: { light: '#c08a6a', shade: '#84584f' },
    crown: { fill: '#1f9a6c', light: '#74d68a' },
    needles: { fill: '#157a62', light: '#4cb483' },
  },
  lands: [
    [
      [46, 152],
      [92, 84],
      [166, 58],
      [246, 44],
      [330, 54],
      [404, 40],
      [486, 42],
      [560, 58],
      [612, 96],
      [610, 152],
      [556, 168],
      [528, 214],
      [536, 280],
      [508, 336],
      [452, 388],
      [420, 400],
      [424, 452],
      [372, 482],
      [320, 472],
      [300, 434],
      [262, 462],
      [206, 446],
      [150, 420],
      [92, 406],
      [52, 350],
      [36, 262],
    ],
  ],
  islets: [
    [128, 518, 58, 38],
    [668, 200, 68, 46],
    [600, 366, 60, 46],
    [718, 456, 62, 46],
    [520, 506, 22, 14],
    [752, 336, 24, 16],
    [232, 572, 24, 14],
    [730, 74, 26, 16],
  ],
  patches: [
    { middle: [150, 130], reach: [76, 48], fill: '#a9aa9c' },
    { middle: [424, 216], reach: [62, 58], fill: '#efce7e' },
    { middle: [300, 140], reach: [66, 56], fill: '#c08a62' },
    { middle: [490, 100], reach: [100, 44], fill: '#43a866' },
    { middle: [200, 400], reach: [110, 40], fill: '#7fcf68' },
    { middle: [600, 366], reach: [48, 36], fill: '#eef2f2' },
  ],
  lakes: [[500, 150, 18, 11]],
  rivers: ['M500 156Q520 190 506 250T480 372'],
  mountains: [
    ['mount', 342, 156, 0.72],
    ['mount', 240, 92, 0.66],
    ['mount', 342, 90, 0.66],
    ['mount', 84, 170, 0.7],
    ['mount', 62, 206, 0.56],
    ['mount', 560, 390, 0.5],
    ['mount', 646, 390, 0.5],
    ['peak', 762, 436, 0.5],
    ['mount', 274, 250, 0.72],
    ['mount', 246, 268, 0.55],
    ['mount', 96, 490, 0.5],
  ],
  woods: [
    { sign: 'conifer', middle: [520, 90], reach: [90, 44], count: 14, scale: 0.92 },
    { sign: 'round-tree', middle: [126, 330], reach: [80, 60], count: 14 },
    { sign: 'palm', middle: [250, 430], reach: [70, 30], count: 7 },
    { sign: 'palm', middle: [420, 420], reach: [50, 60], count: 6 },
    { sign: 'palm', middle: [690, 220], reach: [60, 34], count: 4, scale: 0.85 },
    { sign: 'palm', middle: [130, 530], reach: [56, 30], count: 4, scale: 0.85 },
    { sign: 'palm', middle: [716, 480], reach: [60, 30], count: 4, scale: 0.85 },
    { sign: 'round-tree', middle: [340, 330], reach: [60, 60], count: 9 },
    { sign: 'round-tree', middle: [396, 90], reach: [50, 36], count: 7 },
    { sign: 'round-tree', middle: [510, 290], reach: [40, 70], count: 8 },
    { sign: 'round-tree', middle: [90, 290], reach: [50, 40], count: 5 },
    { sign: 'palm', middle: [520, 506], reach: [12, 8], count: 1, scale: 0.8 },
  ],
  houses: [
    [156, 250],
    [332, 304],
    [244, 386],
    [270, 440],
    [352, 452],
    [392, 448],
    [566, 138],
    [176, 138],
    [400, 130],
    [158, 530],
    [696, 480],
  ],
  sights: [
    landmark([294, 170], volcano('#b5684a', '#f2602f'), 0.78),
    landmark([422, 222], dunes, 0.8),
    landmark([716, 214], rocket(), 0.7),
    landmark([434, 306], city('#f2c45a', '#7a5a1c'), 0.6),
  ],
  above:
    at(492, 446, rafts, 0.9) +
    at(560, 262, whirlpool('#c9f4f0'), 0.7) +
    at(310, 548, sailboat('#ff8a5c'), 0.95) +
    at(636, 556, ship(), 0.85) +
    driftingCloud(748, 146, 0.6) +
    driftingCloud(452, 556, 0.5) +
    driftingCloud(40, 60, 0.5) +
    compass(748, 560, 0.85),
};
