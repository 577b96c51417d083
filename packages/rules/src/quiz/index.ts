/** The quiz: questions made from the data of generation 4, by chance that is passed in. */
export {
  difficultyOf,
  generateQuestion,
} from './generate-question.ts';
export type { Question } from './question.ts';
export { type QuizData, quizDataOf } from './quiz-data.ts';
export type { Random } from './random.ts';
export { type TrainingRun, trainingAfterReport } from './training.ts';
