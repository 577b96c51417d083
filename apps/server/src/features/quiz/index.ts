export { answerId } from './questions.ts';
export { createQuizFeature } from './quiz-feature.ts';
export { findRun } from './quiz-runs-repository.ts';
