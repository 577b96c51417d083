import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { battleSound, battleSoundNames } from './battle-sounds.ts';
import { cry } from './cry.ts';
import type { CrySubject } from './cry-subject.ts';
import { mp3Encoder } from './mp3.ts';
import { sound, soundNames } from './sounds.ts';

export type { CrySubject } from './cry-subject.ts';

/**
 * Writes the interface's sounds to `sounds/{name}.mp3`, those of battles to `sounds/battle-{name}.mp3`
 * and a cry for each species to `cries/{speciesId}.mp3`, making the folders where they are missing. The same subjects give the
 * same bytes. Throws what the file system throws.
 */
export async function buildAudio(
  outputFolder: string,
  species: readonly CrySubject[],
): Promise<void> {
  const soundFolder = path.join(outputFolder, 'sounds');
  const cryFolder = path.join(outputFolder, 'cries');
  await mkdir(soundFolder, { recursive: true });
  await mkdir(cryFolder, { recursive: true });
  const encode = await mp3Encoder();
  for (const name of soundNames) {
    await writeFile(path.join(soundFolder, `${name}.mp3`), encode(sound(name)));
  }
  for (const name of battleSoundNames) {
    await writeFile(path.join(soundFolder, `battle-${name}.mp3`), encode(battleSound(name)));
  }
  for (const subject of species) {
    await writeFile(path.join(cryFolder, `${subject.id}.mp3`), encode(cry(subject)));
  }
}
