import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Drawing, PlacedPicture } from './drawing.ts';

/** As JPEG: beside links, pictures of more than some 300 kB are left out. */
const quality = { quality: 86, chromaSubsampling: '4:4:4' } as const;
/** Badges and faces come again and again. */
const mostPictures = 300;

/** Loaded with the first picture: few starts ever need it. */
const loadSharp = async () => (await import('sharp')).default;

/** Turns drawings into pictures, with what lies in the folder of the asset host. */
export function createPainter(assets: string) {
  const pictures = new LRUCache<string, Buffer>({ max: mostPictures });

  async function pictureOf(place: PlacedPicture): Promise<Buffer> {
    const key = JSON.stringify([place.picture, place.size, place.stands]);
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const file = await readFile(join(assets, place.picture));
    const drawn = await (place.stands === true ? standing(file, place) : fitted(file, place));
    pictures.set(key, drawn);
    return drawn;
  }

  return async function paint({ ground, layers }: Drawing): Promise<Buffer> {
    const sharp = await loadSharp();
    const composed = [];
    for (const one of layers) {
      composed.push(
        typeof one === 'string'
          ? { input: Buffer.from(one) }
          : { input: await pictureOf(one), left: Math.round(one.left), top: Math.round(one.top) },
      );
    }
    return sharp(await readFile(join(assets, ground)))
      .composite(composed)
      .jpeg(quality)
      .toBuffer();
  };
}

const nothing = '#00000000';

async function fitted(
  file: Buffer,
  { picture, size, isPixelated = false }: PlacedPicture,
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(file, picture.endsWith('.svg') ? { density: 144 } : {})
    .resize(size, size, {
      fit: 'contain',
      background: nothing,
      kernel: isPixelated ? 'nearest' : 'lanczos3',
    })
    .png()
    .toBuffer();
}

/** Each of its pixels becomes as many as fit, and no more than are pretty. */
const largestPixel = 4;

async function standing(file: Buffer, { size }: PlacedPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file).trim().png().toBuffer({ resolveWithObject: true });
  const pixel = Math.min(largestPixel, Math.floor(size / Math.max(info.width, info.height)));
  const [width, height] = [info.width * pixel, info.height * pixel];
  const left = Math.floor((size - width) / 2);
  return sharp(data)
    .resize(width, height, { kernel: 'nearest' })
    .extend({ top: size - height, left, right: size - width - left, background: nothing })
    .png()
    .toBuffer();
}
