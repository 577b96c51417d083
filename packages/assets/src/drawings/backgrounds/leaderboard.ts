import { darker, lighter } from '../kit/colour.ts';
import { word } from '../kit/lettering.ts';
import { palette } from '../kit/palette.ts';
import { between, type Random, seeded } from '../kit/random.ts';
import { mountains } from '../kit/ridges.ts';
import { haze, sky, sparkle, stars } from '../kit/sky.ts';
import {
  box,
  definitions,
  document,
  group,
  oval,
  polygon,
  radialGradient,
  verticalGradient,
} from '../kit/svg.ts';
import { trophy } from '../kit/trophy.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

function step(x: number, top: number, figure: string, colour: string): string {
  return (
    box(x, top, 136, height - top, colour) +
    polygon(
      [
        [x, top],
        [x + 15, top - 18],
        [x + 121, top - 18],
        [x + 136, top],
      ],
      lighter(colour, 0.35),
    ) +
    box(x + 94, top, 42, height - top, darker(colour, 0.22)) +
    word(figure, {
      x: x + 55,
      y: top + 14,
      height: 34,
      pen: 9,
      colour: lighter(colour, 0.75),
      anchor: 'middle',
    })
  );
}

/** A band of northern light: rays standing side by side on a slow wave. */
function aurora(random: Random, paint: string, y: number, sway: number, opacity: number): string {
  const phase = random() * 6;
  let rays = '';
  for (let x = -10; x < width + 20; x += 22) {
    const foot = y + sway * Math.sin(x / 210 + phase) + sway * 0.4 * Math.sin(x / 74 + phase * 2);
    const tall = between(random, 0.75, 1) * (130 + 50 * Math.sin(x / 160 + phase));
    rays += box(x, Math.round(foot - tall), 23, Math.round(tall), `url(#${paint})`, {
      opacity: Math.round((0.55 + 0.45 * Math.sin(x / 95 + phase)) * 10) / 10,
    });
  }
  return group({ opacity }, rays);
}

/** The summit at night under northern lights; the podium to the right, away from the title. */
export function leaderboardScene(): string {
  const random = seeded(64);
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#0d1220'],
      [0.5, '#16254a'],
      [0.9, '#274a6e'],
    ]) +
      stars(random, 170, [0, 0, 1600, 330], '#eaf3ff') +
      definitions(
        verticalGradient('green', [
          [0, '#4fe0a6', 0],
          [0.75, '#4fe0a6', 0.5],
          [0.93, '#b6ffe0', 0.6],
          [1, '#b6ffe0', 0],
        ]),
        verticalGradient('violet', [
          [0, '#a07bff', 0],
          [0.75, '#a07bff', 0.4],
          [0.93, '#8fd8ff', 0.5],
          [1, '#8fd8ff', 0],
        ]),
        radialGradient('shine', [
          [0, '#ffe9a8', 0.7],
          [0.5, '#f7c531', 0.2],
          [1, '#f7c531', 0],
        ]),
      ) +
      aurora(random, 'green', 210, 46, 0.9) +
      aurora(random, 'violet', 140, 34, 0.7) +
      mountains(
        random,
        [
          { x: 300, y: 236, left: 290, right: 270 },
          { x: 1300, y: 226, left: 280, right: 300 },
          { x: 40, y: 270, left: 170, right: 230 },
          { x: 1570, y: 268, left: 220, right: 160 },
          { x: 560, y: 300, left: 220, right: 220 },
          { x: 1040, y: 300, left: 220, right: 220 },
        ],
        {
          base: 460,
          light: '#3d5f8a',
          shade: '#26406a',
          snow: { light: '#e4f4f6', shade: '#8fb3cf', share: 0.3 },
          litSide: 'left',
        },
      ) +
      haze('mist', width, 330, 170, '#1a2c50', 0.9) +
      oval(1130, 216, 320, 200, 'url(#shine)') +
      step(926, 324, '2', '#8593b5') +
      step(1198, 336, '3', '#a9744d') +
      step(1062, 292, '1', '#c9971d') +
      trophy(1130, 280, 0.66) +
      sparkle(1064, 200, 10, palette.goldLight) +
      sparkle(1196, 190, 12, palette.goldLight) +
      sparkle(1192, 246, 8, '#ffffff') +
      sparkle(1064, 248, 7, '#ffffff'),
  );
}
