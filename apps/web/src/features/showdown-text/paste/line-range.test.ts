import { expect, test } from 'vitest';
import { lineRange } from './line-range.ts';

test.each([
  ['the first', 1, 'Mew'],
  ['an empty one', 2, ''],
  ['the last', 3, '- Surf'],
  ['one that there is not', 9, ''],
])('%s', (_, line, expected) => {
  const text = 'Mew\n\n- Surf';
  const { start, end } = lineRange(text, line);
  expect(text.slice(start, end)).toBe(expected);
});
