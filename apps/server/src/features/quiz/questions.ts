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

/** What identifies the answer in this place, from 0: it says nothing about which is right. */
export const answerId = (place: number) => place + 1;

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
