import { ball } from '../kit/ball.ts';
import { palette } from '../kit/palette.ts';
import { at, box, document, polygon, shape, stroke } from '../kit/svg.ts';

/** The product's mark on a square of 100: the ball as the bowl of a cup. */
export function mark(x = 0, y = 0, scale = 1): string {
  const { gold, goldLight, goldDark } = palette;
  return at(
    x,
    y,
    stroke('M24 26C2 22 2 56 27 58', goldDark, 8.4) +
      stroke('M76 26C98 22 98 56 73 58', goldDark, 8.4) +
      stroke('M24 25.4C3 21.6 3 54.6 27 56.6', gold, 5.4) +
      stroke('M76 25.4C97 21.6 97 54.6 73 56.6', gold, 5.4) +
      polygon(
        [
          [44, 66],
          [56, 66],
          [58, 84],
          [42, 84],
        ],
        gold,
      ) +
      polygon(
        [
          [51, 66],
          [56, 66],
          [58, 84],
          [52, 84],
        ],
        goldDark,
      ) +
      box(30, 82, 40, 11, gold, { rx: 3.5 }) +
      shape('M52 82H66.5Q70 82 70 85.5V89.5Q70 93 66.5 93H53Z', goldDark) +
      ball(50, 38, 30) +
      shape(
        'M19.4 40C19.4 58 33 71 50 71S80.6 58 80.6 40C75 53 64 60.5 50 60.5S25 53 19.4 40Z',
        gold,
      ) +
      shape('M54 60.3C66 59 75.5 51.5 80.6 40C80.6 58 67 71 50 71C57 68 58 63 54 60.3Z', goldDark) +
      stroke('M24 51C28 59 35 64 43 66', goldLight, 2.6),
    scale,
  );
}

/** The mark alone. */
export function logo(): string {
  return document(100, 100, mark());
}

/** The mark for a browser's tab: larger on its square, on the product's navy. */
export function favicon(): string {
  return document(64, 64, box(0, 0, 64, 64, palette.navy, { rx: 14 }) + mark(3, 3.5, 0.58));
}

/** The mark on a full square, for home screens that mask corners. */
export function appIcon(): string {
  return onSquare(mark(86, 90, 3.4));
}

/** The maskable icon: content stays within the middle four fifths. */
export function maskableIcon(): string {
  return onSquare(mark(126, 130, 2.6));
}

/** A monochrome ball on a transparent ground, for status bars. */
export function notificationBadge(): string {
  const white = '#ffffff';
  return document(
    96,
    96,
    stroke('M48 12A36 36 0 1 1 47.9 12Z', white, 9) +
      stroke('M14 48H34M62 48H82', white, 9) +
      stroke('M48 35A13 13 0 1 1 47.9 35Z', white, 8),
  );
}

function onSquare(drawn: string): string {
  return document(
    512,
    512,
    box(0, 0, 512, 512, palette.navy) +
      polygon(
        [
          [0, 512],
          [512, 0],
          [512, 512],
        ],
        palette.indigo,
        { opacity: 0.55 },
      ) +
      drawn,
  );
}
