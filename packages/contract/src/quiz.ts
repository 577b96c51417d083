import * as z from 'zod/mini';
import { availablePokemon } from './available-pokemon.ts';
import { defineEndpoint } from './endpoint.ts';
import { faceIcon } from './face-icons.ts';
import { confirmation, id, idParameter, maxScore, singleLine } from './primitives.ts';

export const quizRules = { answers: 4, secondsPerQuestion: 20, secretQuestions: 10 } as const;

/** The subcode of a 409 for an expired question. */
export const timeOverSubcode = 1;

/** The prize of a secret quiz. */
const secretPrize = z.enum(['pokemon', 'face-icon']);
export type SecretPrize = z.output<typeof secretPrize>;

const question = {
  /** From 1. */
  number: z.int().check(z.positive()),
  /** Number of questions of a secret quiz; null in training, which is endless. */
  total: z.nullable(z.int().check(z.positive())),
  text: z.string(),
  /** A cry: a path of this API (with a leading slash), or on the asset host. */
  audio: z.nullable(z.string()),
  /**
   * Artwork of the Pokémon in the question, on the asset host; absent where it must stay hidden.
   */
  picture: z.optional(z.string()),
  possibleAnswers: z.array(z.object({ id, text: z.string() })).check(z.length(quizRules.answers)),
};
/** A question without its answer. */
export const quizQuestion = z.object({
  ...question,
  /** Unique per player; calls about this question name it. */
  questionId: z.optional(z.string()),
});
export type QuizQuestion = z.output<typeof quizQuestion>;

export const trainingQuestion = z.object({
  ...question,
  correctAnswer: id,
  /** Artwork of the correct answer's Pokémon; absent without one. */
  answerPicture: z.optional(z.string()),
});
export type TrainingQuestion = z.output<typeof trainingQuestion>;

const questionId = z.optional(z.string().check(singleLine, z.maxLength(64)));

export const quiz = {
  firstQuestion: defineEndpoint({
    method: 'GET',
    path: '/api/get-first-question',
    access: 'user',
    summary: 'Start a secret quiz; an open run is lost',
    query: z.object({ prize: z.optional(secretPrize) }),
    response: quizQuestion,
  }),
  nextQuestion: defineEndpoint({
    method: 'GET',
    path: '/api/get-next-question',
    access: 'user',
    summary:
      'The next question of the caller’s run, once the last one was answered rightly; asked again, the same one',
    /** The question answered last: refused when it is not the run's last one. */
    query: z.object({ questionId }),
    response: quizQuestion,
  }),
  correctAnswer: defineEndpoint({
    method: 'GET',
    path: '/api/get-correct-answer',
    access: 'user',
    summary: 'Answer the open question; returns the correct answer',
    /** Refused, without effect, unless it is the open question's id. */
    query: z.object({ answerId: z.optional(idParameter), questionId }),
    response: id,
  }),
  answerPicture: defineEndpoint({
    method: 'GET',
    path: '/api/get-answer-picture',
    access: 'user',
    summary:
      'The artwork of the Pokémon that was the right answer to the caller’s last question; null until it is answered, or where it is none',
    /** Refused unless it is that question's id. */
    query: z.object({ questionId }),
    response: z.object({ picture: z.nullable(z.string()) }),
  }),
  randomQuestion: defineEndpoint({
    method: 'GET',
    path: '/api/get-random-question',
    access: 'optional',
    summary: 'A training question, with its answer',
    response: trainingQuestion,
  }),
  practiceQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/get-practice-questions',
    access: 'public',
    summary: 'Training questions for offline use; their streaks do not count',
    response: z.array(trainingQuestion),
  }),
  updateStreak: defineEndpoint({
    method: 'PUT',
    path: '/api/update-max-correct-answers-in-a-row',
    access: 'user',
    summary: 'Report a streak of correct training answers',
    body: z.object({ correctAnswersInARow: z.int().check(z.minimum(0), z.maximum(maxScore)) }),
    response: confirmation,
  }),
  questionAudio: defineEndpoint({
    method: 'GET',
    path: '/api/get-question-audio',
    access: 'public',
    summary: 'The cry of a secret quiz’s question, as WAV; its key does not reveal the species',
    query: z.object({ key: z.string().check(singleLine, z.maxLength(64)) }),
    response: z.unknown(),
  }),
  givePokemon: defineEndpoint({
    method: 'PUT',
    path: '/api/give-user-random-unobtained-pokemon',
    access: 'user',
    summary: 'Redeem a won secret quiz for a secret Pokémon',
    response: availablePokemon,
  }),
  giveFaceIcon: defineEndpoint({
    method: 'PUT',
    path: '/api/give-user-random-unobtained-face-icon',
    access: 'user',
    summary: 'Redeem a won secret quiz for a secret face icon',
    response: faceIcon,
  }),
  unobtainedFaceIcons: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-unobtained-face-icons',
    access: 'user',
    summary: 'The secret face icons that the caller does not have yet: their ids alone',
    response: z.array(z.object({ id })),
  }),
};
