import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { titlesOf } from '../../testing/tournament.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ random: Math.random });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { quiz } = contract;

async function ask(player?: Person) {
  const response = await server.call(quiz.randomQuestion, player ? { token: player.token } : {});
  return parseResponse(quiz.randomQuestion, response);
}
const report = ({ token }: Person, correctAnswersInARow: number) =>
  server.call(quiz.updateStreak, { body: { correctAnswersInARow }, token });
async function recordOf({ id }: Person): Promise<number | undefined> {
  const row = await server.database.db
    .selectFrom('user_scores')
    .select('score')
    .where('user_id', '=', id)
    .where('board', '=', 'quiz')
    .executeTakeFirst();
  return row?.score;
}
/** Answers questions correctly, each reported like the page does. */
async function streak(player: Person, length: number): Promise<void> {
  for (let count = 1; count <= length; count += 1) {
    await ask(player);
    parseResponse(quiz.updateStreak, await report(player, count));
  }
}
const countRecordNotifications = async (player: Person) =>
  (await titlesOf(server, player)).filter((title) => title === 'Nuovo record a PokéQuiz!').length;

it('anyone gets questions with four answers', async () => {
  for (let count = 0; count < 30; count += 1) {
    const { text, total, possibleAnswers, correctAnswer, audio, picture, answerPicture } =
      await ask();
    expect(total).toBeNull();
    expect(possibleAnswers.map(({ id }) => id)).toContain(correctAnswer);
    for (const path of [picture, answerPicture]) {
      if (path !== undefined) expect(path).toMatch(/^pokemon\/artwork\/\d+\.svg$/);
    }
    // No picture if it reveals the answer.
    if (/^(Di che tipo|Con quale categoria)/.test(text)) expect(picture).toBeUndefined();
    if (audio !== null) expect(audio).toMatch(/^cries\/\d+\.mp3$/);
  }
});

it('the longest streak is stored', async () => {
  const player = await signUp(server);
  await streak(player, 3);
  expect(await recordOf(player)).toBe(3);
  await ask(player);
  await streak(player, 2);
  expect(await recordOf(player)).toBe(3);
  await ask(player);
  await streak(player, 4);
  expect(await recordOf(player)).toBe(4);
});

it('a streak longer than the served questions is refused', async () => {
  const player = await signUp(server);
  expect(parseError(await report(player, 1)).status).toBe(409);
  for (let count = 0; count < 3; count += 1) await ask(player);
  expect(parseError(await report(player, 4)).status).toBe(409);
  expect(parseError(await report(player, 1_000_000)).status).toBe(409);
  expect(await recordOf(player)).toBeUndefined();
  expect((await report(player, 3)).statusCode).toBe(200);
  expect(parseError(await report(player, 4)).status).toBe(409);
  expect(await recordOf(player)).toBe(3);
});

it('a question counts once, even for concurrent reports', async () => {
  const player = await signUp(server);
  await ask(player);
  const reports = await Promise.all([1, 2, 3, 1, 2].map((count) => report(player, count)));
  expect(countStatuses(reports)).toEqual({ 200: 2, 409: 3 });
  expect(await recordOf(player)).toBe(1);
});

it('every question counts, even concurrent ones', async () => {
  const player = await signUp(server);
  await Promise.all(Array.from({ length: 8 }, () => ask(player)));
  expect(parseError(await report(player, 9)).status).toBe(409);
  expect((await report(player, 8)).statusCode).toBe(200);
});

it('questions of visitors or other players do not count', async () => {
  const [player, other] = [await signUp(server), await signUp(server)];
  await ask();
  await ask(other);
  expect(parseError(await report(player, 1)).status).toBe(409);
});

it('a record is notified once per streak, and not for short ones', async () => {
  const player = await signUp(server);
  await streak(player, 4);
  expect(await countRecordNotifications(player)).toBe(0);
  await ask(player);
  await streak(player, 8);
  expect(await countRecordNotifications(player)).toBe(1);
  await ask(player);
  await streak(player, 8);
  expect(await countRecordNotifications(player)).toBe(1);
  await ask(player);
  await streak(player, 10);
  expect(await countRecordNotifications(player)).toBe(2);
});
