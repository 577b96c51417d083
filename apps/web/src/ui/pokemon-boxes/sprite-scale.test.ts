import { expect, test } from 'vitest';
import { spriteScale } from './sprite-scale.ts';

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
