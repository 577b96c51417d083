import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFolder } from './output/output-folder.ts';
import { uncompressedGif } from './pixels/uncompressed-gif.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes an animated sprite and, beside it, precompressed variants of the uncompressed GIF, a
 * seventh of the size. Shiny sprites are only copied: they are rare, and compressing them would
 * double the build time.
 */
export async function writeAnimatedSprite(
  source: string,
  { file, isShiny }: { readonly file: string; readonly isShiny: boolean },
  output: OutputFolder,
): Promise<void> {
  if (isShiny) return output.copy(source, file);
  const gif = await readFile(source);
  await output.write(file, gif);
  const loose = uncompressedGif(gif);
  if (loose === null) return;
  const [br, gz] = await Promise.all([
    // A higher level takes four times as long and saves a tenth.
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
