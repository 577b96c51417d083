import { pennant, skyline, stadium } from '../kit/buildings.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, road, rolling } from '../kit/ridges.ts';
import { cloud, haze, orb, sky, stars } from '../kit/sky.ts';
import {
  definitions,
  disc,
  document,
  polygon,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';
import { broadTrees, scatter } from '../kit/trees.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

function lamps(): string {
  const places = [
    [600, 470, 1.1],
    [1000, 470, 1.1],
    [668, 424, 0.72],
    [932, 424, 0.72],
    [706, 396, 0.5],
    [894, 396, 0.5],
  ] as const;
  return places
    .map(
      ([x, y, s]) =>
        disc(x, y - 92 * s, 40 * s, '#ffdf8e', { opacity: 0.22 }) +
        stroke(`M${x} ${y}V${y - 80 * s}`, '#1b2547', 6 * s) +
        disc(x, y - 92 * s, 13 * s, '#ffe9ad'),
    )
    .join('');
}

/** Evening before the stadium's gate: lamps along the way in, the town's lights behind. */
export function accountScene(): string {
  const random = seeded(53);
  const ground = rolling(random, { width, y: 384, sway: 6, step: 420 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#16204a'],
      [0.42, '#46458f'],
      [0.66, '#b8659a'],
      [0.8, '#f29a7e'],
    ]) +
      stars(random, 80, [0, 0, 1600, 190], '#fff3e4') +
      orb('moon', 1090, 86, 24, '#fdf3dc', '#e4d4ff', 5) +
      cloud(2, 360, 176, 1, '#8b5c9f', '#6c4f95') +
      cloud(0, 1330, 196, 0.95, '#a8648f', '#85599a') +
      cloud(1, 130, 100, 0.7, '#5a4c93', '#4a4389') +
      skyline(random, [-10, 640], 392, [50, 150], '#43407f', '#ffd58a') +
      skyline(random, [960, 1620], 392, [50, 150], '#43407f', '#ffd58a') +
      haze('dusk', width, 300, 90, '#f29a7e', 0.35) +
      definitions(
        verticalGradient('beam', [
          [0, '#fff2c4', 0],
          [1, '#fff2c4', 0.4],
        ]),
      ) +
      polygon(
        [
          [560, 40],
          [700, 40],
          [672, 300],
          [652, 300],
        ],
        'url(#beam)',
      ) +
      polygon(
        [
          [900, 40],
          [1040, 40],
          [948, 300],
          [928, 300],
        ],
        'url(#beam)',
      ) +
      stadium(800, 394, 1.24, { wall: '#c9b8cf', roof: '#b9323f', light: '#ffe08f' }) +
      hill(ground, height, '#2c3b5f') +
      road(
        [
          [800, 386, 74],
          [800, 420, 150],
          [800, 505, 430],
        ],
        '#c9a189',
      ) +
      shape('M785 388H815L850 500H750Z', '#e2c1a2', { opacity: 0.5 }) +
      broadTrees(
        scatter(random, 10, [30, 520], (x) => heightAt(ground, x) + 22, [64, 96]).concat(
          scatter(random, 10, [1080, 1570], (x) => heightAt(ground, x) + 22, [64, 96]),
        ),
        '#25325a',
        '#5d5f96',
      ) +
      pennant(470, 486, 150, '#e63946') +
      pennant(1130, 486, 150, '#f7c531') +
      lamps() +
      hill(
        rolling(random, { width, y: 486, sway: 8, step: 240 }).map(
          ([x, y]) => [x, y + Math.max(0, 40 - Math.abs(x - 800) * 0.12)] as const,
        ),
        height,
        '#1a2547',
      ),
  );
}
