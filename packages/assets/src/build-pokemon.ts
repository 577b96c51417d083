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
import { buildBattleSprites, buildSubstitute } from './build-battle-sprites.ts';
import { writeMovingSprite } from './moving-sprite.ts';
import { each } from './output/each.ts';
import type { OutputFolder } from './output/output-folder.ts';
import { narrowed } from './pixels/narrowed.ts';
import { hasSpikyEar, paintedSprite } from './pixels/painted-sprite.ts';
import { doubled, onCanvas, readPixels, trimmed } from './pixels/pixel-picture.ts';
import { png } from './pixels/png.ts';
import { artworkWithSpikyEar } from './pixels/spiky-ear.ts';
import { boxIconSource } from './sources/box-icons.ts';
import type { FormSubject } from './sources/form-subject.ts';
import { artworkSource, type SpriteLook, spriteSource } from './sources/pokeapi-sprites.ts';

/** Face icons are laid on this many pixels each way, then doubled. */
const faceSize = 32;
/** How many files are worked on at once. */
const filesAtOnce = 6;

async function stillSprite(form: FormSubject, look: SpriteLook): Promise<Uint8Array> {
  return png(onCanvas(await paintedSprite(form, look), spriteCanvas, spriteCanvas, 'ground'));
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
    await writeMovingSprite(spriteSource(form, look), { file, isShiny: shiny }, output);
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

/** Lays out artwork, sprites and icons of every form, and a face icon for every species. */
export async function buildPokemon(
  forms: readonly FormSubject[],
  output: OutputFolder,
): Promise<void> {
  await buildSubstitute(output);
  await each(forms, filesAtOnce, async (form) => {
    await buildForm(form, output);
    await buildBattleSprites(form, output);
    if (form.slug === null) await buildFaceIcon(form, output);
  });
}
