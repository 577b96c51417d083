import { emptyPicture, type PixelPicture } from './pixel-picture.ts';

function difference({ width, height, rgba }: PixelPicture, column: number): number {
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    const at = (y * width + column) * 4;
    for (let channel = 0; channel < 4; channel += 1) {
      sum += Math.abs((rgba[at + channel] ?? 0) - (rgba[at + 4 + channel] ?? 0));
    }
  }
  return sum;
}

function withoutColumn(picture: PixelPicture, column: number): PixelPicture {
  const { width, height, rgba } = picture;
  const narrower = emptyPicture(width - 1, height);
  for (let y = 0; y < height; y += 1) {
    const row = rgba.subarray(y * width * 4, (y + 1) * width * 4);
    narrower.rgba.set(row.subarray(0, column * 4), y * (width - 1) * 4);
    narrower.rgba.set(row.subarray((column + 1) * 4), (y * (width - 1) + column) * 4);
  }
  return narrower;
}

/**
 * The picture narrowed to `width` pixels: repeatedly drops the column that differs least from its
 * right neighbour, so that outlines stay intact.
 */
export function narrowed(picture: PixelPicture, width: number): PixelPicture {
  let narrow = picture;
  while (narrow.width > width) {
    let best = 1;
    for (let column = 2; column < narrow.width - 2; column += 1) {
      if (difference(narrow, column) < difference(narrow, best)) best = column;
    }
    narrow = withoutColumn(narrow, best);
  }
  return narrow;
}
