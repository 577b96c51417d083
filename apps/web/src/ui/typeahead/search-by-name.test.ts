import { describe, expect, test } from 'vitest';
import { filterByName, findByName, searchByName } from './search-by-name.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const species = named(
  'Bulbasaur',
  'Raichu',
  'Nidoran♀',
  'Nidoran♂',
  "Farfetch'd",
  'Mr. Mime',
  'Mew',
  'Mewtwo',
  'Chikorita',
  'Ho-Oh',
  'Mime Jr.',
  'Porygon-Z',
  'Pichu',
);
const abilities = named('Adattabilità', 'Agitazione', 'Più', 'Regalità');

describe('searching by name', () => {
  test.each<[what: string, text: string, found: string[]]>([
    ['nothing yet for one character', 'm', []],
    ['spaces do not count as characters', ' m ', []],
    ['any part of the name', 'saur', ['Bulbasaur']],
    ['without regard to case', 'BULBA', ['Bulbasaur']],
    ['names that start with the text come first', 'mi', ['Mime Jr.', 'Mr. Mime']],
    ['within a group the order given', 'chu', ['Raichu', 'Pichu']],
    ['a start before an earlier middle', 'chi', ['Chikorita']],
    ['both Nidoran', 'nidoran', ['Nidoran♀', 'Nidoran♂']],
    ['one Nidoran', 'nidoran♂', ['Nidoran♂']],
    ['an apostrophe left out', 'farfetchd', ["Farfetch'd"]],
    ['an apostrophe as phones type it', 'farfetch’d', ["Farfetch'd"]],
    ['a full stop typed', 'mime jr.', ['Mime Jr.']],
    ['a full stop left out', 'mr mime', ['Mr. Mime']],
    ['a hyphen as a space', 'porygon z', ['Porygon-Z']],
    ['spaces around', '  mewtwo ', ['Mewtwo']],
    ['no match', 'agumon', []],
    ['only punctuation', "..'", []],
    ['a regular expression is only text', '.*', []],
  ])('%s: %j', (_, text, found) => {
    expect(searchByName(species, text).map(({ name }) => name)).toEqual(found);
  });

  test.each([
    ['adattabilita', ['Adattabilità']],
    ['PIU', ['Più']],
    ['lità', ['Adattabilità', 'Regalità']],
  ])('accents do not matter: %j', (text, found) => {
    expect(searchByName(abilities, text).map(({ name }) => name)).toEqual(found);
  });

  test('at most ten, and late starts still come first', () => {
    const many = named(...Array.from({ length: 30 }, (_, n) => `Super ball ${n}`), 'Ball');
    const found = searchByName(many, 'ball');
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({ name: 'Ball' });
  });
});

describe('filtering by name', () => {
  test.each<[what: string, text: string, found: string[]]>([
    ['one character is enough', 'x', []],
    ['the order given, wherever the text stands', 'mi', ['Mr. Mime', 'Mime Jr.']],
    ['without regard to case, accents and signs', ' FARFETCH’D', ["Farfetch'd"]],
    ['only what contains all of it', 'mewtwo', ['Mewtwo']],
  ])('%s: %j', (_, text, found) => {
    expect(filterByName(species, text).map(({ name }) => name)).toEqual(found);
  });

  test.each(['', '  '])('nothing to look for leaves everything: %j', (text) => {
    expect(filterByName(species, text)).toEqual(species);
  });
});

describe('the item that a text names', () => {
  test.each<[text: string, found: string | undefined]>([
    ['Mew', 'Mew'],
    ['mew', 'Mew'],
    [' mewtwo ', 'Mewtwo'],
    ['mewt', undefined],
    ['Nidoran', undefined],
    ['nidoran♀', 'Nidoran♀'],
    ['farfetchd', "Farfetch'd"],
    ['ho oh', 'Ho-Oh'],
    ['', undefined],
    ['   ', undefined],
    ['.', undefined],
  ])('%j: %s', (text, found) => {
    expect(findByName(species, text)?.name).toBe(found);
  });

  test('one written exactly so wins over one that only resembles it', () => {
    const [first, second] = named('PIU', 'Più');
    expect(
      findByName(
        [first, second].filter((item) => item !== undefined),
        'Più',
      ),
    ).toBe(second);
  });
});
