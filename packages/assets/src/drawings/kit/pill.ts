import type { Glyph } from '../types/type-glyphs.ts';
import { inkOn } from './colour.ts';
import { word, wordWidth } from './lettering.ts';
import { at, box, disc, document, shape } from './svg.ts';

/** Size of every pill, so that columns align. */
const pillSize = { width: 108, height: 24 } as const;

const capHeight = 9.6;
const penWidth = 1.75;
const textFrom = 25;
const textTo = pillSize.width - 6;

/** A label: a sign on a disc at the left, the name in capitals beside it. */
export function pill(name: string, colour: string, glyph: Glyph): string {
  const ink = inkOn(colour);
  const lettering = {
    x: 0,
    y: (pillSize.height - capHeight) / 2,
    height: capHeight,
    pen: penWidth,
    colour: ink,
    tracking: 1.3,
  };
  const middle = (textFrom + textTo) / 2;
  const room = textTo - textFrom;
  const squeeze = Math.min(1, room / wordWidth(name, lettering));
  const text = word(name, { ...lettering, x: 0, anchor: 'middle' });
  return document(
    pillSize.width,
    pillSize.height,
    box(0, 0, pillSize.width, pillSize.height, colour, { rx: 12 }) +
      shape('M12 0H96A12 12 0 0 1 108 12H0A12 12 0 0 1 12 0Z', '#ffffff', { opacity: 0.08 }) +
      disc(12, 12, 10.4, ink) +
      at(2.2, 2.2, glyph(colour, ink), 0.817) +
      `<g transform="translate(${middle} 0) scale(${Math.round(squeeze * 1000) / 1000} 1)">${text}</g>`,
  );
}

/** The sign alone, white or navy on a round ground. */
export function roundGlyph(colour: string, glyph: Glyph): string {
  return document(
    32,
    32,
    disc(16, 16, 16, colour) + at(2.8, 2.8, glyph(inkOn(colour), colour), 1.1),
  );
}
