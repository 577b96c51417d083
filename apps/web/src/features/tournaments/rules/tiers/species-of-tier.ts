import { tierOfSpecies } from '@poketorneo/gen4/tier';

/** The stretches of the national Pokédex. */
const regions = [
  { name: 'Kanto', first: 1, last: 151 },
  { name: 'Johto', first: 152, last: 251 },
  { name: 'Hoenn', first: 252, last: 386 },
  { name: 'Sinnoh', first: 387, last: 493 },
] as const;

export interface RegionSpecies {
  region: string;
  /** National numbers, ascending. */
  speciesIds: readonly number[];
}

/** The species of a tier, by the region where they were first met. */
export function speciesByRegion(tier: 1 | 2 | 3): RegionSpecies[] {
  return regions.map(({ name, first, last }) => ({
    region: name,
    speciesIds: Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (id) => tierOfSpecies(id) === tier,
    ),
  }));
}

/** The species of a tier, in national order. */
export function speciesOfTier(tier: 1 | 2 | 3): number[] {
  return speciesByRegion(tier).flatMap(({ speciesIds }) => speciesIds);
}
