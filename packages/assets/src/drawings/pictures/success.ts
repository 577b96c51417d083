import { ball, star } from '../kit/ball.ts';
import { palette } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { sparkle } from '../kit/sky.ts';
import {
  at,
  definitions,
  disc,
  document,
  group,
  n,
  oval,
  polygon,
  radialGradient,
  shape,
  stroke,
} from '../kit/svg.ts';
import { trophy } from '../kit/trophy.ts';
import { confetti, cushion, ground, rays, shadow } from './backdrop.ts';
import { pictureSize } from './picture-size.ts';

const { width, height } = pictureSize;
const party = ['#e63946', '#f7c531', '#4a8fe0', '#5bb05f', '#b07be8', '#f59e3f'];

/** The cup in the spotlight, paper falling. */
export function cupPicture(): string {
  return document(
    width,
    height,
    cushion('#25346b', rays(240, 176, 320, 12, '#6f8be8', 0.28), ground('#1b2750')) +
      definitions(
        radialGradient('glow', [
          [0, '#ffe9a8', 0.7],
          [1, '#f7c531', 0],
        ]),
      ) +
      disc(240, 176, 150, 'url(#glow)') +
      shadow(240, 322, 96) +
      trophy(240, 318, 1.32) +
      confetti(seeded(11), 34, party) +
      sparkle(136, 120, 16, '#fff3c9') +
      sparkle(352, 98, 12, '#fff3c9') +
      sparkle(366, 214, 9, '#fff3c9'),
  );
}

/** A ball springs open and lets light and stars out. */
export function openBallPicture(): string {
  const r = 78;
  const lower = `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Q0 34 ${-r} 0Z`;
  return document(
    width,
    height,
    cushion('#2b5f9e', rays(240, 236, 330, 10, '#ffffff', 0.14), ground('#234c80')) +
      definitions(
        radialGradient('glow', [
          [0, '#ffffff', 1],
          [0.3, '#fff0b8', 0.85],
          [1, '#f7c531', 0],
        ]),
      ) +
      shadow(240, 326, 92) +
      at(
        240,
        150,
        group(
          { transform: 'rotate(-20)' },
          shape(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Q0 30 ${-r} 0Z`, '#7c1b29'),
          shape(`M${-r} -4A${r} ${r} 0 0 1 ${r} -4Q0 18 ${-r} -4Z`, palette.red),
          shape(
            `M${n(r * 0.3)} ${n(-r * 0.98)}A${r} ${r} 0 0 1 ${r} -4Q60 6 34 8Q64 -40 ${n(r * 0.3)} ${n(-r * 0.98)}Z`,
            palette.redDark,
          ),
          stroke(`M${-r} -2Q0 26 ${r} -2`, palette.navy, 13),
          oval(-34, -46, 20, 11, '#ffffff', { opacity: 0.55, transform: 'rotate(-38 -34 -46)' }),
        ),
      ) +
      disc(240, 224, 138, 'url(#glow)') +
      at(
        240,
        242,
        oval(0, 0, r, 26, '#fff6d8') +
          shape(lower, '#f4f4f6') +
          shape(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Q0 34 ${-r} 0Z`, '#f4f4f6') +
          shape(`M${r} 0A${r} ${r} 0 0 1 -20 ${n(r * 0.965)}Q56 62 ${n(r * 0.72)} 12Z`, '#c3c7d6') +
          stroke(`M${-r + 2} 4Q0 38 ${r - 2} 4`, palette.navy, 13) +
          disc(0, 22, 20, palette.navy) +
          disc(0, 22, 13.5, '#ffffff') +
          star(0, 22, 8.5, palette.gold),
      ) +
      star(240, 190, 30, palette.gold) +
      star(168, 150, 15, palette.goldLight) +
      star(318, 138, 18, palette.goldLight) +
      star(122, 208, 11, '#ffffff') +
      star(360, 206, 12, '#ffffff') +
      star(200, 70, 11, '#ffffff') +
      sparkle(296, 64, 13, '#ffffff') +
      sparkle(96, 134, 11, '#fff3c9') +
      sparkle(388, 130, 13, '#fff3c9') +
      confetti(seeded(29), 20, party),
  );
}

function firework(x: number, y: number, radius: number, colour: string, core: string): string {
  let lines = '';
  let dots = '';
  for (let i = 0; i < 14; i += 1) {
    const angle = (i / 14) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    lines += `M${n(x + c * radius * 0.34)} ${n(y + s * radius * 0.34)}L${n(x + c * radius * 0.78)} ${n(y + s * radius * 0.78)}`;
    dots += `M${n(x + c * radius)} ${n(y + s * radius)}h.1`;
  }
  return stroke(lines, colour, 4.5) + stroke(dots, core, 6.5) + disc(x, y, radius * 0.1, core);
}

/** A medal on its ribbon under fireworks. */
export function medalPicture(): string {
  const leaf = (side: 1 | -1) =>
    [-58, -36, -14, 8, 30, 52, 74]
      .map((angle, index) => {
        const a = ((side === 1 ? angle : 180 - angle) * Math.PI) / 180;
        const x = Math.cos(a) * 106;
        const y = -Math.sin(a) * -106;
        const turn = side === 1 ? angle + 66 : 114 - angle;
        return at(
          x,
          y,
          group(
            { transform: `rotate(${turn})` },
            oval(0, 0, 24, 10, index % 2 === 0 ? '#5bb05f' : '#3f9150'),
          ),
        );
      })
      .join('');
  return document(
    width,
    height,
    cushion('#3a2f6e', ground('#2c2458')) +
      firework(118, 118, 58, '#f4626c', '#ffd0d4') +
      firework(368, 104, 66, '#f7c531', '#fff3c9') +
      firework(392, 246, 36, '#5fd0e0', '#d9ffff') +
      firework(84, 240, 34, '#8fd46a', '#e9ffd6') +
      at(240, 222, leaf(1) + leaf(-1)) +
      polygon(
        [
          [186, 40],
          [226, 40],
          [262, 170],
          [222, 180],
        ],
        '#c2303d',
      ) +
      polygon(
        [
          [294, 40],
          [254, 40],
          [218, 170],
          [258, 180],
        ],
        '#e63946',
      ) +
      polygon(
        [
          [270, 40],
          [254, 40],
          [218, 170],
          [234, 174],
        ],
        '#ffffff',
        { opacity: 0.25 },
      ) +
      shadow(240, 326, 70) +
      disc(240, 226, 84, palette.goldDark) +
      disc(240, 222, 84, palette.gold) +
      disc(240, 222, 68, '#e0a81f') +
      disc(240, 224, 66, palette.goldLight) +
      shape('M299 163A84 84 0 0 1 181 281A104 104 0 0 0 299 163Z', '#b97f0e', { opacity: 0.3 }) +
      ball(240, 222, 46) +
      stroke('M172 196A74 74 0 0 1 204 158', '#ffffff', 6, { opacity: 0.8 }) +
      sparkle(306, 168, 14, '#ffffff') +
      sparkle(176, 274, 10, '#ffffff'),
  );
}
