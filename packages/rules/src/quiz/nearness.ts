import { shuffled } from '../shuffled.ts';
import type { QuestionContext } from './question.ts';
import type { QuizMove, QuizSpecies } from './quiz-data.ts';
import { fromAnywhere } from './random.ts';

/** A figure that goes from one value to another as the questions get harder. */
export function byDifficulty({ difficulty }: QuestionContext, easy: number, hard: number): number {
  return easy + (hard - easy) * difficulty;
}

/**
 * Three of the candidates, by chance among the nearest: the harder the question, the nearer. Fewer
 * when there are not three.
 */
export function threeNear<Candidate>(
  candidates: readonly Candidate[],
  distanceOf: (candidate: Candidate) => number,
  context: QuestionContext,
): Candidate[] {
  const window = Math.round(byDifficulty(context, 24, 6));
  return shuffled(nearest(candidates, distanceOf, window), context.random).slice(0, 3);
}

/** The nearest candidates, at most so many: sorting them all would take several times as long. */
function nearest<Candidate>(
  candidates: readonly Candidate[],
  distanceOf: (candidate: Candidate) => number,
  most: number,
): Candidate[] {
  const kept: { candidate: Candidate; distance: number }[] = [];
  for (const candidate of candidates) {
    const distance = distanceOf(candidate);
    let place = kept.length;
    while (place > 0 && (kept[place - 1]?.distance ?? 0) > distance) place -= 1;
    if (place === most) continue;
    kept.splice(place, 0, { candidate, distance });
    if (kept.length > most) kept.pop();
  }
  return kept.map(({ candidate }) => candidate);
}

/** The distance between two species, 0 for two alike: by types, strength, tier and stage of evolution. */
export function speciesDistance(one: QuizSpecies, other: QuizSpecies): number {
  const shared = one.typeIds.filter((id) => other.typeIds.includes(id)).length;
  return (
    (shared === 0 ? 60 : shared === one.typeIds.length ? 0 : 20) +
    Math.abs(one.total - other.total) / 5 +
    Math.abs(one.tier - other.tier) * 40 +
    Math.abs(one.stage - other.stage) * 15
  );
}

/** The distance between two moves, 0 for two alike: by type, class, power and how common they are. */
export function moveDistance(one: QuizMove, other: QuizMove): number {
  return (
    (one.typeId === other.typeId ? 0 : 30) +
    (one.damageClass === other.damageClass ? 0 : 30) +
    Math.abs((one.power ?? 0) - (other.power ?? 0)) / 2 +
    Math.abs(Math.log2((one.learners + 1) / (other.learners + 1))) * 8
  );
}

/** The species that a question of this difficulty may be about, beginning anywhere: the easier, the more famous. */
export function speciesToAskAbout({ data, difficulty, random }: QuestionContext): QuizSpecies[] {
  const leastFamous = difficulty < 0.34 ? 1 : difficulty < 0.67 ? 2 : 3;
  const known = data.species.filter(({ fame }) => fame <= leastFamous);
  return fromAnywhere(known, random);
}

/** The moves that a question of this difficulty may be about, beginning anywhere: the easier, the more common. */
export function movesToAskAbout(context: QuestionContext): QuizMove[] {
  const fewest = byDifficulty(context, 40, 1);
  const known = context.data.moves.filter(({ learners }) => learners >= fewest);
  return fromAnywhere(known, context.random);
}

/** The names of species, moves and the like. */
export function names(items: readonly { readonly name: string }[]): string[] {
  return items.map(({ name }) => name);
}
