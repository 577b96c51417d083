import { defineKind } from '../define-kind.ts';
import { names, speciesDistance, speciesToAskAbout, threeNear } from '../nearness.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizSpecies } from '../quiz-data.ts';

interface Evolution {
  before: QuizSpecies;
  after: QuizSpecies;
}

function* evolutions(context: QuestionContext): Iterable<Evolution> {
  for (const after of speciesToAskAbout(context)) {
    const before = context.data.speciesById.get(after.evolvesFromId ?? 0);
    if (before !== undefined && !givesAway(before.name, after.name, context)) {
      yield { before, after };
    }
  }
}

/** Whether one name can be read off the other: Paras and Parasect; later on Poliwag and Poliwhirl too. */
function givesAway(one: string, other: string, { difficulty }: QuestionContext): boolean {
  const shared = difficulty < 0.34 ? Math.min(one.length, other.length) : 4;
  return one.slice(0, shared).toLowerCase() === other.slice(0, shared).toLowerCase();
}

/** Three species that are not of its family: within it a later stage might be thought right too. */
function namesFromOtherFamilies(right: QuizSpecies, context: QuestionContext): string[] {
  const others = context.data.species.filter(({ familyId }) => familyId !== right.familyId);
  return names(threeNear(others, (other) => speciesDistance(right, other), context));
}

/** What this species evolves into. */
export const evolvesInto = defineKind({
  name: 'evolves-into',
  level: 1,
  subjects: evolutions,
  keyOf: ({ before, after }) => `${before.id}:${after.id}`,
  ask: ({ before, after }, context) => ({
    text: `In quale di questi Pokémon può evolversi ${before.name}?`,
    namedSpeciesId: before.id,
    right: after.name,
    rightSpeciesId: after.id,
    wrong: namesFromOtherFamilies(after, context),
  }),
});

/** What this species evolves from. */
export const evolvesFrom = defineKind({
  name: 'evolves-from',
  level: 1,
  subjects: evolutions,
  keyOf: ({ after }) => after.id,
  ask: ({ before, after }, context) => ({
    text: `Da quale Pokémon si evolve ${after.name}?`,
    namedSpeciesId: after.id,
    right: before.name,
    rightSpeciesId: before.id,
    wrong: namesFromOtherFamilies(before, context),
  }),
});
