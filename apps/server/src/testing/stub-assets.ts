import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  faceIconPath,
  ogBackgroundPath,
  ogGlyphsPath,
  ogImagePath,
} from '@poketorneo/gen4/asset-paths';
import sharp from 'sharp';

/** Writes the assets needed to draw Open Graph images, in plain colours. */
export async function writeStubAssets(folder: string): Promise<void> {
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#223355' } });
  const ground = await plain(1200, 630).jpeg().toBuffer();
  for (const path of [
    ogBackgroundPath('leaderboard'),
    ogBackgroundPath('profile'),
    ogImagePath('leaders/kanto-1.svg'),
  ]) {
    await write(path, ground);
  }
  const icon = await plain(64, 64).png().toBuffer();
  for (let species = 1; species <= 493; species += 1) await write(faceIconPath(species), icon);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await write('brand/logo.svg', svg);
  await write('badges/kanto-1.svg', svg);
  const letters = Object.fromEntries([...'?ABCabc'].map((one) => [one, [100, 'M0 0L50-50']]));
  await write(ogGlyphsPath, JSON.stringify({ unitsPerEm: 200, capHeight: 100, letters }));
}
