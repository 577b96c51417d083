import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cryPath } from '@poketorneo/gen4';

/** Cries that are sent without saying whose they are. */
export interface SecretCries {
  /** Whether the files are there; where they are not, no question can ask about a cry. */
  readonly available: boolean;
  /** The sound of a species as it is sent for a key: always the same for the same key. */
  read(speciesId: number, key: string): Promise<Buffer>;
}

const longestPadding = 4096;
const headerLength = 10;

/** Reads cries from the folder of the built pictures and sounds. */
export function createSecretCries(assets: string | undefined): SecretCries {
  const pathOf = (speciesId: number) => join(assets ?? '', cryPath(speciesId));
  return {
    available: assets !== undefined && existsSync(pathOf(1)),
    async read(speciesId, key) {
      return Buffer.concat([paddingFor(key), await readFile(pathOf(speciesId))]);
    },
  };
}

/**
 * An empty ID3 tag, which players skip: behind it neither the length of the answer nor a hash of it
 * is that of the file whose name says which species it is.
 */
function paddingFor(key: string): Buffer {
  const length = createHash('sha256').update(key).digest().readUInt16BE() % longestPadding;
  const tag = Buffer.alloc(headerLength + length);
  tag.write('ID3\u0003', 'latin1');
  // Seven bits to the byte.
  tag[8] = length >> 7;
  tag[9] = length & 0x7f;
  return tag;
}
