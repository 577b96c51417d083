import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cryPath } from '@poketorneo/gen4';
import { LRUCache } from 'lru-cache';
import { decodeMp3, disguiseSound, encodeWav } from './audio.ts';

/** Cries that do not reveal their species. */
export interface SecretCries {
  /** Without files no question can ask for a cry. */
  readonly available: boolean;
  /**
   * A species' cry as WAV: deterministic by key, since players send range requests, and different
   * for other keys.
   */
  read(speciesId: number, key: string): Promise<Buffer>;
}

/** Range requests of one sound arrive within seconds. */
const maxCachedCries = 32;

interface SecretCriesParts {
  /** Folder of the built assets; undefined if there is none. */
  assets: string | undefined;
  /** With the secret, clients could disguise every public file and compare. */
  secret: string;
}

/** Reads cries from the assets folder. */
export function createSecretCries({ assets, secret }: SecretCriesParts): SecretCries {
  const pathOf = (speciesId: number) => join(assets ?? '', cryPath(speciesId));
  const cache = new LRUCache<string, Buffer>({ max: maxCachedCries });
  return {
    available: assets !== undefined && existsSync(pathOf(1)),
    async read(speciesId, key) {
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const { samples, sampleRate } = await decodeMp3(await readFile(pathOf(speciesId)));
      const seed = createHmac('sha256', secret).update(`cry ${key}`).digest();
      const sound = encodeWav(disguiseSound(samples, sampleRate, seed), sampleRate);
      cache.set(key, sound);
      return sound;
    },
  };
}
