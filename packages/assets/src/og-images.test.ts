import { allForms, allSpecies } from '@poketorneo/gen4';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { leaderOgImage } from './build-leader-og-images.ts';
import { letterTable } from './build-og-glyphs.ts';
import { pageOgImage, pageOgImageSpecs } from './build-page-og-images.ts';
import { arenas } from './drawings/arenas/index.ts';
import { cast } from './drawings/leaders/cast.ts';
import { formSubjects } from './sources/form-subject.ts';

describe('an og:image', () => {
  it('has the expected size and stays below the weight limit of other sites', async () => {
    const [brock] = cast.kanto;
    const arena = arenas.get(`arenas/${brock?.typeId}`);
    if (brock === undefined || arena === undefined) throw new Error('Brock has no arena');
    const picture = await leaderOgImage(brock, arena);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });

  it.each(['pokedex', 'types-table', 'quiz'] as const)(
    'of a page has that size and weight: %s',
    async (name) => {
      const picture = await pageOgImage(pageOgImageSpecs[name], formSubjects(allForms, allSpecies));
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(300_000);
    },
  );

  it('has glyphs for every username and for Italian names', async () => {
    const { letters, capHeight, unitsPerEm } = await letterTable();
    const needed = [...'ABCXYZabcxyz0189_.-', ...'àèéìòùÈÉ’ «»'];
    for (const character of needed) expect(letters[character]?.[0], character).toBeGreaterThan(0);
    expect(letters.A?.[1]).toMatch(/^M[\d ML-]+$/);
    expect(capHeight).toBeLessThan(unitsPerEm);
  });
});
