export { answerId } from './questions.ts';
export { createQuizFeature } from './quiz-feature.ts';
export { addQuizRoutes } from './quiz-routes.ts';
export { findRun } from './quiz-runs-repository.ts';
