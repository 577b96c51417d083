import { defineKind } from '../define-kind.ts';
import { names, pickDistractors, speciesByDifficulty, speciesDistance } from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizSpecies } from '../quiz-data.ts';
import { randomlyRotated } from '../random.ts';

interface SpeciesAbility {
  species: QuizSpecies;
  abilityId: number;
}

function* speciesAndAbilities(context: QuestionContext): Iterable<SpeciesAbility> {
  for (const species of speciesByDifficulty(context)) {
    if (species.variable.abilities) continue;
    for (const abilityId of randomlyRotated([...species.abilityIds], context.random)) {
      yield { species, abilityId };
    }
  }
}
const keyOf = ({ species, abilityId }: SpeciesAbility) => `${species.id}:${abilityId}`;

function abilityName({ data }: QuestionContext, abilityId: number): string | undefined {
  return data.abilities.find(({ id }) => id === abilityId)?.name;
}

/** Which ability this species can have. */
export const abilityOfSpecies = defineKind({
  name: 'ability-of-species',
  level: 2,
  subjects: speciesAndAbilities,
  keyOf,
  ask({ species, abilityId }, context) {
    const right = abilityName(context, abilityId);
    if (right === undefined) return null;
    // The distance of an ability is that of its most similar species.
    const nearest = new Map<number, number>();
    for (const other of context.data.species) {
      const distance = speciesDistance(species, other);
      for (const id of other.abilityIds) {
        if (!species.abilityIds.has(id))
          nearest.set(id, Math.min(nearest.get(id) ?? distance, distance));
      }
    }
    const wrong = pickDistractors([...nearest], ([, distance]) => distance, context);
    return {
      text: `Quale di queste abilità può avere ${species.name}?`,
      namedSpeciesId: species.id,
      right,
      wrong: wrong.flatMap(([id]) => abilityName(context, id) ?? []),
    };
  },
});

/** Which species can have this ability. */
export const speciesWithAbility = defineKind({
  name: 'species-with-ability',
  level: 3,
  subjects: speciesAndAbilities,
  keyOf,
  ask({ species: right, abilityId }, context) {
    const others = context.data.species.filter(({ abilityIds }) => !abilityIds.has(abilityId));
    return {
      text: `Quale di questi Pokémon può avere l’abilità ${abilityName(context, abilityId)}?`,
      right: right.name,
      rightSpeciesId: right.id,
      wrong: names(pickDistractors(others, (other) => speciesDistance(right, other), context)),
    };
  },
});
