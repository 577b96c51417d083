import { expect, test } from 'vitest';
import { formatSize } from './sizes.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [12_540_000, '12,5 MB'],
  [238_000_000_000, '238 GB'],
  [4.2e15, '4200 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
