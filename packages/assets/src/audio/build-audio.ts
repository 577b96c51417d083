import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { musicNames, musicPath } from '@poketorneo/gen4/music';
import { battleSound, battleSoundNames } from './battle-sounds.ts';
import { cry } from './cry.ts';
import type { CrySubject } from './cry-subject.ts';
import { jingle, jingleNames } from './jingles.ts';
import { mp3Encoder } from './mp3.ts';
import { music } from './music.ts';
import { smallSound, smallSoundNames } from './small-sounds.ts';
import { sound, soundNames } from './sounds.ts';

export type { CrySubject } from './cry-subject.ts';

/** Generators of `sounds/{name}.mp3`, by name. */
const sounds: readonly (readonly [name: string, make: () => Float32Array])[] = [
  ...soundNames.map((name) => [name, () => sound(name)] as const),
  ...jingleNames.map((name) => [name, () => jingle(name)] as const),
  ...smallSoundNames.map((name) => [name, () => smallSound(name)] as const),
  ...battleSoundNames.map((name) => [`battle-${name}`, () => battleSound(name)] as const),
];

/** The names of all sounds: each is a file `sounds/{name}.mp3`. Music is not among them. */
export const builtSoundNames: readonly string[] = sounds.map(([name]) => name);

/**
 * Writes interface sounds and jingles to `sounds/{name}.mp3`, battle sounds to
 * `sounds/battle-{name}.mp3`, music to `sounds/music/{name}.mp3` and one cry per species to
 * `cries/{speciesId}.mp3`. Creates missing folders. Equal input gives equal bytes. Throws file
 * system errors.
 */
export async function buildAudio(
  outputFolder: string,
  species: readonly CrySubject[],
): Promise<void> {
  const encode = await mp3Encoder();
  const write = async (file: string, samples: Float32Array) => {
    const target = path.join(outputFolder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, encode(samples));
  };
  for (const [name, make] of sounds) await write(`sounds/${name}.mp3`, make());
  for (const name of musicNames) await write(musicPath(name), music(name));
  for (const subject of species) await write(`cries/${subject.id}.mp3`, cry(subject));
}
