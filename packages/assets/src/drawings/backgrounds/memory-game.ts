import { seeded } from '../kit/random.ts';
import { mountains, softLine } from '../kit/ridges.ts';
import { birds, cloud, orb, sky } from '../kit/sky.ts';
import {
  box,
  definitions,
  document,
  element,
  group,
  oval,
  polygon,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';
import { conifers, type Plant, scatter, tufts } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;
const shoreY = 296;

function shore(): string {
  const random = seeded(91);
  const trees: Plant[] = [
    ...scatter(random, 17, [-20, 470], () => shoreY, [46, 104]),
    ...scatter(random, 5, [510, 680], () => shoreY, [24, 44]),
    ...scatter(random, 5, [930, 1090], () => shoreY, [24, 44]),
    ...scatter(random, 17, [1120, 1620], () => shoreY, [46, 104]),
  ];
  return (
    orb('sun', 800, 176, 38, '#fff4d2', '#ffd9a0', 6) +
    cloud(0, 300, 110, 0.9, '#fbe3d3', '#f0bfae') +
    cloud(2, 1270, 128, 0.9, '#fbe3d3', '#f0bfae') +
    mountains(
      random,
      [
        { x: 540, y: 112, left: 250, right: 230 },
        { x: 1060, y: 112, left: 230, right: 250 },
        { x: 250, y: 168, left: 230, right: 220 },
        { x: 1350, y: 168, left: 220, right: 230 },
        { x: 0, y: 140, left: 200, right: 220 },
        { x: 1600, y: 140, left: 220, right: 200 },
        { x: 800, y: 218, left: 170, right: 170 },
      ],
      {
        base: shoreY,
        light: '#6c9cae',
        shade: '#44748f',
        snow: { light: '#ffffff', shade: '#c4dbe6', share: 0.3 },
        litSide: 'left',
      },
    ) +
    shape(
      `M${softLine([
        [-20, 272],
        [200, 262],
        [420, 276],
        [620, 290],
        [800, 292],
        [980, 290],
        [1180, 276],
        [1400, 262],
        [1620, 272],
      ])}V${shoreY}H-20Z`,
      '#3f7f74',
    ) +
    conifers(trees, '#1f5a5c')
  );
}

/** A lake so still that everything is there twice, as in the game of pairs. */
export function memoryGameScene(): string {
  const random = seeded(92);
  return document(
    width,
    height,
    sky(width, shoreY, [
      [0, '#4aa0c9'],
      [0.5, '#a5d6df'],
      [0.85, '#ffe2c2'],
    ]) +
      definitions(
        element('g', { id: 'land' }, shore()),
        verticalGradient('lake', [
          [0, '#f6dcc4'],
          [0.35, '#9fd0dc'],
          [1, '#2f7fa8'],
        ]),
        verticalGradient('depth', [
          [0, '#2a7397', 0.12],
          [1, '#14506f', 0.72],
        ]),
      ) +
      element('use', { href: '#land' }) +
      box(0, shoreY, width, height - shoreY, 'url(#lake)') +
      group(
        { transform: `translate(0 ${shoreY * 2}) scale(1 -1)`, opacity: 0.75 },
        element('use', { href: '#land' }),
      ) +
      box(0, shoreY, width, height - shoreY, 'url(#depth)') +
      ripples(random, {
        area: [0, shoreY + 8, width, 490],
        count: 60,
        colour: '#e9f6f6',
        opacity: 0.35,
      }) +
      ripples(random, {
        area: [0, shoreY + 8, width, 480],
        count: 40,
        colour: '#fff2d6',
        opacity: 0.6,
        light: 800,
      }) +
      stroke(`M0 ${shoreY}H${width}`, '#f1e6c9', 3, { opacity: 0.7 }) +
      oval(800, 428, 92, 8, '#123f58', { opacity: 0.45 }) +
      shape('M720 404Q800 420 880 404L862 430Q800 440 738 430Z', '#b3343f') +
      shape('M720 404Q800 420 880 404L876 411Q800 426 724 411Z', '#f4626c') +
      stroke('M806 410V330', '#7a4a30', 5) +
      polygon(
        [
          [812, 334],
          [812, 398],
          [866, 398],
        ],
        '#fff7e6',
      ) +
      polygon(
        [
          [800, 346],
          [800, 398],
          [758, 398],
        ],
        '#f2d9b4',
      ) +
      polygon(
        [
          [806, 322],
          [806, 334],
          [828, 328],
        ],
        '#f7c531',
      ) +
      tufts(
        scatter(random, 18, [-10, 360], () => 504, [40, 86]),
        '#164a52',
      ) +
      tufts(
        scatter(random, 18, [1240, 1610], () => 504, [40, 86]),
        '#164a52',
      ) +
      birds(
        [
          [640, 120, 10],
          [668, 134, 7],
          [940, 92, 8],
        ],
        '#2f6f95',
      ),
  );
}
