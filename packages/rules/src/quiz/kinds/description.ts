import { defineKind } from '../define-kind.ts';
import { names, pickDistractors, speciesByDifficulty, speciesDistance } from '../distractors.ts';

const mask = 'questo Pokémon';

/** Whether a text names a species. */
function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}

/** A text with a name masked, in any case. */
export function masked(text: string, name: string): string {
  return text.replaceAll(new RegExp(escaped(name), 'gi'), mask);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export const description = defineKind({
  name: 'description',
  level: 1,
  subjects: speciesByDifficulty,
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
      // Descriptions of one evolution line are often similar.
      wrong: names(
        pickDistractors(
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
