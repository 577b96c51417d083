import { seeded } from '../kit/random.ts';
import { heightAt, hill, rolling } from '../kit/ridges.ts';
import { haze, sky, sparkle, stars } from '../kit/sky.ts';
import {
  at,
  box,
  definitions,
  disc,
  document,
  group,
  oval,
  polygon,
  radialGradient,
  shape,
  stroke,
} from '../kit/svg.ts';
import { conifers, scatter, woodEdge } from '../kit/trees.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

/** Stars within the middle of the sky, which narrow screens show. */
const asking = [
  [736, 130],
  [752, 94],
  [792, 74],
  [834, 86],
  [851, 122],
  [831, 158],
  [800, 181],
  [798, 215],
] as const;

function constellation(): string {
  return (
    stroke(`M${asking.map(([x, y]) => `${x} ${y}`).join('L')}`, '#aebdf2', 2.2, {
      opacity: 0.7,
      'stroke-dasharray': '2 7',
    }) +
    asking.map(([x, y], index) => sparkle(x, y, index % 2 === 0 ? 12 : 9, '#fff3c9')).join('') +
    sparkle(798, 256, 16, '#ffe08a')
  );
}

function observatory(): string {
  return at(
    1120,
    352,
    oval(0, 4, 120, 12, '#0d1630', { opacity: 0.4 }) +
      box(-84, -84, 168, 88, '#c8cbe4', { rx: 4 }) +
      box(10, -84, 74, 88, '#8f95c4', { rx: 4 }) +
      box(-92, -94, 184, 14, '#e9e9f4', { rx: 5 }) +
      shape('M-82 -94A82 80 0 0 1 82 -94Z', '#e63946') +
      shape('M14 -173A82 80 0 0 1 82 -94H30Q44 -130 14 -173Z', '#b3202f') +
      shape('M-50 -158L-14 -172L8 -94H-24Z', '#131b3d') +
      group(
        { transform: 'rotate(-34 -30 -130)' },
        box(-46, -214, 26, 88, '#f4f4f6', { rx: 4 }) +
          box(-32, -214, 12, 88, '#b9bddb', { rx: 4 }) +
          box(-49, -222, 32, 16, '#25346b', { rx: 4 }),
      ) +
      shape('M-60 4V-40a16 16 0 0 1 32 0V4Z', '#ffdf8e') +
      box(34, -60, 26, 24, '#ffdf8e', { rx: 3 }) +
      stroke('M47 -60V-36M34 -48H60', '#8f95c4', 3),
  );
}

/** A clear night at the observatory; among the stars, a question. */
export function quizScene(): string {
  const random = seeded(77);
  const far = rolling(random, { width, y: 372, sway: 22, step: 260 });
  const near = rolling(random, { width, y: 430, sway: 16, step: 330 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#0b1233'],
      [0.45, '#1c2a68'],
      [0.78, '#4a4a9c'],
      [1, '#8a6bb0'],
    ]) +
      definitions(
        radialGradient('galaxy', [
          [0, '#8f7fe0', 0.5],
          [0.5, '#5a63c9', 0.2],
          [1, '#5a63c9', 0],
        ]),
      ) +
      group({ transform: 'rotate(-16 800 190)' }, oval(800, 190, 760, 120, 'url(#galaxy)')) +
      stars(random, 210, [0, 0, 1600, 360], '#eef1ff') +
      sparkle(230, 96, 10, '#ffffff') +
      sparkle(1420, 70, 12, '#ffffff') +
      sparkle(480, 190, 8, '#cfd8ff') +
      stroke('M330 60L238 118', '#ffffff', 3, { opacity: 0.6 }) +
      disc(236, 119, 4, '#ffffff') +
      constellation() +
      haze('dawn', width, 290, 130, '#b48acb', 0.4) +
      woodEdge(random, width, (x) => heightAt(far, x), 470, 30, '#2b3677') +
      hill(
        [
          [700, 460],
          [860, 420],
          [980, 362],
          [1120, 344],
          [1260, 366],
          [1380, 424],
          [1560, 460],
        ],
        height,
        '#27316b',
      ) +
      shape(
        'M1112 350C1090 372 1150 384 1126 404C1104 424 1180 440 1168 470H1206C1214 440 1140 424 1162 404C1182 384 1128 372 1136 350Z',
        '#6d6aa8',
      ) +
      observatory() +
      hill(near, height, '#1a2350') +
      polygon(
        [
          [562, 446],
          [575, 404],
          [582, 404],
          [574, 448],
        ],
        '#8a5a3b',
      ) +
      polygon(
        [
          [606, 448],
          [592, 404],
          [585, 404],
          [594, 448],
        ],
        '#a9744d',
      ) +
      group(
        { transform: 'rotate(-32 583 400)' },
        box(552, 390, 66, 18, '#f4f4f6', { rx: 4 }) +
          box(552, 399, 66, 9, '#b9bddb', { rx: 4 }) +
          box(610, 386, 16, 26, '#e63946', { rx: 4 }) +
          box(542, 394, 12, 11, '#25346b', { rx: 2 }),
      ) +
      conifers(
        scatter(random, 13, [-10, 470], (x) => heightAt(near, x) + 26, [70, 140]).concat(
          scatter(random, 9, [1290, 1610], (x) => heightAt(near, x) + 26, [80, 150]),
        ),
        '#111a40',
      ) +
      hill(rolling(random, { width, y: 482, sway: 7, step: 300 }), height, '#0d1535'),
  );
}
