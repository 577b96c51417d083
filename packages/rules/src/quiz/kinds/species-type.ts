import { typeById } from '@poketorneo/gen4/types';
import { defineKind } from '../define-kind.ts';
import { names, pickDistractors, speciesByDifficulty, speciesDistance } from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import { typingKey } from '../quiz-data.ts';
import { randomlyRotated } from '../random.ts';
import { typing } from './type-names.ts';

const withFixedTypes = (context: QuestionContext) =>
  speciesByDifficulty(context).filter(({ variable }) => !variable.types);

/** The type or types of a species. */
export const typeOfSpecies = defineKind({
  name: 'type-of-species',
  level: 1,
  subjects: withFixedTypes,
  keyOf: ({ id }) => id,
  ask(right, context) {
    const own = typingKey(right.typeIds);
    const apart = (typeIds: readonly number[]) => {
      const shared = typeIds.filter((id) => right.typeIds.includes(id)).length;
      return (shared === 0 ? 20 : 0) + Math.abs(typeIds.length - right.typeIds.length) * 5;
    };
    const others = context.data.typings.filter((typeIds) => typingKey(typeIds) !== own);
    return {
      text: `Di che tipo è ${right.name}?`,
      namedSpeciesId: right.id,
      right: typing(right.typeIds),
      wrong: pickDistractors(others, apart, context).map(typing),
    };
  },
});

function* speciesAndTypes(context: QuestionContext) {
  for (const species of withFixedTypes(context)) {
    for (const typeId of randomlyRotated(species.typeIds, context.random))
      yield { species, typeId };
  }
}

/** Which species has this type. */
export const speciesOfType = defineKind({
  name: 'species-of-type',
  level: 1,
  subjects: speciesAndTypes,
  keyOf: ({ species, typeId }) => `${species.id}:${typeId}`,
  ask: ({ species: right, typeId }, context) => ({
    text: `Quale di questi Pokémon è di tipo ${typeById(typeId).name}?`,
    right: right.name,
    rightSpeciesId: right.id,
    wrong: names(
      pickDistractors(
        context.data.species.filter(
          ({ typeIds, variable }) => !variable.types && !typeIds.includes(typeId),
        ),
        (other) => speciesDistance(right, other),
        context,
      ),
    ),
  }),
});
