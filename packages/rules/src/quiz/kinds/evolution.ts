import { defineKind } from '../define-kind.ts';
import { names, pickDistractors, speciesByDifficulty, speciesDistance } from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizSpecies } from '../quiz-data.ts';

interface Evolution {
  before: QuizSpecies;
  after: QuizSpecies;
}

function* evolutions(context: QuestionContext): Iterable<Evolution> {
  for (const after of speciesByDifficulty(context)) {
    const before = context.data.speciesById.get(after.evolvesFromId ?? 0);
    if (before !== undefined && !isRevealedBy(before.name, after.name, context)) {
      yield { before, after };
    }
  }
}

/**
 * Whether one name suggests the other: Paras and Parasect; at higher difficulty Poliwag and
 * Poliwhirl too.
 */
function isRevealedBy(one: string, other: string, { difficulty }: QuestionContext): boolean {
  const shared = difficulty < 0.34 ? Math.min(one.length, other.length) : 4;
  return one.slice(0, shared).toLowerCase() === other.slice(0, shared).toLowerCase();
}

/**
 * Three species of other lines, since a later stage of the same line could be considered correct.
 */
function unrelatedNames(right: QuizSpecies, context: QuestionContext): string[] {
  const others = context.data.species.filter(({ familyId }) => familyId !== right.familyId);
  return names(pickDistractors(others, (other) => speciesDistance(right, other), context));
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
    wrong: unrelatedNames(after, context),
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
    wrong: unrelatedNames(before, context),
  }),
});
