import { typeColours } from '../kit/palette.ts';
import { pill, roundGlyph } from '../kit/pill.ts';
import { typeGlyphs } from './type-glyphs.ts';

/** Types with an icon, with the name on it. */
export const typeLabels: ReadonlyMap<number, string> = new Map([
  [1, 'NORMALE'],
  [2, 'ERBA'],
  [3, 'ACQUA'],
  [4, 'FUOCO'],
  [5, 'ELETTRO'],
  [6, 'ROCCIA'],
  [7, 'TERRA'],
  [8, 'LOTTA'],
  [9, 'GHIACCIO'],
  [10, 'PSICO'],
  [11, 'SPETTRO'],
  [12, 'VOLANTE'],
  [13, 'DRAGO'],
  [14, 'VELENO'],
  [15, 'COLEOTTERO'],
  [16, 'BUIO'],
  [17, 'ACCIAIO'],
  [10001, '???'],
]);

function partsOf(typeId: number) {
  const label = typeLabels.get(typeId);
  const colour = typeColours.get(typeId);
  const glyph = typeGlyphs.get(typeId);
  if (label === undefined || colour === undefined || glyph === undefined) {
    throw new RangeError(`There is no type ${typeId}`);
  }
  return { label, colour, glyph };
}

/** The type's label: sign and Italian name. Throws RangeError for an unknown type. */
export function typeIcon(typeId: number): string {
  const { label, colour, glyph } = partsOf(typeId);
  return pill(label, colour, glyph);
}

/** The type's glyph alone, for small spaces. Throws RangeError for an unknown type. */
export function typeSign(typeId: number): string {
  const { colour, glyph } = partsOf(typeId);
  return roundGlyph(colour, glyph);
}
