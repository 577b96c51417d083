import { expect, it } from 'vitest';
import { OutlineFont } from './outline-font.ts';

const font = new OutlineFont({
  unitsPerEm: 200,
  capHeight: 100,
  letters: {
    A: [100, 'M0 0'],
    i: [50, 'M1 1'],
    '?': [100, 'M2 2'],
    '…': [60, 'M3 3'],
    ' ': [40, ''],
  },
});
const style = { x: 10, y: 20, height: 50, colour: '#fff' };
const outlines = (line: string) => [...line.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);

it.each([
  ['AA', 100],
  ['A i', 95],
  ['', 0],
])('measures %j', (text, width) => {
  expect(font.width(text, 50)).toBe(width);
});

it.each([
  ['Ai', ['M0 0', 'M1 1']],
  ['A A', ['M0 0', 'M0 0']],
  ['<', ['M2 2']],
  ['😀שA', ['M2 2', 'M2 2', 'M0 0']],
])('renders %j as outlines, with a question mark for missing characters', (text, expected) => {
  const line = font.line(text, style);
  expect(outlines(line)).toEqual(expected);
  if (text !== '') expect(line).not.toContain(`>${text}<`);
});

it.each([
  ['start', 10],
  ['middle', -40],
  ['end', -90],
] as const)('anchors a line at its %s', (anchor, start) => {
  expect(font.line('AA', { ...style, anchor })).toContain(`translate(${start} 20)`);
});

it('shrinks a long line to two thirds at most', () => {
  expect(font.line('AAAA', { ...style, maxWidth: 160 })).toContain('scale(0.4)');
  const longest = font.line('AAAAAAAA', { ...style, maxWidth: 100 });
  expect(outlines(longest)).toEqual(['M0 0', 'M0 0', 'M3 3']);
});
