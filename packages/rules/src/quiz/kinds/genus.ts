import { defineKind } from '../define-kind.ts';
import { names, speciesDistance, speciesToAskAbout, threeNear } from '../nearness.ts';

/** Which species has this genus. */
export const genus = defineKind({
  name: 'genus',
  level: 2,
  subjects: speciesToAskAbout,
  // Of several species with one genus, only one is asked for in a run.
  keyOf: (species) => species.genus,
  ask: (right, context) => ({
    text: `Quale di questi è il «${right.genus}»?`,
    right: right.name,
    rightSpeciesId: right.id,
    wrong: names(
      threeNear(
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
  subjects: speciesToAskAbout,
  keyOf: ({ id }) => id,
  ask(right, context) {
    // A genus is as near as the species most like this one that has it.
    const nearest = new Map<string, number>();
    for (const other of context.data.species) {
      if (other.genus === right.genus) continue;
      const distance = speciesDistance(right, other);
      nearest.set(other.genus, Math.min(nearest.get(other.genus) ?? distance, distance));
    }
    const near = threeNear([...nearest], ([, distance]) => distance, context);
    return {
      text: `Con quale categoria il Pokédex classifica ${right.name}?`,
      namedSpeciesId: right.id,
      right: right.genus,
      wrong: near.map(([genus]) => genus),
    };
  },
});
