import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ogGlyphsPath } from '@poketorneo/gen4/asset-paths';
import * as z from 'zod/mini';

const fontTable = z.object({
  unitsPerEm: z.number(),
  capHeight: z.number(),
  /** Advance width and outline path, by character. */
  letters: z.record(z.string(), z.tuple([z.number(), z.string()])),
});
type FontTable = z.output<typeof fontTable>;

/** Position (x, y is on the baseline) and style of a line. */
export interface LineStyle {
  x: number;
  y: number;
  /** Cap height. */
  height: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Longer lines shrink to two thirds at most, then end with an ellipsis. */
  maxWidth?: number;
  /** Outline of each letter. */
  edge?: { colour: string; width: number };
}

const minScale = 2 / 3;
const ellipsis = '…';
/** For characters missing in the font. */
const fallbackCharacter = '?';

/** Renders text as SVG paths, independent of installed fonts. */
export class OutlineFont {
  readonly #table: FontTable;

  constructor(table: FontTable) {
    this.#table = table;
  }

  #glyph(character: string): readonly [advance: number, outline: string] {
    const { letters } = this.#table;
    return letters[character] ?? letters[fallbackCharacter] ?? [0, ''];
  }

  #advance(text: readonly string[]): number {
    return text.reduce((sum, character) => sum + this.#glyph(character)[0], 0);
  }

  /** Width of a line at a cap height. */
  width(text: string, height: number): number {
    return (this.#advance([...text]) * height) / this.#table.capHeight;
  }

  /** A line as SVG paths, so that no markup in the text is interpreted. */
  line(
    text: string,
    { x, y, height, colour, anchor = 'start', maxWidth, edge }: LineStyle,
  ): string {
    const naturalWidth = this.width(text, height);
    const fit = maxWidth === undefined ? 1 : Math.min(1, maxWidth / naturalWidth);
    const scale = (height * Math.max(fit, minScale)) / this.#table.capHeight;
    const shown =
      maxWidth === undefined || fit >= minScale
        ? [...text]
        : this.#truncated([...text], maxWidth / scale);
    const width = this.#advance(shown) * scale;
    const start = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    let offset = 0;
    const outlines = shown
      .map((character) => {
        const [advance, outline] = this.#glyph(character);
        const path =
          outline === '' ? '' : `<path transform="translate(${offset})" d="${outline}"/>`;
        offset += advance;
        return path;
      })
      .join('');
    const stroke =
      edge === undefined
        ? ''
        : ` stroke="${edge.colour}" stroke-width="${edge.width / scale}" stroke-linejoin="round" paint-order="stroke"`;
    return `<g transform="translate(${start} ${y}) scale(${scale})" fill="${colour}"${stroke}>${outlines}</g>`;
  }

  #truncated(text: readonly string[], maxWidth: number): string[] {
    const truncated = [...text];
    while (truncated.length > 0 && this.#advance([...truncated, ellipsis]) > maxWidth)
      truncated.pop();
    return [...truncated, ellipsis];
  }
}

/** Throws if the built table is missing or invalid. */
export async function readOutlineFont(assets: string): Promise<OutlineFont> {
  const file = await readFile(join(assets, ogGlyphsPath), 'utf8');
  return new OutlineFont(fontTable.parse(JSON.parse(file)));
}
