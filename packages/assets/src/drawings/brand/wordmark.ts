import { word, wordWidth } from '../kit/lettering.ts';
import { palette } from '../kit/palette.ts';
import { at, document } from '../kit/svg.ts';
import { mark } from './mark.ts';

/** The product's name in two colours, its capitals 40 high; the first half in `ink`. */
export function nameLettering(ink: string, accent: string): { content: string; width: number } {
  const setting = { x: 0, y: 0, height: 40, pen: 10, tracking: 6 };
  const first = wordWidth('POKÉ', { ...setting, colour: ink });
  const second = wordWidth('TORNEO', { ...setting, colour: accent });
  return {
    content:
      word('POKÉ', { ...setting, colour: ink }) +
      word('TORNEO', { ...setting, x: first + 8, colour: accent }),
    width: first + 8 + second,
  };
}

/** Mark and name side by side, for light grounds. */
export function wordmark(): string {
  const { content, width } = nameLettering(palette.navy, palette.red);
  return document(Math.ceil(width) + 124, 100, mark() + at(112, 34, content));
}

/** Mark and name side by side, for dark grounds. */
export function wordmarkOnDark(): string {
  const { content, width } = nameLettering('#ffffff', '#ff7a83');
  return document(Math.ceil(width) + 124, 100, mark() + at(112, 34, content));
}
