import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ogGlyphsPath } from '@poketorneo/gen4/asset-paths';
import opentype, { type Font } from 'opentype.js';
import type { OutputFolder } from './output/output-folder.ts';
import { packageFolder } from './sources/package-folder.ts';

/** A letter's outline in font units, baseline at 0, and its advance width. */
export type LetterOutline = readonly [advance: number, outline: string];

export interface LetterTable {
  unitsPerEm: number;
  capHeight: number;
  letters: Record<string, LetterOutline>;
}

const files = path.join(packageFolder('@fontsource/jersey-15'), 'files');

async function readFont(subset: 'latin' | 'latin-ext'): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(
    path.join(files, `jersey-15-${subset}-400-normal.woff`),
  );
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Characters for names of players, leaders and tournaments. */
const written = [
  ...Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'’‘“”«»–…',
].filter((character) => !/\p{C}/u.test(character));

/** The outlines of the display face, so that the server draws text without an installed font. */
export async function letterTable(): Promise<LetterTable> {
  const fonts = [await readFont('latin'), await readFont('latin-ext')];
  const [latin] = fonts;
  if (latin === undefined) throw new RangeError('the font is not there');
  const letters: Record<string, LetterOutline> = {};
  for (const character of written) {
    const font = fonts.find((one) => one.charToGlyphIndex(character) > 0);
    if (font === undefined) continue;
    const glyph = font.charToGlyph(character);
    const outline = glyph.getPath(0, 0, font.unitsPerEm).toPathData(0);
    letters[character] = [Math.round(glyph.advanceWidth ?? 0), outline];
  }
  const capHeight = latin.charToGlyph('H').getBoundingBox().y2;
  return { unitsPerEm: latin.unitsPerEm, capHeight, letters };
}

/** Writes the glyph outlines with which the server draws names, as JSON. */
export async function buildOgGlyphs(output: OutputFolder): Promise<void> {
  await output.write(ogGlyphsPath, JSON.stringify(await letterTable()));
}
