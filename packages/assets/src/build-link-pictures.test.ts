import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { linkPicture } from './build-link-pictures.ts';
import { arenas } from './drawings/arenas/index.ts';
import { cast } from './drawings/leaders/cast.ts';

describe('the picture beside a link', () => {
  it('is as large as other sites show it, and light enough to be taken', async () => {
    const [brock] = cast.kanto;
    const arena = arenas.get(`arenas/${brock?.typeId}`);
    if (brock === undefined || arena === undefined) throw new Error('Brock has no arena');
    const picture = await linkPicture(brock, arena);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });
});
