import { lighter } from '../kit/colour.ts';
import { disc, group, n, oval, shape, stroke } from '../kit/svg.ts';
import { carried } from './turn.ts';

/** Shape of an open eye; drawn for the left side of the picture, around 0, 0. */
interface EyeShape {
  readonly white: string;
  readonly lash: string;
  readonly iris: readonly [rx: number, ry: number, cy: number];
}

const open = {
  big: {
    white: 'M-10 2C-9-6-4-9 1-9C6-9 9-5 10 1C9 7 5 9 0 9C-5 9-9 7-10 2Z',
    lash: 'M-13 0C-10-8-5-12 1-12C7-12 10-8 11 0C9-5 6-8 1-8C-4-8-8-4-9 3Z',
    iris: [6.4, 8, 0.8],
  },
  bright: {
    white: 'M-10 1C-8-5-4-7.5 1-7.5C6-7.5 9-4 10 1C9 6 5 7.5 0 7.5C-5 7.5-9 5-10 1Z',
    lash: 'M-14-3C-9-8-5-10.5 1-10.5C7-10.5 10-7 11 0C9-4 6-7 1-7C-4-7-8-3-9 2Z',
    iris: [5.8, 6.8, 0.4],
  },
  almond: {
    white: 'M-10 0C-7-4 0-7 4-6C8-5 9-2 10 2C7 5 3 6 0 5.5C-5 5-8 3-10 0Z',
    lash: 'M-14-4C-9-6-2-10 4-8.5C9-7 10-3 11 2C9-2 7-5 3-5.5C-2-6-6-2-9 2Z',
    iris: [5, 5.8, -0.2],
  },
  calm: {
    white: 'M-9 0C-6-4-1-5 2-5C6-5 8-2 9 1C7 4 3 5 0 5C-4 5-7 3-9 0Z',
    lash: 'M-11-1C-7-6-2-7.5 2-7.5C7-7.5 9-4 10.5 1C8-2 6-4.5 2-4.5C-2-4.5-6-2-8 2Z',
    iris: [4.3, 4.9, 0],
  },
  sharp: {
    white: 'M-10-3C-5-5 3-4 9 2C6 4 2 4.5-1 4C-5 3-8 0-10-3Z',
    lash: 'M-13-6C-6-8 5-7 10.5 3C5-1 2-3-3-3.5C-6-3.5-8-2-10-1Z',
    iris: [4, 4.3, 0.2],
  },
  lidded: {
    white: 'M-10-1H10C8 4 4 6 0 6C-5 6-8 3-10-1Z',
    lash: 'M-13-4C-6-5.5 5-5.5 11-2.5L10.5 1C5-1.5-4-1.5-10 1Z',
    iris: [4.9, 4.6, 1.4],
  },
} as const satisfies Readonly<Record<string, EyeShape>>;

const closed = {
  smiling: 'M-10 3Q0-9 10 3',
  squint: 'M-11-1Q0-4 10 3',
} as const;

/** The eyes of the cast. */
export type EyeKind = keyof typeof open | keyof typeof closed;

/** A pair of eyes. */
export interface Eyes {
  readonly kind: EyeKind;
  readonly colour: string;
  /** The colour of lashes and pupils. */
  readonly ink?: string;
  /** Height of the eyes in the portrait. */
  readonly y?: number;
  /** Distance of each eye from the middle. */
  readonly apart?: number;
  /** Pixels by which the gaze exceeds the head's turn. */
  readonly glance?: number;
}

const n3 = (value: number) => Math.round(value * 1000) / 1000;

function isOpen(kind: EyeKind): kind is keyof typeof open {
  return kind in open;
}

/** One eye; `look` moves the iris sideways, in the eye's own direction. */
function eye({ kind, colour, ink = '#2a1c2e' }: Eyes, look: number): string {
  if (!isOpen(kind)) return stroke(closed[kind], ink, 3.6);
  const { white, lash, iris } = open[kind];
  const [rx, ry, cy] = iris;
  return (
    shape(white, '#ffffff') +
    oval(0.5 + look, cy, rx, ry, colour) +
    oval(0.5 + look, cy + ry * 0.5, rx * 0.66, ry * 0.42, lighter(colour, 0.4)) +
    oval(0.5 + look, cy, rx * 0.46, ry * 0.52, ink) +
    shape(lash, ink)
  );
}

/** Horizontal scale of each eye: on a turned head the far one is narrower. */
function widths(turn: number): readonly [left: number, right: number] {
  return [1 - 0.22 * Math.max(0, -turn), 1 - 0.22 * Math.max(0, turn)];
}

/** Both eyes with highlights, on a head turned by `turn`, -1 to 1. */
export function eyes(looks: Eyes, turn = 0): string {
  const { kind, y = 114, apart = 18.5, glance = 0 } = looks;
  const [leftWidth, rightWidth] = widths(turn);
  const left = 120 - apart + carried(120 - apart, turn);
  const right = 120 + apart + carried(120 + apart, turn);
  const look = turn * 1.6 + glance;
  const placed = (x: number, scale: number, content: string) =>
    group({ transform: `matrix(${n3(scale)} 0 0 1 ${n(x)} ${y})` }, content);
  const pair =
    placed(left, leftWidth, eye(looks, look)) + placed(right, -rightWidth, eye(looks, -look));
  if (!isOpen(kind)) return pair;
  const [rx, ry, cy] = open[kind].iris;
  const glint = (x: number) =>
    disc(x + look - rx * 0.35, y + cy - ry * 0.35, rx * 0.36, '#ffffff') +
    disc(x + look + rx * 0.45, y + cy + ry * 0.4, rx * 0.17, '#ffffff');
  return pair + glint(left) + glint(right);
}

const browLines = {
  calm: 'M-11 1Q-2-4 9 0',
  raised: 'M-11 0Q-2-8 9-3',
  stern: 'M-12-4Q-2-4 10 4',
  bold: 'M-12-2Q-4-7 9 2',
  gentle: 'M-11 2Q-3-5 9-1',
} as const;

/** A pair of eyebrows. */
export interface Brows {
  readonly kind: keyof typeof browLines;
  readonly colour: string;
  readonly width?: number;
  readonly y?: number;
}

/** Both eyebrows, on a head turned by `turn`. */
export function brows({ kind, colour, width = 3.4, y = 98 }: Brows, turn = 0): string {
  const line = stroke(browLines[kind], colour, width);
  const [leftWidth, rightWidth] = widths(turn);
  const x = (side: number) => n(120 + side * 19 + carried(120 + side * 19, turn));
  return (
    group({ transform: `matrix(${n3(leftWidth)} 0 0 1 ${x(-1)} ${y})` }, line) +
    group({ transform: `matrix(${n3(-rightWidth)} 0 0 1 ${x(1)} ${y})` }, line)
  );
}
