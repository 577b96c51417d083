import { timeOverSubcode } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { ApiError, call } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { type QuizCalls, Refusal } from './quiz-game.ts';

const quiet = { quiet: true };

/** What the server refuses is part of the game; all other failures may pass. */
async function played<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 409].includes(error.status)) throw error;
    throw new Refusal(error.message, { isTimeOver: error.subcode === timeOverSubcode });
  }
}

/** The game's calls, whose failures no alert tells of. */
export const quizCalls: QuizCalls = {
  firstQuestion: (prize) => played(call(contract.quiz.firstQuestion, { query: { prize } }, quiet)),
  nextQuestion: ({ questionId }) =>
    played(call(contract.quiz.nextQuestion, { query: { questionId } }, quiet)),
  correctAnswer: ({ questionId }, answerId) =>
    played(call(contract.quiz.correctAnswer, { query: { answerId, questionId } }, quiet)),
  randomQuestion: () => played(call(contract.quiz.randomQuestion, {}, quiet)),
  async reportStreak(correctAnswersInARow) {
    if (session.get() === null) return;
    await call(contract.quiz.updateStreak, { body: { correctAnswersInARow } }, quiet);
  },
  async award(prize) {
    if (prize === 'face-icon') return played(call(contract.quiz.giveFaceIcon, {}, quiet));
    const { name, sprite } = await played(call(contract.quiz.givePokemon, {}, quiet));
    return { name, image: sprite };
  },
};
