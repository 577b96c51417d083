import { defineKind } from '../define-kind.ts';
import { names, speciesDistance, speciesToAskAbout, threeNear } from '../nearness.ts';

export const cry = defineKind({
  name: 'cry',
  level: 3,
  subjects: speciesToAskAbout,
  keyOf: ({ id }) => id,
  ask: (right, context) => ({
    text: 'Di quale Pokémon è questo verso?',
    crySpeciesId: right.id,
    right: right.name,
    rightSpeciesId: right.id,
    // Cries of one family resemble each other too much to be told apart by ear.
    wrong: names(
      threeNear(
        context.data.species.filter(({ familyId }) => familyId !== right.familyId),
        (other) => speciesDistance(right, other),
        context,
      ),
    ),
  }),
});
