import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { allForms, allItems, allSpecies } from '@poketorneo/gen4';
import { buildAudio } from './audio/build-audio.ts';
import { buildDrawings } from './build-drawings.ts';
import { buildItems } from './build-items.ts';
import { buildLinkLetters } from './build-link-letters.ts';
import { buildLinkPictures } from './build-link-pictures.ts';
import { buildPagePictures } from './build-page-pictures.ts';
import { buildPokemon } from './build-pokemon.ts';
import { crySubjects } from './cry-subjects.ts';
import { outputFolder } from './output/output-folder.ts';
import { formSubjects } from './sources/form-subject.ts';

/**
 * Builds the asset host's folder anew. It takes the old one's place only when it is complete, so a
 * build that was cut off leaves no half-filled folder behind.
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
    await buildLinkPictures(output);
    const subjects = formSubjects(allForms, allSpecies);
    await buildPagePictures(output, subjects);
    await buildLinkLetters(output);
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
