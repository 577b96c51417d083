import { expect, it } from 'vitest';
import { Letters } from './letters.ts';

const letters = new Letters({
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
const setting = { x: 10, y: 20, height: 50, colour: '#fff' };
const outlines = (line: string) => [...line.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);

it.each([
  ['AA', 100],
  ['A i', 95],
  ['', 0],
])('measures %j', (text, width) => {
  expect(letters.width(text, 50)).toBe(width);
});

it.each([
  ['Ai', ['M0 0', 'M1 1']],
  ['A A', ['M0 0', 'M0 0']],
  ['<', ['M2 2']],
  ['😀שA', ['M2 2', 'M2 2', 'M0 0']],
])('writes %j as outlines, and a question mark for what it cannot write', (text, expected) => {
  const line = letters.line(text, setting);
  expect(outlines(line)).toEqual(expected);
  if (text !== '') expect(line).not.toContain(`>${text}<`);
});

it.each([
  ['start', 10],
  ['middle', -40],
  ['end', -90],
] as const)('sets a line by its %s', (anchor, start) => {
  expect(letters.line('AA', { ...setting, anchor })).toContain(`translate(${start} 20)`);
});

it('makes a long line smaller, and no smaller than two thirds', () => {
  expect(letters.line('AAAA', { ...setting, widest: 160 })).toContain('scale(0.4)');
  const longest = letters.line('AAAAAAAA', { ...setting, widest: 100 });
  expect(outlines(longest)).toEqual(['M0 0', 'M0 0', 'M3 3']);
});
