import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cryPath } from '@poketorneo/gen4';
import { LRUCache } from 'lru-cache';
import { decodeMp3 } from './decode-mp3.ts';
import { disguiseSound } from './disguise-sound.ts';
import { encodeWav } from './encode-wav.ts';

/** Cries that are sent without saying whose they are. */
export interface SecretCries {
  /** Whether the files are there; where they are not, no question can ask about a cry. */
  readonly available: boolean;
  /**
   * The sound of a species as it is sent for a key, as WAV: always the same for the same key, because
   * players ask for it in parts, and another one for every other key.
   */
  read(speciesId: number, key: string): Promise<Buffer>;
}

/** Players ask for a sound's parts within a moment. */
const mostKept = 32;

interface SecretCriesParts {
  /** The folder of the built pictures and sounds; undefined where there is none. */
  assets: string | undefined;
  /** Whoever knew it could disguise every public file as the sound of a key, and compare. */
  secret: string;
}

/** Reads cries from the folder of the built pictures and sounds. */
export function createSecretCries({ assets, secret }: SecretCriesParts): SecretCries {
  const pathOf = (speciesId: number) => join(assets ?? '', cryPath(speciesId));
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  return {
    available: assets !== undefined && existsSync(pathOf(1)),
    async read(speciesId, key) {
      const before = kept.get(key);
      if (before !== undefined) return before;
      const { samples, sampleRate } = await decodeMp3(await readFile(pathOf(speciesId)));
      const seed = createHmac('sha256', secret).update(`cry ${key}`).digest();
      const sound = encodeWav(disguiseSound(samples, sampleRate, seed), sampleRate);
      kept.set(key, sound);
      return sound;
    },
  };
}
