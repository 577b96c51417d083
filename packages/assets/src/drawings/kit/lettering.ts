import { letters } from './letters.ts';
import { group, stroke } from './svg.ts';

/**
 * Typesetting of a word: cap height and pen width in canvas units; x, y is the start of its
 * cap line.
 */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly pen: number;
  readonly colour: string;
  /** Gap between two letters, pen edges included. */
  readonly tracking?: number;
  /** Whether x is the word's left edge (the default) or its middle. */
  readonly anchor?: 'start' | 'middle';
}

interface SetWord {
  readonly width: number;
  readonly content: string;
}

function setWord(text: string, { height, pen, colour, tracking = pen * 0.9 }: Lettering): SetWord {
  const scale = height / 10;
  let x = pen / 2;
  let content = '';
  for (const character of text) {
    const letter = letters.get(character);
    if (letter === undefined) throw new RangeError(`No letter is drawn for '${character}'`);
    if (letter.d !== '') {
      const transform = `translate(${Math.round(x * 100) / 100} 0) scale(${Math.round(scale * 1000) / 1000})`;
      content += stroke(letter.d, colour, pen / scale, { transform });
    }
    x += letter.width * scale + pen + tracking;
  }
  return { width: x - tracking - pen / 2, content };
}

/** The width of a word, pen edges included. */
export function wordWidth(text: string, lettering: Lettering): number {
  return setWord(text, lettering).width;
}

/** A word in capitals as vector paths, independent of fonts. */
export function word(text: string, lettering: Lettering): string {
  const { width, content } = setWord(text, lettering);
  const x = lettering.anchor === 'middle' ? lettering.x - width / 2 : lettering.x;
  return group({ transform: `translate(${Math.round(x * 100) / 100} ${lettering.y})` }, content);
}
