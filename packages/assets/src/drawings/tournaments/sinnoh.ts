import { house } from '../kit/buildings.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, type Peak, rolling } from '../kit/ridges.ts';
import { haze, orb, sky, stars } from '../kit/sky.ts';
import { box, definitions, document, element, group, shape, verticalGradient } from '../kit/svg.ts';
import { conifers, type Plant, scatter, woodEdge } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { captionShade, cardSize } from './card.ts';

const { width, height } = cardSize;

const shoreY = 262;

const range: readonly Peak[] = [
  { x: 120, y: 150, left: 170, right: 150 },
  { x: 690, y: 142, left: 170, right: 160 },
  { x: 260, y: 120, left: 130, right: 120 },
  { x: 560, y: 126, left: 130, right: 130 },
  { x: 410, y: 44, left: 200, right: 210 },
];

/** Snow on the boughs: the same conifers, smaller and higher, in white. */
function snowy(plants: readonly Plant[], green: string): string {
  const caps = plants.map(({ x, y, height: tall }) => ({
    x,
    y: y - tall * 0.52,
    height: tall * 0.48,
  }));
  return conifers(plants, green) + conifers(caps, '#e6effb', 0.16);
}

function aurora(): string {
  return (
    definitions(
      verticalGradient('aurora', [
        [0, '#6ff2cf', 0],
        [0.5, '#6ff2cf', 0.42],
        [1, '#9d8cff', 0],
      ]),
    ) +
    shape(
      'M-10 70C90 20 150 90 250 46C340 6 400 10 470 40C560 80 640 20 700 30C750 36 780 50 810 60V150C770 120 720 104 660 128C570 160 480 100 400 104C330 108 270 150 200 140C120 128 60 110-10 160Z',
      'url(#aurora)',
    )
  );
}

/** Sinnoh before sunrise: the great snow mountain mirrored in a still lake. */
export function sinnohCard(): string {
  const random = seeded(493);
  const shore = rolling(random, { width, y: shoreY - 4, sway: 4, step: 120 });
  const peaks = mountains(random, range, {
    base: shoreY,
    light: '#a99ccf',
    shade: '#56629f',
    snow: { light: '#ffe4dc', shade: '#b9c3ea', share: 0.72 },
    litSide: 'right',
  });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#0c1438'],
      [0.26, '#27357a'],
      [0.44, '#7a6fb4'],
      [0.56, '#ffc09c'],
    ]) +
      stars(random, 90, [0, 0, 800, 170], '#eef3ff') +
      aurora() +
      orb('moon', 116, 62, 20, '#fdf8e6', '#cfd8ff', 5) +
      element('g', { id: 'range' }, peaks) +
      haze('mist', width, 176, 88, '#ffc3ac', 0.75) +
      woodEdge(random, width, (x) => heightAt(shore, x) - 2, shoreY + 6, 26, '#2f4278') +
      definitions(
        element('clipPath', { id: 'lake' }, element('path', { d: `M0 ${shoreY}H800V450H0Z` })),
        verticalGradient('water', [
          [0, '#f0b9ac', 0.55],
          [0.3, '#5a64ac', 0.5],
          [1, '#131c48', 0.9],
        ]),
      ) +
      box(0, shoreY, width, height - shoreY, '#8f86b8') +
      group(
        { 'clip-path': 'url(#lake)' },
        element('use', {
          href: '#range',
          transform: `matrix(1 0 0 -.8 0 ${shoreY * 1.8})`,
          opacity: 0.7,
        }),
      ) +
      box(0, shoreY, width, height - shoreY, 'url(#water)') +
      ripples(random, {
        area: [60, 268, 740, 370],
        count: 46,
        colour: '#ffe6dc',
        opacity: 0.4,
        pen: 1.6,
      }) +
      hill(
        [
          [-20, 286],
          [70, 276],
          [160, 288],
          [236, 320],
          [270, 372],
          [290, 456],
        ],
        height,
        '#dfe9f8',
      ) +
      hill(
        [
          [-20, 310],
          [90, 302],
          [190, 330],
          [250, 380],
          [276, 456],
        ],
        height,
        '#a9b9de',
      ) +
      hill(
        [
          [500, 456],
          [520, 384],
          [580, 324],
          [660, 290],
          [740, 278],
          [830, 282],
        ],
        height,
        '#e9eefa',
      ) +
      hill(
        [
          [530, 456],
          [552, 392],
          [640, 324],
          [740, 302],
          [830, 304],
        ],
        height,
        '#b0bfe2',
      ) +
      house(690, 296, 0.72, '#c9b7ae', '#e6effb', '#ffd27a') +
      house(742, 290, 0.6, '#b7a5a6', '#e6effb', '#ffd27a') +
      snowy(
        scatter(random, 6, [-10, 170], (x) => 306 + x * 0.06, [70, 128]),
        '#22406a',
      ) +
      snowy(
        scatter(random, 3, [770, 830], () => 312, [90, 130]),
        '#22406a',
      ) +
      snowy(
        scatter(random, 3, [590, 668], (x) => 344 - (x - 590) * 0.2, [50, 84]),
        '#22406a',
      ) +
      captionShade('#0a1030'),
  );
}
