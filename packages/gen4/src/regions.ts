/** One of a region's three starter species. */
export interface Starter {
  /** National number. */
  readonly id: number;
  readonly name: string;
}

/** A region with the range of national numbers first met there. */
export interface Region {
  readonly name: string;
  readonly firstSpeciesId: number;
  readonly lastSpeciesId: number;
  /** One of grass, one of fire and one of water, each the first stage of its line. */
  readonly starters: readonly Starter[];
}

/**
 * The four regions of generations 1 to 4, in order. Imports no table of species, so that the
 * browser can use it alone.
 */
export const regions: readonly Region[] = [
  {
    name: 'Kanto',
    firstSpeciesId: 1,
    lastSpeciesId: 151,
    starters: [
      { id: 1, name: 'Bulbasaur' },
      { id: 4, name: 'Charmander' },
      { id: 7, name: 'Squirtle' },
    ],
  },
  {
    name: 'Johto',
    firstSpeciesId: 152,
    lastSpeciesId: 251,
    starters: [
      { id: 152, name: 'Chikorita' },
      { id: 155, name: 'Cyndaquil' },
      { id: 158, name: 'Totodile' },
    ],
  },
  {
    name: 'Hoenn',
    firstSpeciesId: 252,
    lastSpeciesId: 386,
    starters: [
      { id: 252, name: 'Treecko' },
      { id: 255, name: 'Torchic' },
      { id: 258, name: 'Mudkip' },
    ],
  },
  {
    name: 'Sinnoh',
    firstSpeciesId: 387,
    lastSpeciesId: 493,
    starters: [
      { id: 387, name: 'Turtwig' },
      { id: 390, name: 'Chimchar' },
      { id: 393, name: 'Piplup' },
    ],
  },
];

/**
 * The region of a species' first appearance, by its national number.
 * @throws RangeError when there is no such species.
 */
export function regionOfSpecies(speciesId: number): Region {
  const region = regions.find(
    ({ firstSpeciesId, lastSpeciesId }) =>
      speciesId >= firstSpeciesId && speciesId <= lastSpeciesId,
  );
  if (region === undefined) throw new RangeError(`No species has the number ${speciesId}`);
  return region;
}
