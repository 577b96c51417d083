import type { DamageClass } from './rows.ts';

/**
 * Paths of images and sounds on the asset host, relative to its root, without a leading slash.
 * Imports no table, so that the browser can use it alone.
 */

/** Variant of a form's sprite. */
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

/** Animated sprite of a form, ordinary or shiny. */
export function animatedSpritePath(formId: number, { shiny }: SpriteVariant): string {
  const folder = 'pokemon/sprites/animated';
  return shiny ? `${folder}/shiny/${formId}.gif` : `${folder}/${formId}.gif`;
}

/** Forms with a female sprite. They are default forms, so each is named by its species' number. */
const formsWithFemales: ReadonlySet<number> = new Set([
  3, 12, 19, 20, 25, 26, 41, 42, 44, 45, 64, 65, 84, 85, 97, 111, 112, 118, 119, 123, 129, 130, 154,
  165, 166, 178, 185, 186, 190, 194, 195, 198, 202, 203, 207, 208, 212, 214, 215, 217, 221, 224,
  229, 232, 255, 256, 257, 267, 269, 272, 274, 275, 307, 308, 315, 316, 317, 322, 323, 332, 350,
  369, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 407, 415, 417, 418, 419, 424, 443, 444,
  445, 449, 450, 453, 454, 456, 457, 459, 460, 461, 464, 465, 473,
]);

/** Variant of a form's battle sprite. */
export interface BattleSprite {
  /** The back sprite is shown in the foreground. */
  readonly isBack: boolean;
  readonly isShiny: boolean;
  readonly isFemale: boolean;
}

function battleSpriteFile(formId: number, { isBack, isShiny, isFemale }: BattleSprite): string {
  const hasFemale = isFemale && formsWithFemales.has(formId);
  return `${isBack ? 'back/' : ''}${isShiny ? 'shiny/' : ''}${hasFemale ? 'female/' : ''}${formId}`;
}

/** Animated battle sprite of a form, from the front or the back. */
export function battleSpritePath(formId: number, sprite: BattleSprite): string {
  return `pokemon/sprites/animated/${battleSpriteFile(formId, sprite)}.gif`;
}

/** First frame of the animated battle sprite, of the same size and position. */
export function stillBattleSpritePath(formId: number, sprite: BattleSprite): string {
  return `pokemon/sprites/still/${battleSpriteFile(formId, sprite)}.png`;
}

/** Battle sprite of Substitute, animated or still. */
export function substituteSpritePath(look: { isBack: boolean; isStill: boolean }): string {
  const file = `${look.isBack ? 'back/' : ''}substitute`;
  return look.isStill
    ? `pokemon/sprites/still/${file}.png`
    : `pokemon/sprites/animated/${file}.gif`;
}

/** A drawing of an arena. */
export type ArenaPart = 'wall' | 'floor' | 'platform';

/**
 * A drawing of the arena for a type, '???' (10001) included, or for the champion of a tournament.
 */
export function arenaPath(
  arena: { readonly typeId: number } | { readonly championOf: number },
  part: ArenaPart,
): string {
  const name = 'typeId' in arena ? `${arena.typeId}` : `champion-${arena.championOf}`;
  return `arenas/${name}/${part}.svg`;
}

/** og:image of battles against the leader with this portrait. */
export function ogImagePath(leaderPicture: string): string {
  return `links/${leaderPicture.replace(/\.\w+$/, '')}.jpg`;
}

/** og:images of pages. */
export const pageOgImages = [
  'tournament',
  'pokedex',
  'types-table',
  'rules',
  'memory-game',
  'quiz',
  'shell-game',
  'leaderboard',
  'replay',
  'profile',
  'sign-up',
] as const;
export type PageOgImage = (typeof pageOgImages)[number];

/** og:image of a page. */
export function pageOgImagePath(picture: PageOgImage): string {
  return `links/pages/${picture}.jpg`;
}

/** Background of og:images that the server draws for players and boards. */
export function ogBackgroundPath(ground: 'leaderboard' | 'profile'): string {
  return `links/grounds/${ground}.jpg`;
}

/** Glyph outlines for the server's og:images. */
export const ogGlyphsPath = 'links/letters.json';

/** Face icon of a species. */
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

/** Round glyph of a type, '???' (10001) included. */
export function typeSignPath(typeId: number): string {
  return `types/glyph/${typeId}.svg`;
}

/** Icon of a damage class. */
export function damageClassPath(damageClass: DamageClass): string {
  return `damage-classes/${damageClass}.png`;
}

/** Cry of a species. */
export function cryPath(speciesId: number): string {
  return `cries/${speciesId}.mp3`;
}
