import type { QuizQuestion } from '@poketorneo/contract';
import { quizRules } from '@poketorneo/contract';
import * as gen4 from '@poketorneo/gen4';
import {
  difficultyOf,
  generateQuestion,
  type Question,
  type QuizData,
  quizDataOf,
  type Random,
} from '@poketorneo/rules/quiz';

let cached: QuizData | undefined;

/** Built on first use: takes a tenth of a second. */
function quizData(): QuizData {
  cached ??= quizDataOf(gen4);
  return cached;
}

/** A secret question; difficulty grows with the run. */
export function secretQuestion(
  random: Random,
  run: { number: number; askedBefore: readonly string[]; withCries: boolean },
): Question {
  const difficulty = difficultyOf(run.number, quizRules.secretQuestions);
  return generateQuestion({ ...run, data: quizData(), random, difficulty });
}

/** A training question, easy or hard. */
export function trainingQuestion(random: Random): Question {
  return generateQuestion({ data: quizData(), random, difficulty: random(), askedBefore: [] });
}

/** A question without pictures or sound. */
export function practiceQuestion(random: Random): Question {
  return generateQuestion({
    data: quizData(),
    random,
    difficulty: random(),
    askedBefore: [],
    withCries: false,
  });
}

/** The id of the answer at a position from 0; reveals nothing about correctness. */
export const answerId = (place: number) => place + 1;

/** A species' artwork; null without a species. */
export function pictureOf(speciesId: number | null): string | null {
  return speciesId === null ? null : gen4.artworkPath(speciesId);
}

/** Question kinds whose answer the picture reveals. */
const revealedByLooks: ReadonlySet<string> = new Set(['type-of-species', 'genus-of']);

/** Question kinds whose answer the national number in the picture's URL reveals. */
const revealedByNumber: ReadonlySet<string> = new Set(['region']);

type PictureSource = Pick<Question, 'kind' | 'namedSpeciesId'>;

/** The picture of the Pokémon named in the text, unless it reveals the answer. */
export function questionPictureOf({ kind, namedSpeciesId }: PictureSource): string | null {
  return revealedByLooks.has(kind) ? null : pictureOf(namedSpeciesId);
}

/** The same for secret questions, where also the URL must reveal nothing. */
export function secretPictureOf(question: PictureSource): string | null {
  return revealedByNumber.has(question.kind) ? null : questionPictureOf(question);
}

/** The public part of a question. */
export function toQuestionView({
  text,
  answers,
}: Pick<Question, 'text' | 'answers'>): Pick<QuizQuestion, 'text' | 'possibleAnswers'> {
  return {
    text,
    possibleAnswers: answers.map((answer, place) => ({ id: answerId(place), text: answer })),
  };
}
