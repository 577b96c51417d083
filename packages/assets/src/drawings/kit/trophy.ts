import { ball } from './ball.ts';
import { palette } from './palette.ts';
import { at, box, oval, polygon, shape, stroke } from './svg.ts';

/**
 * The tournament's cup: a ball held by golden arms on a foot; 180 high at scale 1, foot at x, y.
 */
export function trophy(x: number, y: number, scale: number): string {
  const { gold, goldLight, goldDark } = palette;
  return at(
    x,
    y,
    oval(0, 0, 62, 8, palette.night, { opacity: 0.3 }) +
      stroke('M-46 -150C-92 -158 -90 -84 -36 -78M46 -150C92 -158 90 -84 36 -78', goldDark, 12) +
      stroke('M-46 -152C-90 -159 -88 -87 -37 -80', gold, 8) +
      stroke('M46 -152C90 -159 88 -87 37 -80', gold, 8) +
      box(-52, -22, 104, 22, palette.navy, { rx: 4 }) +
      box(-52, -22, 52, 22, palette.indigo, { rx: 4 }) +
      polygon(
        [
          [-38, -22],
          [-30, -38],
          [30, -38],
          [38, -22],
        ],
        gold,
      ) +
      polygon(
        [
          [4, -38],
          [30, -38],
          [38, -22],
          [8, -22],
        ],
        goldDark,
      ) +
      shape('M-11 -36C-8 -52 -10 -60 -16 -68H16C10 -60 8 -52 11 -36Z', gold) +
      shape('M3 -36C4 -52 4 -60 4 -68H16C10 -60 8 -52 11 -36Z', goldDark) +
      ball(0, -124, 56) +
      shape(
        'M-57 -122C-57 -92 -34 -64 0 -64S57 -92 57 -122C46 -96 26 -84 0 -84S-46 -96 -57 -122Z',
        gold,
      ) +
      shape('M10 -84C32 -86 48 -100 57 -122C57 -92 34 -64 0 -64C14 -70 16 -78 10 -84Z', goldDark) +
      stroke('M-50 -104C-44 -88 -30 -76 -14 -72', goldLight, 4),
    scale,
  );
}
