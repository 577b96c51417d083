import { disc, group, oval, polygon, shape, stroke } from '../kit/svg.ts';
import { around, circle, corners, regular } from './outlines.ts';
import type { Badge } from './pin.ts';

const turns = [0, 90, 180, 270];

const zefiro: Badge = {
  outline:
    'M80 10Q118 22 114 54L96 80H150Q138 118 106 114L80 96V150Q42 138 46 106L64 80H10Q22 42 54 46L80 64Z',
  colour: '#9fc4ea',
  inlay:
    turns
      .map((angle) =>
        shape('M80 80V10Q118 22 114 54Z', angle % 180 === 0 ? '#e6f3ff' : '#7fb0e6', {
          transform: `rotate(${angle} 80 80)`,
        }),
      )
      .join('') +
    turns
      .map((angle) =>
        shape('M80 80L114 54Q100 52 88 62Z', '#3f6fb4', { transform: `rotate(${angle} 80 80)` }),
      )
      .join('') +
    turns
      .map((angle) =>
        shape('M80 10Q118 22 114 54Q108 30 80 10Z', '#ffffff', {
          opacity: 0.6,
          transform: `rotate(${angle} 80 80)`,
        }),
      )
      .join('') +
    disc(80, 80, 11, '#ffffff') +
    disc(80, 80, 6, '#3f6fb4'),
  glint: [86, 22],
};

const cells = [around(80, 84, 35, 0), around(80, 84, 35, 120), around(80, 84, 35, 240)] as const;

const alveare: Badge = {
  outline: cells.map(([x, y]) => regular(x, y, 31, 6)).join(''),
  colour: '#f0a830',
  inlay:
    cells
      .map(
        ([x, y]) =>
          shape(regular(x, y, 31, 6), '#f7c24a') +
          polygon(
            [[x, y], around(x, y, 31, 60), around(x, y, 31, 120), around(x, y, 31, 180)],
            '#d98716',
          ) +
          polygon(
            [[x, y], around(x, y, 31, 180), around(x, y, 31, 240), around(x, y, 31, 300)],
            '#eea02a',
          ) +
          shape(regular(x, y, 15, 6), '#ffe29a'),
      )
      .join('') + shape('M96 96C98 108 118 108 120 98V150H90Z', '#b8600f', { opacity: 0.35 }),
  glint: [66, 30],
};

const piana: Badge = {
  outline:
    'M14 92C14 82 24 80 34 80C36 54 56 36 80 36C104 36 124 54 126 80C136 80 146 82 146 92V106C146 126 116 138 80 138C44 138 14 126 14 106Z',
  colour: '#d8b04a',
  inlay:
    shape('M10 30H150V96H10Z', '#bfe3f4') +
    disc(80, 84, 36, '#ffd860') +
    disc(80, 84, 25, '#fff0b0') +
    shape('M6 92C30 74 62 78 84 92C104 78 136 78 154 92V150H6Z', '#7fbf5a') +
    shape('M6 112C40 90 100 96 154 112V150H6Z', '#5aa04a') +
    stroke(
      'M80 96C74 110 60 126 40 142M80 96C80 112 80 128 80 142M80 96C86 110 100 126 120 142',
      '#3f7f3c',
      4.5,
      { opacity: 0.75 },
    ),
  glint: [54, 44],
};

const nebbia: Badge = {
  outline:
    'M44 128C20 128 10 104 24 90C20 70 36 58 50 62C54 38 84 26 104 44C124 42 134 58 130 72C150 80 150 108 132 114C132 124 122 130 112 128Z',
  colour: '#a79cc8',
  inlay:
    shape('M0 20H160V84C130 74 110 92 84 82C56 72 34 92 0 84Z', '#cfc6e6') +
    shape('M0 104C34 92 60 112 90 102C116 94 136 108 160 100V140H0Z', '#7f72a8') +
    stroke(
      'M30 84Q50 74 68 84T108 84M56 104Q76 94 94 104T128 102M44 120Q64 112 82 120',
      '#f4f0ff',
      5,
      { opacity: 0.85 },
    ) +
    oval(66, 66, 6, 9, '#4a3d78') +
    oval(94, 66, 6, 9, '#4a3d78') +
    disc(64, 63, 2.2, '#ffffff') +
    disc(92, 63, 2.2, '#ffffff'),
  glint: [36, 72],
};

