import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyPicture, type PixelPicture } from './pixel-picture.ts';
import { png } from './png.ts';

function withColours(count: number): PixelPicture {
  const picture = emptyPicture(23, 17);
  for (let pixel = 0; pixel < 23 * 17; pixel += 1) {
    const colour = pixel % (count + 1);
    if (colour > 0)
      picture.rgba.set([colour & 255, colour >> 3, 255 - (colour & 255), 255], pixel * 4);
  }
  return picture;
}

function visible(rgba: Uint8Array): string[] {
  return Array.from({ length: rgba.length / 4 }, (_, pixel) => {
    const [red, green, blue, opacity] = rgba.subarray(pixel * 4, pixel * 4 + 4);
    return opacity === 0 ? 'nothing' : `${red} ${green} ${blue} ${opacity}`;
  });
}

describe('png', () => {
  it.each([1, 3, 4, 15, 16, 200, 255, 300])('preserves each of %i colours', async (count) => {
    const picture = withColours(count);
    const read = await sharp(await png(picture))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(visible(read)).toEqual(visible(picture.rgba));
  });
});
