import { ball } from '../kit/ball.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, rolling } from '../kit/ridges.ts';
import { haze, orb, sky, stars } from '../kit/sky.ts';
import {
  at,
  definitions,
  disc,
  document,
  oval,
  polygon,
  radialGradient,
  shape,
  stroke,
} from '../kit/svg.ts';
import { conifers, scatter, woodEdge } from '../kit/trees.ts';
import { silhouette } from './life/silhouettes.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

function tent(): string {
  return at(
    640,
    424,
    oval(10, 2, 150, 14, '#0d1630', { opacity: 0.35 }) +
      polygon(
        [
          [-130, 0],
          [-40, -132],
          [96, -116],
          [132, 0],
        ],
        '#b9353f',
      ) +
      polygon(
        [
          [-40, -132],
          [96, -116],
          [132, 0],
          [34, 0],
        ],
        '#e4505a',
      ) +
      polygon(
        [
          [-40, -132],
          [34, 0],
          [-8, 0],
        ],
        '#ffcf7a',
      ) +
      polygon(
        [
          [-40, -132],
          [-30, -92],
          [-22, 0],
          [-64, 0],
        ],
        '#7c2330',
      ) +
      polygon(
        [
          [-40, -132],
          [50, -100],
          [62, -60],
          [6, -62],
        ],
        '#f4626c',
        { opacity: 0.5 },
      ) +
      stroke('M-130 0L-156 10M132 0L160 10M-40 -132L-46 -144', '#e9d6b4', 4),
  );
}

function campfire(): string {
  return at(
    868,
    434,
    oval(0, 4, 56, 10, '#0d1630', { opacity: 0.4 }) +
      stroke('M-34 2L30 -12M34 2L-30 -12', '#6d4230', 12) +
      stroke('M-34 2L30 -12', '#8a5a3b', 5) +
      shape(
        'M0 -92C8 -64 34 -52 34 -24C34 -4 18 4 0 4S-34 -4 -34 -24C-34 -40 -24 -48 -20 -62C-12 -54 -8 -50 -8 -42C-4 -56 -6 -76 0 -92Z',
        '#f2703a',
      ) +
      shape(
        'M4 -62C8 -44 22 -36 22 -18C22 -4 12 2 0 2S-22 -4 -22 -18C-22 -30 -14 -36 -12 -46C-4 -40 0 -36 0 -28C4 -40 2 -50 4 -62Z',
        '#f9b13f',
      ) +
      shape(
        'M0 -34C4 -24 12 -18 12 -9C12 -2 6 2 0 2S-12 -2 -12 -9C-12 -18 -4 -22 0 -34Z',
        '#ffeeb0',
      ) +
      disc(-18, -104, 2.4, '#ffd58a') +
      disc(14, -118, 2, '#ffd58a') +
      disc(26, -90, 2.6, '#ffb75e') +
      disc(-6, -134, 1.6, '#ffd58a'),
  );
}

function backpack(): string {
  return at(
    742,
    432,
    oval(0, 2, 34, 7, '#0d1630', { opacity: 0.35 }) +
      shape('M-27 0Q-33 -50 -18 -60H18Q33 -50 27 0Q0 5 -27 0Z', '#3f6fc4') +
      shape('M6 -60H18Q33 -50 27 0Q18 3 8 3Z', '#2b4f99') +
      shape('M-22 -62Q0 -74 22 -62L24 -40Q0 -30 -24 -40Z', '#5f92e4') +
      shape('M-17 -24H17V-6Q0 -1 -17 -6Z', '#2f579f') +
      stroke('M-8 -64Q0 -80 8 -64', '#f1e3c4', 4) +
      disc(0, -38, 5, '#f7c531'),
  );
}

/** A night's camp above the woods: tent, fire, and what a challenger carries. */
export function profileScene(): string {
  const random = seeded(31);
  const far = rolling(random, { width, y: 338, sway: 18, step: 220 });
  const near = rolling(random, { width, y: 418, sway: 7, step: 380 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#101a3e'],
      [0.4, '#2c3d7d'],
      [0.66, '#7a6aa8'],
      [0.8, '#d58f93'],
    ]) +
      stars(random, 120, [0, 0, 1600, 250], '#eaf0ff') +
      orb('moon', 1130, 100, 34, '#fdf6df', '#cfd6ff', 5) +
      disc(1120, 92, 7, '#e9dcc0') +
      disc(1142, 108, 5, '#e9dcc0') +
      disc(1128, 118, 3.5, '#e9dcc0') +
      mountains(
        random,
        [
          { x: 250, y: 196, left: 270, right: 260 },
          { x: 1330, y: 180, left: 280, right: 280 },
          { x: 560, y: 236, left: 210, right: 220 },
          { x: 1010, y: 244, left: 200, right: 190 },
          { x: 1590, y: 226, left: 190, right: 130 },
          { x: 10, y: 240, left: 140, right: 180 },
        ],
        {
          base: 370,
          light: '#6f6ba6',
          shade: '#4b4f8c',
          snow: { light: '#e6e2f6', shade: '#a9a6d4', share: 0.24 },
          litSide: 'right',
        },
      ) +
      haze('mist', width, 268, 100, '#d99a9c', 0.55) +
      hill(far, height, '#2f4a70') +
      woodEdge(random, width, (x) => heightAt(far, x) + 10, 440, 40, '#26406a') +
      hill(
        far.map(([x, y]) => [x, y + 44] as const),
        height,
        '#203860',
      ) +
      conifers(
        scatter(random, 20, [-10, 480], (x) => heightAt(near, x) + 8, [70, 150]).concat(
          scatter(random, 20, [1090, 1610], (x) => heightAt(near, x) + 8, [70, 150]),
        ),
        '#17294f',
      ) +
      hill(near, height, '#2b4a4c') +
      definitions(
        radialGradient('glow', [
          [0, '#ffb45c', 0.6],
          [0.5, '#ff9a4c', 0.22],
          [1, '#ff9a4c', 0],
        ]),
      ) +
      oval(868, 416, 330, 150, 'url(#glow)') +
      tent() +
      backpack() +
      campfire() +
      ball(962, 428, 15, 14) +
      silhouette('mouse', { x: 1018, y: 437, size: 0.6, facesLeft: true }, '#3a3350', '#a8683e') +
      hill(rolling(random, { width, y: 478, sway: 8, step: 300 }), height, '#132a3c'),
  );
}
