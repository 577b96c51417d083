import { expect, test } from 'vitest';
import { boxColumns, tileStart } from './box-columns.ts';

test.each([
  ['a phone', 366, 16, 3],
  ['a small phone', 336, 16, 3],
  ['the smallest phone', 296, 16, 2],
  ['a phone with large letters', 366, 32, 1],
  ['a tablet', 744, 16, 4],
  ['a wide screen', 1152, 16, 6],
])('%s', (_, width, letter, count) => {
  const columns = boxColumns(width, 10, letter);
  expect(columns.count).toBe(count);
  expect(count * columns.tileWidth + (count - 1) * 10).toBeLessThanOrEqual(width);
  expect(columns.tileWidth % 1).toBe(0);
  const end = tileStart(count - 1, 10, columns) + columns.tileWidth;
  expect(end, 'the last tile ends where the line does').toBe(count > 1 ? width : end);
});
