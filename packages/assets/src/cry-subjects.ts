import { formById, type Species, speciesById } from '@poketorneo/gen4';
import type { CrySubject } from './audio/build-audio.ts';

const normalTypeId = 1;

/** Earlier stages of the species, the first one first. */
function ancestors(species: Species): Species[] {
  if (species.evolvesFromId === null) return [];
  const parent = speciesById(species.evolvesFromId);
  return [...ancestors(parent), parent];
}

/** Cry input of each species. */
export function crySubjects(all: readonly Species[]): CrySubject[] {
  return all.map((species) => {
    const line = ancestors(species);
    const { firstTypeId, secondTypeId, height, weight } = formById(species.id);
    return {
      id: species.id,
      family: line[0]?.id ?? species.id,
      stage: line.length,
      height,
      weight,
      typeId: firstTypeId === normalTypeId ? (secondTypeId ?? normalTypeId) : firstTypeId,
    };
  });
}
