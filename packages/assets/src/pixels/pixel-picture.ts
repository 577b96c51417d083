import sharp from 'sharp';

/** RGBA pixels in rows, a byte per channel. */
export interface PixelPicture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Decodes an image file; of an animation the first frame. Throws on unreadable files. */
export async function readPixels(file: string): Promise<PixelPicture> {
  const { data, info } = await sharp(file, { pages: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

/** A fully transparent picture. */
export function emptyPicture(width: number, height: number): PixelPicture {
  return { width, height, rgba: new Uint8Array(width * height * 4) };
}

/** The picture trimmed to its visible pixels. Throws RangeError when there are none. */
export function trimmed({ width, height, rgba }: PixelPicture): PixelPicture {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (rgba[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) throw new RangeError('The picture is empty');
  const part = emptyPicture(right - left + 1, bottom - top + 1);
  for (let y = 0; y < part.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    part.rgba.set(rgba.subarray(from, from + part.width * 4), y * part.width * 4);
  }
  return part;
}

/** Vertical placement on a canvas. */
export type VerticalPlace = 'middle' | 'ground';

/**
 * The picture on a transparent canvas: in its middle or on its lower edge. Larger pictures are
 * cropped evenly.
 */
export function onCanvas(
  picture: PixelPicture,
  width: number,
  height: number,
  place: VerticalPlace,
): PixelPicture {
  const canvas = emptyPicture(width, height);
  const left = Math.floor((width - picture.width) / 2);
  const rest = height - picture.height;
  const top = place === 'ground' && rest > 0 ? rest : Math.floor(rest / 2);
  for (let y = Math.max(0, -top); y < picture.height && top + y < height; y += 1) {
    const from = Math.max(0, -left);
    const to = Math.min(picture.width, width - left);
    const row = picture.rgba.subarray((y * picture.width + from) * 4, (y * picture.width + to) * 4);
    canvas.rgba.set(row, ((top + y) * width + left + from) * 4);
  }
  return canvas;
}

/** Each pixel becomes a square of 2 × 2. */
export function doubled({ width, height, rgba }: PixelPicture): PixelPicture {
  const large = emptyPicture(width * 2, height * 2);
  for (let y = 0; y < large.height; y += 1) {
    for (let x = 0; x < large.width; x += 1) {
      const from = ((y >> 1) * width + (x >> 1)) * 4;
      large.rgba.set(rgba.subarray(from, from + 4), (y * large.width + x) * 4);
    }
  }
  return large;
}
