import { ball } from '../kit/ball.ts';
import { pennant, signpost } from '../kit/buildings.ts';
import { palette } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { hill, mountains, road } from '../kit/ridges.ts';
import { cloud, orb, sparkle, stars } from '../kit/sky.ts';
import {
  at,
  definitions,
  disc,
  document,
  element,
  group,
  oval,
  shape,
  stroke,
} from '../kit/svg.ts';
import { conifers, scatter, tufts } from '../kit/trees.ts';
import { cushion, ground, shadow } from './backdrop.ts';
import { pictureSize } from './picture-size.ts';

const { width, height } = pictureSize;

function zed(x: number, y: number, size: number, opacity: number): string {
  return stroke(`M${x} ${y}h${size}l${-size} ${size}h${size}`, '#ffffff', size * 0.26, { opacity });
}

/** A bell asleep under the moon. */
export function emptyNotificationsPicture(): string {
  return document(
    width,
    height,
    cushion('#2c3a75', ground('#22305f')) +
      stars(seeded(5), 26, [90, 50, 400, 190], '#eaf0ff') +
      orb('moon', 120, 118, 26, '#fdf6df', '#cfd6ff', 3) +
      cloud(1, 372, 226, 0.62, '#4a5aa0', '#3c4b8c') +
      shadow(240, 322, 100) +
      at(
        240,
        322,
        group(
          { transform: 'rotate(11)' },
          disc(-2, -12, 20, palette.goldDark),
          shape(
            'M-96 -22C-74 -36 -70 -60 -68 -104C-66 -152 -38 -182 0 -182S66 -152 68 -104C70 -60 74 -36 96 -22Q104 -14 92 -12H-92Q-104 -14 -96 -22Z',
            palette.gold,
          ),
          shape(
            'M20 -179C50 -168 66 -142 68 -104C70 -60 74 -36 96 -22Q104 -14 92 -12H30C52 -50 50 -140 20 -179Z',
            palette.goldDark,
          ),
          shape(
            'M-50 -116C-48 -144 -34 -160 -16 -164C-30 -146 -36 -120 -38 -70C-50 -76 -51 -96 -50 -116Z',
            palette.goldLight,
          ),
          stroke('M-82 -40Q0 -28 82 -40', '#a8730a', 5, { opacity: 0.5 }),
          oval(0, -188, 14, 13, palette.goldDark),
          stroke('M-36 -96q10 10 20 0M14 -96q10 10 20 0', '#5f3b1a', 5),
          stroke('M-8 -72q6 6 14 0', '#5f3b1a', 5),
          oval(-40, -78, 9, 6, '#f2856a', { opacity: 0.7 }),
          oval(40, -78, 9, 6, '#f2856a', { opacity: 0.6 }),
        ),
      ) +
      zed(322, 136, 26, 1) +
      zed(352, 104, 19, 0.85) +
      zed(370, 82, 13, 0.65),
  );
}

/** A magnifying glass over tall grass: footprints, nobody there. */
export function noResultsPicture(): string {
  const print = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      group(
        { transform: `rotate(${turn})` },
        oval(0, 5, 11, 12, '#b98a52') +
          oval(-12, -8, 4, 6.4, '#b98a52') +
          oval(0, -14, 4.4, 7, '#b98a52') +
          oval(12, -8, 4, 6.4, '#b98a52'),
      ),
    );
  return document(
    width,
    height,
    cushion('#a9dcc0', ground('#e8cf98')) +
      cloud(0, 130, 108, 0.42, '#ffffff', '#dcefe6') +
      cloud(2, 368, 92, 0.36, '#ffffff', '#dcefe6') +
      definitions(element('clipPath', { id: 'lens' }, disc(226, 188, 80, '#fff'))) +
      tufts(
        scatter(seeded(3), 13, [76, 404], () => 268, [46, 76]),
        '#4d9c68',
      ) +
      tufts(
        scatter(seeded(4), 11, [66, 412], () => 288, [50, 84]),
        '#37855a',
      ) +
      print(132, 326, 62) +
      print(194, 306, 74) +
      print(372, 318, 70) +
      at(
        226,
        188,
        group(
          { transform: 'rotate(-42)' },
          shape('M-13 88H13L16 196Q0 206 -16 196Z', palette.red),
          shape('M2 88H13L16 196Q8 201 2 202Z', palette.redDark),
          shape('M-15 78H15V102H-15Z', palette.navy),
        ),
      ) +
      disc(226, 188, 94, palette.navy) +
      disc(226, 188, 80, '#dff3ec') +
      group(
        { 'clip-path': 'url(#lens)' },
        shape('M140 214Q226 196 320 216V280H140Z', '#f0dcab'),
        tufts(
          scatter(seeded(6), 5, [140, 312], () => 222, [90, 120]),
          '#5bb079',
        ),
        print(196, 236, -16),
        print(244, 222, 12),
        tufts(
          scatter(seeded(8), 4, [136, 318], () => 276, [60, 80]),
          '#3f9464',
        ),
        stroke('M213 160q0 -18 15 -18q15 0 15 14q0 9 -10 14q-5 3 -5 10M228 192h.1', '#25346b', 8),
      ) +
      disc(226, 188, 80, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.35 }) +
      stroke('M168 158A68 68 0 0 1 200 126', '#ffffff', 9, { opacity: 0.85 }) +
      disc(160, 182, 4.5, '#ffffff', { opacity: 0.85 }),
  );
}

