import { ball, ballPaint } from '../kit/ball.ts';
import { between, seeded } from '../kit/random.ts';
import { sparkle } from '../kit/sky.ts';
import {
  box,
  definitions,
  document,
  horizontalGradient,
  oval,
  polygon,
  radialGradient,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

function crowd(
  seed: number,
  top: number,
  bottom: number,
  row: number,
  colours: readonly string[],
): string {
  const random = seeded(seed);
  const paths = colours.map(() => '');
  for (let y = top; y < bottom; y += row) {
    for (let x = -10 + between(random, 0, row); x < width + 10; x += row * 1.5) {
      const pick = Math.floor(random() * colours.length);
      if (random() < 0.12) continue;
      paths[pick] +=
        `M${Math.round(x + between(random, -5, 5))} ${Math.round(y + between(random, -4, 4))}h.1`;
    }
  }
  return colours.map((colour, index) => stroke(paths[index] ?? '', colour, row * 0.78)).join('');
}

function lamps(x: number): string {
  let d = '';
  for (let column = 0; column < 5; column += 1) {
    for (let line = 0; line < 2; line += 1) d += `M${x - 40 + column * 20} ${34 + line * 20}h.1`;
  }
  return box(x - 54, 18, 108, 52, '#18224a', { rx: 8 }) + stroke(d, '#fff8dc', 13);
}

/** The field of the stadium before a match: two sides, the lamps on, the crowd in place. */
export function pvpScene(): string {
  return document(
    width,
    height,
    definitions(
      horizontalGradient('night', [
        [0, '#5a1f3f'],
        [0.42, '#2a2352'],
        [0.58, '#202a5c'],
        [1, '#1f4580'],
      ]),
      verticalGradient('ray', [
        [0, '#fff6d4', 0.5],
        [1, '#fff6d4', 0],
      ]),
      radialGradient('clash', [
        [0, '#fff3c4', 0.95],
        [0.3, '#ffd27a', 0.5],
        [1, '#ffd27a', 0],
      ]),
      horizontalGradient('field', [
        [0, '#c2433f'],
        [0.46, '#d98a5c'],
        [0.54, '#6f9fc4'],
        [1, '#2f68b8'],
      ]),
    ) +
      box(0, 0, width, height, 'url(#night)') +
      shape('M0 128Q800 206 1600 128V310H0Z', '#151c40') +
      crowd(5, 176, 300, 15, ['#e4707a', '#7f9be6', '#f2cf7a', '#8a7fc4', '#5b6aa8', '#454d86']) +
      shape('M0 128Q800 206 1600 128V98Q800 178 0 98Z', '#0f1533') +
      shape('M0 128Q800 206 1600 128V134Q800 212 0 134Z', '#6d78b8') +
      shape('M0 300Q800 268 1600 300V332Q800 300 0 332Z', '#0f1533') +
      stroke('M0 300Q800 268 1600 300', '#f7c531', 5) +
      [260, 620, 980, 1340]
        .map((x) =>
          polygon(
            [
              [x - 44, 60],
              [x + 44, 60],
              [x + (800 - x) * 0.35 + 190, 430],
              [x + (800 - x) * 0.35 - 190, 430],
            ],
            'url(#ray)',
            { opacity: 0.35 },
          ),
        )
        .join('') +
      [260, 620, 980, 1340].map(lamps).join('') +
      shape('M0 330Q800 298 1600 330V500H0Z', 'url(#field)') +
      shape('M0 330Q800 298 1600 330V346Q800 314 0 346Z', '#0d1630', { opacity: 0.25 }) +
      shape('M330 360L190 500H1410L1270 360Q800 336 330 360Z', '#ffffff', { opacity: 0.08 }) +
      stroke(
        'M330 360L176 512M1270 360L1424 512M330 360Q800 336 1270 360M800 348V512',
        '#fdf3e2',
        5,
        { opacity: 0.9 },
      ) +
      oval(800, 430, 196, 46, 'none', { stroke: '#fdf3e2', 'stroke-width': 5, opacity: 0.9 }) +
      oval(800, 400, 250, 120, 'url(#clash)') +
      oval(690, 446, 54, 10, '#0d1630', { opacity: 0.35 }) +
      oval(910, 446, 54, 10, '#0d1630', { opacity: 0.35 }) +
      stroke('M560 392H616M540 414H604M572 436H612', '#ffd7cf', 5, { opacity: 0.75 }) +
      stroke('M984 392H1040M996 414H1060M988 436H1028', '#d3e6ff', 5, { opacity: 0.75 }) +
      ball(690, 392, 54, 20) +
      ball(910, 392, 54, -20, { ...ballPaint, top: '#2f6fd0' }) +
      shape('M812 318L780 390H800L784 462L832 372H808L830 318Z', '#fff7da') +
      shape('M812 318L780 390H800L784 462L804 384H790L818 318Z', '#f7c531') +
      sparkle(752, 330, 11, '#fff3c9') +
      sparkle(858, 326, 9, '#fff3c9') +
      sparkle(744, 470, 8, '#fff3c9') +
      sparkle(864, 466, 10, '#fff3c9'),
  );
}
