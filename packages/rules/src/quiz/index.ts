/** The quiz: questions generated from generation 4 data, with an injected random source. */
export {
  difficultyOf,
  generateQuestion,
} from './generate-question.ts';
export type { Question } from './question.ts';
export { type QuizData, quizDataOf } from './quiz-data.ts';
export type { Random } from './random.ts';
export { type TrainingRun, trainingAfterReport } from './training.ts';
