import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFolder } from './output/output-folder.ts';
import { looseGif } from './pixels/loose-gif.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a moving sprite and, beside it, what the server sends instead to whoever takes packed answers:
 * the same picture as a file that can be packed to a seventh. Shiny ones are only copied: they are
 * rare, and to pack them too would take as long again as all the others.
 */
export async function writeMovingSprite(
  source: string,
  { file, isShiny }: { readonly file: string; readonly isShiny: boolean },
  output: OutputFolder,
): Promise<void> {
  if (isShiny) return output.copy(source, file);
  const gif = await readFile(source);
  await output.write(file, gif);
  const loose = looseGif(gif);
  if (loose === null) return;
  const [br, gz] = await Promise.all([
    // Higher takes four times as long and saves a tenth.
    brotli(loose, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: loose.length,
      },
    }),
    zip(loose),
  ]);
  if (br.length < gif.length) await output.write(`${file}.br`, br);
  if (gz.length < gif.length) await output.write(`${file}.gz`, gz);
}
