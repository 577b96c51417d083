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

let kept: QuizData | undefined;

/** Put together at the first question: it takes a tenth of a second that a start need not wait for. */
function quizData(): QuizData {
  kept ??= quizDataOf(gen4);
  return kept;
}

/** A question of a secret quiz; harder, the further the run has come. */
export function secretQuestion(
  random: Random,
  run: { number: number; askedBefore: readonly string[]; withCries: boolean },
): Question {
  const difficulty = difficultyOf(run.number, quizRules.secretQuestions);
  return generateQuestion({ ...run, data: quizData(), random, difficulty });
}

/** A question to train with, easy or hard. */
export function trainingQuestion(random: Random): Question {
  return generateQuestion({ data: quizData(), random, difficulty: random(), askedBefore: [] });
}

/** One that needs nothing but its words. */
export function practiceQuestion(random: Random): Question {
  return generateQuestion({
    data: quizData(),
    random,
    difficulty: random(),
    askedBefore: [],
    withCries: false,
  });
}

/** What identifies the answer in this place, from 0: it says nothing about which is right. */
export const answerId = (place: number) => place + 1;

/** The artwork of a species, if it is one. */
export function pictureOf(speciesId: number | null): string | null {
  return speciesId === null ? null : gen4.artworkPath(speciesId);
}

/** Whoever sees the Pokémon sees the answer: what it is made of shows, and what it takes after. */
const toldByLooks: ReadonlySet<string> = new Set(['type-of-species', 'genus-of']);

/** Their answer can be read off the species' national number, which is in the artwork's address. */
const toldByNumber: ReadonlySet<string> = new Set(['region']);

type Pictured = Pick<Question, 'kind' | 'namedSpeciesId'>;

/** The picture of a question: of the Pokémon that its text names openly, where it gives nothing away. */
export function questionPictureOf({ kind, namedSpeciesId }: Pictured): string | null {
  return toldByLooks.has(kind) ? null : pictureOf(namedSpeciesId);
}

/** The same of a question whose answer is a secret, not only from the eye. */
export function secretPictureOf(question: Pictured): string | null {
  return toldByNumber.has(question.kind) ? null : questionPictureOf(question);
}

/** What a question shows in every quiz. */
export function toQuestionView({
  text,
  answers,
}: Pick<Question, 'text' | 'answers'>): Pick<QuizQuestion, 'text' | 'possibleAnswers'> {
  return {
    text,
    possibleAnswers: answers.map((answer, place) => ({ id: answerId(place), text: answer })),
  };
}
