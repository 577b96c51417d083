import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  animatedSpritePath,
  artworkPath,
  boxIconPath,
  faceIconPath,
  spritePath,
} from '@poketorneo/gen4/asset-paths';
import { spriteCanvas } from '@poketorneo/gen4/sprite-sizes';
import { writeAnimatedSprite } from './animated-sprite.ts';
import { buildBattleSprites, buildSubstitute } from './build-battle-sprites.ts';
import { forEachConcurrently } from './output/for-each-concurrently.ts';
import type { OutputFolder } from './output/output-folder.ts';
import { narrowed } from './pixels/narrowed.ts';
import { doubled, onCanvas, readPixels, trimmed } from './pixels/pixel-picture.ts';
import { png } from './pixels/png.ts';
import { artworkWithSpikyEar } from './pixels/spiky-ear.ts';
import { hasSpikyEar, trimmedSprite } from './pixels/trimmed-sprite.ts';
import { boxIconSource } from './sources/box-icons.ts';
import type { FormSubject } from './sources/form-subject.ts';
import { artworkSource, type SpriteLook, spriteSource } from './sources/pokeapi-sprites.ts';

/** Canvas of face icons in pixels, before doubling. */
const faceSize = 32;
/** Concurrency of file writes. */
const filesAtOnce = 6;

async function stillSprite(form: FormSubject, look: SpriteLook): Promise<Uint8Array> {
  return png(onCanvas(await trimmedSprite(form, look), spriteCanvas, spriteCanvas, 'ground'));
}

async function buildForm(form: FormSubject, output: OutputFolder): Promise<void> {
  if (hasSpikyEar(form)) {
    const artwork = await readFile(artworkSource(form), 'utf8');
    await output.write(artworkPath(form.id), artworkWithSpikyEar(artwork));
  } else {
    await output.copy(artworkSource(form), artworkPath(form.id));
  }
  await output.copy(boxIconSource(form), boxIconPath(form.id));
  for (const shiny of [false, true]) {
    const look = { shiny, female: false };
    const file = animatedSpritePath(form.id, { shiny });
    await writeAnimatedSprite(spriteSource(form, look), { file, isShiny: shiny }, output);
    await output.write(spritePath(form.id, { shiny }), await stillSprite(form, look));
    const female = { shiny, female: true };
    if (existsSync(spriteSource(form, female))) {
      const folder = shiny ? 'pokemon/sprites/shiny/female' : 'pokemon/sprites/female';
      await output.write(`${folder}/${form.id}.png`, await stillSprite(form, female));
    }
  }
}

async function buildFaceIcon(form: FormSubject, output: OutputFolder): Promise<void> {
  const face = trimmed(await readPixels(boxIconSource(form)));
  const icon = doubled(onCanvas(narrowed(face, faceSize), faceSize, faceSize, 'middle'));
  await output.write(faceIconPath(form.speciesId), await png(icon));
}

/** Writes artwork, sprites and icons of every form, and a face icon of every species. */
export async function buildPokemon(
  forms: readonly FormSubject[],
  output: OutputFolder,
): Promise<void> {
  await buildSubstitute(output);
  await forEachConcurrently(forms, filesAtOnce, async (form) => {
    await buildForm(form, output);
    await buildBattleSprites(form, output);
    if (form.slug === null) await buildFaceIcon(form, output);
  });
}
