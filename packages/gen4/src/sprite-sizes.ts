import { spriteSizeTable } from './sprite-size-table.ts';

/** Pixels that a picture is painted on. */
export interface SpriteSize {
  readonly width: number;
  readonly height: number;
}

/** Still sprites stand on a canvas of this many pixels each way: none is larger. */
export const spriteCanvas = 96;

/** For each run of form ids, its first one and two digits of base 36 for each measure of each form. */
export type SpriteSizeTable = readonly (readonly [firstFormId: number, digits: string])[];

const digitsPerForm = 4;

/**
 * How much of its canvas a form's still sprite is painted on, ordinary or shiny; it stands in the
 * middle of the lower edge. All of the canvas for a form that is not known.
 */
export function spriteSize(formId: number): SpriteSize {
  for (const [first, digits] of spriteSizeTable) {
    const at = (formId - first) * digitsPerForm;
    const width = at < 0 ? Number.NaN : Number.parseInt(digits.slice(at, at + 2), 36);
    const height = Number.parseInt(digits.slice(at + 2, at + digitsPerForm), 36);
    if (width > 0 && height > 0) return { width, height };
  }
  return { width: spriteCanvas, height: spriteCanvas };
}
