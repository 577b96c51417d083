import { palette } from '../kit/palette.ts';
import { at, box, oval, shape, stroke } from '../kit/svg.ts';
import type { Ground } from './ground.ts';
import {
  city,
  compass,
  driftingCloud,
  landmark,
  lighthouse,
  sailboat,
  ship,
  volcano,
} from './landmarks.ts';
import { groundShade, ink } from './signs.ts';

/** The great mountain that parts the land. */
const crownOfTheLand =
  oval(14, 2, 84, 17, palette.navy, { opacity: 0.34 }) +
  shape(
    'M-82 0L-52-56L-38-46L-14-112L-4-104L6-146L24-96L34-104L52-48L62-54L88 0Q0 13-82 0Z',
    '#5a6698',
    ink,
  ) +
  shape('M-76-2L-51-50L-38-40L-14-105L-4-97L4-138L8-90L-6-62L8-36L-8 4Q-46 5-76-2Z', '#a3acd4') +
  shape('M5-143L22-96L30-98L33-72L24-80L14-66L4-82L-4-66L-14-80L-24-66L-13-104L-5-98Z', '#f4f8ff') +
  shape('M5-143L22-96L30-98L33-72L24-80L14-66L8-78L9-100Z', '#c6d0ee');

/** The champions' castle on its cliff. */
const castle =
  groundShade(30) +
  box(-26, -26, 52, 26, '#e9e2f4', ink) +
  box(2, -24, 22, 22, '#bdb2d6') +
  box(-34, -40, 16, 40, '#d9d0ea', ink) +
  box(18, -40, 16, 40, '#b3a7d0', ink) +
  shape('M-38-39L-26-56L-14-39ZM14-39L26-56L38-39ZM-14-25L0-46L14-25Z', palette.red, ink) +
  shape('M-7 0V-12a7 7 0 0 1 14 0V0Z', palette.navy);

/** Reeds and pools of the great marsh. */
const marsh =
  oval(-14, 0, 20, 8, '#6a9aa0', ink) +
  oval(18, 8, 15, 6, '#6a9aa0', ink) +
  stroke('M-30-4v-14m6 12v-16M4-2v-13m6 11v-15M34 4v-12', '#3f7a50', 4);

/**
 * Sinnoh before sunrise: snow in the north, the great mountain in the middle, three still lakes.
 */
export const sinnohGround: Ground = {
  seed: 493,
  paint: {
    sea: '#2f4a9c',
    shallows: ['#3c5cb0', '#5478c6', '#86a8e2'],
    foam: '#a9c2f0',
    grass: '#68b587',
    grassLight: '#9bd6a4',
    sand: '#e4ddc4',
    cliff: '#77688c',
    road: '#f6ecd6',
    lake: '#58a8e4',
    lakeLight: '#d0ecff',
    roof: '#3f6fd0',
    rock: { light: '#a3acd4', shade: '#626fa4', snow: '#f4f8ff' },
    crown: { fill: '#2f8f6a', light: '#6fcb8a' },
    needles: { fill: '#22607a', light: '#6aa9b8' },
  },
  lands: [
    [
      [40, 316],
      [62, 252],
      [120, 214],
      [134, 154],
      [160, 96],
      [206, 56],
      [268, 40],
      [330, 24],
      [408, 36],
      [452, 74],
      [502, 98],
      [572, 88],
      [634, 118],
      [662, 168],
      [668, 232],
      [700, 290],
      [764, 330],
      [786, 396],
      [756, 450],
      [690, 470],
      [650, 516],
      [586, 548],
      [508, 544],
      [436, 514],
      [372, 534],
      [306, 502],
      [246, 536],
      [168, 540],
      [92, 512],
      [52, 450],
      [78, 410],
      [42, 372],
    ],
    [
      [672, 166],
      [714, 128],
      [766, 142],
      [786, 196],
      [772, 250],
      [722, 268],
      [686, 232],
    ],
    [
      [592, 36],
      [650, 14],
      [728, 20],
      [758, 56],
      [716, 90],
      [640, 84],
    ],
  ],
  islets: [
    [52, 176, 28, 18],
    [420, 580, 22, 12],
  ],
  patches: [
    { middle: [320, 70], reach: [190, 76], fill: '#eaf1fb' },
    { middle: [520, 130], reach: [110, 46], fill: '#dbe6f4' },
    { middle: [384, 260], reach: [64, 170], fill: '#8f97bd' },
    { middle: [600, 500], reach: [84, 40], fill: '#86a968' },
    { middle: [150, 460], reach: [110, 60], fill: '#7fc98a' },
    { middle: [676, 52], reach: [70, 34], fill: '#b09080' },
    { middle: [640, 300], reach: [70, 60], fill: '#7fc494' },
  ],
  lakes: [
    [146, 462, 26, 17],
    [648, 432, 24, 15],
    [232, 146, 22, 14],
  ],
  rivers: ['M300 240Q310 300 356 356T340 460T306 520'],
  mountains: [
    ['mount', 352, 150, 0.76],
    ['mount', 414, 178, 0.8],
    ['peak', 336, 196, 0.66],
    ['mount', 352, 404, 0.8],
    ['mount', 386, 446, 0.86],
    ['mount', 400, 492, 0.66],
    ['mount', 316, 300, 0.66],
    ['mount', 400, 78, 0.7],
    ['mount', 608, 176, 0.72],
    ['mount', 520, 178, 0.66],
    ['mount', 746, 182, 0.6],
    ['mount', 228, 430, 0.6],
    ['mount', 222, 92, 0.6],
  ],
  woods: [
    { sign: 'conifer', middle: [190, 220], reach: [60, 60], count: 16 },
    { sign: 'conifer', middle: [270, 130], reach: [120, 60], count: 10, scale: 0.9 },
    { sign: 'conifer', middle: [500, 120], reach: [110, 30], count: 10, scale: 0.9 },
    { sign: 'round-tree', middle: [500, 300], reach: [80, 70], count: 12 },
    { sign: 'round-tree', middle: [130, 420], reach: [80, 50], count: 8 },
    { sign: 'conifer', middle: [230, 490], reach: [100, 40], count: 10 },
    { sign: 'round-tree', middle: [660, 350], reach: [60, 60], count: 9 },
    { sign: 'conifer', middle: [108, 290], reach: [50, 40], count: 6 },
    { sign: 'round-tree', middle: [490, 520], reach: [80, 30], count: 6 },
    { sign: 'conifer', middle: [740, 440], reach: [40, 30], count: 4 },
  ],
  houses: [
    [242, 262],
    [322, 428],
    [482, 372],
    [148, 366],
    [180, 500],
    [614, 258],
    [366, 100],
    [588, 494],
    [736, 430],
    [534, 372],
  ],
  sights: [
    landmark([392, 306], crownOfTheLand, 0.92),
    landmark([748, 400], lighthouse(), 0.72),
    landmark([758, 232], castle, 0.62),
    landmark([682, 78], volcano('#a06050', '#f2602f'), 0.62),
    landmark([228, 388], city('#8fb2ea', '#2f3f78'), 0.55),
    landmark([622, 512], marsh, 0.8),
  ],
  above:
    at(60, 560, sailboat('#cfd8ff'), 0.9) +
    at(560, 40, ship(), 0.6) +
    driftingCloud(118, 92, 0.55, '#f1edfb') +
    driftingCloud(722, 532, 0.72, '#f1edfb') +
    driftingCloud(512, 34, 0.4, '#f1edfb') +
    compass(52, 50, 0.8),
};
