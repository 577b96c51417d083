import { defineKind } from '../define-kind.ts';
import { names, pickDistractors, speciesByDifficulty, speciesDistance } from '../distractors.ts';

/** Which species has this cry. */
export const cry = defineKind({
  name: 'cry',
  level: 3,
  subjects: speciesByDifficulty,
  keyOf: ({ id }) => id,
  ask: (right, context) => ({
    text: 'Di quale Pokémon è questo verso?',
    crySpeciesId: right.id,
    right: right.name,
    rightSpeciesId: right.id,
    // Cries of one evolution line are too similar to distinguish.
    wrong: names(
      pickDistractors(
        context.data.species.filter(({ familyId }) => familyId !== right.familyId),
        (other) => speciesDistance(right, other),
        context,
      ),
    ),
  }),
});
