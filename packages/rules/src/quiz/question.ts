import type { QuizData } from './quiz-data.ts';
import type { Random } from './random.ts';

/** A question before its answers are put in order. */
export interface Draft {
  /** What tells it apart from the other questions of its kind. */
  readonly key: string;
  readonly text: string;
  readonly right: string;
  /** Three more, all different and all wrong. */
  readonly wrong: readonly string[];
  /** The species whose cry is to be heard. */
  readonly crySpeciesId?: number;
  /** The species that the text names, and asks about. */
  readonly namedSpeciesId?: number;
  /** The species that the right answer is. */
  readonly rightSpeciesId?: number;
}

/** What a question is made with. */
export interface QuestionContext {
  readonly data: QuizData;
  readonly random: Random;
  /** 0 for the easiest questions, 1 for the hardest. */
  readonly difficulty: number;
}

/** A kind of question. */
export interface QuestionKind {
  readonly name: string;
  /** How hard it is by itself: 1 what most players know, 3 what few do. */
  readonly level: 1 | 2 | 3;
  /** A question whose key (with the kind's name before it) is new, or null when none is left. */
  make(context: QuestionContext, isAsked: (key: string) => boolean): Draft | null;
}

/** A question as it is asked. */
export interface Question {
  readonly kind: string;
  /** Equal for questions that ask the same. */
  readonly key: string;
  readonly text: string;
  readonly crySpeciesId: number | null;
  /** The species that the text names; null where it names none. */
  readonly namedSpeciesId: number | null;
  /** The species that the right answer is; null where it is none. */
  readonly rightSpeciesId: number | null;
  /** Four different ones, in the order in which they are shown. */
  readonly answers: readonly string[];
  /** Where the right one stands among them, from 0. */
  readonly right: number;
}
