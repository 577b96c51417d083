import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkLettersPath } from '@poketorneo/gen4/asset-paths';
import * as z from 'zod/mini';

const letterTable = z.object({
  unitsPerEm: z.number(),
  capHeight: z.number(),
  /** How far the next letter is, and the outline, by character. */
  letters: z.record(z.string(), z.tuple([z.number(), z.string()])),
});
type LetterTable = z.output<typeof letterTable>;

/** How a line is set; x, y is where its letters stand. */
export interface Setting {
  x: number;
  y: number;
  /** Of a capital. */
  height: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
  /** A line that is longer becomes smaller, to two thirds, and then ends in dots. */
  widest?: number;
  /** Around each letter. */
  edge?: { colour: string; width: number };
}

const smallest = 2 / 3;
const dots = '…';
/** Of a writing that the face does not have. */
const unknown = '?';

/** Writes lines as outlines, so that they look the same on every machine, whatever fonts it has. */
export class Letters {
  readonly #table: LetterTable;

  constructor(table: LetterTable) {
    this.#table = table;
  }

  #letter(character: string): readonly [advance: number, outline: string] {
    const { letters } = this.#table;
    return letters[character] ?? letters[unknown] ?? [0, ''];
  }

  #reach(text: readonly string[]): number {
    return text.reduce((sum, character) => sum + this.#letter(character)[0], 0);
  }

  /** How wide a line is with capitals of this height. */
  width(text: string, height: number): number {
    return (this.#reach([...text]) * height) / this.#table.capHeight;
  }

  /** The line as a drawing, of which nothing is read: whatever is in the text stays a picture. */
  line(text: string, { x, y, height, colour, anchor = 'start', widest, edge }: Setting): string {
    const wanted = this.width(text, height);
    const share = widest === undefined ? 1 : Math.min(1, widest / wanted);
    const scale = (height * Math.max(share, smallest)) / this.#table.capHeight;
    const shown =
      widest === undefined || share >= smallest
        ? [...text]
        : this.#shortened([...text], widest / scale);
    const width = this.#reach(shown) * scale;
    const start = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    let reach = 0;
    const outlines = shown
      .map((character) => {
        const [advance, outline] = this.#letter(character);
        const drawn =
          outline === '' ? '' : `<path transform="translate(${reach})" d="${outline}"/>`;
        reach += advance;
        return drawn;
      })
      .join('');
    const around =
      edge === undefined
        ? ''
        : ` stroke="${edge.colour}" stroke-width="${edge.width / scale}" stroke-linejoin="round" paint-order="stroke"`;
    return `<g transform="translate(${start} ${y}) scale(${scale})" fill="${colour}"${around}>${outlines}</g>`;
  }

  #shortened(text: readonly string[], widest: number): string[] {
    const kept = [...text];
    while (kept.length > 0 && this.#reach([...kept, dots]) > widest) kept.pop();
    return [...kept, dots];
  }
}

/** Throws when the built table is not there, or is none. */
export async function readLetters(assets: string): Promise<Letters> {
  const file = await readFile(join(assets, linkLettersPath), 'utf8');
  return new Letters(letterTable.parse(JSON.parse(file)));
}
