import type { Tier } from './species.ts';

export type { Tier };

/** Mewtwo, Lugia, Ho-Oh, Kyogre, Groudon, Rayquaza, Deoxys, Dialga, Palkia, Giratina, Darkrai, Arceus. */
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
  // The last stages of the pseudo-legendary families: Dragonite, Tyranitar, Salamence, Metagross, Garchomp
  149,
  248, 373, 376, 445,
]);

/**
 * The product's tier of a species (see `Species.tier`), from its national number; every form of a
 * species has the same one. Needs no table of species, so the browser can use it on its own.
 */
export function tierOfSpecies(speciesId: number): Tier {
  if (superLegendary.has(speciesId)) return 3;
  return legendary.has(speciesId) ? 2 : 1;
}
