import { disc, group, polygon, shape, stroke } from '../kit/svg.ts';
import { around, circle, corners, drop } from './outlines.ts';
import type { Badge } from './pin.ts';

const pietra: Badge = {
  outline:
    'M12 38L34 20L96 16L138 24L148 44L140 66L130 68L138 138L96 144L90 100Q80 84 70 100L66 144L22 136L32 68L18 64Z',
  colour: '#94806a',
  inlay:
    polygon(
      [
        [12, 38],
        [34, 20],
        [96, 16],
        [84, 40],
        [30, 46],
      ],
      '#d8c8b0',
    ) +
    polygon(
      [
        [96, 16],
        [138, 24],
        [148, 44],
        [84, 40],
      ],
      '#bfae96',
    ) +
    polygon(
      [
        [12, 38],
        [30, 46],
        [84, 40],
        [148, 44],
        [140, 68],
        [80, 72],
        [18, 66],
      ],
      '#a08c74',
    ) +
    polygon(
      [
        [84, 40],
        [148, 44],
        [140, 68],
        [90, 72],
      ],
      '#7d6a55',
    ) +
    polygon(
      [
        [32, 66],
        [52, 70],
        [44, 140],
        [22, 136],
      ],
      '#b7a48b',
    ) +
    polygon(
      [
        [52, 70],
        [80, 70],
        [66, 146],
        [44, 140],
      ],
      '#8a765f',
    ) +
    polygon(
      [
        [80, 70],
        [112, 70],
        [118, 142],
        [96, 146],
        [90, 100],
      ],
      '#93806a',
    ) +
    polygon(
      [
        [112, 70],
        [130, 66],
        [138, 140],
        [118, 142],
      ],
      '#5f4f3e',
    ) +
    stroke('M28 69Q80 78 134 70', '#4a3c2e', 4, { opacity: 0.7 }) +
    stroke('M24 128Q34 116 42 126M100 130Q112 120 120 132', '#7fa04a', 6),
  glint: [36, 26],
};

const pugno: Badge = {
  outline:
    'M34 60C34 34 58 22 90 22C124 22 140 42 138 70C137 86 128 96 116 102V118H56V102C46 98 40 92 40 84C24 88 14 72 22 62C26 57 30 58 34 60ZM54 124H118V144H54Z',
  colour: '#d2453a',
  inlay:
    shape('M34 60C34 34 58 22 90 22C124 22 140 42 138 70L100 74L40 84Z', '#ef7a62') +
    shape('M100 74L138 70C137 86 128 96 116 102V118H86Z', '#a02c30') +
    shape('M18 56C30 56 36 66 52 66C66 66 70 80 58 86C46 90 34 88 22 82Z', '#f4937c') +
    stroke(
      'M40 88C54 92 70 84 66 70M78 26C74 40 76 52 82 60M104 26C102 40 104 52 110 58',
      '#8a2229',
      4,
    ) +
    shape('M50 122H122V148H50Z', '#f4efe4') +
    shape('M92 122H122V148H92Z', '#cfc4b2'),
  glint: [58, 36],
};

const teeth = Array.from({ length: 10 }, (_, index) => {
  const middle = index * 36;
  return [
    around(80, 80, 50, middle - 12),
    around(80, 80, 65, middle - 8),
    around(80, 80, 65, middle + 8),
    around(80, 80, 50, middle + 12),
  ];
}).flat();

const dinamo: Badge = {
  outline: corners(...teeth),
  colour: '#f0b429',
  inlay:
    shape('M80 80L14 14H146Z', '#ffd65a') +
    shape('M80 80L146 14V146Z', '#e09a18') +
    shape('M80 80L146 146H14Z', '#b87210') +
    shape(circle(80, 80, 38), '#39415a') +
    shape('M53 53A38 38 0 0 1 107 53L80 80Z', '#56607e') +
    polygon(
      [
        [90, 46],
        [56, 86],
        [76, 86],
        [68, 116],
        [106, 72],
        [84, 72],
      ],
      '#ffe36a',
    ) +
    polygon(
      [
        [90, 46],
        [84, 72],
        [106, 72],
        [68, 116],
        [82, 80],
        [76, 72],
      ],
      '#ffb92e',
    ),
  glint: [66, 24],
};

const calore: Badge = {
  outline:
    'M84 12C88 36 126 50 132 92C136 122 112 146 80 146C48 146 24 122 28 92C30 76 40 66 48 54C50 64 54 70 60 72C58 48 68 28 84 12Z',
  colour: '#e2502c',
  inlay:
    shape('M84 12C88 36 126 50 132 92C136 122 112 146 80 146C96 110 96 60 84 12Z', '#b3301f') +
    shape(
      'M82 56C84 74 108 82 110 106C112 128 98 142 80 142C62 142 50 128 52 108C53 98 58 92 62 86C64 92 68 94 72 94C70 80 74 66 82 56Z',
      '#f79a35',
    ) +
    shape(
      'M80 96C82 104 94 110 94 122C94 132 88 138 80 138C72 138 66 132 66 122C66 110 78 106 80 96Z',
      '#ffe58a',
    ),
  glint: [46, 72],
};

