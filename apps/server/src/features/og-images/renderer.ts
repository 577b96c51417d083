import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Drawing, PlacedPicture } from './drawing.ts';

/** Keeps images below about 300 kB, above which sites omit them. */
const jpegOptions = { quality: 86, chromaSubsampling: '4:4:4' } as const;
/** Badges and face icons repeat. */
const maxPictures = 300;

/** Loaded on first use. */
const loadSharp = async () => (await import('sharp')).default;

/** Renders drawings to JPEG, with pictures from the assets folder. */
export function createRenderer(assets: string) {
  const pictures = new LRUCache<string, Buffer>({ max: maxPictures });

  async function pictureOf(place: PlacedPicture): Promise<Buffer> {
    const key = JSON.stringify([place.picture, place.size, place.isBottomAligned]);
    const cached = pictures.get(key);
    if (cached !== undefined) return cached;
    const file = await readFile(join(assets, place.picture));
    const rendered = await (place.isBottomAligned === true
      ? bottomAligned(file, place)
      : fitted(file, place));
    pictures.set(key, rendered);
    return rendered;
  }

  return async function render({ background: ground, layers }: Drawing): Promise<Buffer> {
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
      .jpeg(jpegOptions)
      .toBuffer();
  };
}

const transparent = '#00000000';

async function fitted(
  file: Buffer,
  { picture, size, isPixelated = false }: PlacedPicture,
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(file, picture.endsWith('.svg') ? { density: 144 } : {})
    .resize(size, size, {
      fit: 'contain',
      background: transparent,
      kernel: isPixelated ? 'nearest' : 'lanczos3',
    })
    .png()
    .toBuffer();
}

/** Sprites are scaled by an integer up to this. */
const maxPixelScale = 4;

async function bottomAligned(file: Buffer, { size }: PlacedPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file).trim().png().toBuffer({ resolveWithObject: true });
  const scale = Math.min(maxPixelScale, Math.floor(size / Math.max(info.width, info.height)));
  const [width, height] = [info.width * scale, info.height * scale];
  const left = Math.floor((size - width) / 2);
  return sharp(data)
    .resize(width, height, { kernel: 'nearest' })
    .extend({ top: size - height, left, right: size - width - left, background: transparent })
    .png()
    .toBuffer();
}
