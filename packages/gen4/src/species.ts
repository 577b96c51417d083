import { lookupById } from './lookup.ts';
import type { SpeciesRow } from './rows.ts';
import { speciesTable } from './tables/species.ts';
import { requireText } from './text.ts';
import { hoennPokedexTexts } from './texts/pokedex-hoenn.ts';
import { johtoPokedexTexts } from './texts/pokedex-johto.ts';
import { kantoPokedexTexts } from './texts/pokedex-kanto.ts';
import { sinnohPokedexTexts } from './texts/pokedex-sinnoh.ts';

/** The gender of a Pokémon. */
export type Gender = 'male' | 'female' | 'genderless';

/** A species, without figures that differ between forms. */
export interface Species extends SpeciesRow {
  /** Italian description. */
  readonly pokedexText: string;
}

const texts = {
  ...kantoPokedexTexts,
  ...johtoPokedexTexts,
  ...hoennPokedexTexts,
  ...sinnohPokedexTexts,
};

/** All 493 species in national order. */
export const allSpecies: readonly Species[] = speciesTable.map((row) => ({
  ...row,
  pokedexText: requireText('species', texts, row.id),
}));

const lookup = lookupById('species', allSpecies);

/** The species with this national number, or undefined. */
export function findSpecies(id: number): Species | undefined {
  return lookup.find(id);
}

/**
 * The species with this national number.
 * @throws RangeError when there is none.
 */
export function speciesById(id: number): Species {
  return lookup.get(id);
}
