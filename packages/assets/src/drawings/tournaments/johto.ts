import { between, seeded } from '../kit/random.ts';
import { heightAt, hill, mountains, rolling } from '../kit/ridges.ts';
import { birds, cloud, haze, orb, sky } from '../kit/sky.ts';
import { at, box, document, n, polygon, shape, stroke } from '../kit/svg.ts';
import { broadTrees, groveEdge, scatter } from '../kit/trees.ts';
import { captionShade, cardSize } from './card.ts';

const { width, height } = cardSize;

/** One roof with its storey below; the roof's eaves are `w` to either side. */
function storey(y: number, w: number): string {
  const wall = w * 0.56;
  return (
    box(-wall, y, wall * 2, 22, '#7d3038') +
    box(0, y, wall, 22, '#561f30') +
    stroke(
      `M${n(-wall * 0.6)} ${y + 6}V${y + 18}M${n(-wall * 0.2)} ${y + 6}V${y + 18}M${n(wall * 0.2)} ${y + 6}V${y + 18}M${n(wall * 0.6)} ${y + 6}V${y + 18}`,
      '#ffcf7a',
      5,
      { 'stroke-linecap': 'butt' },
    ) +
    shape(
      `M${n(-w)} ${y + 4}Q${n(-w * 0.7)} ${y} ${n(-w * 0.5)} ${y - 14}H${n(w * 0.5)}Q${n(w * 0.7)} ${y} ${n(w)} ${y + 4}Q${n(w * 0.94)} ${y + 8} ${n(w * 0.8)} ${y + 7}H${n(-w * 0.8)}Q${n(-w * 0.94)} ${y + 8} ${n(-w)} ${y + 4}Z`,
      '#3b2748',
    ) +
    shape(
      `M${n(-w)} ${y + 4}Q${n(-w * 0.7)} ${y} ${n(-w * 0.5)} ${y - 14}H${n(-w * 0.1)}Q${n(-w * 0.3)} ${y} ${n(-w * 0.55)} ${y + 4}Z`,
      '#8a5468',
    )
  );
}

function pagoda(x: number, y: number, scale: number, storeys: number): string {
  const parts = Array.from({ length: storeys }, (_, index) =>
    storey(-30 - index * 33, 62 - index * 6.5),
  );
  const top = -30 - storeys * 33;
  return at(
    x,
    y,
    stroke(`M0 ${top + 30}V${top - 18}`, '#3b2748', 4) +
      stroke(`M-6 ${top + 8}H6M-5 ${top}H5M-4 ${top - 8}H4`, '#f3b65a', 3) +
      parts.join('') +
      polygon(
        [
          [-46, -10],
          [46, -10],
          [54, 2],
          [-54, 2],
        ],
        '#6a5a66',
      ) +
      box(-9, -24, 18, 16, '#ffd98a'),
    scale,
  );
}

function branch(random: () => number): string {
  const leaves = Array.from({ length: 46 }, () => {
    const x = between(random, 560, 806);
    const y = between(random, -6, 20 + (x - 540) * 0.26);
    return { x: Math.round(x), y: Math.round(y), r: Math.round(between(random, 6, 12)) };
  });
  const path = (wanted: number) =>
    leaves
      .filter((_, index) => index % 3 === wanted)
      .map(
        ({ x, y, r }) =>
          `M${x} ${y - r}l${n(r * 0.3)} ${n(r * 0.6)} ${n(r * 0.8)}-${n(r * 0.1)}-${n(r * 0.5)} ${n(r * 0.6)} ${n(r * 0.2)} ${n(r * 0.8)}-${n(r * 0.8)}-${n(r * 0.4)}-${n(r * 0.8)} ${n(r * 0.4)} ${n(r * 0.2)}-${n(r * 0.8)}-${n(r * 0.5)}-${n(r * 0.6)} ${n(r * 0.8)} ${n(r * 0.1)}Z`,
      )
      .join('');
  return (
    stroke(
      'M806 60C740 44 690 40 600 4M720 42C700 56 690 60 664 62M760 50C750 70 744 74 730 84',
      '#4a2436',
      5,
    ) +
    shape(path(0), '#d8452f') +
    shape(path(1), '#f08a34') +
    shape(path(2), '#a62f3c')
  );
}

/** Johto at dusk: a tower among autumn hills. */
export function johtoCard(): string {
  const random = seeded(251);
  const far = rolling(random, { width, y: 232, sway: 14, step: 110 });
  const middle = rolling(random, { width, y: 262, sway: 14, step: 150 });
  const near = rolling(random, { width, y: 310, sway: 12, step: 190 });
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#45346f'],
      [0.22, '#9a4f7f'],
      [0.4, '#ef8a5e'],
      [0.56, '#ffd28a'],
    ]) +
      orb('sun', 470, 196, 34, '#fff3cf', '#ffc377', 6) +
      cloud(2, 150, 92, 0.7, '#d9788a', '#a85a80') +
      cloud(1, 620, 130, 0.6, '#f3a57c', '#d97a78') +
      cloud(1, 360, 64, 0.42, '#b8648a', '#93507f') +
      mountains(
        random,
        [
          { x: 90, y: 152, left: 150, right: 150 },
          { x: 700, y: 146, left: 160, right: 160 },
          { x: 580, y: 178, left: 120, right: 120 },
          { x: 270, y: 180, left: 120, right: 130 },
        ],
        { base: 256, light: '#c07a8e', shade: '#8d5683', litSide: 'right' },
      ) +
      haze('mist', width, 186, 70, '#ffcf95', 0.8) +
      groveEdge(random, width, (x) => heightAt(far, x), height, 22, '#b5566a') +
      groveEdge(random, width, (x) => heightAt(far, x) + 14, height, 26, '#c9604f') +
      pagoda(610, 266, 0.5, 3) +
      groveEdge(random, width, (x) => heightAt(middle, x), height, 26, '#d9753e') +
      pagoda(232, 296, 1.02, 5) +
      groveEdge(random, width, (x) => heightAt(middle, x) + 22, height, 32, '#b8452f') +
      broadTrees(
        scatter(random, 6, [330, 560], (x) => heightAt(near, x) + 4, [48, 74]),
        '#d8562e',
        '#ffb055',
      ) +
      broadTrees(
        scatter(random, 5, [560, 800], (x) => heightAt(near, x) + 8, [54, 84]),
        '#c03c34',
        '#ff8f4a',
      ) +
      broadTrees(
        scatter(random, 4, [-10, 160], (x) => heightAt(near, x) + 6, [58, 88]),
        '#e08a2e',
        '#ffd272',
      ) +
      hill(near, height, '#8a3b3a') +
      hill(
        near.map(([x, y]) => [x, y + 30] as const),
        height,
        '#5f2a3a',
      ) +
      branch(random) +
      birds(
        [
          [330, 132, 8],
          [352, 142, 6],
          [312, 146, 6],
        ],
        '#5a2f58',
      ) +
      captionShade('#1c0f2b'),
  );
}
