import { nameLettering } from '../brand/name-lettering.ts';
import { word, wordWidth } from '../kit/lettering.ts';
import { palette } from '../kit/palette.ts';
import { at, box, definitions, document, verticalGradient } from '../kit/svg.ts';
import { linkSize } from './versus.ts';

const { width, height } = linkSize;
/** Top of the band with the product's name. */
export const bandTop = 538;

/** The band at the foot of every og:image: the product's name. */
export function nameBand(): string {
  const name = nameLettering('#ffffff', '#ffd267');
  return (
    box(0, bandTop, width, height - bandTop, palette.night) +
    box(0, bandTop, width, 5, palette.red) +
    at((width - name.width * 1.1) / 2, bandTop + 28, name.content, 1.1)
  );
}

/** The band, and the dark gradient behind the server's text. */
export function groundCard(): string {
  return document(
    width,
    height,
    box(0, 0, width, height, palette.night, { opacity: 0.3 }) + nameBand(),
  );
}

const largestLetters = 92;
const margin = 70;

/** A page's name in capitals over its scene, and the product's name below. */
export function pageCard(title: string): string {
  const setting = { x: width / 2, y: 0, pen: 0, colour: '', anchor: 'middle' } as const;
  const lettersOf = (size: number) => ({ ...setting, height: size, pen: size * 0.2 });
  const widest = width - 2 * margin;
  const wanted = wordWidth(title, lettersOf(largestLetters));
  const size = largestLetters * Math.min(1, widest / wanted);
  const letters = { ...lettersOf(size), y: 58 + (largestLetters - size) / 2 };
  const pen = size * 0.2;
  const edge = pen + 20;
  return document(
    width,
    height,
    definitions(
      verticalGradient('dusk', [
        [0, palette.night, 0.72],
        [0.36, palette.night, 0.34],
        [0.6, palette.night, 0],
        [1, palette.night, 0.2],
      ]),
    ) +
      box(0, 0, width, height, 'url(#dusk)') +
      word(title, { ...letters, pen: edge, tracking: pen * 0.9 - 20, colour: palette.night }) +
      word(title, { ...letters, colour: '#ffffff' }) +
      nameBand(),
  );
}
