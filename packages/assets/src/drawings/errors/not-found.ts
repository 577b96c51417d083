import { between, seeded } from '../kit/random.ts';
import { hill, road } from '../kit/ridges.ts';
import { sparkle } from '../kit/sky.ts';
import {
  at,
  box,
  definitions,
  disc,
  document,
  group,
  n,
  oval,
  polygon,
  radialGradient,
  shape,
  verticalGradient,
} from '../kit/svg.ts';
import { errorSceneSize, figures } from './error-scene.ts';

const { width, height } = errorSceneSize;

function crystal(
  x: number,
  y: number,
  tall: number,
  lean: number,
  colour: string,
  light: string,
  dark: string,
): string {
  const w = tall * 0.2;
  return at(
    x,
    y,
    group(
      { transform: `rotate(${lean})` },
      polygon(
        [
          [-w, 0],
          [-w, -tall * 0.72],
          [0, -tall],
          [w, -tall * 0.72],
          [w, 0],
        ],
        colour,
      ) +
        polygon(
          [
            [-w, 0],
            [-w, -tall * 0.72],
            [-w * 0.2, -tall * 0.62],
            [-w * 0.2, 0],
          ],
          light,
        ) +
        polygon(
          [
            [-w, -tall * 0.72],
            [0, -tall],
            [w, -tall * 0.72],
            [-w * 0.2, -tall * 0.62],
          ],
          '#ffffff',
          { opacity: 0.45 },
        ) +
        polygon(
          [
            [w * 0.4, 0],
            [w * 0.4, -tall * 0.67],
            [w, -tall * 0.72],
            [w, 0],
          ],
          dark,
        ),
    ),
  );
}

function cluster(
  x: number,
  y: number,
  scale: number,
  colours: readonly [string, string, string],
): string {
  return at(
    x,
    y,
    disc(0, -50, 130, 'url(#gem)') +
      crystal(-34, 0, 84, -24, ...colours) +
      crystal(36, 0, 92, 22, ...colours) +
      crystal(0, 4, 136, 2, ...colours),
    scale,
  );
}

function teeth(
  seed: number,
  y: number,
  fill: string,
  count: number,
  [short, long]: readonly [number, number],
): string {
  const random = seeded(seed);
  let d = `M-20 -10H1220V${y}`;
  const step = 1240 / count;
  for (let i = 0; i < count; i += 1) {
    const x = 1220 - i * step;
    const middle = Math.abs(x - step / 2 - 600) / 600;
    const drop = between(random, short, long) * (0.35 + 0.65 * middle);
    d += `L${n(x - step * between(random, 0.4, 0.6))} ${n(y + drop)}L${n(x - step)} ${n(y + between(random, -8, 8) + middle * 30)}`;
  }
  return shape(`${d}Z`, fill);
}

function tunnel(x: number, y: number, w: number, h: number): string {
  return at(
    x,
    y,
    shape(
      `M${-w} 0C${-w * 1.15} ${-h * 0.6} ${-w * 0.7} ${-h * 1.05} ${w * 0.05} ${-h}C${w * 0.8} ${-h * 0.95} ${w * 1.12} ${-h * 0.5} ${w} 0Z`,
      '#4b4878',
    ) +
      shape(
        `M${-w * 0.84} 0C${-w * 0.96} ${-h * 0.54} ${-w * 0.56} ${-h * 0.93} ${w * 0.05} ${-h * 0.88}C${w * 0.68} ${-h * 0.84} ${w * 0.94} ${-h * 0.44} ${w * 0.84} 0Z`,
        '#1d1b3c',
      ) +
      shape(
        `M${-w * 0.6} 0C${-w * 0.7} ${-h * 0.42} ${-w * 0.4} ${-h * 0.72} ${w * 0.08} ${-h * 0.68}C${w * 0.54} ${-h * 0.64} ${w * 0.7} ${-h * 0.34} ${w * 0.62} 0Z`,
        '#0d0c22',
      ),
  );
}