const tempesta: Badge = {
  outline:
    'M22 24C60 12 110 14 140 26C148 34 140 46 126 48C136 54 132 68 116 70C122 78 114 90 100 92C104 102 96 110 88 114C90 128 80 138 64 146C70 132 66 126 60 120C48 112 50 100 58 96C40 94 36 82 44 74C26 72 22 58 30 50C12 46 10 32 22 24Z',
  colour: '#5f7f9e',
  inlay:
    shape('M8 10H152V48Q80 60 8 44Z', '#9fbcd4') +
    shape('M8 48Q80 62 152 46V72Q80 84 20 70Z', '#6f93b4') +
    shape('M20 74Q80 86 140 70V94Q80 104 30 94Z', '#4a6f94') +
    shape('M30 96Q76 106 120 92V150H30Z', '#33546f') +
    stroke(
      'M24 34Q80 46 134 34M36 60Q80 70 124 58M48 84Q78 92 108 82M62 106Q76 110 92 104',
      '#eaf4fb',
      4,
      { opacity: 0.75 },
    ) +
    polygon(
      [
        [94, 28],
        [70, 70],
        [84, 70],
        [72, 108],
        [108, 60],
        [92, 60],
        [106, 28],
      ],
      '#ffd84a',
    ),
  glint: [30, 28],
};

const minerale: Badge = {
  outline: corners([50, 26], [110, 26], [144, 62], [80, 142], [16, 62]),
  colour: '#8fa6bc',
  inlay:
    polygon(
      [
        [50, 26],
        [80, 26],
        [58, 62],
        [16, 62],
      ],
      '#cfdde9',
    ) +
    polygon(
      [
        [80, 26],
        [110, 26],
        [102, 62],
        [58, 62],
      ],
      '#eef4f9',
    ) +
    polygon(
      [
        [110, 26],
        [144, 62],
        [102, 62],
      ],
      '#9ab0c6',
    ) +
    polygon(
      [
        [16, 62],
        [58, 62],
        [80, 142],
      ],
      '#9fb4c8',
    ) +
    polygon(
      [
        [58, 62],
        [102, 62],
        [80, 142],
      ],
      '#7d96b0',
    ) +
    polygon(
      [
        [102, 62],
        [144, 62],
        [80, 142],
      ],
      '#566f8a',
    ),
  glint: [54, 30],
};

const arm = 'M72 80V46L60 38L66 28L72 32V14H88V32L94 28L100 38L88 46V80Z';

const gelo: Badge = {
  outline: corners(
    ...Array.from({ length: 12 }, (_, index) =>
      around(80, 80, index % 2 === 0 ? 66 : 40, index * 30),
    ),
  ),
  colour: '#8fd8f0',
  inlay:
    Array.from({ length: 6 }, (_, index) =>
      polygon(
        [[80, 80], around(80, 80, 66, index * 60), around(80, 80, 40, index * 60 + 30)],
        '#5fb4dc',
      ),
    ).join('') +
    Array.from({ length: 6 }, (_, index) =>
      group(
        { transform: `rotate(${index * 60} 80 80) translate(28 28) scale(.65)` },
        shape(arm, '#ffffff'),
      ),
    ).join('') +
    shape(regular(80, 80, 14, 6), '#3f9acb') +
    shape(regular(80, 80, 8, 6), '#e6f8ff'),
  glint: [80, 22],
};

const sunRays = Array.from({ length: 11 }, (_, index) => {
  const angle = -100 + index * 20;
  const length = index % 2 === 0 ? 56 : 64 + 24 * Math.cos((angle * Math.PI) / 180);
  return around(80, 104, length, angle);
});

const levante: Badge = {
  outline: corners([20, 138], ...sunRays, [140, 138]),
  colour: '#c83a3f',
  inlay:
    Array.from({ length: 10 }, (_, index) =>
      polygon(
        [[80, 104], sunRays[index] ?? [80, 104], sunRays[index + 1] ?? [80, 104]],
        index % 2 === 0 ? '#e8663f' : '#a82a3a',
      ),
    ).join('') +
    shape(circle(80, 104, 40), '#f7b53a') +
    shape(circle(80, 104, 29), '#ffe08a') +
    shape('M0 112H160V150H0Z', '#2c4a8f') +
    shape('M0 126Q40 118 80 126T160 126V150H0Z', '#1d3269') +
    stroke('M60 118H100M52 130H74M88 132H112', '#ffd27a', 3),
  glint: [80, 26],
};

/** The badges of Johto, in order. */
export const johtoBadges: readonly Badge[] = [
  zefiro,
  alveare,
  piana,
  nebbia,
  tempesta,
  minerale,
  gelo,
  levante,
];
