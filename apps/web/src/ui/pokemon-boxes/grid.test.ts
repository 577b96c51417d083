import { expect, test } from 'vitest';
import { boxColumns, nextTile, spriteScale, tileStart } from './grid.ts';

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

// 0 1 2
// 3 4 5
// 6 7
test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, undefined],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 5, 3],
  ['End', 3, 5],
  ['End', 6, 7],
  ['a', 3, undefined],
])('%s from %i leads to %s', (key, index, next) => {
  expect(nextTile(key, { index, columns: 3, count: 8 })).toBe(next);
});

const room = { width: 100, height: 90 };

test.each([
  ['small', { width: 20, height: 30 }, 1, 3],
  ['large', { width: 80, height: 60 }, 1, 1],
  ['larger than its room', { width: 120, height: 60 }, 1, 1],
  ['between two whole ones, on a screen with finer pixels', { width: 60, height: 50 }, 2, 1.5],
  ['larger than its room, on a screen with finer pixels', { width: 120, height: 60 }, 3, 2 / 3],
])('a sprite that is %s', (_, painted, pixelRatio, scale) => {
  expect(spriteScale(painted, room, pixelRatio)).toBeCloseTo(scale);
});

test('a sprite’s pixels are whole pixels of the screen, in sight of its room', () => {
  for (const pixelRatio of [1, 1.25, 1.5, 2, 2.625, 3]) {
    for (let size = 18; size <= 96; size += 1) {
      const scale = spriteScale({ width: size, height: size }, room, pixelRatio);
      expect((scale * pixelRatio) % 1).toBeCloseTo(0);
      if (pixelRatio > 1.3) expect(size * scale).toBeLessThanOrEqual(room.height);
    }
  }
});
