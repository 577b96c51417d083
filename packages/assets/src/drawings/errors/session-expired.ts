import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, rolling } from '../kit/ridges.ts';
import { haze, orb, sky, sparkle, stars } from '../kit/sky.ts';
import {
  at,
  box,
  definitions,
  disc,
  document,
  element,
  group,
  oval,
  polygon,
  radialGradient,
  shape,
  stroke,
} from '../kit/svg.ts';
import { conifers, scatter, woodEdge } from '../kit/trees.ts';
import { errorSceneSize, figures } from './error-scene.ts';

const { width, height } = errorSceneSize;

function hourglass(): string {
  const glass =
    'M-78 -262H78C78 -196 60 -172 26 -146C16 -138 16 -126 26 -118C60 -92 78 -68 78 -2H-78C-78 -68 -60 -92 -26 -118C-16 -126 -16 -138 -26 -146C-60 -172 -78 -196 -78 -262Z';
  return at(
    600,
    724,
    oval(0, 28, 158, 18, '#0d1630', { opacity: 0.45 }) +
      definitions(element('clipPath', { id: 'glass' }, element('path', { d: glass }))) +
      shape(glass, '#a9c3f2', { opacity: 0.34 }) +
      group(
        { 'clip-path': 'url(#glass)' },
        shape(
          'M-60 -196Q-20 -182 0 -186T60 -196L26 -146Q10 -134 0 -132Q-10 -134 -26 -146Z',
          '#f2c063',
          { opacity: 0 },
        ),
        shape('M-34 -156Q0 -148 34 -156L20 -140Q8 -132 0 -130Q-8 -132 -20 -140Z', '#f7cf74'),
        box(-2, -134, 4, 74, '#f7cf74'),
        shape('M-90 4C-70 -40 -30 -58 0 -66C30 -58 70 -40 90 4Z', '#f7cf74'),
        shape('M0 -66C30 -58 70 -40 90 4H30C40 -24 24 -50 0 -66Z', '#d9a343'),
      ) +
      stroke('M-60 -244C-58 -206 -44 -178 -22 -162M-58 -18C-58 -52 -46 -78 -26 -96', '#ffffff', 7, {
        opacity: 0.75,
      }) +
      stroke('M62 -244C60 -214 52 -192 38 -176', '#ffffff', 4, { opacity: 0.4 }) +
      stroke(glass, '#dfe9ff', 4, { opacity: 0.7 }) +
      [-262, 0]
        .map(
          (y) =>
            box(-112, y - (y === 0 ? 2 : 26), 224, 28, '#a9744d', { rx: 8 }) +
            box(-112, y + (y === 0 ? 14 : -10), 224, 12, '#6f4630', { rx: 6 }) +
            box(-104, y + (y === 0 ? 2 : -22), 150, 5, '#d8a878', { rx: 2 }),
        )
        .join('') +
      [-98, 86]
        .map((x) => box(x, -262, 12, 262, '#8a5a3b') + box(x + 7, -262, 5, 262, '#5f3b2a'))
        .join('') +
      disc(-92, -275, 7, '#f7c531') +
      disc(92, -275, 7, '#f7c531'),
  );
}

function embers(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    oval(0, -14, 150, 74, 'url(#ember)') +
      oval(0, 6, 70, 12, '#0d1630', { opacity: 0.5 }) +
      stroke('M-42 4L34 -16M42 4L-34 -16M-50 -4L10 6', '#4a3038', 15) +
      stroke('M-42 2L34 -18M-50 -6L6 4', '#6d4548', 5) +
      stroke('M-18 -5L-4 -9M12 -6L24 -11M-32 0H-26M4 4H10', '#ff9a4c', 6) +
      stroke('M-14 -6L-6 -8', '#ffe0a0', 4) +
      stroke('M0 -30C-14 -52 16 -66 2 -90C-8 -110 12 -124 6 -146', '#c9cbe6', 6, {
        opacity: 0.35,
      }) +
      disc(-22, -34, 2.6, '#ffb75e') +
      disc(20, -46, 2.2, '#ffb75e'),
    scale,
  );
}

/** 419: the sand has run out beside the embers; everyone sleeps. */
export function sessionExpiredScene(): string {
  const random = seeded(419);
  const far = rolling(random, { width, y: 570, sway: 22, step: 210 });
  const near = rolling(random, { width, y: 676, sway: 10, step: 330 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#0a1130'],
      [0.36, '#1d2b68'],
      [0.58, '#49509c'],
      [0.7, '#8f78b8'],
    ]) +
      stars(random, 230, [0, 0, 1200, 520], '#eaf0ff') +
      orb('moon', 905, 182, 60, '#fdf6df', '#c9d2ff', 5) +
      disc(886, 166, 12, '#e9dfc4') +
      disc(924, 192, 9, '#e9dfc4') +
      disc(898, 210, 6, '#e9dfc4') +
      sparkle(250, 170, 14, '#ffffff') +
      sparkle(1070, 340, 10, '#ffffff') +
      sparkle(150, 360, 8, '#cfd8ff') +
      stroke('M330 90L222 158', '#ffffff', 3.5, { opacity: 0.55 }) +
      mountains(
        random,
        [
          { x: 200, y: 400, left: 260, right: 250 },
          { x: 1030, y: 390, left: 260, right: 250 },
          { x: 430, y: 470, left: 200, right: 200 },
          { x: 800, y: 474, left: 190, right: 200 },
        ],
        {
          base: 630,
          light: '#6a6cb0',
          shade: '#474c92',
          snow: { light: '#e8e6f8', shade: '#a7a8da', share: 0.24 },
          litSide: 'right',
        },
      ) +
      haze('mist', width, 480, 150, '#8f78b8', 0.7) +
      hill(far, height, '#2c3c78') +
      woodEdge(random, width, (x) => heightAt(far, x) + 10, 760, 56, '#243370') +
      conifers(
        scatter(random, 9, [-10, 350], (x) => heightAt(near, x) + 20, [130, 230]).concat(
          scatter(random, 9, [850, 1210], (x) => heightAt(near, x) + 20, [130, 230]),
        ),
        '#182654',
      ) +
      hill(near, height, '#33507a') +
      definitions(
        radialGradient('ember', [
          [0, '#ff9a4c', 0.65],
          [0.5, '#f2703a', 0.25],
          [1, '#f2703a', 0],
        ]),
      ) +
      shape('M-20 790Q300 730 600 756T1220 780V910H-20Z', '#27406a') +
      hourglass() +
      embers(826, 772, 0.95) +
      polygon(
        [
          [322, 790],
          [338, 742],
          [470, 736],
          [496, 790],
        ],
        '#b9353f',
      ) +
      shape('M322 790Q320 748 352 744Q384 748 380 790Z', '#e4505a') +
      oval(351, 768, 17, 20, '#7c2330') +
      shape('M351 752a16 16 0 0 1 0 32a10 10 0 0 1 0-18', 'none', {
        stroke: '#f4a0a0',
        'stroke-width': 4,
      }) +
      stroke('M404 742L412 790M448 738L458 790', '#8f2230', 4) +
      figures('419', 600, 208, 132, { face: '#ffe3a1', light: '#ffffff', shadow: '#070c24' }) +
      hill(
        [
          [-20, 850],
          [260, 826],
          [600, 862],
          [940, 828],
          [1220, 850],
        ],
        height,
        '#121d44',
      ),
  );
}
