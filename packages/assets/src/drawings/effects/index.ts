import { laurel } from './laurel.ts';
import { signatureShapes } from './signature-shapes.ts';
import { signs } from './signs.ts';
import { sheetOf } from './spread.ts';
import { surf } from './surf.ts';
import { typeShapes } from './type-shapes.ts';
import { hail, rain, sand } from './weather.ts';

/**
 * The sprite sheet of battle effects: type shapes in the order of their ids, then the signs.
 * apps/web/src/features/battles/stage/shapes.ts names the cells.
 */
function shapes(): string {
  return sheetOf([...typeShapes, ...Object.values(signs)]);
}

/**
 * The sheet of the signature moves, with room for their outlines; drawing-names.ts in
 * apps/web/src/features/battles/stage/signature-moves names the cells.
 */
function signatures(): string {
  return sheetOf(Object.values(signatureShapes), 140);
}

/** The effect drawings by file name. */
export const effects = {
  shapes,
  signatures,
  surf,
  laurel,
  rain,
  sand,
  hail,
} as const satisfies Readonly<Record<string, () => string>>;
