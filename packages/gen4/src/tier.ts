import type { Tier } from './rows.ts';

export type { Tier };

/**
 * Mewtwo, Lugia, Ho-Oh, Kyogre, Groudon, Rayquaza, Deoxys, Dialga, Palkia, Giratina,
 * Darkrai, Arceus.
 */
const superLegendary: ReadonlySet<number> = new Set([
  150, 249, 250, 382, 383, 384, 386, 483, 484, 487, 491, 493,
]);

const legendary: ReadonlySet<number> = new Set([
  // Articuno, Zapdos, Moltres, Mew
  144, 145, 146, 151,
  // Raikou, Entei, Suicune, Celebi
  243, 244, 245, 251,
  // Regirock, Regice, Registeel, Latias, Latios, Jirachi
  377, 378, 379, 380, 381, 385,
  // Uxie, Mesprit, Azelf, Heatran, Regigigas, Cresselia, Phione, Manaphy, Shaymin
  480, 481, 482, 485, 486, 488, 489, 490, 492,
  // Last stages of the pseudo-legendary lines: Dragonite, Tyranitar, Salamence, Metagross, Garchomp
  149, 248, 373, 376, 445,
]);

/**
 * The tier of a species (see `Species.tier`), by its national number; shared by its forms. Imports
 * no table of species, so that the browser can use it alone.
 */
export function tierOfSpecies(speciesId: number): Tier {
  if (superLegendary.has(speciesId)) return 3;
  return legendary.has(speciesId) ? 2 : 1;
}
