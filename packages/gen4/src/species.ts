import { lookupById } from './lookup.ts';
import { speciesTable } from './tables/species.ts';
import { requireText } from './text.ts';
import { hoennPokedexTexts } from './texts/pokedex-hoenn.ts';
import { johtoPokedexTexts } from './texts/pokedex-johto.ts';
import { kantoPokedexTexts } from './texts/pokedex-kanto.ts';
import { sinnohPokedexTexts } from './texts/pokedex-sinnoh.ts';

/** How common or mighty a species is: 1 common, 2 legendary and the like, 3 super-legendary. */
export type Tier = 1 | 2 | 3;

/** How many eighths of a species are female; -1 means that it has no gender. */
export type GenderRate = -1 | 0 | 1 | 2 | 4 | 6 | 8;

/** The gender of a Pokémon. */
export type Gender = 'male' | 'female' | 'genderless';

/** A species, without the figures that may differ from form to form. */
export interface Species {
  /** National number, 1 to 493. */
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  /** Italian genus, such as 'Pokémon Seme'. */
  readonly genus: string;
  readonly genderRate: GenderRate;
  readonly isLegendary: boolean;
  readonly isMythical: boolean;
  readonly evolvesFromId: number | null;
  /** Species that this one evolves into directly, ascending. */
  readonly evolutionIds: readonly number[];
  /** Its forms, the default one first. */
  readonly formIds: readonly number[];
  /** Shared by all of its forms. */
  readonly tier: Tier;
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
