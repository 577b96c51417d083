import { defineKind } from '../define-kind.ts';
import { names, pickDistractors, speciesByDifficulty, speciesDistance } from '../distractors.ts';

/** Which species has this genus. */
export const genus = defineKind({
  name: 'genus',
  level: 2,
  subjects: speciesByDifficulty,
  // Of several species with the same genus, a run asks about one.
  keyOf: (species) => species.genus,
  ask: (right, context) => ({
    text: `Quale di questi è il «${right.genus}»?`,
    right: right.name,
    rightSpeciesId: right.id,
    wrong: names(
      pickDistractors(
        context.data.species.filter((other) => other.genus !== right.genus),
        (other) => speciesDistance(right, other),
        context,
      ),
    ),
  }),
});

/** Which genus this species has. */
export const genusOf = defineKind({
  name: 'genus-of',
  level: 2,
  subjects: speciesByDifficulty,
  keyOf: ({ id }) => id,
  ask(right, context) {
    // The distance of a genus is that of its most similar species.
    const nearest = new Map<string, number>();
    for (const other of context.data.species) {
      if (other.genus === right.genus) continue;
      const distance = speciesDistance(right, other);
      nearest.set(other.genus, Math.min(nearest.get(other.genus) ?? distance, distance));
    }
    const near = pickDistractors([...nearest], ([, distance]) => distance, context);
    return {
      text: `Con quale categoria il Pokédex classifica ${right.name}?`,
      namedSpeciesId: right.id,
      right: right.genus,
      wrong: near.map(([genus]) => genus),
    };
  },
});
