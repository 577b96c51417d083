import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addQuizRoutes } from './quiz-routes.ts';
import { createQuizService, type QuizService } from './quiz-service.ts';

export function createQuizFeature(core: Core): Feature & QuizService {
  const quiz = createQuizService({ ...core, secret: core.config.tokenSecret });
  return { ...quiz, routes: (app) => addQuizRoutes(app, quiz) };
}
