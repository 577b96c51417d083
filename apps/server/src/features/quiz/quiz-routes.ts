import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { parsePart } from '../../http/parsing.ts';
import { addRoute, registerGuarded, registerRecognised } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { QuizFeature } from './quiz-feature.ts';
import { sendSound } from './send-sound.ts';

const endpoints = contract.quiz;

export function addQuizRoutes(app: FastifyInstance, quiz: QuizFeature, verify: VerifyToken): void {
  const { secretQuiz, training, awards } = quiz;
  registerGuarded(app, verify, endpoints.firstQuestion, ({ query, session }) =>
    secretQuiz.begin(session.identity.userId, query.prize ?? null),
  );
  registerGuarded(app, verify, endpoints.nextQuestion, ({ session }) =>
    secretQuiz.next(session.identity.userId),
  );
  registerGuarded(app, verify, endpoints.correctAnswer, ({ query, session }) =>
    secretQuiz.answer(session.identity.userId, query.answerId),
  );
  registerRecognised(app, verify, endpoints.randomQuestion, ({ session }) =>
    training.question(session?.identity.userId ?? null),
  );
  registerGuarded(app, verify, endpoints.updateStreak, ({ body, session }) =>
    training.report(session.identity.userId, body.correctAnswersInARow),
  );
  registerGuarded(app, verify, endpoints.givePokemon, ({ session }) =>
    awards.givePokemon(session.identity.userId),
  );
  registerGuarded(app, verify, endpoints.giveFaceIcon, ({ session }) =>
    awards.giveFaceIcon(session.identity.userId),
  );
  registerKept(app, verify, endpoints.unobtainedFaceIcons, ({ identity }) =>
    quiz.listUnobtainedFaceIcons(identity.userId),
  );
  addRoute(app, endpoints.questionAudio, async (request, reply) => {
    const { key } = parsePart(endpoints.questionAudio.query, request.query);
    return sendSound(request, reply, await quiz.readCry(key));
  });
}
