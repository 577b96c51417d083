import { ball } from '../kit/ball.ts';
import { element, group, n, shape, stroke } from '../kit/svg.ts';
import type { Skin, Tone } from './cel.ts';

/**
 * Placement of a hand: its wrist, its tilt to the right in degrees, its scale, and whether it
 * is mirrored.
 */
export interface Grasp {
  readonly x: number;
  readonly y: number;
  readonly lean?: number;
  readonly size?: number;
  readonly mirrored?: boolean;
}

/** A limb or a finger: a round line in shade with its lit side above. */
function limb(d: string, width: number, { base, shade }: Tone, lit = 0.74): string {
  const aside = width * (lit - 1);
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    element('path', { d, stroke: shade, 'stroke-width': width }),
    element('path', {
      d,
      stroke: base,
      'stroke-width': n(width * lit),
      transform: `translate(${n(aside * 0.4)} ${n(aside * 0.3)})`,
    }),
  );
}

/** An arm along a line, with its shadow on the body. */
export function arm(d: string, width: number, tone: Tone): string {
  return (
    stroke(d, '#0d1630', width + 3, { opacity: 0.2, transform: 'translate(1.5 3)' }) +
    limb(d, width, tone, 0.8)
  );
}

const finger = (d: string, skin: Skin, width = 9) => limb(d, width, skin, 0.78);

const palm = (skin: Skin, d = 'M-11 3C-15-7-17-16-14-24Q0-30 14-24C17-16 15-7 11 3Z') =>
  shape(d, skin.shade) + shape(d, skin.base, { transform: 'translate(-1.6 -1)' });

const knuckles = (skin: Skin) =>
  palm(skin, 'M-11 3C-16-6-18-18-14-27Q-10-33-4-30Q0-34 5-30Q10-32 13-27C18-18 15-6 11 3Z') +
  stroke('M-5-29V-18M4-29V-18', skin.shade, 2.2);

/** The hands of the cast, upright, palm or knuckles to the front, the wrist at 0, 0. */
const hands = {
  fist: (skin: Skin) => knuckles(skin) + finger('M-12-13Q-4-17 6-13', skin, 9),
  thumb: (skin: Skin) =>
    finger('M-9-18L-11-40', skin, 10) +
    palm(skin, 'M-12 3C-17-4-17-20-12-26L10-27C18-27 19-19 15-18C20-17 19-9 15-9C19-8 18 0 12 1Z') +
    stroke('M2-18H13M2-9H13', skin.shade, 2.2),
  victory: (skin: Skin) =>
    finger('M-6-22L-13-48', skin) +
    finger('M4-22L9-49', skin) +
    palm(skin) +
    finger('M12-12L13-22', skin, 8) +
    finger('M-12-10Q-2-20 7-16', skin, 8),
  point: (skin: Skin) =>
    finger('M-7-22L-9-47', skin) + knuckles(skin) + finger('M-12-11Q-4-16 5-13', skin, 9),
  seal: (skin: Skin) =>
    finger('M-5-22L-6-52', skin, 9) +
    finger('M3-22L2-52', skin, 9) +
    knuckles(skin) +
    finger('M-12-11Q-4-16 5-13', skin, 9),
  open: (skin: Skin) =>
    finger('M-10-22L-15-42', skin, 8) +
    finger('M-4-24L-6-49', skin, 8) +
    finger('M4-24L4-49', skin, 8) +
    finger('M11-22L15-43', skin, 8) +
    palm(skin) +
    finger('M-11-8L-24-22', skin, 8),
  grip: (skin: Skin) =>
    palm(skin, 'M-10 3C-16-8-20-16-20-28Q0-12 20-28C20-16 16-8 10 3Z') +
    ball(0, -31, 18, -12) +
    finger('M-13-7Q-21-17-17-28', skin, 8.5) +
    finger('M3-4Q6-12 3-19', skin, 8) +
    finger('M10-5Q14-13 12-22', skin, 8) +
    finger('M14-8Q21-16 19-28', skin, 8),
  shaka: (skin: Skin) =>
    finger('M11-20L20-40', skin, 8.5) + knuckles(skin) + finger('M-10-12L-27-26', skin, 9.5),
  pinch: (skin: Skin) =>
    finger('M8-22L14-38', skin, 8) +
    finger('M2-22L5-42', skin, 8) +
    palm(skin) +
    finger('M-6-20Q-8-34-4-38', skin, 8.5) +
    finger('M-11-8Q-18-26-9-37', skin, 8.5),
  rest: (skin: Skin) =>
    finger('M-9-20L-11-38', skin, 8.5) +
    finger('M-2-22L-3-42', skin, 8.5) +
    finger('M6-21L7-40', skin, 8.5) +
    finger('M12-17L16-33', skin, 8) +
    palm(skin, 'M-11 3C-14-5-15-14-13-22Q0-27 14-21C17-14 15-5 11 3Z'),
} as const satisfies Readonly<Record<string, (skin: Skin) => string>>;

/** A gesture. */
export type HandKind = keyof typeof hands;

/** A hand; `cuff` is the end of its sleeve, `held` the object in it, drawn upright. */
export function hand(kind: HandKind, skin: Skin, place: Grasp, cuff?: Tone, held = ''): string {
  const { x, y, lean = 0, size = 1, mirrored = false } = place;
  const transform = `translate(${x} ${y}) rotate(${lean}) scale(${mirrored ? -size : size} ${size})`;
  const sleeve =
    cuff === undefined
      ? limb('M0 4V34', 21, skin)
      : shape('M-15-2Q0 4 15-2L20 60H-20Z', cuff.shade) +
        shape('M-15-2Q0 4 10 1L11 60H-20Z', cuff.base) +
        stroke('M-15-2Q0 5 15-2', cuff.light, 4);
  return group({ transform }, sleeve, held, hands[kind](skin));
}

/** Arms crossed before the chest: the sleeves and the hand that lies on top. */
export function crossedArms(tone: Tone, skin: Skin, y = 208): string {
  return group(
    { transform: `translate(0 ${y - 208})` },
    arm('M186 194Q190 222 150 224L92 206', 27, tone),
    arm('M54 194Q50 224 88 226L140 208', 27, tone),
    group(
      { transform: 'translate(142 207) rotate(68) scale(.8)' },
      palm(skin, 'M-11 3C-14-5-15-14-13-22Q0-27 14-21C17-14 15-5 11 3Z'),
      finger('M-8-19L-8-30', skin, 8),
      finger('M0-20L0-33', skin, 8),
      finger('M8-19L8-31', skin, 8),
    ),
  );
}
