export { answerId } from './questions.ts';
export { addQuizRoutes } from './quiz-routes.ts';
export { findRun } from './quiz-runs-repository.ts';
export { createQuizService } from './quiz-service.ts';
