import { ball, ballPaint } from '../kit/ball.ts';
import { palette } from '../kit/palette.ts';
import { sparkle } from '../kit/sky.ts';
import { at, box, disc, document, group, n, oval, shape, stroke } from '../kit/svg.ts';
import { cushion, ground, shadow } from './backdrop.ts';
import { pictureSize } from './picture-size.ts';

const { width, height } = pictureSize;

/** A ball with a plaster in the rain: it will mend. */
export function failPicture(): string {
  return document(
    width,
    height,
    cushion('#7d8fb8', ground('#62749f')) +
      stroke(
        'M112 178l-9 30M152 196l-9 30M336 190l-9 30M376 172l-9 30M196 172l-6 20M296 178l-6 20M90 244l-7 22M404 238l-7 22',
        '#cfe0f7',
        5,
      ) +
      at(
        240,
        152,
        shape(
          'M-150 0a36 36 0 0 1 10-71a52 52 0 0 1 76-40a70 70 0 0 1 128 22a46 46 0 0 1 68 34a30 30 0 0 1 2 55Z',
          '#4d5a86',
        ) +
          shape(
            'M-120 0a22 22 0 0 1 8-42a34 34 0 0 1 54-24a46 46 0 0 1 84 12a32 32 0 0 1 50 22a22 22 0 0 1 2 32Z',
            '#5f6d9c',
          ),
      ) +
      oval(240, 316, 124, 17, '#9db8dd') +
      oval(240, 315, 96, 11, '#b7cdea') +
      oval(236, 314, 70, 8, '#14213d', { opacity: 0.25 }) +
      ball(240, 246, 70, -16, { ...ballPaint, top: '#d8424d' }) +
      at(
        266,
        204,
        group(
          { transform: 'rotate(28)' },
          box(-30, -11, 60, 22, '#f2c79b', { rx: 11 }),
          box(-11, -11, 22, 22, '#fbe0c0'),
          `<g fill="#c99562">${[-20, 20].map((x) => disc(x, -3, 1.7, '#c99562') + disc(x, 4, 1.7, '#c99562')).join('')}</g>`,
        ),
      ) +
      stroke('M196 208L206 220L198 230L208 240', '#5c1520', 4) +
      stroke('M128 316q6 -8 12 0M338 320q6 -8 12 0', '#dfeaf9', 4),
  );
}

/** An alarm clock that has rung. */
export function timeUpPicture(): string {
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const a = (index * Math.PI) / 6;
    const from = index % 3 === 0 ? 58 : 64;
    return `M${n(Math.sin(a) * from)} ${n(-Math.cos(a) * from)}L${n(Math.sin(a) * 71)} ${n(-Math.cos(a) * 71)}`;
  }).join('');
  return document(
    width,
    height,
    cushion('#f3c07a', ground('#e0a35c')) +
      shadow(240, 324, 104) +
      stroke(
        'M106 150q-22 44 -6 96M82 162q-18 34 -6 74M374 150q22 44 6 96M398 162q18 34 6 74',
        '#ffffff',
        7,
        { opacity: 0.85 },
      ) +
      at(
        240,
        210,
        group(
          { transform: 'rotate(-6)' },
          stroke('M-62 82L-80 112M62 82L80 112', palette.navy, 15),
          stroke('M-26 -124Q0 -146 26 -124', palette.navy, 9),
          shape('M-104 -62A44 44 0 0 1 -38 -112Z', palette.gold),
          shape('M104 -62A44 44 0 0 0 38 -112Z', palette.goldDark),
          disc(-74, -92, 8, palette.navy),
          disc(74, -92, 8, palette.navy),
          box(-6, -130, 12, 30, palette.navy),
          disc(0, -128, 11, palette.gold),
          disc(0, 0, 104, palette.red),
          shape('M73 -73A104 104 0 0 1 -73 73A126 126 0 0 0 73 -73Z', palette.redDark),
          disc(0, 0, 82, palette.navy, { opacity: 0.25 }),
          disc(0, 0, 80, '#fdf8ec'),
          shape('M56 -57A80 80 0 0 1 -57 56A98 98 0 0 0 56 -57Z', '#d9cfb6', { opacity: 0.7 }),
          stroke(ticks, palette.navy, 6),
          shape('M0 0V-58A58 58 0 0 0 -50 -29Z', palette.red, { opacity: 0.28 }),
          stroke('M0 0V-52', palette.navy, 8),
          stroke('M0 0L-36 -21', palette.red, 7),
          disc(0, 0, 10, palette.navy),
          oval(-64, -66, 24, 9, '#ffffff', { opacity: 0.5, transform: 'rotate(-45 -64 -66)' }),
        ),
      ) +
      sparkle(120, 96, 12, '#ffffff') +
      sparkle(364, 92, 14, '#ffffff') +
      sparkle(394, 290, 8, '#ffffff'),
  );
}