const equilibrio: Badge = {
  outline: `${circle(42, 58, 26)}${circle(118, 58, 26)}${corners([80, 76], [116, 140], [44, 140])}`,
  colour: '#8a8f9e',
  inlay:
    shape(circle(42, 58, 26), '#e35d4a') +
    shape('M42 32A26 26 0 0 1 42 84Z', '#b33a33') +
    disc(36, 50, 8, '#ff9f8c') +
    shape(circle(118, 58, 26), '#4a7fd6') +
    shape('M118 32A26 26 0 0 1 118 84Z', '#2f57a6') +
    disc(112, 50, 8, '#9cc0ff') +
    polygon(
      [
        [80, 76],
        [80, 140],
        [44, 140],
      ],
      '#d3d8e2',
    ) +
    polygon(
      [
        [80, 76],
        [116, 140],
        [80, 140],
      ],
      '#8d95a6',
    ) +
    disc(80, 116, 8, '#f7c531'),
  glint: [28, 42],
};

const piuma: Badge = {
  outline:
    'M30 142C26 136 30 128 38 122C28 92 42 50 82 28C104 16 130 12 144 16C148 40 142 66 128 84L112 86L120 94C104 112 78 122 56 118C48 126 40 136 30 142Z',
  colour: '#6aa6e0',
  inlay:
    shape('M30 142C70 96 100 60 144 16V100L60 130Z', '#4379c4') +
    shape('M38 122C28 92 42 50 82 28L96 64Z', '#a9d2f5') +
    shape('M82 28C104 16 130 12 144 16L96 64Z', '#d9eeff') +
    stroke(
      'M52 96L44 72M68 80L62 50M84 64L86 34M64 102L92 112M82 84L118 92M100 66L132 70',
      '#ffffff',
      3,
      { opacity: 0.65 },
    ) +
    stroke('M28 146C60 104 98 62 136 24', '#ffffff', 5),
  glint: [74, 38],
};

const mente: Badge = {
  outline:
    'M10 84C24 58 40 48 54 44L46 24L66 38L80 12L94 38L114 24L106 44C120 48 136 58 150 84C132 116 108 130 80 130C52 130 28 116 10 84Z',
  colour: '#c23f86',
  inlay:
    shape('M10 84L46 24L66 38L80 84ZM80 12L94 38L80 84L66 38Z', '#e884b6') +
    shape('M80 84L94 38L114 24L150 84Z', '#d65c9c') +
    shape('M80 84L150 84C132 116 108 130 80 130Z', '#8a2463') +
    shape(
      'M24 86C40 62 60 56 80 56S120 62 136 86C120 110 100 116 80 116S40 110 24 86Z',
      '#fff0f7',
    ) +
    disc(80, 86, 26, '#7a3fb0') +
    disc(80, 86, 18, '#4c2680') +
    disc(80, 86, 9, '#1d1038') +
    disc(72, 77, 6, '#ffffff') +
    disc(90, 96, 3, '#e6c9ff'),
  glint: [44, 56],
};

const pioggia: Badge = {
  outline: `M40 88C18 88 12 62 30 54C32 34 56 26 70 38C82 18 118 22 122 46C144 46 150 82 124 88Z${drop(46, 126, 13)}${drop(82, 132, 13)}${drop(118, 126, 13)}`,
  colour: '#3f8fd8',
  inlay:
    shape('M0 0H160V60C130 52 110 72 84 64C56 54 34 72 0 62Z', '#dcecf9') +
    shape('M0 62C34 72 56 54 84 64C110 72 130 52 160 60V92H0Z', '#9fc2e2') +
    shape('M0 80C40 72 110 84 160 76V94H0Z', '#6f98c4') +
    group(
      { fill: '#8fd0ff' },
      ...[46, 82, 118].map((x) => disc(x - 5, x === 82 ? 128 : 122, 4.5, '#d9f1ff')),
    ) +
    ['M46 96V144H60V110Z', 'M82 102V150H96V116Z', 'M118 96V144H132V110Z']
      .map((d) => shape(d, '#1f5fa8', { opacity: 0.55 }))
      .join(''),
  glint: [52, 42],
};

/** The badges of Hoenn, in order. */
export const hoennBadges: readonly Badge[] = [
  pietra,
  pugno,
  dinamo,
  calore,
  equilibrio,
  piuma,
  mente,
  pioggia,
];
