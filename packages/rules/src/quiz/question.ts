import type { QuizData } from './quiz-data.ts';
import type { Random } from './random.ts';

/** A question before its answers are shuffled. */
export interface QuestionDraft {
  /** Unique within its kind. */
  readonly key: string;
  readonly text: string;
  readonly right: string;
  /** Three different wrong answers. */
  readonly wrong: readonly string[];
  /** The species of the cry to play. */
  readonly crySpeciesId?: number;
  /** The species named in the text. */
  readonly namedSpeciesId?: number;
  /** The correct answer's species. */
  readonly rightSpeciesId?: number;
}

/** Input of a question's generation. */
export interface QuestionContext {
  readonly data: QuizData;
  readonly random: Random;
  /** 0 for the easiest questions, 1 for the hardest. */
  readonly difficulty: number;
}

/** A kind of question. */
export interface QuestionKind {
  readonly name: string;
  /** Its base difficulty: 1 what most players know, 3 what few do. */
  readonly level: 1 | 2 | 3;
  /** A question with a new key (prefixed by the kind's name), or null when none is left. */
  make(context: QuestionContext, isAsked: (key: string) => boolean): QuestionDraft | null;
}

/** A generated question. */
export interface Question {
  readonly kind: string;
  /** Equal for questions about the same fact. */
  readonly key: string;
  readonly text: string;
  readonly crySpeciesId: number | null;
  /** The species named in the text; null without any. */
  readonly namedSpeciesId: number | null;
  /** The correct answer's species; null without any. */
  readonly rightSpeciesId: number | null;
  /** Four different answers, in display order. */
  readonly answers: readonly string[];
  /** Index of the correct answer. */
  readonly right: number;
}
