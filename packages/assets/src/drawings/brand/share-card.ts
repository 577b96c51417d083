import { stadium } from '../kit/buildings.ts';
import { palette } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, rolling } from '../kit/ridges.ts';
import { cloud, haze, orb, sky, sparkle, stars } from '../kit/sky.ts';
import { at, document } from '../kit/svg.ts';
import { conifers, scatter, woodEdge } from '../kit/trees.ts';
import { mark } from './mark.ts';
import { nameLettering } from './name-lettering.ts';

/** The product's og:image: 1200 × 630. */
export function shareCard(): string {
  const [width, height] = [1200, 630];
  const random = seeded(630);
  const far = rolling(random, { width, y: 486, sway: 16, step: 190 });
  const near = rolling(random, { width, y: 560, sway: 14, step: 300 });
  const name = nameLettering('#ffffff', '#ffd267');
  const scale = 1.5;
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#141c46'],
      [0.4, '#3f4594'],
      [0.64, '#b8659a'],
      [0.8, '#f5a97e'],
    ]) +
      stars(random, 110, [0, 0, width, 330], '#fff3e4') +
      orb('sun', 600, 480, 70, '#fff0c8', '#ffc58f', 6) +
      cloud(2, 190, 300, 1, '#b9719f', '#93609f') +
      cloud(0, 1030, 286, 0.95, '#b9719f', '#93609f') +
      mountains(
        random,
        [
          { x: 140, y: 340, left: 220, right: 230 },
          { x: 1070, y: 330, left: 230, right: 220 },
          { x: 340, y: 400, left: 180, right: 170 },
          { x: 870, y: 404, left: 170, right: 180 },
        ],
        {
          base: 520,
          light: '#9c7fb6',
          shade: '#66609f',
          snow: { light: '#ffeee6', shade: '#c9b3d6', share: 0.26 },
          litSide: 'right',
        },
      ) +
      haze('mist', width, 400, 110, '#f5a97e', 0.7) +
      hill(far, height, '#456a86') +
      woodEdge(random, width, (x) => heightAt(far, x) + 6, height, 36, '#37597b') +
      stadium(600, 566, 0.9, { wall: '#e9dcd2', roof: palette.red, light: '#ffe9a8' }) +
      hill(
        near.map(([x, y]) => [x, y + 14] as const),
        height,
        '#2b4a5f',
      ) +
      conifers(
        scatter(random, 9, [-10, 330], () => height + 6, [110, 190]).concat(
          scatter(random, 9, [870, 1210], () => height + 6, [110, 190]),
        ),
        '#16274a',
      ) +
      mark(510, 54, 1.8) +
      at(600 - (name.width * scale) / 2, 268, name.content, scale) +
      sparkle(470, 100, 15, '#fff3c9') +
      sparkle(738, 84, 19, '#fff3c9') +
      sparkle(724, 190, 10, '#fff3c9'),
  );
}
