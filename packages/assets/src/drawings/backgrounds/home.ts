import { stadium } from '../kit/buildings.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, road, rolling } from '../kit/ridges.ts';
import { birds, cloud, haze, orb, sky } from '../kit/sky.ts';
import { document } from '../kit/svg.ts';
import { broadTrees, conifers, scatter, woodEdge } from '../kit/trees.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

/** Sunrise over the valley of the tournament: mountains, woods, the stadium, the road to it. */
export function homeScene(): string {
  const random = seeded(4);
  const far = rolling(random, { width, y: 316, sway: 16, step: 190 });
  const near = rolling(random, { width, y: 372, sway: 22, step: 260 });
  const front = rolling(random, { width, y: 446, sway: 20, step: 300 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#233a7a'],
      [0.3, '#5d6fb5'],
      [0.52, '#e79a94'],
      [0.68, '#fbd59b'],
    ]) +
      orb('sun', 800, 268, 46, '#fff3cf', '#ffcf9e', 8) +
      cloud(2, 330, 118, 1.1, '#f3b9b0', '#d78f9b') +
      cloud(0, 1240, 96, 0.9, '#f0b3b1', '#cf8b9d') +
      cloud(1, 1010, 168, 0.55, '#fad3b8', '#eeaa9f') +
      cloud(1, 560, 182, 0.5, '#fad3b8', '#eeaa9f') +
      mountains(
        random,
        [
          { x: 170, y: 170, left: 240, right: 250 },
          { x: 1440, y: 158, left: 260, right: 250 },
          { x: 420, y: 206, left: 210, right: 200 },
          { x: 1180, y: 212, left: 200, right: 210 },
          { x: -30, y: 214, left: 160, right: 190 },
          { x: 1620, y: 220, left: 180, right: 120 },
        ],
        {
          base: 340,
          light: '#a58bb4',
          shade: '#6f6aa3',
          snow: { light: '#fff0e2', shade: '#c9b8d8', share: 0.3 },
          litSide: 'right',
        },
      ) +
      haze('mist', width, 236, 110, '#fbd9ae', 0.85) +
      hill(far, height, '#5f8f86') +
      woodEdge(random, width, (x) => heightAt(far, x) + 6, 420, 30, '#4d7f7b') +
      stadium(800, 366, 0.82, { wall: '#e9dcc8', roof: '#c34450', light: '#ffe9a8' }) +
      hill(near, height, '#3f8062') +
      broadTrees(
        scatter(random, 17, [20, 610], (x) => heightAt(near, x) + 14, [44, 70]).concat(
          scatter(random, 17, [990, 1580], (x) => heightAt(near, x) + 14, [44, 70]),
        ),
        '#2f6a50',
        '#6fae6c',
      ) +
      road(
        [
          [800, 362, 36],
          [806, 386, 46],
          [776, 414, 66],
          [766, 444, 100],
          [730, 500, 190],
        ],
        '#e9c994',
      ) +
      road(
        [
          [812, 362, 14],
          [822, 386, 16],
          [799, 414, 22],
          [801, 444, 32],
          [793, 500, 66],
        ],
        '#cba271',
      ) +
      hill(
        front.map(([x, y]) => [x, y + 46 - Math.min(64, Math.abs(x - 740) * 0.13)] as const),
        height,
        '#245242',
      ) +
      conifers(
        scatter(random, 13, [-10, 330], () => 500, [70, 130]).concat(
          scatter(random, 13, [1260, 1610], () => 500, [70, 130]),
        ),
        '#16393a',
      ) +
      birds(
        [
          [690, 150, 11],
          [724, 166, 8],
          [660, 172, 7],
          [1010, 106, 9],
        ],
        '#34457e',
      ),
  );
}
