import { house, pennant, stadium } from '../kit/buildings.ts';
import { darker } from '../kit/colour.ts';
import { seeded } from '../kit/random.ts';
import { hill, mountains } from '../kit/ridges.ts';
import { birds, cloud, orb, sky } from '../kit/sky.ts';
import { box, definitions, document, oval, shape, stroke, verticalGradient } from '../kit/svg.ts';
import { broadTrees, conifers, scatter } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

/** The shore of an island: foam, wet sand, dry sand. */
function shore(x: number, y: number, rx: number, ry: number, sand: string): string {
  return (
    oval(x, y + ry * 0.3, rx * 1.06, ry * 1.12, '#ffffff', { opacity: 0.4 }) +
    oval(x, y + ry * 0.16, rx, ry, darker(sand, 0.18)) +
    oval(x, y, rx, ry, sand)
  );
}

/** Four lands in the sea, one after the other, joined by the challengers' route. */
export function tournamentsScene(): string {
  const random = seeded(8);
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#2c6fc0'],
      [0.3, '#74b4e6'],
      [0.52, '#fbe7cf'],
    ]) +
      orb('sun', 560, 120, 36, '#fffbe6', '#fff1d0', 6) +
      cloud(0, 210, 120, 1, '#ffffff', '#d3e6f4') +
      cloud(2, 920, 104, 1, '#ffffff', '#d3e6f4') +
      cloud(1, 1400, 138, 1, '#ffffff', '#d3e6f4') +
      cloud(1, 720, 200, 0.5, '#fdf3ea', '#f0d6cc') +
      definitions(
        verticalGradient('sea', [
          [0, '#7cc3dd'],
          [0.3, '#2f93c8'],
          [1, '#17579c'],
        ]),
      ) +
      box(0, 262, width, 240, 'url(#sea)') +
      ripples(random, { area: [0, 270, width, 490], count: 60, colour: '#e4f6fb', opacity: 0.35 }) +
      shore(1335, 306, 236, 20, '#eaf2f8') +
      mountains(
        random,
        [
          { x: 1235, y: 178, left: 110, right: 120 },
          { x: 1340, y: 150, left: 140, right: 130 },
          { x: 1440, y: 196, left: 110, right: 100 },
        ],
        {
          base: 300,
          light: '#9fb6d6',
          shade: '#6c86b4',
          snow: { light: '#ffffff', shade: '#d5e2f2', share: 0.42 },
          litSide: 'left',
        },
      ) +
      hill(
        [
          [1130, 304],
          [1200, 296],
          [1340, 290],
          [1470, 296],
          [1540, 304],
        ],
        308,
        '#f6fafd',
      ) +
      conifers(
        scatter(random, 9, [1160, 1520], () => 308, [26, 46]),
        '#3f6f8f',
      ) +
      stadium(1330, 312, 0.28, { wall: '#e7ecf5', roof: '#4a7fd0', light: '#ffe9a8' }) +
      shore(1035, 366, 172, 17, '#efc27e') +
      hill(
        [
          [884, 366],
          [940, 338],
          [1010, 300],
          [1060, 318],
          [1120, 342],
          [1186, 366],
        ],
        368,
        '#d98f4e',
      ) +
      hill(
        [
          [884, 368],
          [1000, 354],
          [1080, 358],
          [1186, 368],
        ],
        372,
        '#e5ab66',
      ) +
      shape('M984 314L1010 300L1034 308L1022 318L1010 312L998 322Z', '#e4572e') +
      stadium(1060, 364, 0.3, { wall: '#f3e2c4', roof: '#d65a2e', light: '#ffe9a8' }) +
      shore(755, 410, 214, 22, '#f0dca8') +
      hill(
        [
          [566, 408],
          [640, 376],
          [740, 362],
          [860, 378],
          [944, 408],
        ],
        412,
        '#5fa96a',
      ) +
      broadTrees(
        scatter(random, 10, [600, 900], () => 392, [34, 50]),
        '#2f7d55',
        '#7cc480',
      ) +
      stadium(752, 402, 0.42, { wall: '#efe6d6', roof: '#3f9a5a', light: '#ffe9a8' }) +
      house(632, 406, 0.62, '#f4e9d8', '#c9505a', '#ffe9a8') +
      house(872, 406, 0.62, '#f4e9d8', '#5276b8', '#ffe9a8') +
      shore(325, 458, 312, 32, '#f3e0b0') +
      hill(
        [
          [36, 456],
          [150, 408],
          [320, 390],
          [500, 410],
          [614, 456],
        ],
        460,
        '#4a9a5c',
      ) +
      conifers(
        scatter(random, 8, [90, 250], () => 436, [54, 84]),
        '#23614a',
      ) +
      broadTrees(
        scatter(random, 4, [470, 570], () => 442, [44, 62]),
        '#2f7d55',
        '#7cc480',
      ) +
      stadium(360, 448, 0.62, { wall: '#f1e7d8', roof: '#d23b47', light: '#ffe9a8' }) +
      house(214, 452, 0.8, '#f4e9d8', '#5276b8', '#ffe9a8') +
      stroke(
        'M500 462C560 486 640 470 660 430M880 418C930 430 960 404 980 376M1130 370C1180 376 1210 350 1230 322',
        '#ffffff',
        5,
        { 'stroke-dasharray': '2 13' },
      ) +
      pennant(500, 462, 44, '#e63946') +
      pennant(662, 428, 38, '#f7c531') +
      pennant(984, 372, 32, '#5bb05f') +
      pennant(1234, 318, 28, '#4a8fe0') +
      oval(1250, 452, 66, 7, '#0f3f78', { opacity: 0.4 }) +
      shape('M1190 430H1310L1292 452H1208Z', '#f4f4f6') +
      shape('M1190 430H1310L1305 437H1195Z', '#e63946') +
      shape('M1250 426V352Q1298 384 1300 426ZM1244 426V364Q1214 388 1204 426Z', '#fff9ec') +
      stroke('M1247 430V346', '#7a4a30', 4) +
      birds(
        [
          [1090, 210, 9],
          [1116, 222, 7],
          [420, 214, 8],
        ],
        '#2f5f96',
      ),
  );
}
