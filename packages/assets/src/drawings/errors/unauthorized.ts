import { darker, lighter } from '../kit/colour.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, road, rolling } from '../kit/ridges.ts';
import { cloud, haze, orb, sky, stars } from '../kit/sky.ts';
import {
  at,
  box,
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
import { errorSceneSize, figures } from './error-scene.ts';

const { width, height } = errorSceneSize;

const stone = '#8f8fb8';

function courses(left: number, right: number, top: number, bottom: number): string {
  let d = '';
  for (let y = top, row = 0; y < bottom; y += 34, row += 1) {
    d += `M${left} ${y}H${right}`;
    for (let x = left + (row % 2 === 0 ? 30 : 58); x < right - 8; x += 56)
      d += `M${x} ${y}V${Math.min(bottom, y + 34)}`;
  }
  return stroke(d, darker(stone, 0.22), 3, { opacity: 0.7 });
}

function tower(x: number): string {
  return at(
    x,
    0,
    box(-72, 404, 144, 336, stone) +
      box(22, 404, 50, 336, darker(stone, 0.3)) +
      courses(-72, 72, 404, 740) +
      box(-86, 372, 172, 40, lighter(stone, 0.18), { rx: 4 }) +
      box(34, 372, 52, 40, darker(stone, 0.14), { rx: 4 }) +
      [-86, -30, 26]
        .map((left) => box(left, 340, 60, 34, left > 0 ? darker(stone, 0.1) : lighter(stone, 0.18)))
        .join('') +
      polygon(
        [
          [-96, 342],
          [0, 216],
          [96, 342],
        ],
        '#c2353f',
      ) +
      polygon(
        [
          [0, 216],
          [96, 342],
          [16, 342],
        ],
        '#8f2230',
      ) +
      stroke('M0 218V196', '#f1e3c4', 6) +
      disc(0, 192, 9, '#f7c531') +
      shape('M-18 470V444a18 18 0 0 1 36 0V470Z', '#2a2850') +
      shape('M-12 470V446a12 12 0 0 1 24 0V470Z', '#ffd98a'),
  );
}

function torch(x: number, y: number): string {
  return (
    disc(x, y - 26, 88, 'url(#torch)') +
    at(
      x,
      y,
      polygon(
        [
          [-9, 0],
          [9, 0],
          [5, 56],
          [-5, 56],
        ],
        '#5f3b2a',
      ) +
        box(-13, -6, 26, 10, '#3b3a5e', { rx: 3 }) +
        shape(
          'M0 -58C6 -40 20 -34 20 -18C20 -6 10 -2 0 -2S-20 -6 -20 -18C-20 -28 -12 -32 -10 -40C-4 -36 -2 -42 0 -58Z',
          '#f2703a',
        ) +
        shape(
          'M2 -40C4 -28 12 -24 12 -14C12 -6 6 -3 0 -3S-12 -6 -12 -14C-12 -22 -4 -26 2 -40Z',
          '#ffd267',
        ),
    )
  );
}

function door(): string {
  const planks = [506, 553, 600, 647]
    .map((x, index) => box(x, 452, 47, 294, index % 2 === 0 ? '#8a5a3b' : '#7d5035'))
    .join('');
  const rivets = [520, 548, 576, 624, 652, 680]
    .map((x) => disc(x, 500, 4, '#c9cbe0') + disc(x, 686, 4, '#c9cbe0'))
    .join('');
  return (
    definitions(
      `<clipPath id="arch"><path d="M506 746V530A94 84 0 0 1 694 530V746Z"/></clipPath>`,
    ) +
    shape('M482 746V528A118 108 0 0 1 718 528V746Z', lighter(stone, 0.22)) +
    shape('M600 420A118 108 0 0 1 718 528V746H694V530A94 84 0 0 0 600 446Z', darker(stone, 0.12)) +
    `<g clip-path="url(#arch)">${planks}${box(506, 440, 188, 40, '#0d1630', { opacity: 0.3 })}</g>` +
    box(506, 490, 188, 20, '#3b3f63') +
    box(506, 676, 188, 20, '#3b3f63') +
    rivets +
    stroke('M600 470V746', '#4c2f20', 4) +
    disc(600, 590, 86, 'url(#socket)') +
    polygon(
      [
        [600, 528],
        [655, 559],
        [655, 621],
        [600, 652],
        [545, 621],
        [545, 559],
      ],
      '#4a4f7c',
    ) +
    polygon(
      [
        [600, 528],
        [655, 559],
        [655, 621],
        [600, 652],
      ],
      '#363b63',
    ) +
    polygon(
      [
        [600, 544],
        [641, 567],
        [641, 613],
        [600, 636],
        [559, 613],
        [559, 567],
      ],
      '#14183a',
    ) +
    polygon(
      [
        [600, 552],
        [634, 571],
        [634, 609],
        [600, 628],
        [566, 609],
        [566, 571],
      ],
      'none',
      { stroke: '#ffd98a', 'stroke-width': 3.5, 'stroke-dasharray': '9 8' },
    ) +
    shape('M600 568l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z', 'none', {
      stroke: '#ffd98a',
      'stroke-width': 3,
      opacity: 0.6,
      'stroke-linejoin': 'round',
    })
  );
}

/** 401: the town gate at dusk, shut, and no badge in the socket that would open it. */
export function unauthorizedScene(): string {
  const random = seeded(401);
  const far = rolling(random, { width, y: 620, sway: 24, step: 200 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#141c46'],
      [0.34, '#4a4690'],
      [0.58, '#b56a9c'],
      [0.72, '#f3a383'],
    ]) +
      stars(random, 120, [0, 0, 1200, 330], '#fff3e4') +
      orb('moon', 210, 170, 44, '#fdf3dc', '#e9d8ff', 5) +
      cloud(2, 960, 230, 1.1, '#9a5f9f', '#7a5296') +
      cloud(1, 330, 330, 0.9, '#c9789c', '#a9669a') +
      mountains(
        random,
        [
          { x: 150, y: 410, left: 240, right: 230 },
          { x: 1050, y: 390, left: 240, right: 250 },
          { x: 330, y: 470, left: 190, right: 190 },
          { x: 880, y: 476, left: 180, right: 190 },
        ],
        {
          base: 660,
          light: '#8a72ad',
          shade: '#5f5a9c',
          snow: { light: '#f4e6ee', shade: '#bfb0d8', share: 0.22 },
          litSide: 'left',
        },
      ) +
      haze('dusk', width, 500, 170, '#f3a383', 0.6) +
      hill(far, height, '#4a5590') +
      woodEdge(random, width, (x) => heightAt(far, x) + 8, 780, 50, '#3a4880') +
      definitions(
        radialGradient('torch', [
          [0, '#ffc46b', 0.75],
          [0.5, '#ff9f4c', 0.25],
          [1, '#ff9f4c', 0],
        ]),
        radialGradient('socket', [
          [0, '#ffd98a', 0.5],
          [1, '#ffd98a', 0],
        ]),
      ) +
      box(-10, 520, 400, 230, darker(stone, 0.12)) +
      box(810, 520, 400, 230, darker(stone, 0.24)) +
      courses(-20, 390, 520, 750) +
      courses(810, 1220, 520, 750) +
      Array.from({ length: 8 }, (_, index) =>
        box(
          (index < 4 ? 0 : 430) + index * 98 - 6,
          494,
          56,
          30,
          darker(stone, index < 4 ? 0.06 : 0.18),
        ),
      ).join('') +
      box(430, 396, 340, 350, stone) +
      courses(430, 770, 396, 746) +
      box(420, 374, 360, 34, lighter(stone, 0.2), { rx: 4 }) +
      door() +
      tower(400) +
      tower(800) +
      torch(466, 596) +
      torch(734, 596) +
      figures('401', 600, 142, 116, { face: '#ffe6b3', light: '#ffffff', shadow: '#14183a' }) +
      hill(
        [
          [-20, 742],
          [240, 738],
          [600, 744],
          [960, 738],
          [1220, 742],
        ],
        height,
        '#3a4a63',
      ) +
      road(
        [
          [600, 744, 190],
          [600, 800, 300],
          [600, 905, 560],
        ],
        '#a58a92',
      ) +
      shape('M540 744H660L720 900H480Z', '#c3a6a4', { opacity: 0.5 }) +
      oval(600, 750, 150, 10, '#14183a', { opacity: 0.35 }) +
      conifers(
        scatter(random, 7, [-10, 300], () => 812, [130, 220]).concat(
          scatter(random, 7, [900, 1210], () => 812, [130, 220]),
        ),
        '#22305c',
      ) +
      hill(
        [
          [-20, 820],
          [200, 810],
          [420, 856],
          [600, 884],
          [780, 856],
          [1000, 810],
          [1220, 820],
        ],
        height,
        '#18224a',
      ),
  );
}
