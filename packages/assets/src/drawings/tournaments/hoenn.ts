import { seeded } from '../kit/random.ts';
import { hill } from '../kit/ridges.ts';
import { birds, cloud, haze, orb, sky } from '../kit/sky.ts';
import {
  at,
  box,
  definitions,
  document,
  group,
  oval,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';
import { groveEdge } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { captionShade, cardSize } from './card.ts';

const { width, height } = cardSize;

const frond = 'M0 0C-10-22-38-34-70-20C-62-16-58-14-56-8C-44-14-34-14-30-8C-22-12-10-10 0 0Z';

function palm(x: number, y: number, scale: number, lean: number): string {
  const crown = [-14, 32, 74]
    .map((angle) => group({ transform: `rotate(${angle})` }, shape(frond, '#1f7f5a')))
    .join('');
  const other = [14, -30, -72]
    .map((angle) => group({ transform: `rotate(${angle}) scale(-1 1)` }, shape(frond, '#2f9f68')))
    .join('');
  return at(
    x,
    y,
    stroke(`M0 0Q${lean * 0.2}-70 ${lean}-128`, '#6d4a36', 10) +
      stroke(`M-3-4Q${lean * 0.2 - 3}-70 ${lean - 2}-126`, '#9a6c4a', 3.4) +
      at(lean, -130, crown + other + oval(-6, 6, 6, 7, '#7a4a2c') + oval(6, 8, 6, 7, '#5f3a24')),
    scale,
  );
}

function boat(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    oval(0, 16, 50, 4, '#0f4a78', { opacity: 0.35 }) +
      shape('M-42 0H42L30 16H-30Z', '#f6f4f0') +
      shape('M-42 0H42L39 5H-39Z', '#e0483f') +
      stroke('M0 0V-66', '#7a4a30', 3) +
      shape('M3-64Q40-36 40-6H3Z', '#ffffff') +
      shape('M-3-56Q-28-32-30-6H-3Z', '#ffe2b8'),
    scale,
  );
}

function volcano(): string {
  return (
    oval(212, 66, 18, 11, '#ffffff', { opacity: 0.8 }) +
    oval(234, 48, 28, 16, '#fff3e4', { opacity: 0.65 }) +
    oval(274, 30, 40, 19, '#fff3e4', { opacity: 0.45 }) +
    shape(
      'M30 240C100 222 150 142 186 92L200 86L218 90L230 96C262 150 320 224 400 240Z',
      '#8a9a8e',
    ) +
    shape(
      'M230 96C262 150 320 224 400 240H280C262 212 250 200 252 176C240 150 226 120 218 90Z',
      '#5f7f88',
    ) +
    shape('M186 92L200 86L218 90L230 96C218 104 198 102 186 92Z', '#4a4550') +
    shape(
      'M190 95C204 102 216 102 226 98C226 108 230 114 226 124C220 118 216 124 214 132C208 122 204 120 200 128C198 116 188 112 190 95Z',
      '#f0703a',
    ) +
    shape(
      'M30 240C80 226 110 196 130 168C136 190 150 182 158 204C178 194 190 214 206 210C222 222 240 204 262 214C276 202 290 204 304 194C336 222 368 234 400 240Z',
      '#4f9a6a',
    ) +
    shape(
      'M30 240C80 226 100 210 116 196C126 216 150 212 158 226C190 216 206 228 230 226C250 222 290 220 320 212C350 230 376 236 400 240Z',
      '#2f7f5a',
    )
  );
}

/** Hoenn in the morning: warm sea, islands, a volcano that smokes, palms on the beach. */
export function hoennCard(): string {
  const random = seeded(386);
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#2fa0d8'],
      [0.26, '#8fdcea'],
      [0.46, '#ffe9c4'],
      [0.53, '#ffd9a8'],
    ]) +
      orb('sun', 560, 168, 30, '#fffbe6', '#fff0be', 7) +
      cloud(0, 420, 78, 0.66, '#ffffff', '#d4eef4') +
      cloud(2, 690, 96, 0.6, '#ffffff', '#e3eeea') +
      cloud(1, 70, 84, 0.55, '#ffffff', '#d4eef4') +
      cloud(1, 640, 176, 0.34, '#fff6e6', '#ffe1c0') +
      volcano() +
      haze('air', width, 186, 54, '#fff0cf', 0.7) +
      definitions(
        verticalGradient('sea', [
          [0, '#ffe3b0'],
          [0.1, '#8fe0dc'],
          [0.4, '#27b0c4'],
          [1, '#0f6fa4'],
        ]),
      ) +
      box(0, 236, width, 214, 'url(#sea)') +
      ripples(random, {
        area: [0, 240, 800, 270],
        count: 26,
        colour: '#ffffff',
        opacity: 0.45,
        pen: 1.6,
      }) +
      ripples(random, {
        area: [300, 240, 800, 360],
        count: 60,
        colour: '#fff8dc',
        opacity: 0.75,
        light: 560,
        pen: 2.2,
      }) +
      hill(
        [
          [410, 242],
          [450, 222],
          [486, 226],
          [520, 243],
        ],
        245,
        '#5fae94',
      ) +
      hill(
        [
          [640, 244],
          [676, 214],
          [716, 206],
          [760, 222],
          [812, 244],
        ],
        248,
        '#4fa07c',
      ) +
      hill(
        [
          [640, 246],
          [720, 238],
          [812, 246],
        ],
        250,
        '#f2dca6',
      ) +
      hill(
        [
          [20, 244],
          [120, 236],
          [260, 238],
          [400, 245],
        ],
        248,
        '#f2dca6',
      ) +
      boat(420, 268, 0.62) +
      boat(664, 262, 0.34) +
      groveEdge(random, 210, (x) => 276 + x * 0.16, 400, 22, '#2f8a5f') +
      hill(
        [
          [-20, 304],
          [60, 296],
          [170, 312],
          [270, 344],
          [330, 392],
          [366, 456],
        ],
        height,
        '#f7e3b0',
      ) +
      stroke('M-10 322Q90 306 180 332Q250 352 300 400', '#ffffff', 5, { opacity: 0.85 }) +
      hill(
        [
          [-20, 312],
          [60, 304],
          [160, 322],
          [250, 356],
          [300, 400],
          [330, 456],
        ],
        height,
        '#eccf92',
      ) +
      hill(
        [
          [520, 452],
          [600, 372],
          [690, 330],
          [820, 318],
        ],
        height,
        '#f7e3b0',
      ) +
      hill(
        [
          [560, 452],
          [640, 376],
          [720, 344],
          [820, 334],
        ],
        height,
        '#eccf92',
      ) +
      palm(74, 320, 1.1, 26) +
      palm(140, 330, 0.86, -20) +
      palm(738, 350, 1.2, -34) +
      palm(690, 356, 0.8, 22) +
      birds(
        [
          [330, 132, 8],
          [352, 124, 6],
          [372, 136, 5],
          [480, 110, 6],
        ],
        '#2f6f94',
      ) +
      captionShade('#06283f'),
  );
}
