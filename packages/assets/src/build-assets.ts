import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { allForms, allItems, allSpecies } from '@poketorneo/gen4';
import { itemPath } from '@poketorneo/gen4/asset-paths';
import { buildAudio } from './audio/build-audio.ts';
import { buildDrawings } from './build-drawings.ts';
import { buildLeaderOgImages } from './build-leader-og-images.ts';
import { buildOgGlyphs } from './build-og-glyphs.ts';
import { buildPageOgImages } from './build-page-og-images.ts';
import { buildPokemon } from './build-pokemon.ts';
import { crySubjects } from './cry-subjects.ts';
import { forEachConcurrently } from './output/for-each-concurrently.ts';
import { type OutputFolder, outputFolder } from './output/output-folder.ts';
import { formSubjects } from './sources/form-subject.ts';
import { itemIconSource } from './sources/item-icons.ts';

/** Writes an icon of 32 × 32 pixels for every item. */
async function buildItems(itemIds: readonly string[], output: OutputFolder): Promise<void> {
  await forEachConcurrently(itemIds, 8, (id) => output.copy(itemIconSource(id), itemPath(id)));
}

/**
 * Rebuilds the asset folder and replaces the old one only when complete, so an interrupted build
 * leaves no partial folder.
 * @param target the folder to be replaced
 * @param temporaryFolders a folder on the same disk; each build works in a new folder inside it, so
 *   that two builds at once do not disturb each other
 */
export async function buildAssets(target: string, temporaryFolders: string): Promise<void> {
  await mkdir(temporaryFolders, { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  const temporaryFolder = await mkdtemp(path.join(temporaryFolders, 'assets-'));
  try {
    const built = path.join(temporaryFolder, 'built');
    const output = outputFolder(built);
    await buildDrawings(output);
    await buildLeaderOgImages(output);
    const subjects = formSubjects(allForms, allSpecies);
    await buildPageOgImages(output, subjects);
    await buildOgGlyphs(output);
    await buildItems(
      allItems.map(({ id }) => id),
      output,
    );
    await buildPokemon(subjects, output);
    await buildAudio(built, crySubjects(allSpecies));
    await rm(target, { recursive: true, force: true });
    await rename(built, target);
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
