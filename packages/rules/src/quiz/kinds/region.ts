import { regionOfSpecies, regions } from '@poketorneo/gen4/regions';
import { defineKind } from '../define-kind.ts';
import { names, speciesByDifficulty } from '../distractors.ts';

/** The region of a species, by its national number. */
export const region = defineKind({
  name: 'region',
  level: 1,
  // Most famous species are Kanto's: the others make the question interesting.
  subjects: (context) => speciesByDifficulty({ ...context, difficulty: 1 }),
  keyOf: ({ id }) => id,
  ask({ id, name }) {
    const right = regionOfSpecies(id);
    return {
      text: `Da quale regione viene ${name}?`,
      namedSpeciesId: id,
      right: right.name,
      wrong: names(regions.filter((other) => other !== right)),
    };
  },
});
