import { contract, type QuizQuestion, type SecretPrize } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Person } from './people.ts';
import { parseResponse } from './responses.ts';
import type { TestApp } from './test-app.ts';

const { quiz } = contract;
const stored = z.object({ right: z.int(), crySpeciesId: z.nullable(z.int()), key: z.string() });

/** The secret state of a player's last question. */
export async function secretOf(server: TestApp, player: Person) {
  const row = await server.database.db
    .selectFrom('quiz_runs')
    .selectAll()
    .where('user_id', '=', player.id)
    .executeTakeFirstOrThrow();
  const { right, crySpeciesId, key } = stored.parse(JSON.parse(row.question));
  const rightId = right + 1;
  return { rightId, wrongId: (rightId % 4) + 1, crySpeciesId, key, status: row.status };
}

/** Starts a secret quiz. */
export async function begin(
  server: TestApp,
  player: Person,
  prize?: SecretPrize,
): Promise<QuizQuestion> {
  const response = await server.call(quiz.firstQuestion, {
    ...(prize === undefined ? {} : { query: { prize } }),
    token: player.token,
  });
  return parseResponse(quiz.firstQuestion, response);
}

export function next(server: TestApp, player: Person, questionId?: string) {
  return server.call(quiz.nextQuestion, {
    ...(questionId === undefined ? {} : { query: { questionId } }),
    token: player.token,
  });
}

export function giveAnswer(
  server: TestApp,
  player: Person,
  answerId?: number,
  questionId?: string,
) {
  return server.call(quiz.correctAnswer, {
    query: {
      ...(answerId === undefined ? {} : { answerId }),
      ...(questionId === undefined ? {} : { questionId }),
    },
    token: player.token,
  });
}

/** Answers the open question correctly. */
export async function answerRightly(server: TestApp, player: Person): Promise<void> {
  const { rightId } = await secretOf(server, player);
  const correctId = parseResponse(quiz.correctAnswer, await giveAnswer(server, player, rightId));
  if (correctId !== rightId) throw new Error('A right answer was rejected');
}

/** Wins a secret quiz; returns its questions. */
export async function win(
  server: TestApp,
  player: Person,
  prize?: SecretPrize,
): Promise<QuizQuestion[]> {
  const questions = [await begin(server, player, prize)];
  await answerRightly(server, player);
  while (questions.length < 10) {
    questions.push(parseResponse(quiz.nextQuestion, await next(server, player)));
    await answerRightly(server, player);
  }
  return questions;
}
