import { shuffled } from '../shuffled.ts';
import { abilityOfSpecies, speciesWithAbility } from './kinds/ability.ts';
import { bestStat, heaviest, highestStat } from './kinds/base-stats.ts';
import { cry } from './kinds/cry.ts';
import { description } from './kinds/description.ts';
import { evolvesFrom, evolvesInto } from './kinds/evolution.ts';
import { genus, genusOf } from './kinds/genus.ts';
import { learnedMove, whoLearns } from './kinds/learnset.ts';
import { damageClass, moveOfType, strongestMove, typeOfMove } from './kinds/move.ts';
import { region } from './kinds/region.ts';
import { speciesOfType, typeOfSpecies } from './kinds/species-type.ts';
import { damageFactor, typeEfficacy } from './kinds/type-efficacy.ts';
import type { Question, QuestionContext, QuestionKind } from './question.ts';

/** Every kind of question. */
export const questionKinds: readonly QuestionKind[] = [
  abilityOfSpecies,
  bestStat,
  cry,
  damageClass,
  damageFactor,
  description,
  evolvesFrom,
  evolvesInto,
  genus,
  genusOf,
  heaviest,
  highestStat,
  learnedMove,
  moveOfType,
  region,
  speciesOfType,
  speciesWithAbility,
  strongestMove,
  typeEfficacy,
  typeOfMove,
  typeOfSpecies,
  whoLearns,
];

interface QuestionOptions extends QuestionContext {
  /** Keys of earlier questions, which are not repeated. */
  readonly askedBefore: readonly string[];
  /** Whether cries can be played; true by default. */
  readonly withCries?: boolean;
}

/** Difficulty of a question in a secret quiz: 0 for the first (`number` 1) up to 1 for the last. */
export function difficultyOf(number: number, total: number): number {
  return total < 2 ? 0 : Math.min(1, Math.max(0, (number - 1) / (total - 1)));
}

/**
 * A question with four different answers, one of them correct in generation 4. New kinds come
 * first, among them those of the right difficulty.
 * @throws RangeError when every question has been asked before.
 */
export function generateQuestion(options: QuestionOptions): Question {
  const { random, askedBefore, withCries = true } = options;
  const asked = new Set(askedBefore);
  for (const kind of kindsByPriority(options)) {
    if (kind === cry && !withCries) continue;
    const draft = kind.make(options, (key) => asked.has(key));
    if (draft === null) continue;
    const answers = shuffled([draft.right, ...draft.wrong], random);
    return {
      kind: kind.name,
      key: draft.key,
      text: draft.text,
      crySpeciesId: draft.crySpeciesId ?? null,
      namedSpeciesId: draft.namedSpeciesId ?? null,
      rightSpeciesId: draft.rightSpeciesId ?? null,
      answers,
      right: answers.indexOf(draft.right),
    };
  }
  throw new RangeError('Every question has been asked');
}

function kindsByPriority({ random, difficulty, askedBefore }: QuestionOptions): QuestionKind[] {
  const times = (kind: QuestionKind) =>
    askedBefore.filter((key) => key.startsWith(`${kind.name}:`)).length;
  // Levels 1 to 3, occasionally an adjacent one.
  const wanted = 1 + 2 * difficulty;
  return questionKinds
    .map((kind) => ({
      kind,
      rank: times(kind) * 5 + Math.abs(kind.level - wanted) + random() * 1.5,
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ kind }) => kind);
}
