import { contract } from '@poketorneo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addEndpoint, CustomReply } from '../../http/endpoint.ts';
import type { QuizService } from './quiz-service.ts';

/**
 * Sends an uncacheable sound with support for range requests, which some browsers need
 * for playback.
 */
function sendSound(request: FastifyRequest, reply: FastifyReply, sound: Buffer) {
  reply.type('audio/wav').header('cache-control', 'no-store').header('accept-ranges', 'bytes');
  const { range } = request.headers;
  if (range === undefined) return reply.send(sound);
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  // Unsupported ranges get the whole sound, which is valid.
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    return reply.send(sound);
  }
  const size = sound.length;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .send(sound.subarray(start, end + 1));
}

const endpoints = contract.quiz;

export function addQuizRoutes(app: FastifyInstance, quiz: QuizService): void {
  const { secretQuiz, training, awards } = quiz;
  addEndpoint(app, endpoints.firstQuestion, ({ query, session }) =>
    secretQuiz.begin(session.identity.userId, query.prize ?? null),
  );
  addEndpoint(app, endpoints.nextQuestion, ({ query, session }) =>
    secretQuiz.next(session.identity.userId, query.questionId),
  );
  addEndpoint(app, endpoints.correctAnswer, ({ query, session }) =>
    secretQuiz.answer(session.identity.userId, query),
  );
  addEndpoint(app, endpoints.answerPicture, async ({ query, session }) => ({
    picture: await secretQuiz.answerPicture(session.identity.userId, query.questionId),
  }));
  addEndpoint(app, endpoints.randomQuestion, ({ session }) =>
    training.question(session?.identity.userId ?? null),
  );
  addEndpoint(
    app,
    endpoints.practiceQuestions,
    { cacheTags: 'immutable', cacheKey: () => 'all' },
    () => training.practice(),
  );
  addEndpoint(app, endpoints.updateStreak, ({ body, session }) =>
    training.report(session.identity.userId, body.correctAnswersInARow),
  );
  addEndpoint(app, endpoints.givePokemon, ({ session }) =>
    awards.givePokemon(session.identity.userId),
  );
  addEndpoint(app, endpoints.giveFaceIcon, ({ session }) =>
    awards.giveFaceIcon(session.identity.userId),
  );
  addEndpoint(
    app,
    endpoints.unobtainedFaceIcons,
    { cacheTags: ({ identity }) => [['face-icons', identity.userId]] },
    ({ identity }) => quiz.listUnobtainedFaceIcons(identity.userId),
  );
  addEndpoint(app, endpoints.questionAudio, async ({ query }) => {
    const cry = await quiz.readCry(query.key);
    return new CustomReply((request, reply) => sendSound(request, reply, cry));
  });
}
