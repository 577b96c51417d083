import { house, signpost, skyline, stadium } from '../kit/buildings.ts';
import { seeded } from '../kit/random.ts';
import { hill, mountains, road } from '../kit/ridges.ts';
import { birds, cloud, haze, orb, sky } from '../kit/sky.ts';
import { box, definitions, document, oval, shape, stroke, verticalGradient } from '../kit/svg.ts';
import { broadTrees, groveEdge, scatter } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { captionShade, cardSize } from './card.ts';

const { width, height } = cardSize;

function volcano(): string {
  return (
    oval(664, 84, 20, 13, '#ffffff', { opacity: 0.75 }) +
    oval(686, 66, 28, 17, '#ffffff', { opacity: 0.6 }) +
    oval(722, 44, 40, 21, '#ffffff', { opacity: 0.42 }) +
    shape(
      'M520 252C580 232 612 160 636 112L648 106L668 110L682 116C706 166 742 234 810 252Z',
      '#b58a76',
    ) +
    shape(
      'M682 116C706 166 742 234 810 252H700C690 220 676 200 684 170C676 150 672 130 668 110Z',
      '#8a6062',
    ) +
    shape('M636 112L648 106L668 110L682 116C672 122 648 122 636 112Z', '#5d3a40') +
    shape(
      'M640 114C650 120 668 122 678 117C676 130 684 140 680 156C672 148 668 158 664 170C658 154 652 152 648 162C644 146 636 140 640 114Z',
      '#f27a3a',
    ) +
    shape('M652 118L664 119C664 130 662 136 662 146C656 138 652 132 652 118Z', '#ffd05a')
  );
}

/** Kanto at noon: plains and a route, the city behind, a volcano on the coast. */
export function kantoCard(): string {
  const random = seeded(151);
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#1f74d2'],
      [0.3, '#5fb0ee'],
      [0.56, '#d6f0fb'],
    ]) +
      orb('sun', 300, 46, 24, '#fffdf0', '#fff6cc', 6) +
      cloud(0, 150, 108, 0.7, '#ffffff', '#d6e8f8') +
      cloud(1, 470, 82, 0.62, '#ffffff', '#d6e8f8') +
      cloud(2, 372, 158, 0.42, '#ffffff', '#dcecf9') +
      cloud(1, 40, 60, 0.45, '#f6fbff', '#d6e8f8') +
      mountains(
        random,
        [
          { x: 90, y: 150, left: 130, right: 120 },
          { x: 220, y: 168, left: 110, right: 110 },
          { x: 360, y: 180, left: 120, right: 110 },
        ],
        {
          base: 244,
          light: '#a9c8e8',
          shade: '#86abd6',
          snow: { light: '#ffffff', shade: '#d8e6f5', share: 0.26 },
          litSide: 'right',
        },
      ) +
      haze('air', width, 186, 60, '#e8f6fb', 0.8) +
      definitions(
        verticalGradient('sea', [
          [0, '#8fd6ee'],
          [1, '#2c86c8'],
        ]),
      ) +
      box(430, 234, 370, 90, 'url(#sea)') +
      ripples(random, {
        area: [440, 240, 790, 292],
        count: 34,
        colour: '#ffffff',
        opacity: 0.5,
        pen: 1.8,
      }) +
      volcano() +
      shape('M500 252C560 242 760 244 810 250V262C720 268 560 264 500 252Z', '#e9d6a0') +
      skyline(random, [150, 420], 244, [24, 74], '#7f9cc4', '#fff3c0') +
      skyline(random, [196, 372], 248, [16, 52], '#5f80b0', '#fff3c0') +
      groveEdge(random, width, (x) => 246 + (x > 430 ? (x - 430) * 0.5 : 0), 330, 20, '#5fae6a') +
      hill(
        [
          [-40, 262],
          [120, 248],
          [300, 256],
          [460, 262],
          [560, 300],
          [700, 340],
        ],
        height,
        '#86c866',
      ) +
      hill(
        [
          [-40, 300],
          [140, 272],
          [330, 282],
          [520, 296],
          [680, 300],
          [840, 278],
        ],
        height,
        '#5fb153',
      ) +
      shape('M0 292Q160 262 330 276Q200 282 60 312L0 322Z', '#b5df78', { opacity: 0.7 }) +
      house(112, 276, 0.62, '#fbf1de', '#d2454f', '#ffe9a8') +
      house(166, 272, 0.55, '#fbf1de', '#4a78c4', '#ffe9a8') +
      house(62, 284, 0.7, '#fbf1de', '#e08a3c', '#ffe9a8') +
      stadium(300, 280, 0.3, { wall: '#f4ead8', roof: '#d23b47', light: '#ffe9a8' }) +
      road(
        [
          [300, 280, 12],
          [316, 296, 18],
          [388, 314, 30],
          [420, 340, 52],
          [350, 384, 100],
          [330, 452, 190],
        ],
        '#f0d9a2',
      ) +
      broadTrees(
        scatter(random, 7, [500, 780], (x) => 316 - (x - 500) * 0.03, [46, 70]),
        '#2f8a4a',
        '#a4dc7c',
      ) +
      broadTrees(
        scatter(random, 5, [-6, 200], (x) => 330 - x * 0.03, [44, 66]),
        '#2f8a4a',
        '#a4dc7c',
      ) +
      signpost(452, 330, 0.5, [
        [118, 1, '#c98f52'],
        [86, -1, '#b87d44'],
      ]) +
      stroke('M560 336v-9M572 342v-10M600 336v-8M640 346v-10M238 340v-9M252 346v-9', '#3f8f43', 3) +
      birds(
        [
          [520, 130, 7],
          [540, 140, 5],
          [500, 142, 5],
        ],
        '#3f6f9f',
      ) +
      captionShade('#0d2340'),
  );
}
