import { regions } from '@poketorneo/gen4/regions';
import { tierOfSpecies } from '@poketorneo/gen4/tier';

export interface RegionSpecies {
  region: string;
  /** National numbers, ascending. */
  speciesIds: readonly number[];
}

/** The species of a tier by the region of their first appearance. */
export function speciesByRegion(tier: 1 | 2 | 3): RegionSpecies[] {
  return regions.map(({ name, firstSpeciesId, lastSpeciesId }) => ({
    region: name,
    speciesIds: Array.from(
      { length: lastSpeciesId - firstSpeciesId + 1 },
      (_, index) => firstSpeciesId + index,
    ).filter((id) => tierOfSpecies(id) === tier),
  }));
}

/** The species of a tier in national order. */
export function speciesOfTier(tier: 1 | 2 | 3): number[] {
  return speciesByRegion(tier).flatMap(({ speciesIds }) => speciesIds);
}
