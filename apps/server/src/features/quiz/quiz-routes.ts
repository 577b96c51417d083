import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import { SelfSending } from '../../http/self-sending.ts';
import type { QuizFeature } from './quiz-feature.ts';
import { sendSound } from './send-sound.ts';

const endpoints = contract.quiz;

export function addQuizRoutes(app: FastifyInstance, quiz: QuizFeature): void {
  const { secretQuiz, training, awards } = quiz;
  register(app, endpoints.firstQuestion, ({ query, session }) =>
    secretQuiz.begin(session.identity.userId, query.prize ?? null),
  );
  register(app, endpoints.nextQuestion, ({ query, session }) =>
    secretQuiz.next(session.identity.userId, query.questionId),
  );
  register(app, endpoints.correctAnswer, ({ query, session }) =>
    secretQuiz.answer(session.identity.userId, query),
  );
  register(app, endpoints.answerPicture, async ({ query, session }) => ({
    picture: await secretQuiz.answerPicture(session.identity.userId, query.questionId),
  }));
  register(app, endpoints.randomQuestion, ({ session }) =>
    training.question(session?.identity.userId ?? null),
  );
  register(app, endpoints.practiceQuestions, { keep: 'for-ever', of: () => 'all' }, () =>
    training.practice(),
  );
  register(app, endpoints.updateStreak, ({ body, session }) =>
    training.report(session.identity.userId, body.correctAnswersInARow),
  );
  register(app, endpoints.givePokemon, ({ session }) =>
    awards.givePokemon(session.identity.userId),
  );
  register(app, endpoints.giveFaceIcon, ({ session }) =>
    awards.giveFaceIcon(session.identity.userId),
  );
  register(
    app,
    endpoints.unobtainedFaceIcons,
    { keep: ({ identity }) => [['face-icons', identity.userId]] },
    ({ identity }) => quiz.listUnobtainedFaceIcons(identity.userId),
  );
  register(app, endpoints.questionAudio, async ({ query }) => {
    const cry = await quiz.readCry(query.key);
    return new SelfSending((request, reply) => sendSound(request, reply, cry));
  });
}
