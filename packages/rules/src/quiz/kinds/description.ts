import { defineKind } from '../define-kind.ts';
import { names, speciesDistance, speciesToAskAbout, threeNear } from '../nearness.ts';

const mask = 'questo Pokémon';

/** Whether a text names a species. */
function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}

/** A text with a name taken out of it, in whatever case it is written. */
export function masked(text: string, name: string): string {
  return text.replaceAll(new RegExp(escaped(name), 'gi'), mask);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export const description = defineKind({
  name: 'description',
  level: 1,
  subjects: speciesToAskAbout,
  keyOf: ({ id }) => id,
  ask(right, context) {
    const { species } = context.data;
    const family = species.filter(({ familyId }) => familyId === right.familyId);
    if (family.some(({ id, name }) => id !== right.id && mentions(right.description, name))) {
      return null;
    }
    return {
      text: `Quale Pokémon viene descritto così? «${masked(right.description, right.name)}»`,
      right: right.name,
      rightSpeciesId: right.id,
      // One of its own family might well be described in the same words.
      wrong: names(
        threeNear(
          species.filter(
            ({ familyId, name }) =>
              familyId !== right.familyId && !mentions(right.description, name),
          ),
          (other) => speciesDistance(right, other),
          context,
        ),
      ),
    };
  },
});