function footprints(): string {
  const steps: readonly (readonly [number, number, number, number])[] = [
    [640, 872, 12, 1],
    [604, 842, 2, 0.95],
    [634, 812, -6, 0.9],
    [592, 788, -18, 0.84],
    [608, 760, -38, 0.78],
    [560, 752, -62, 0.72],
    [536, 724, -44, 0.68],
    [560, 702, 20, 0.62],
    [594, 704, 72, 0.6],
    [622, 694, 96, 0.58],
    [652, 708, 120, 0.58],
    [652, 732, 190, 0.6],
  ];
  return steps
    .map(([x, y, turn, s], index) =>
      at(
        x,
        y,
        group(
          { transform: `rotate(${turn})`, opacity: 0.9 - index * 0.035 },
          oval(0, 4, 9, 11, '#3a355f') +
            oval(-9, -9, 3.4, 5, '#3a355f') +
            oval(0, -13, 3.6, 5.4, '#3a355f') +
            oval(9, -9, 3.4, 5, '#3a355f'),
        ),
        s * 1.25,
      ),
    )
    .join('');
}

/** 404: deep in the cave, three ways, and the footprints go in a circle. */
export function notFoundScene(): string {
  return document(
    width,
    height,
    definitions(
      verticalGradient('rock', [
        [0, '#1b1938'],
        [0.5, '#3a3766'],
        [1, '#4d4a7c'],
      ]),
      radialGradient('gem', [
        [0, '#7fe9f0', 0.55],
        [1, '#7fe9f0', 0],
      ]),
      radialGradient('light', [
        [0, '#9a8fe0', 0.75],
        [0.6, '#6d66b8', 0.25],
        [1, '#6d66b8', 0],
      ]),
      radialGradient('ground', [
        [0, '#b9aee6', 0.6],
        [1, '#b9aee6', 0],
      ]),
    ) +
      box(0, 0, width, height, 'url(#rock)') +
      oval(600, 420, 640, 440, 'url(#light)') +
      shape(
        'M-20 300C160 380 220 560 180 700H-20ZM1220 300C1040 380 980 560 1020 700H1220Z',
        '#2c2a54',
      ) +
      shape(
        'M120 -10C200 160 330 210 420 250C500 200 700 190 780 250C870 210 1000 160 1080 -10Z',
        '#2c2a54',
        { opacity: 0.7 },
      ) +
      tunnel(330, 676, 96, 200) +
      tunnel(870, 676, 96, 200) +
      tunnel(600, 664, 120, 252) +
      hill(
        [
          [-20, 690],
          [200, 664],
          [420, 678],
          [600, 660],
          [780, 678],
          [1000, 664],
          [1220, 690],
        ],
        height,
        '#6a6499',
      ) +
      oval(600, 760, 420, 110, 'url(#ground)') +
      road(
        [
          [330, 672, 110],
          [400, 700, 90],
          [500, 730, 90],
        ],
        '#7d77ab',
      ) +
      road(
        [
          [870, 672, 110],
          [800, 700, 90],
          [700, 730, 90],
        ],
        '#7d77ab',
      ) +
      road(
        [
          [600, 656, 130],
          [598, 720, 190],
          [620, 800, 250],
          [640, 905, 360],
        ],
        '#8a84b6',
      ) +
      footprints() +
      figures('404', 600, 246, 122, { face: '#8ff0ee', light: '#ffffff', shadow: '#100f28' }) +
      sparkle(416, 236, 12, '#d9ffff') +
      sparkle(790, 384, 10, '#d9ffff') +
      sparkle(796, 216, 7, '#d9ffff') +
      teeth(7, 96, '#1b1938', 9, [110, 250]) +
      teeth(9, 40, '#121129', 13, [90, 210]) +
      cluster(452, 690, 0.62, ['#4cc3d9', '#a6f1f4', '#2b8fb0']) +
      cluster(748, 690, 0.5, ['#b07be8', '#e2c9ff', '#7f4fc0']) +
      shape(
        'M-20 560C90 620 120 760 250 800C300 830 330 880 340 910H-20ZM1220 560C1110 620 1080 760 950 800C900 830 870 880 860 910H1220Z',
        '#221f45',
      ) +
      cluster(210, 806, 1.15, ['#4cc3d9', '#a6f1f4', '#2b8fb0']) +
      cluster(1000, 800, 1.25, ['#b07be8', '#e2c9ff', '#7f4fc0']) +
      cluster(80, 700, 0.8, ['#f2708a', '#ffd0d8', '#b8405f']) +
      shape(
        'M-20 760C80 800 160 850 190 910H-20ZM1220 760C1120 800 1040 850 1010 910H1220Z',
        '#121129',
      ) +
      oval(520, 690, 10, 5, '#4a4674') +
      oval(700, 850, 16, 7, '#6a6499') +
      oval(470, 830, 22, 9, '#565188'),
  );
}
