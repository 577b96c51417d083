import { expect, it } from 'vitest';
import { narrowed } from './narrowed.ts';
import { emptyPicture, type PixelPicture } from './pixel-picture.ts';

function columns(...greys: readonly number[]): PixelPicture {
  const picture = emptyPicture(greys.length, 1);
  greys.forEach((grey, x) => {
    picture.rgba.set([grey, grey, grey, 255], x * 4);
  });
  return picture;
}

it('drops the columns that equal their neighbours and preserves the outline', () => {
  const narrow = narrowed(columns(0, 200, 90, 91, 240, 30, 0), 6);
  expect([...narrow.rgba].filter((_, index) => index % 4 === 0)).toEqual([0, 200, 91, 240, 30, 0]);
});

it('leaves a narrow picture unchanged', () => {
  const picture = columns(0, 1, 2);
  expect(narrowed(picture, 3)).toBe(picture);
});
