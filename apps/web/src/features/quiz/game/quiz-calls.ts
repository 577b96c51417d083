import { type TrainingQuestion, timeOverSubcode } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { shuffled } from '@poketorneo/rules';
import { ApiError, call, isPassing } from '../../../lib/api.ts';
import { keepResult } from '../../../lib/off-record.ts';
import { session } from '../../../lib/session.ts';
import { sendUnsent } from '../../../lib/unsent-results.ts';
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

const randomQuestion = () => played(call(contract.quiz.randomQuestion, {}, quiet));

/** The questions of a training that has begun without the server, in turn; none of any other. */
let kept: TrainingQuestion[] = [];
let asked = 0;

/** What this device has of them, shuffled; throws what has failed where that is no matter of the network. */
async function keptQuestions(failure: unknown): Promise<TrainingQuestion[]> {
  if (!isPassing(failure)) throw failure;
  asked = 0;
  const questions = await call(contract.quiz.practiceQuestions, {}, quiet);
  return shuffled(questions, Math.random);
}

function nextKept(): TrainingQuestion {
  const question = kept[asked % kept.length];
  if (question === undefined) throw new Error('no questions were kept');
  asked += 1;
  return { ...question, number: asked };
}

/** The game's calls, whose failures no alert tells of. */
export const quizCalls: QuizCalls = {
  firstQuestion: (prize) => played(call(contract.quiz.firstQuestion, { query: { prize } }, quiet)),
  nextQuestion: ({ questionId }) =>
    played(call(contract.quiz.nextQuestion, { query: { questionId } }, quiet)),
  correctAnswer: ({ questionId }, answerId) =>
    played(call(contract.quiz.correctAnswer, { query: { answerId, questionId } }, quiet)),
  async answerPicture({ questionId }) {
    const { picture } = await call(contract.quiz.answerPicture, { query: { questionId } }, quiet);
    return picture;
  },
  async firstTrainingQuestion() {
    kept = [];
    await sendUnsent();
    try {
      return await randomQuestion();
    } catch (error) {
      kept = await keptQuestions(error);
      return nextKept();
    }
  },
  randomQuestion: async () => (kept.length > 0 ? nextKept() : randomQuestion()),
  async reportStreak(correctAnswersInARow) {
    if (session.get() === null || kept.length > 0) return;
    try {
      await call(contract.quiz.updateStreak, { body: { correctAnswersInARow } }, quiet);
    } catch (error) {
      keepResult(error, 'quiz', correctAnswersInARow);
    }
  },
  async award(prize) {
    if (prize === 'face-icon') return played(call(contract.quiz.giveFaceIcon, {}, quiet));
    const { name, sprite } = await played(call(contract.quiz.givePokemon, {}, quiet));
    return { name, image: sprite };
  },
};
