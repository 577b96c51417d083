import { describe, expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const linksIn = (text: string) =>
  findLinks(text).flatMap(({ text: words, href }) => (href === undefined ? [] : [[words, href]]));

describe('URLs in a text', () => {
  test.each([
    ['https://example.org/mappa?x=1#y', 'https://example.org/mappa?x=1#y'],
    ['http://example.org', 'http://example.org/'],
    ['example.org/mappa', 'https://example.org/mappa'],
    ['www.example.it', 'https://www.example.it/'],
  ])('%s is a link', (url, href) => {
    expect(linksIn(`Vedi ${url}, ciao`)).toEqual([[url, href]]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<b>ciao</b>',
    'file:///etc/passwd',
    'ftp://example.org/x',
    'mailto:ada@example.org',
    'ada@example.org',
    'alle 21.30, non alle 20.15',
    '<a href="x">ciao</a>',
  ])('%s is none', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  test('lead to the visible URL, with any text after them', () => {
    expect(linksIn('https://banca.it@example.org/')).toEqual([
      ['https://banca.it', 'https://banca.it/'],
    ]);
  });

  test('keep their place in the text', () => {
    const text = 'Prima https://a.example.org\npoi (example.org) e <b>https://b.example.org</b>!';
    expect(
      findLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(linksIn(text).map(([words]) => words)).toEqual([
      'https://a.example.org',
      'example.org',
      'https://b.example.org',
    ]);
  });
});
