import { ball } from '../kit/ball.ts';
import { darker, lighter } from '../kit/colour.ts';
import { seeded } from '../kit/random.ts';
import { hill } from '../kit/ridges.ts';
import { birds, cloud, orb, sky } from '../kit/sky.ts';
import {
  at,
  box,
  definitions,
  document,
  oval,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';
import { ripples } from '../kit/water.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

/** The shadow of a shell on the sand, drawn below revealed objects. */
function shellShadow(x: number, y: number, scale: number): string {
  return at(x, y, oval(6, 2, 84, 13, '#7a5230', { opacity: 0.35 }), scale);
}

function shell(x: number, y: number, scale: number, colour: string, lifted = 0): string {
  return at(
    x,
    y,
    at(
      0,
      -lifted,
      shape(
        'M0 -112C34 -112 58 -98 72 -66C82 -42 86 -20 78 0Q0 14 -78 0C-86 -20 -82 -42 -72 -66C-58 -98 -34 -112 0 -112Z',
        colour,
      ) +
        shape(
          'M26 -108C50 -100 64 -86 72 -66C82 -42 86 -20 78 0Q56 5 38 6C52 -30 48 -76 26 -108Z',
          darker(colour, 0.2),
        ) +
        shape(
          'M-34 -102C-56 -92 -72 -66 -76 -30C-66 -64 -52 -86 -34 -102Z',
          lighter(colour, 0.45),
        ) +
        stroke(
          'M0 -108V4M-16 -106Q-40 -56 -42 2M16 -106Q40 -56 42 2M-34 -98Q-66 -56 -68 -4',
          darker(colour, 0.28),
          3.6,
          { opacity: 0.6 },
        ) +
        oval(0, -112, 19, 8, lighter(colour, 0.3)),
    ),
    scale,
  );
}

function palm(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    shape('M-14 0C-6 -70 -20 -130 14 -196L26 -192C0 -130 14 -66 12 0Z', '#9a6b43') +
      shape('M2 0C8 -66 -4 -130 20 -194L26 -192C0 -130 14 -66 12 0Z', '#75492f') +
      [
        'M20 -194C-30 -236 -84 -222 -106 -176C-74 -202 -30 -204 20 -194Z',
        'M20 -194C-10 -254 -64 -270 -104 -248C-62 -244 -20 -228 20 -194Z',
        'M20 -194C30 -254 84 -282 128 -260C86 -252 50 -232 20 -194Z',
        'M20 -194C70 -230 124 -218 146 -172C112 -198 72 -204 20 -194Z',
        'M20 -194C-14 -186 -52 -160 -54 -116C-34 -152 -10 -174 20 -194Z',
        'M20 -194C56 -184 92 -156 96 -110C76 -148 50 -172 20 -194Z',
      ]
        .map((d, index) => shape(d, index % 2 === 0 ? '#2f8f63' : '#49ad72'))
        .join(''),
    scale,
  );
}

/** Noon on the beach. Its middle is empty. */
function beach(): string {
  const random = seeded(23);
  return (
    sky(width, height, [
      [0, '#2f8fd6'],
      [0.3, '#7cc7ee'],
      [0.5, '#e3f6f5'],
    ]) +
    orb('sun', 1120, 78, 34, '#fffbe6', '#ffffff', 6) +
    cloud(1, 420, 126, 1, '#ffffff', '#d3ebf6') +
    cloud(2, 860, 150, 0.8, '#ffffff', '#d3ebf6') +
    cloud(0, 1390, 188, 0.8, '#ffffff', '#d3ebf6') +
    hill(
      [
        [380, 252],
        [450, 226],
        [520, 196],
        [600, 222],
        [690, 252],
      ],
      252,
      '#69a7a0',
    ) +
    hill(
      [
        [560, 252],
        [610, 236],
        [650, 218],
        [700, 236],
        [760, 252],
      ],
      252,
      '#85bdb0',
    ) +
    hill(
      [
        [1130, 252],
        [1190, 232],
        [1250, 214],
        [1330, 236],
        [1400, 252],
      ],
      252,
      '#7ab5ab',
    ) +
    definitions(
      verticalGradient('sea', [
        [0, '#1c7fbd'],
        [0.5, '#2aa4c6'],
        [1, '#7fdcd4'],
      ]),
    ) +
    box(0, 250, width, 170, 'url(#sea)') +
    ripples(random, { area: [0, 258, width, 350], count: 90, colour: '#dff8fa', opacity: 0.5 }) +
    hill(
      [
        [-20, 350],
        [180, 368],
        [420, 350],
        [700, 374],
        [960, 352],
        [1240, 372],
        [1620, 344],
      ],
      height,
      '#ffffff',
    ) +
    hill(
      [
        [-20, 360],
        [180, 378],
        [420, 360],
        [700, 384],
        [960, 362],
        [1240, 382],
        [1620, 354],
      ],
      height,
      '#e2bd84',
    ) +
    hill(
      [
        [-20, 376],
        [180, 392],
        [420, 376],
        [700, 398],
        [960, 378],
        [1240, 396],
        [1620, 370],
      ],
      height,
      '#f3d7a2',
    ) +
    shape('M0 450Q300 420 620 446T1200 440T1600 452V500H0Z', '#e9c78c', { opacity: 0.7 }) +
    palm(210, 420, 1.15) +
    palm(320, 446, 0.86) +
    palm(1420, 424, 1.1) +
    birds(
      [
        [700, 96, 12],
        [738, 112, 9],
        [980, 106, 8],
      ],
      '#3b6f9f',
    )
  );
}

/** Three shells in the sand, close enough to all show on a phone. */
function shells(): string {
  return (
    shellShadow(668, 452, 0.78) +
    shellShadow(800, 456, 0.9) +
    shellShadow(932, 452, 0.78) +
    shell(668, 452, 0.78, '#ef7f6d') +
    oval(806, 470, 24, 5, '#5c3b20', { opacity: 0.5 }) +
    ball(800, 446, 26, 8) +
    shell(800, 456, 0.9, '#f2b84b', 66) +
    shell(932, 452, 0.78, '#6f9be0') +
    shape(
      'M716 468l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2ZM1066 452l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z',
      '#e8754e',
    )
  );
}

/** The beach with the shells. */
export function shellGameScene(): string {
  return document(width, height, beach() + shells());
}

/** The beach without shells: in the game cards change places. */
export function emptyBeachScene(): string {
  return document(width, height, beach());
}
