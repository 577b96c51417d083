import { expect, test } from 'vitest';
import { lettersPerLine } from './letters-per-line.ts';

test.each([
  ['a short title: one line', 'PokéTorneo', 10],
  ['a long one: two lines', 'Allenatori di Biancavilla e dintorni', 22],
  ['two words of very different length', 'Circolo Supercalifragilistico', 21],
  ['one word: as it is', 'Biancavillabiancavilla', 22],
  ['letters of two code units count once', '🐉🐉🐉', 3],
])('%s', (_case, title, letters) => {
  expect(lettersPerLine(title)).toBe(letters);
});
