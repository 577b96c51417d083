import { ball } from '../kit/ball.ts';
import { between, seeded } from '../kit/random.ts';
import { hill, road, rolling } from '../kit/ridges.ts';
import { birds, cloud, haze, orb, sky } from '../kit/sky.ts';
import { at, box, document, n, oval, polygon, shape, stroke } from '../kit/svg.ts';
import { scatter, tufts } from '../kit/trees.ts';
import { sceneSize } from './scene-size.ts';

const { width, height } = sceneSize;

function column(x: number, y: number, tall: number, broken: boolean): string {
  const cap = broken
    ? polygon(
        [
          [-24, -tall],
          [-10, -tall - 16],
          [4, -tall - 4],
          [14, -tall - 20],
          [24, -tall - 6],
          [24, -tall + 4],
          [-24, -tall + 4],
        ],
        '#ecd7b0',
      )
    : box(-34, -tall - 18, 68, 18, '#f3e2bf', { rx: 3 });
  return at(
    x,
    y,
    oval(10, 2, 54, 8, '#5f3b2a', { opacity: 0.3 }) +
      box(-24, -tall, 48, tall, '#ecd7b0') +
      box(4, -tall, 20, tall, '#c79f74') +
      stroke(`M-13 ${-tall + 8}V-16M-3 ${-tall + 8}V-16`, '#d3b285', 4) +
      cap +
      box(-34, -16, 68, 16, '#f3e2bf', { rx: 3 }) +
      box(6, -16, 28, 16, '#c79f74', { rx: 3 }),
  );
}

function tablet(): string {
  const random = seeded(3);
  let lines = '';
  for (let row = 0; row < 6; row += 1) {
    for (const side of [-112, 18]) {
      let x = side;
      while (x < side + 78) {
        const w = between(random, 8, 26);
        lines += `M${Math.round(x)} ${-132 + row * 19}h${Math.round(Math.min(w, side + 90 - x))}`;
        x += w + 9;
      }
    }
  }
  return at(
    800,
    440,
    oval(8, 6, 190, 16, '#5f3b2a', { opacity: 0.35 }) +
      polygon(
        [
          [-160, 4],
          [-140, -26],
          [140, -26],
          [160, 4],
        ],
        '#b98c62',
      ) +
      polygon(
        [
          [-148, -26],
          [-140, -32],
          [140, -32],
          [148, -26],
        ],
        '#e5c99b',
      ) +
      shape('M-134 -30V-164Q-134 -212 -66 -212Q0 -212 0 -164V-30Z', '#f2e2c2') +
      shape('M0 -30V-164Q0 -212 66 -212Q134 -212 134 -164V-30Z', '#e5cda1') +
      shape('M112 -30V-168Q112 -196 92 -208Q134 -202 134 -164V-30Z', '#bf9569') +
      stroke('M-124 -34V-162Q-124 -203 -66 -203', '#fff6e0', 4) +
      stroke('M0 -170V-30', '#bf9569', 4) +
      stroke(lines, '#a97f55', 5) +
      ball(-66, -172, 20) +
      shape('M66 -192l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z', '#e63946') +
      shape('M-134 -60q14 10 10 30h-10ZM134 -80q-18 18 -10 50h10Z', '#6f9a58'),
  );
}

/** Old columns in the canyon at golden hour, and the tablets that say how it is played. */
export function rulesScene(): string {
  const random = seeded(40);
  const mesa = (x: number, y: number, w: number, h: number, light: string, shade: string) =>
    polygon(
      [
        [x - w, y],
        [x - w * 0.86, y - h * 0.4],
        [x - w * 0.7, y - h * 0.44],
        [x - w * 0.62, y - h * 0.94],
        [x - w * 0.5, y - h],
        [x + w * 0.48, y - h * 0.98],
        [x + w * 0.6, y - h * 0.9],
        [x + w * 0.68, y - h * 0.46],
        [x + w * 0.84, y - h * 0.4],
        [x + w, y],
      ],
      shade,
    ) +
    polygon(
      [
        [x - w, y],
        [x - w * 0.86, y - h * 0.4],
        [x - w * 0.7, y - h * 0.44],
        [x - w * 0.62, y - h * 0.94],
        [x - w * 0.5, y - h],
        [x - w * 0.02, y - h * 0.99],
        [x - w * 0.12, y - h * 0.7],
        [x + w * 0.02, y - h * 0.45],
        [x - w * 0.08, y - h * 0.2],
        [x + w * 0.04, y],
      ],
      light,
    ) +
    stroke(
      `M${n(x - w * 0.66)} ${n(y - h * 0.72)}H${n(x - w * 0.1)}M${n(x - w * 0.68)} ${n(y - h * 0.58)}H${n(x)}M${n(x + w * 0.1)} ${n(y - h * 0.74)}H${n(x + w * 0.6)}`,
      shade,
      4,
      { opacity: 0.6 },
    );
  return document(
    width,
    height,
    sky(width, height, [
      [0, '#3a7cb8'],
      [0.32, '#9cc9d6'],
      [0.6, '#ffe1a8'],
      [0.76, '#fbc27e'],
    ]) +
      orb('sun', 420, 190, 40, '#fff8dc', '#ffe7ae', 7) +
      cloud(2, 1180, 118, 1, '#fff3e0', '#f2cfae') +
      cloud(0, 720, 96, 0.7, '#fff6e8', '#f2d6b8') +
      mesa(160, 380, 190, 170, '#e0a382', '#b8776a') +
      mesa(1390, 380, 230, 200, '#e0a382', '#b8776a') +
      mesa(1080, 380, 120, 104, '#e7b48f', '#c98f7c') +
      mesa(540, 380, 110, 86, '#e7b48f', '#c98f7c') +
      haze('dust', width, 280, 110, '#fbd39a', 0.75) +
      hill(rolling(random, { width, y: 372, sway: 12, step: 280 }), height, '#d79a68') +
      hill(rolling(random, { width, y: 408, sway: 10, step: 340 }), height, '#c98453') +
      road(
        [
          [800, 436, 250],
          [800, 470, 330],
          [800, 510, 430],
        ],
        '#e7bf8b',
      ) +
      column(240, 424, 200, false) +
      column(392, 436, 130, true) +
      column(1208, 436, 170, true) +
      column(1360, 424, 214, false) +
      at(
        540,
        444,
        polygon(
          [
            [-54, 0],
            [-58, -30],
            [34, -40],
            [50, -6],
          ],
          '#ecd7b0',
        ) +
          polygon(
            [
              [-10, -35],
              [34, -40],
              [50, -6],
              [0, 0],
            ],
            '#c79f74',
          ),
      ) +
      tablet() +
      hill(rolling(random, { width, y: 484, sway: 6, step: 260 }), height, '#a5633f') +
      tufts(
        scatter(random, 14, [20, 560], () => 492, [20, 40]),
        '#6f8a4a',
      ) +
      tufts(
        scatter(random, 14, [1040, 1580], () => 492, [20, 40]),
        '#6f8a4a',
      ) +
      birds(
        [
          [940, 150, 10],
          [968, 164, 7],
          [620, 176, 7],
        ],
        '#7a5a5a',
      ),
  );
}
