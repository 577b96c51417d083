import { existsSync } from 'node:fs';
import {
  type BattleSprite,
  battleSpritePath,
  stillBattleSpritePath,
  substituteSpritePath,
} from '@poketorneo/gen4/asset-paths';
import { writeAnimatedSprite } from './animated-sprite.ts';
import type { OutputFolder } from './output/output-folder.ts';
import { readPixels } from './pixels/pixel-picture.ts';
import { png } from './pixels/png.ts';
import type { FormSubject } from './sources/form-subject.ts';
import { spriteSource, substituteSource } from './sources/pokeapi-sprites.ts';

const looks: readonly BattleSprite[] = [false, true].flatMap((isBack) =>
  [false, true].flatMap((isShiny) =>
    [false, true].map((isFemale) => ({ isBack, isShiny, isFemale })),
  ),
);

/**
 * Writes a form's battle sprites: animated, and still for reduced motion, since an animated image
 * cannot be stopped.
 */
export async function buildBattleSprites(form: FormSubject, output: OutputFolder): Promise<void> {
  for (const look of looks) {
    const { isBack: back, isShiny: shiny, isFemale: female } = look;
    const source = spriteSource(form, { back, shiny, female });
    if (female && !existsSync(source)) continue;
    // Ordinary front sprites exist already, for other pages.
    if (back || female) {
      const file = battleSpritePath(form.id, look);
      await writeAnimatedSprite(source, { file, isShiny: shiny }, output);
    }
    await output.write(stillBattleSpritePath(form.id, look), await png(await readPixels(source)));
  }
}

/** Writes the sprite of Substitute. */
export async function buildSubstitute(output: OutputFolder): Promise<void> {
  for (const back of [false, true]) {
    const source = substituteSource({ back });
    const file = substituteSpritePath({ isBack: back, isStill: false });
    await writeAnimatedSprite(source, { file, isShiny: false }, output);
    await output.write(
      substituteSpritePath({ isBack: back, isStill: true }),
      await png(await readPixels(source)),
    );
  }
}
