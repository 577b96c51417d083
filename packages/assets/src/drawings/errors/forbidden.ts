import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, road, rolling } from '../kit/ridges.ts';
import { cloud, haze, orb, sky } from '../kit/sky.ts';
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
  shape,
} from '../kit/svg.ts';
import { broadTrees, groveEdge, scatter, tufts } from '../kit/trees.ts';
import { errorSceneSize, figures } from './error-scene.ts';

const { width, height } = errorSceneSize;

function cone(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    oval(6, 2, 46, 8, '#3b2a2a', { opacity: 0.3 }) +
      box(-40, -10, 80, 12, '#c24a22', { rx: 4 }) +
      polygon(
        [
          [-28, -10],
          [-7, -92],
          [7, -92],
          [28, -10],
        ],
        '#f26a35',
      ) +
      polygon(
        [
          [6, -10],
          [3, -92],
          [7, -92],
          [28, -10],
        ],
        '#c24a22',
      ) +
      polygon(
        [
          [-22, -34],
          [-16, -58],
          [16, -58],
          [22, -34],
        ],
        '#fff4e6',
      ) +
      polygon(
        [
          [5, -34],
          [4, -58],
          [16, -58],
          [22, -34],
        ],
        '#d9cfc9',
      ),
    scale,
  );
}

function barrier(): string {
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const x = 372 + index * 56;
    return polygon(
      [
        [x, 650],
        [x + 28, 650],
        [x - 4, 590],
        [x - 32, 590],
      ],
      '#e63946',
    );
  }).join('');
  const post = (x: number) =>
    polygon(
      [
        [x - 44, 742],
        [x - 30, 730],
        [x + 30, 730],
        [x + 44, 742],
      ],
      '#3c4368',
    ) +
    box(x - 15, 560, 30, 174, '#55608f', { rx: 4 }) +
    box(x + 2, 560, 13, 174, '#3c4368', { rx: 4 }) +
    disc(x, 544, 34, '#ffd267', { opacity: 0.3 }) +
    box(x - 13, 550, 26, 12, '#2a3052', { rx: 3 }) +
    shape(`M${x - 14} 552V540a14 14 0 0 1 28 0V552Z`, '#ffc23d') +
    oval(x - 5, 538, 3.5, 6, '#fff1c4');
  return (
    oval(600, 744, 270, 16, '#3b2a2a', { opacity: 0.32 }) +
    definitions(element('clipPath', { id: 'bar' }, box(366, 590, 468, 60, '#fff', { rx: 12 }))) +
    post(430) +
    post(770) +
    box(366, 590, 468, 60, '#fbf4ee', { rx: 12 }) +
    group(
      { 'clip-path': 'url(#bar)' },
      stripes,
      box(366, 628, 468, 24, '#14213d', { opacity: 0.16 }),
    ) +
    disc(600, 622, 88, '#14213d', { opacity: 0.18 }) +
    disc(600, 616, 86, '#ffffff') +
    disc(600, 616, 76, '#e63946') +
    shape('M676 616A76 76 0 0 1 546 670A96 96 0 0 0 654 562A76 76 0 0 1 676 616Z', '#b3202f') +
    box(548, 600, 104, 32, '#ffffff', { rx: 8 })
  );
}

/** 403: the road to the mountain, closed by a barrier. */
export function forbiddenScene(): string {
  const random = seeded(403);
  const far = rolling(random, { width, y: 520, sway: 22, step: 220 });
  const near = rolling(random, { width, y: 592, sway: 18, step: 320 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#3b6fb8'],
      [0.3, '#8fb8de'],
      [0.48, '#ffe1bd'],
      [0.6, '#f7b98c'],
    ]) +
      orb('sun', 960, 300, 52, '#fff6da', '#ffe3b4', 6) +
      cloud(0, 220, 190, 1.2, '#fff3e6', '#ecd3cd') +
      cloud(2, 1010, 150, 1, '#fff3e6', '#ecd3cd') +
      cloud(1, 90, 340, 0.7, '#fff3e6', '#ecd3cd') +
      mountains(
        random,
        [
          { x: 180, y: 330, left: 250, right: 260 },
          { x: 1080, y: 340, left: 250, right: 220 },
          { x: 600, y: 356, left: 330, right: 330 },
        ],
        {
          base: 570,
          light: '#b7a0b8',
          shade: '#7f7ba8',
          snow: { light: '#fffaf2', shade: '#d4cbe0', share: 0.3 },
          litSide: 'right',
        },
      ) +
      haze('mist', width, 440, 120, '#ffdcb4', 0.8) +
      hill(far, height, '#8fae82') +
      groveEdge(random, width, (x) => heightAt(far, x) + 14, 640, 36, '#7b9f7a') +
      hill(near, height, '#6a9a62') +
      broadTrees(
        scatter(random, 6, [20, 400], (x) => heightAt(near, x) + 26, [80, 130]).concat(
          scatter(random, 6, [800, 1180], (x) => heightAt(near, x) + 26, [80, 130]),
        ),
        '#3f7a54',
        '#9fd089',
      ) +
      hill(
        [
          [-20, 660],
          [240, 640],
          [600, 650],
          [960, 640],
          [1220, 660],
        ],
        height,
        '#568a55',
      ) +
      road(
        [
          [636, 566, 26],
          [616, 596, 60],
          [590, 640, 130],
          [596, 720, 340],
          [600, 910, 700],
        ],
        '#59607f',
      ) +
      road(
        [
          [636, 566, 3],
          [616, 598, 5],
          [590, 640, 8],
          [598, 690, 14],
        ],
        '#f4e6c8',
      ) +
      shape('M586 770H614L618 812H582ZM578 840H622L630 900H570Z', '#f4e6c8') +
      barrier() +
      cone(330, 762, 0.95) +
      cone(870, 762, 0.95) +
      cone(256, 820, 1.25) +
      cone(950, 824, 1.25) +
      figures('403', 600, 220, 122, { face: '#d42f3d', light: '#ff9a96', shadow: '#5b4a78' }) +
      tufts(
        scatter(random, 12, [-10, 220], () => 880 - random() * 110, [36, 60]),
        '#3c7048',
      ) +
      tufts(
        scatter(random, 12, [990, 1210], () => 880 - random() * 110, [36, 60]),
        '#3c7048',
      ),
  );
}
