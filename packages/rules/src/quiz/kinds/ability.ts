import { defineKind } from '../define-kind.ts';
import { names, speciesToAskAbout, threeNear, unlikeness } from '../nearness.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizSpecies } from '../quiz-data.ts';
import { fromAnywhere } from '../random.ts';

interface Talent {
  species: QuizSpecies;
  abilityId: number;
}

function* withAbilities(context: QuestionContext): Iterable<Talent> {
  for (const species of speciesToAskAbout(context)) {
    if (species.variable.abilities) continue;
    for (const abilityId of fromAnywhere([...species.abilityIds], context.random)) {
      yield { species, abilityId };
    }
  }
}
const keyOf = ({ species, abilityId }: Talent) => `${species.id}:${abilityId}`;

function abilityName({ data }: QuestionContext, abilityId: number): string | undefined {
  return data.abilities.find(({ id }) => id === abilityId)?.name;
}

/** Which ability this species can have. */
export const abilityOfSpecies = defineKind({
  name: 'ability-of-species',
  level: 2,
  subjects: withAbilities,
  keyOf,
  ask({ species, abilityId }, context) {
    const right = abilityName(context, abilityId);
    if (right === undefined) return null;
    // An ability is as near as the species most like this one that has it.
    const nearest = new Map<number, number>();
    for (const other of context.data.species) {
      const far = unlikeness(species, other);
      for (const id of other.abilityIds) {
        if (!species.abilityIds.has(id)) nearest.set(id, Math.min(nearest.get(id) ?? far, far));
      }
    }
    const wrong = threeNear([...nearest], ([, far]) => far, context);
    return {
      text: `Quale di queste abilità può avere ${species.name}?`,
      right,
      wrong: wrong.flatMap(([id]) => abilityName(context, id) ?? []),
    };
  },
});

/** Which species can have this ability. */
export const speciesWithAbility = defineKind({
  name: 'species-with-ability',
  level: 3,
  subjects: withAbilities,
  keyOf,
  ask({ species: right, abilityId }, context) {
    const others = context.data.species.filter(({ abilityIds }) => !abilityIds.has(abilityId));
    return {
      text: `Quale di questi Pokémon può avere l’abilità ${abilityName(context, abilityId)}?`,
      right: right.name,
      wrong: names(threeNear(others, (other) => unlikeness(right, other), context)),
    };
  },
});
