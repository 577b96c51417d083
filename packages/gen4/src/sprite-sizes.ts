import { spriteSizeTable } from './sprite-size-table.ts';

export type { SpriteSizeTable } from './rows.ts';

/** Size of a sprite's visible pixels. */
export interface SpriteSize {
  readonly width: number;
  readonly height: number;
}

/** Canvas of still sprites, in pixels each way. */
export const spriteCanvas = 96;

const digitsPerForm = 4;

/**
 * Size of a form's still sprite on its canvas, ordinary or shiny; it is centred on the lower edge.
 * The whole canvas for an unknown form.
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
