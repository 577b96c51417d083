import type { FormSubject } from '../sources/form-subject.ts';
import { type SpriteLook, spriteSource } from '../sources/pokeapi-sprites.ts';
import { type PixelPicture, readPixels, trimmed } from './pixel-picture.ts';
import { withSpikyEar } from './spiky-ear.ts';

/** Whether it is the spiky-eared Pichu. */
export function hasSpikyEar({ slug }: FormSubject): boolean {
  return slug === 'spiky-eared';
}

/** A form's still sprite, trimmed to its visible pixels. */
export async function trimmedSprite(form: FormSubject, look: SpriteLook): Promise<PixelPicture> {
  const sprite = trimmed(await readPixels(spriteSource(form, look)));
  return hasSpikyEar(form) ? withSpikyEar(sprite) : sprite;
}
