import { ball } from '../kit/ball.ts';
import { signpost } from '../kit/buildings.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, road, rolling } from '../kit/ridges.ts';
import { birds, cloud, orb, sky } from '../kit/sky.ts';
import { document, n, shape, stroke } from '../kit/svg.ts';
import { broadTrees, groveEdge, scatter, tufts } from '../kit/trees.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

/** A fine day on the route: rolling meadows, a fence, tall grass with something in it. */
export function pageScene(): string {
  const random = seeded(12);
  const far = rolling(random, { width, y: 262, sway: 20, step: 210 });
  const middle = rolling(random, { width, y: 322, sway: 26, step: 290 });
  const near = rolling(random, { width, y: 398, sway: 18, step: 360 });
  const posts = Array.from({ length: 18 }, (_, index) => {
    const x = 30 + index * 44;
    return { x, y: heightAt(near, x) + 10 };
  });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#3f8fdc'],
      [0.35, '#86c3f0'],
      [0.62, '#dff2f6'],
    ]) +
      orb('sun', 1180, 96, 40, '#fffbe4', '#ffffff', 6) +
      cloud(0, 280, 150, 1.15, '#ffffff', '#d5e8f5') +
      cloud(2, 760, 112, 0.95, '#ffffff', '#d5e8f5') +
      cloud(1, 1430, 170, 1.1, '#ffffff', '#d5e8f5') +
      cloud(1, 1010, 204, 0.5, '#f3fafd', '#d5e8f5') +
      hill(far, height, '#8cc9a5') +
      groveEdge(random, width, (x) => heightAt(far, x) + 12, 380, 34, '#7bbd9a') +
      hill(middle, height, '#67b473') +
      shape('M0 420Q400 330 760 372T1600 340V372Q1180 350 800 396T0 470Z', '#7cc47a', {
        opacity: 0.6,
      }) +
      broadTrees(
        scatter(random, 9, [60, 620], (x) => heightAt(middle, x) + 20, [60, 92]).concat(
          scatter(random, 9, [1010, 1570], (x) => heightAt(middle, x) + 20, [60, 92]),
        ),
        '#3f8f58',
        '#8fd07a',
      ) +
      hill(near, height, '#4ea15c') +
      road(
        [
          [922, 388, 60],
          [916, 410, 76],
          [944, 438, 104],
          [962, 468, 180],
          [960, 510, 300],
        ],
        '#ecd39d',
      ) +
      road(
        [
          [942, 388, 20],
          [942, 410, 24],
          [982, 438, 28],
          [1026, 468, 52],
          [1060, 510, 100],
        ],
        '#d8b67c',
      ) +
      stroke(
        posts.map(({ x, y }) => `${x === 30 ? 'M' : 'L'}${n(x)} ${n(y - 22)}`).join(''),
        '#f6ead2',
        5,
      ) +
      stroke(
        posts.map(({ x, y }) => `${x === 30 ? 'M' : 'L'}${n(x)} ${n(y - 9)}`).join(''),
        '#d9c49d',
        5,
      ) +
      stroke(posts.map(({ x, y }) => `M${n(x)} ${n(y + 4)}V${n(y - 30)}`).join(''), '#fbf4e4', 7) +
      signpost(1064, 452, 0.78, [
        [122, 1, '#e8b45c'],
        [88, -1, '#d9685f'],
      ]) +
      tufts(
        scatter(random, 44, [-20, 800], () => 500 - random() * 56, [24, 44]),
        '#2f7f4a',
      ) +
      ball(742, 470, 21, -18) +
      tufts(
        scatter(random, 12, [690, 810], () => 506 - random() * 16, [22, 34]),
        '#2a7344',
      ) +
      tufts(
        scatter(random, 30, [1150, 1620], () => 502 - random() * 50, [24, 44]),
        '#2f7f4a',
      ) +
      birds(
        [
          [520, 96, 10],
          [552, 110, 8],
        ],
        '#35639a',
      ),
  );
}
