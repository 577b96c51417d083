/** Legendary species. */
export const legendarySpecies: ReadonlySet<number> = new Set([
  144, 145, 146, 150, 243, 244, 245, 249, 250, 377, 378, 379, 380, 381, 382, 383, 384, 480, 481,
  482, 483, 484, 485, 486, 487, 488,
]);

/** Mythical species: only available by events. */
export const mythicalSpecies: ReadonlySet<number> = new Set([
  151, 251, 385, 386, 489, 490, 491, 492, 493,
]);
