import { seeded } from '../kit/random.ts';
import { sparkle } from '../kit/sky.ts';
import {
  at,
  box,
  definitions,
  disc,
  document,
  n,
  oval,
  polygon,
  radialGradient,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';
import { errorSceneSize, figures } from './error-scene.ts';

const { width, height } = errorSceneSize;

function dial(x: number, y: number, r: number, angle: number): string {
  const ticks = [-130, -90, -50, -10, 30]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return `M${n(x + Math.cos(a) * r * 0.62)} ${n(y + Math.sin(a) * r * 0.62)}L${n(x + Math.cos(a) * r * 0.8)} ${n(y + Math.sin(a) * r * 0.8)}`;
    })
    .join('');
  const a = (angle * Math.PI) / 180;
  return (
    disc(x, y, r, '#303a66') +
    disc(x, y, r * 0.86, '#f4f1e6') +
    shape(
      `M${n(x + r * 0.5)} ${n(y - r * 0.5)}A${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(x + r * 0.68)} ${n(y + r * 0.24)}`,
      'none',
      { stroke: '#e63946', 'stroke-width': r * 0.16 },
    ) +
    stroke(ticks, '#303a66', r * 0.07) +
    stroke(
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r * 0.66)} ${n(y + Math.sin(a) * r * 0.66)}`,
      '#e63946',
      r * 0.11,
    ) +
    disc(x, y, r * 0.14, '#303a66')
  );
}

function pipe(d: string, pen: number): string {
  return (
    stroke(d, '#2f3b6b', pen) +
    stroke(d, '#6574a8', pen * 0.72) +
    stroke(d, '#a5b2dc', pen * 0.18, { transform: `translate(${-pen * 0.16} ${-pen * 0.16})` })
  );
}

function steam(x: number, y: number, scale: number, opacity: number): string {
  return at(
    x,
    y,
    `<g opacity="${opacity}">${disc(0, 0, 40, '#cbc5dc')}${disc(44, -34, 50, '#cbc5dc')}${disc(-34, -52, 44, '#cbc5dc')}${disc(16, -92, 56, '#cbc5dc')}${disc(76, -104, 40, '#cbc5dc')}${disc(-20, -134, 38, '#cbc5dc')}${disc(48, -160, 44, '#cbc5dc')}${disc(38, -42, 36, '#e6e2ef')}${disc(-40, -60, 30, '#e6e2ef')}${disc(10, -102, 40, '#e6e2ef')}${disc(-24, -140, 26, '#e6e2ef')}${disc(42, -168, 30, '#e6e2ef')}</g>`,
    scale,
  );
}

function arc(points: string, scale = 1): string {
  return (
    stroke(points, '#ffe08a', 13 * scale, { opacity: 0.35 }) +
    stroke(points, '#ffe08a', 7 * scale) +
    stroke(points, '#ffffff', 3 * scale)
  );
}

function machine(): string {
  const vents = Array.from({ length: 5 }, (_, index) => `M${430 + index * 18} 640V712`).join('');
  const lights = ['#e63946', '#f7c531', '#4a4f7c', '#e63946'];
  return (
    oval(600, 786, 300, 26, '#0b1026', { opacity: 0.5 }) +
    box(386, 742, 90, 44, '#2b3561', { rx: 6 }) +
    box(724, 742, 90, 44, '#2b3561', { rx: 6 }) +
    box(360, 404, 480, 356, '#55639a', { rx: 34 }) +
    shape('M740 404H806Q840 404 840 438V726Q840 760 806 760H740Z', '#3b4678') +
    box(360, 404, 480, 24, '#8595cc', { rx: 12 }) +
    shape('M360 560H840V600H360Z', '#e63946') +
    shape('M740 560H840V600H740Z', '#b3202f') +
    box(412, 442, 376, 192, '#232b52', { rx: 24 }) +
    box(426, 456, 348, 164, '#2a0f1e', { rx: 16 }) +
    shape('M442 456H560L470 620H442Q426 620 426 604V472Q426 456 442 456Z', '#ffffff', {
      opacity: 0.05,
    }) +
    stroke(vents, '#2b3561', 9) +
    dial(594, 690, 52, 28) +
    dial(716, 690, 40, 12) +
    lights
      .map(
        (colour, index) =>
          disc(790, 654 + index * 26, 9, '#232b52') + disc(790, 654 + index * 26, 6.5, colour),
      )
      .join('') +
    stroke('M530 404L560 452L538 486L566 512', '#232b52', 5) +
    stroke('M378 760L396 734L380 716', '#232b52', 4)
  );
}

function siren(): string {
  return (
    disc(600, 372, 150, 'url(#alarm)') +
    box(552, 390, 96, 18, '#2b3561', { rx: 6 }) +
    shape('M562 392V362A38 38 0 0 1 638 362V392Z', '#e63946') +
    shape('M610 326A38 38 0 0 1 638 362V392H616Q628 352 610 326Z', '#b3202f') +
    oval(582, 356, 7, 16, '#ffd9d4', { opacity: 0.85 })
  );
}

/** 500: the centre's machine has run hot: red lights, steam, sparks. */
export function serverErrorScene(): string {
  const random = seeded(500);
  const sparks = Array.from({ length: 34 }, () => {
    const angle = -Math.PI * (0.08 + random() * 0.84);
    const far = 250 + random() * 210;
    const x = 600 + Math.cos(angle) * far * 1.15;
    const y = 560 + Math.sin(angle) * far;
    const length = 8 + random() * 18;
    return `M${n(x)} ${n(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`;
  }).join('');
  const tiles = Array.from(
    { length: 13 },
    (_, index) => `M${600 + (index - 6) * 96} 716L${600 + (index - 6) * 230} 910`,
  ).join('');
  return document(
    width,
    height,
    definitions(
      verticalGradient('wall', [
        [0, '#141a3c'],
        [0.6, '#35305e'],
        [1, '#5a3a5e'],
      ]),
      radialGradient('alarm', [
        [0, '#ff6b5e', 0.8],
        [0.5, '#e63946', 0.25],
        [1, '#e63946', 0],
      ]),
      radialGradient('heat', [
        [0, '#ff8a5c', 0.65],
        [0.6, '#d8435a', 0.25],
        [1, '#d8435a', 0],
      ]),
      verticalGradient('floor', [
        [0, '#3a2f58'],
        [1, '#1a1d40'],
      ]),
    ) +
      box(0, 0, width, height, 'url(#wall)') +
      Array.from({ length: 7 }, (_, index) =>
        box(index * 180 - 30, 0, 4, 720, '#0d1230', { opacity: 0.35 }),
      ).join('') +
      box(0, 210, width, 8, '#0d1230', { opacity: 0.3 }) +
      oval(600, 520, 620, 430, 'url(#heat)') +
      polygon(
        [
          [600, 366],
          [40, 150],
          [-20, 330],
        ],
        '#ff6b5e',
        { opacity: 0.13 },
      ) +
      polygon(
        [
          [600, 366],
          [1160, 150],
          [1220, 330],
        ],
        '#ff6b5e',
        { opacity: 0.13 },
      ) +
      pipe('M-20 300H150Q200 300 200 350V560Q200 610 250 610H372', 44) +
      pipe('M1220 250H1060Q1010 250 1010 300V500Q1010 550 960 550H830', 44) +
      pipe('M-20 480H90Q130 480 130 520V640Q130 680 170 680H372', 28) +
      pipe('M1220 430H1120Q1084 430 1084 470V630Q1084 670 1044 670H830', 28) +
      [
        [200, 440],
        [1010, 400],
      ]
        .map(
          ([x, y]) =>
            box((x ?? 0) - 34, (y ?? 0) - 14, 68, 28, '#2f3b6b', { rx: 6 }) +
            box((x ?? 0) - 34, (y ?? 0) - 14, 68, 8, '#8595cc', { rx: 4 }),
        )
        .join('') +
      box(0, 716, width, 190, 'url(#floor)') +
      stroke(tiles, '#0d1230', 3, { opacity: 0.5 }) +
      stroke('M0 716H1200M0 776H1200M0 850H1200', '#0d1230', 3, { opacity: 0.5 }) +
      steam(330, 330, 1.1, 0.75) +
      steam(862, 330, 1.25, 0.75) +
      pipe('M450 404V350Q450 324 424 324H384', 34) +
      pipe('M750 404V342Q750 314 778 314H820', 34) +
      siren() +
      machine() +
      figures('500', 600, 488, 100, { face: '#ff5a52', light: '#ffd9c9', shadow: '#000000' }) +
      arc('M352 520L316 500L334 474L286 452L300 424') +
      arc('M846 600L884 612L872 640L916 660L908 688') +
      arc('M560 404L546 380L566 372L552 350', 0.7) +
      stroke(sparks, '#ffd27a', 4.5) +
      sparkle(300, 420, 24, '#fff3c9') +
      sparkle(910, 694, 22, '#fff3c9') +
      sparkle(352, 522, 16, '#fff3c9') +
      sparkle(846, 600, 16, '#fff3c9') +
      shape('M470 830l40-16 34 10-18 20ZM690 820l30 4 10 18-42 4ZM398 806l22 2-10 16Z', '#55639a') +
      disc(772, 838, 11, '#8595cc') +
      disc(772, 838, 4.5, '#1a1d40'),
  );
}
