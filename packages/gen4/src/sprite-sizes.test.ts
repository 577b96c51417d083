import { expect, it } from 'vitest';
import { allForms } from './index.ts';
import { spriteCanvas, spriteSize } from './sprite-sizes.ts';

it('cover every form', () => {
  for (const { id, name } of allForms) {
    const { width, height } = spriteSize(id);
    expect(Math.min(width, height), name).toBeGreaterThan(8);
    expect(Math.max(width, height), name).toBeLessThanOrEqual(spriteCanvas);
  }
  expect(spriteSize(10)).not.toEqual({ width: spriteCanvas, height: spriteCanvas });
});

it('are the whole canvas for an unknown form', () => {
  for (const id of [0, -1, 494, 9999, 20000]) {
    expect(spriteSize(id)).toEqual({ width: spriteCanvas, height: spriteCanvas });
  }
});
