import { existsSync } from 'node:fs';
import {
  type BattleSprite,
  battleSpritePath,
  stillBattleSpritePath,
  substituteSpritePath,
} from '@poketorneo/gen4/asset-paths';
import { writeMovingSprite } from './moving-sprite.ts';
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
 * Writes what a form looks like in battles: moving, and at rest for whoever wants no motion, since a
 * moving picture cannot be stopped.
 */
export async function buildBattleSprites(form: FormSubject, output: OutputFolder): Promise<void> {
  for (const look of looks) {
    const { isBack: back, isShiny: shiny, isFemale: female } = look;
    const source = spriteSource(form, { back, shiny, female });
    if (female && !existsSync(source)) continue;
    // The ordinary ones from the front are there already, for other pages.
    if (back || female) {
      const file = battleSpritePath(form.id, look);
      await writeMovingSprite(source, { file, isShiny: shiny }, output);
    }
    await output.write(stillBattleSpritePath(form.id, look), await png(await readPixels(source)));
  }
}

/** Writes the doll that takes a Pokémon's place. */
export async function buildSubstitute(output: OutputFolder): Promise<void> {
  for (const back of [false, true]) {
    const source = substituteSource({ back });
    const file = substituteSpritePath({ isBack: back, isStill: false });
    await writeMovingSprite(source, { file, isShiny: false }, output);
    await output.write(
      substituteSpritePath({ isBack: back, isStill: true }),
      await png(await readPixels(source)),
    );
  }
}