/** A crossroads before the mountains: the journey has not begun. */
export function noTournamentsPicture(): string {
  const random = seeded(15);
  return document(
    width,
    height,
    cushion(
      '#9fd0ee',
      orb('sun', 350, 104, 26, '#fffbe6', '#ffffff', 4),
      cloud(0, 124, 116, 0.46, '#ffffff', '#d5e8f5'),
      mountains(
        random,
        [
          { x: 120, y: 140, left: 130, right: 120 },
          { x: 370, y: 152, left: 120, right: 130 },
          { x: 250, y: 170, left: 100, right: 100 },
        ],
        {
          base: 262,
          light: '#9fb0d4',
          shade: '#7385b8',
          snow: { light: '#ffffff', shade: '#d2dcee', share: 0.32 },
          litSide: 'right',
        },
      ),
      hill(
        [
          [0, 250],
          [120, 232],
          [260, 248],
          [380, 230],
          [480, 246],
        ],
        400,
        '#7cc08a',
      ),
      conifers(
        scatter(random, 5, [40, 150], () => 262, [50, 84]),
        '#3f8568',
      ),
      conifers(
        scatter(random, 5, [340, 440], () => 262, [50, 84]),
        '#3f8568',
      ),
      hill(
        [
          [0, 284],
          [140, 270],
          [300, 280],
          [480, 268],
        ],
        400,
        '#5ba66c',
      ),
      road(
        [
          [150, 262, 12],
          [186, 284, 26],
          [214, 316, 56],
          [226, 370, 120],
        ],
        '#ecd39d',
      ),
      road(
        [
          [330, 258, 12],
          [296, 282, 26],
          [262, 312, 56],
          [240, 370, 120],
        ],
        '#ecd39d',
      ),
      pennant(150, 264, 34, palette.red),
      pennant(330, 260, 34, '#4a6bc2'),
    ) +
      signpost(240, 318, 1.45, [
        [128, 1, '#e8b45c'],
        [98, -1, '#e0636b'],
        [68, 1, '#6f93d8'],
      ]) +
      ball(306, 318, 19, 16) +
      tufts(
        scatter(random, 5, [196, 290], () => 324, [16, 24]),
        '#3f8a58',
      ) +
      sparkle(398, 176, 9, '#ffffff'),
  );
}

/** A padlock for locked content. Without a cushion, since it overlays other pictures. */
export function lockPicture(): string {
  return document(
    400,
    400,
    oval(200, 366, 120, 12, '#14213d', { opacity: 0.3 }) +
      shape('M106 190V132a94 94 0 0 1 188 0V190H252V134a52 52 0 0 0 -104 0V190Z', '#c9cfe0') +
      shape('M200 38a94 94 0 0 1 94 94V190H252V134a52 52 0 0 0 -52 -52Z', '#8f9ab8') +
      stroke('M121 180V132a79 79 0 0 1 46 -72', '#ffffff', 8, { opacity: 0.8 }) +
      shape(
        'M92 172H308Q336 172 336 200V328Q336 360 304 360H96Q64 360 64 328V200Q64 172 92 172Z',
        palette.gold,
      ) +
      shape(
        'M264 172H308Q336 172 336 200V328Q336 360 304 360H250Q296 300 264 172Z',
        palette.goldDark,
      ) +
      shape('M92 172H308Q330 172 335 192H65Q70 172 92 172Z', palette.goldLight) +
      disc(200, 264, 62, '#b97f0e', { opacity: 0.5 }) +
      ball(200, 262, 56) +
      disc(90, 338, 7, '#b97f0e') +
      disc(310, 338, 7, '#8f6206') +
      disc(90, 210, 7, '#b97f0e') +
      disc(310, 210, 7, '#8f6206'),
  );
}
