import type { DamageClass } from './moves.ts';

/**
 * Where each picture and sound lies on the asset host. Every path is relative to the host's root and
 * has no leading slash. No table is imported here, so the browser can use it on its own.
 */

/** Which of a form's sprites is meant. */
export interface SpriteVariant {
  readonly shiny: boolean;
}

/** Vector artwork of a form. */
export function artworkPath(formId: number): string {
  return `pokemon/artwork/${formId}.svg`;
}

/** Still sprite of a form, ordinary or shiny. */
export function spritePath(formId: number, { shiny }: SpriteVariant): string {
  return shiny ? `pokemon/sprites/shiny/${formId}.png` : `pokemon/sprites/${formId}.png`;
}

/** Moving sprite of a form, ordinary or shiny. */
export function animatedSpritePath(formId: number, { shiny }: SpriteVariant): string {
  const folder = 'pokemon/sprites/animated';
  return shiny ? `${folder}/shiny/${formId}.gif` : `${folder}/${formId}.gif`;
}

/** Face icon of a species, as players collect it. */
export function faceIconPath(speciesId: number): string {
  return `face-icons/${speciesId}.png`;
}

/** Small box icon of a form. */
export function boxIconPath(formId: number): string {
  return `pokemon/icons/${formId}.png`;
}

/** Picture of an item. */
export function itemPath(itemId: string): string {
  return `items/${itemId}.png`;
}

/** Icon of a type, '???' (10001) included. */
export function typePath(typeId: number): string {
  return `types/${typeId}.png`;
}

/** Icon of a damage class. */
export function damageClassPath(damageClass: DamageClass): string {
  return `damage-classes/${damageClass}.png`;
}

/** Cry of a species. */
export function cryPath(speciesId: number): string {
  return `cries/${speciesId}.mp3`;
}
