import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { spriteSource } from '../sources/pokeapi-sprites.ts';
import { uncompressedGif } from './uncompressed-gif.ts';

const look = { shiny: false, female: false };

function sprite(speciesId: number, back: boolean): Buffer {
  const form = { id: speciesId, speciesId, slug: null };
  return readFileSync(spriteSource(form, { ...look, back }));
}

/** Visible pixels and delays of an animation; the colour below transparent pixels is ignored. */
async function seen(gif: Uint8Array) {
  const picture = sharp(gif, { pages: -1 });
  const { pages, delay, loop, width, pageHeight } = await picture.metadata();
  const rgba = await picture.ensureAlpha().raw().toBuffer();
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at + 3] === 0) rgba.fill(0, at, at + 4);
  return { pages, delay, loop, width, pageHeight, rgba: rgba.toString('base64') };
}

describe('an uncompressed GIF', () => {
  // Small and large, wider than one block, with varying delays and interlaced frames.
  it.each([
    [1, false],
    [25, true],
    [130, false],
    [249, true],
    [483, false],
    [26, true],
    [487, true],
  ])('plays as before: number %i, from behind: %s', async (speciesId, back) => {
    const gif = sprite(speciesId, back);
    const loose = uncompressedGif(gif);
    if (loose === null) throw new Error('It was left as it is');
    expect(await seen(loose)).toEqual(await seen(gif));
  });

  it('compresses to less than the original file', () => {
    const gif = sprite(6, true);
    const loose = uncompressedGif(gif) ?? gif;
    expect(brotliCompressSync(loose).length).toBeLessThan(gif.length / 4);
    expect(gzipSync(loose).length).toBeLessThan(gif.length * 0.7);
  });

  it('is null for an animation that it cannot represent', () => {
    const gif = sprite(1, false);
    const behindHeader = 10;
    gif[behindHeader] = (gif[behindHeader] ?? 0) & 0x7f;
    expect(uncompressedGif(gif)).toBeNull();
  });
});
