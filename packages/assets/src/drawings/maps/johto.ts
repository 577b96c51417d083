import { palette } from '../kit/palette.ts';
import { at, shape } from '../kit/svg.ts';
import type { Ground } from './ground.ts';
import {
  city,
  compass,
  driftingCloud,
  landmark,
  lighthouse,
  pagoda,
  sailboat,
  whirlpool,
} from './landmarks.ts';
import { ink } from './signs.ts';

/** The red fish of the lake in the north. */
const redFish =
  shape('M-16 0Q-6-14 8-8L18-16V4L8 0Q-4 10-16 0Z', '#e8483a', ink) +
  shape('M-6-9L0-18L6-9Z', palette.gold, ink);

/** Johto at dusk: autumn woods and old towers between two seas. */
export const johtoGround: Ground = {
  seed: 251,
  paint: {
    sea: '#3d5fb8',
    shallows: ['#4b74c8', '#648fd8', '#93b8ea'],
    foam: '#b4cff4',
    grass: '#b9bf58',
    grassLight: '#dcd874',
    sand: '#f6dfa6',
    cliff: '#a8683f',
    road: '#fdeac0',
    lake: '#6fb6ea',
    lakeLight: '#d4efff',
    roof: '#7a4a8c',
    rock: { light: '#c99a7d', shade: '#8c5f66' },
    crown: { fill: '#e2742e', light: '#ffbb55' },
    needles: { fill: '#3f8a4c', light: '#86bd58' },
  },
  lands: [
    [
      [112, 196],
      [166, 156],
      [230, 118],
      [300, 96],
      [352, 58],
      [430, 66],
      [478, 48],
      [500, 20],
      [566, 14],
      [610, 44],
      [680, 66],
      [742, 92],
      [774, 160],
      [770, 244],
      [784, 330],
      [772, 408],
      [716, 448],
      [654, 428],
      [606, 430],
      [584, 480],
      [556, 540],
      [484, 556],
      [420, 548],
      [366, 522],
      [318, 486],
      [282, 440],
      [280, 370],
      [296, 314],
      [262, 280],
      [196, 286],
      [136, 270],
      [104, 236],
    ],
  ],
  islets: [
    [92, 446, 66, 56],
    [232, 404, 22, 15],
    [204, 478, 20, 14],
    [262, 518, 18, 12],
    [40, 298, 20, 13],
  ],
  patches: [
    { middle: [420, 520], reach: [120, 50], fill: '#8fae55' },
    { middle: [690, 140], reach: [86, 74], fill: '#e9edf4' },
    { middle: [430, 150], reach: [120, 76], fill: '#cfa54e' },
    { middle: [700, 360], reach: [80, 70], fill: '#a5bd58' },
    { middle: [240, 200], reach: [90, 50], fill: '#c9cb62' },
  ],
  lakes: [[528, 56, 32, 20]],
  rivers: ['M540 66Q580 84 608 160T620 300T600 440'],
  mountains: [
    ['peak', 706, 116, 0.8],
    ['mount', 616, 88, 0.66],
    ['mount', 742, 152, 0.7],
    ['mount', 630, 214, 0.8],
    ['mount', 664, 236, 0.66],
    ['mount', 448, 100, 0.7],
    ['mount', 416, 88, 0.56],
    ['mount', 548, 520, 0.7],
    ['mount', 90, 498, 0.6],
    ['mount', 756, 262, 0.7],
    ['peak', 764, 226, 0.55],
  ],
  woods: [
    { sign: 'conifer', middle: [404, 470], reach: [70, 60], count: 18, scale: 0.92 },
    { sign: 'round-tree', middle: [456, 200], reach: [70, 60], count: 16 },
    { sign: 'round-tree', middle: [300, 150], reach: [90, 44], count: 12 },
    { sign: 'round-tree', middle: [440, 320], reach: [90, 70], count: 14 },
    { sign: 'round-tree', middle: [550, 400], reach: [70, 70], count: 8 },
    { sign: 'conifer', middle: [690, 390], reach: [70, 50], count: 9 },
    { sign: 'conifer', middle: [600, 60], reach: [120, 40], count: 9, scale: 0.9 },
    { sign: 'round-tree', middle: [500, 520], reach: [70, 30], count: 6 },
    { sign: 'conifer', middle: [720, 190], reach: [50, 40], count: 6, scale: 0.85 },
  ],
  houses: [
    [294, 410],
    [424, 502],
    [520, 496],
    [484, 148],
    [700, 420],
    [242, 246],
    [604, 268],
    [130, 424],
    [668, 300],
  ],
  sights: [
    landmark([318, 352], city('#ef9a55', '#7d3038'), 0.72),
    landmark([330, 192], pagoda(5, '#c8453c', '#4a2c5e'), 0.62),
    landmark([506, 250], pagoda(3, '#d9a35a', '#4a2c5e'), 0.72),
    landmark([142, 252], lighthouse(), 0.8),
    landmark([536, 66], redFish, 0.62),
  ],
  above:
    at(268, 462, whirlpool('#c9dcf8'), 0.75) +
    at(152, 346, whirlpool('#c9dcf8'), 0.6) +
    at(178, 556, sailboat('#ffb055'), 0.9) +
    driftingCloud(62, 116, 0.62, '#ffe6d2') +
    driftingCloud(700, 520, 0.72, '#ffe6d2') +
    compass(58, 556, 0.85),
};
