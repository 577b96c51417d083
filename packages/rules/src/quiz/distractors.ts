import { shuffled } from '../shuffled.ts';
import type { QuestionContext } from './question.ts';
import type { QuizMove, QuizSpecies } from './quiz-data.ts';
import { randomlyRotated } from './random.ts';

/** Interpolates between an easy and a hard value. */
export function interpolateByDifficulty(
  { difficulty }: QuestionContext,
  easy: number,
  hard: number,
): number {
  return easy + (hard - easy) * difficulty;
}

/**
 * Three random distractors among the nearest candidates: the harder, the nearer. Fewer if there are
 * not three.
 */
export function pickDistractors<Candidate>(
  candidates: readonly Candidate[],
  distanceOf: (candidate: Candidate) => number,
  context: QuestionContext,
): Candidate[] {
  const window = Math.round(interpolateByDifficulty(context, 24, 6));
  return shuffled(nearestCandidates(candidates, distanceOf, window), context.random).slice(0, 3);
}

/**
 * The nearest candidates, at most `limit`: a partial sort, several times faster than a full one.
 */
function nearestCandidates<Candidate>(
  candidates: readonly Candidate[],
  distanceOf: (candidate: Candidate) => number,
  limit: number,
): Candidate[] {
  const nearest: { candidate: Candidate; distance: number }[] = [];
  for (const candidate of candidates) {
    const distance = distanceOf(candidate);
    let place = nearest.length;
    while (place > 0 && (nearest[place - 1]?.distance ?? 0) > distance) place -= 1;
    if (place === limit) continue;
    nearest.splice(place, 0, { candidate, distance });
    if (nearest.length > limit) nearest.pop();
  }
  return nearest.map(({ candidate }) => candidate);
}

/** Distance of two species, 0 for equal ones: by types, strength, tier and stage of evolution. */
export function speciesDistance(one: QuizSpecies, other: QuizSpecies): number {
  const shared = one.typeIds.filter((id) => other.typeIds.includes(id)).length;
  return (
    (shared === 0 ? 60 : shared === one.typeIds.length ? 0 : 20) +
    Math.abs(one.total - other.total) / 5 +
    Math.abs(one.tier - other.tier) * 40 +
    Math.abs(one.stage - other.stage) * 15
  );
}

/** Distance of two moves, 0 for equal ones: by type, class, power and number of learners. */
export function moveDistance(one: QuizMove, other: QuizMove): number {
  return (
    (one.typeId === other.typeId ? 0 : 30) +
    (one.damageClass === other.damageClass ? 0 : 30) +
    Math.abs((one.power ?? 0) - (other.power ?? 0)) / 2 +
    Math.abs(Math.log2((one.learners + 1) / (other.learners + 1))) * 8
  );
}

/** Species of this difficulty, from a random start: the easier, the more famous. */
export function speciesByDifficulty({ data, difficulty, random }: QuestionContext): QuizSpecies[] {
  const leastFamous = difficulty < 0.34 ? 1 : difficulty < 0.67 ? 2 : 3;
  const known = data.species.filter(({ fame }) => fame <= leastFamous);
  return randomlyRotated(known, random);
}

/** Moves of this difficulty, from a random start: the easier, the more common. */
export function movesByDifficulty(context: QuestionContext): QuizMove[] {
  const fewest = interpolateByDifficulty(context, 40, 1);
  const known = context.data.moves.filter(({ learners }) => learners >= fewest);
  return randomlyRotated(known, context.random);
}

/** The names of species, moves and the like. */
export function names(items: readonly { readonly name: string }[]): string[] {
  return items.map(({ name }) => name);
}
