import { type TrainingQuestion, timeOverSubcode } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { shuffled } from '@poketorneo/rules';
import { ApiError, call, isTransient } from '../../../lib/api.ts';
import { queueUnsentResult, sendQueuedResults } from '../../../lib/offline-play.ts';
import { session } from '../../../lib/session.ts';
import { type QuizCalls, Refusal } from './quiz-run.ts';

const quiet = { quiet: true };

/**
 * Turns the server's refusals, which are part of the game, into `Refusal`; other errors can be
 * retried.
 */
async function throwRefusals<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 409].includes(error.status)) throw error;
    throw new Refusal(error.message, { isTimeOver: error.subcode === timeOverSubcode });
  }
}

const randomQuestion = () => throwRefusals(call(contract.quiz.randomQuestion, {}, quiet));

/** The questions of a training started without the server; empty in all others. */
let offlineQuestions: TrainingQuestion[] = [];
let askedCount = 0;

/** The cached questions in random order; rethrows `failure` unless it is transient. */
async function loadOfflineQuestions(failure: unknown): Promise<TrainingQuestion[]> {
  if (!isTransient(failure)) throw failure;
  askedCount = 0;
  const questions = await call(contract.quiz.practiceQuestions, {}, quiet);
  return shuffled(questions, Math.random);
}

function nextOfflineQuestion(): TrainingQuestion {
  const question = offlineQuestions[askedCount % offlineQuestions.length];
  if (question === undefined) throw new Error('no questions were kept');
  askedCount += 1;
  return { ...question, number: askedCount };
}

/** The game's calls; failures raise no alert. */
export const quizCalls: QuizCalls = {
  firstQuestion: (prize) =>
    throwRefusals(call(contract.quiz.firstQuestion, { query: { prize } }, quiet)),
  nextQuestion: ({ questionId }) =>
    throwRefusals(call(contract.quiz.nextQuestion, { query: { questionId } }, quiet)),
  correctAnswer: ({ questionId }, answerId) =>
    throwRefusals(call(contract.quiz.correctAnswer, { query: { answerId, questionId } }, quiet)),
  async answerPicture({ questionId }) {
    const { picture } = await call(contract.quiz.answerPicture, { query: { questionId } }, quiet);
    return picture;
  },
  async firstTrainingQuestion() {
    offlineQuestions = [];
    await sendQueuedResults();
    try {
      return await randomQuestion();
    } catch (error) {
      offlineQuestions = await loadOfflineQuestions(error);
      return nextOfflineQuestion();
    }
  },
  randomQuestion: async () =>
    offlineQuestions.length > 0 ? nextOfflineQuestion() : randomQuestion(),
  async reportStreak(correctAnswersInARow) {
    if (session.get() === null || offlineQuestions.length > 0) return;
    try {
      await call(contract.quiz.updateStreak, { body: { correctAnswersInARow } }, quiet);
    } catch (error) {
      queueUnsentResult(error, 'quiz', correctAnswersInARow);
    }
  },
  async award(prize) {
    if (prize === 'face-icon') return throwRefusals(call(contract.quiz.giveFaceIcon, {}, quiet));
    const { name, sprite } = await throwRefusals(call(contract.quiz.givePokemon, {}, quiet));
    return { name, image: sprite };
  },
};
