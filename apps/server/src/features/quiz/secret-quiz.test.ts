import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract, timeOverSubcode } from '@poketorneo/contract';
import * as gen4 from '@poketorneo/gen4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chirpMp3 } from '../../testing/chirp.ts';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { answerRightly, begin, giveAnswer, next, secretOf, win } from '../../testing/quiz.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../../testing/test-app.ts';

let server: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  const assets = join(folder.path, 'assets');
  const web = join(folder.path, 'web');
  await mkdir(join(assets, 'cries'), { recursive: true });
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<!doctype html>');
  const chirp = await chirpMp3(1);
  for (let id = 1; id <= 493; id += 1) {
    await writeFile(join(assets, 'cries', `${id}.mp3`), chirp);
  }
  server = await createTestApp({ random: Math.random, folders: { assets, web } });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await folder.remove();
});

const { quiz } = contract;

describe('a secret quiz', () => {
  it('asks ten different questions, one after the other, and is won', async () => {
    const player = await signUp(server);
    const questions = await win(server, player, 'pokemon');
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      new Set(questions.map(({ text, possibleAnswers }) => text + JSON.stringify(possibleAnswers)))
        .size,
    ).toBe(10);
    for (const { total, possibleAnswers } of questions) {
      expect(total).toBe(10);
      expect(possibleAnswers.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
      expect(new Set(possibleAnswers.map(({ text }) => text)).size).toBe(4);
    }
    expect((await secretOf(server, player)).status).toBe('won');
    expect(parseError(await next(server, player)).status).toBe(409);
  });

  it('is lost by a wrong answer, which returns the right one', async () => {
    const player = await signUp(server);
    await begin(server, player);
    const { rightId, wrongId } = await secretOf(server, player);
    expect(parseResponse(quiz.correctAnswer, await giveAnswer(server, player, wrongId))).toBe(
      rightId,
    );
    expect(parseError(await next(server, player)).status).toBe(409);
    // Afterwards the right answer is worthless.
    await giveAnswer(server, player, rightId);
    expect(parseError(await next(server, player)).status).toBe(409);
  });

  it('is lost by requesting the answer without giving one', async () => {
    const player = await signUp(server);
    await begin(server, player);
    const correctId = parseResponse(quiz.correctAnswer, await giveAnswer(server, player));
    await giveAnswer(server, player, correctId);
    expect(parseError(await next(server, player)).status).toBe(409);
    expect((await secretOf(server, player)).status).toBe('lost');
  });

  it.each([
    [20_000, 200],
    [23_000, 200],
    [23_001, 409],
    [600_000, 409],
  ])('responds to an answer after %i ms with %i', async (milliseconds, status) => {
    const player = await signUp(server);
    await begin(server, player);
    server.advance(milliseconds);
    const { rightId } = await secretOf(server, player);
    expect((await giveAnswer(server, player, rightId)).statusCode).toBe(status);
    expect((await next(server, player)).statusCode).toBe(status);
  });

  it('reports only a timeout by subcode', async () => {
    const player = await signUp(server);
    await begin(server, player);
    server.advance(23_001);
    const late = await giveAnswer(server, player, 1);
    expect(parseError(late)).toMatchObject({ status: 409, subcode: timeOverSubcode });
    const over = await next(server, player);
    expect(parseError(over).status).toBe(409);
    expect(parseError(over)).not.toHaveProperty('subcode');
  });

  it('returns the open question again without more time', async () => {
    const player = await signUp(server);
    await begin(server, player);
    await answerRightly(server, player);
    const second = parseResponse(quiz.nextQuestion, await next(server, player));
    server.advance(20_000);
    expect(parseResponse(quiz.nextQuestion, await next(server, player))).toEqual(second);
    server.advance(3001);
    expect(parseError(await next(server, player)).status).toBe(409);
    const { rightId } = await secretOf(server, player);
    await giveAnswer(server, player, rightId);
    expect(parseError(await next(server, player)).status).toBe(409);
  });

  it('skips no question for repeated calls', async () => {
    const player = await signUp(server);
    const first = await begin(server, player);
    for (let count = 0; count < 12; count += 1) {
      expect(parseResponse(quiz.nextQuestion, await next(server, player))).toEqual(first);
    }
    await answerRightly(server, player);
    const seconds = await Promise.all(Array.from({ length: 6 }, () => next(server, player)));
    const bodies = seconds.map((response) => parseResponse(quiz.nextQuestion, response));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.number).toBe(2);
  });

  it('counts the first of concurrent answers', async () => {
    const player = await signUp(server);
    await begin(server, player);
    const { rightId } = await secretOf(server, player);
    const answers = await Promise.all([1, 2, 3, 4].map((id) => giveAnswer(server, player, id)));
    expect(countStatuses(answers)).toEqual({ 200: 4 });
    for (const response of answers) {
      expect(parseResponse(quiz.correctAnswer, response)).toBe(rightId);
    }
    const { status } = await secretOf(server, player);
    // One counted; the others changed nothing.
    expect(['answered', 'lost']).toContain(status);
    await Promise.all([1, 2, 3, 4].map((id) => giveAnswer(server, player, id)));
    expect((await secretOf(server, player)).status).toBe(status);
  });

  it('retains a right answer if another follows', async () => {
    const player = await signUp(server);
    await begin(server, player);
    const { rightId, wrongId } = await secretOf(server, player);
    await giveAnswer(server, player, rightId);
    expect(parseResponse(quiz.correctAnswer, await giveAnswer(server, player, wrongId))).toBe(
      rightId,
    );
    expect(parseResponse(quiz.nextQuestion, await next(server, player)).number).toBe(2);
  });

  it('replaces an open one', async () => {
    const player = await signUp(server);
    await begin(server, player, 'pokemon');
    await answerRightly(server, player);
    await begin(server, player, 'face-icon');
    expect(parseResponse(quiz.nextQuestion, await next(server, player)).number).toBe(1);
  });

  it('is a single run for concurrent starts', async () => {
    const player = await signUp(server);
    const begun = await Promise.all([begin(server, player), begin(server, player)]);
    const open = parseResponse(quiz.nextQuestion, await next(server, player));
    expect(begun).toContainEqual(open);
    await answerRightly(server, player);
    expect(parseResponse(quiz.nextQuestion, await next(server, player)).number).toBe(2);
  });

  it('ignores answers to a replaced run', async () => {
    const player = await signUp(server);
    const before = await begin(server, player);
    const { rightId: rightBefore } = await secretOf(server, player);
    const { questionId } = await begin(server, player);
    expect(questionId).not.toBe(before.questionId);
    const { rightId, wrongId } = await secretOf(server, player);
    for (const given of [rightBefore, rightId, wrongId, undefined]) {
      const response = await giveAnswer(server, player, given, before.questionId);
      expect(parseError(response)).toMatchObject({
        status: 409,
        message: 'Questo quiz è finito: intanto ne hai cominciato un altro',
      });
    }
    expect((await secretOf(server, player)).status).toBe('asked');
    const response = await giveAnswer(server, player, rightId, questionId);
    expect(parseResponse(quiz.correctAnswer, response)).toBe(rightId);
    expect((await secretOf(server, player)).status).toBe('answered');
  });

  it('does not continue from a question of another run', async () => {
    const player = await signUp(server);
    const before = await begin(server, player);
    await answerRightly(server, player);
    const { questionId } = await begin(server, player);
    expect(parseError(await next(server, player, before.questionId)).status).toBe(409);
    await answerRightly(server, player);
    expect(parseError(await next(server, player, before.questionId)).status).toBe(409);
    const second = parseResponse(quiz.nextQuestion, await next(server, player, questionId));
    expect(second.number).toBe(2);
    // A retry after a lost response.
    expect(parseResponse(quiz.nextQuestion, await next(server, player, questionId))).toEqual(
      second,
    );
    await answerRightly(server, player);
    const third = parseResponse(quiz.nextQuestion, await next(server, player, second.questionId));
    expect(third.number).toBe(3);
  });

  it('has unique question ids, even for concurrent runs', async () => {
    const player = await signUp(server);
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin(server, player)));
    expect(new Set(begun.map(({ questionId }) => questionId)).size).toBe(4);
    const run = (await win(server, player)).map(({ questionId }) => questionId);
    expect(new Set(run).size).toBe(10);
  });

  it('is separate for each player', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    await begin(server, one);
    expect(parseError(await next(server, other)).status).toBe(409);
    expect(parseError(await giveAnswer(server, other, 1)).status).toBe(409);
  });
});

describe('the picture of a secret question', () => {
  const nameOf = (path: string) => {
    const [, id] = /^pokemon\/artwork\/(\d+)\.svg$/.exec(path) ?? [];
    return gen4.allSpecies.find((species) => species.id === Number(id))?.name;
  };

  it('shows the Pokémon named in the text, unless it reveals the answer', async () => {
    const player = await signUp(server);
    let pictures = 0;
    for (let run = 0; run < 12; run += 1) {
      for (const { text, picture, possibleAnswers } of await win(server, player)) {
        // The number in the URL reveals the region.
        if (text.startsWith('Da quale regione')) expect(picture).toBeUndefined();
        // The picture reveals type and genus.
        if (/^(Di che tipo|Con quale categoria)/.test(text)) expect(picture).toBeUndefined();
        if (picture === undefined) continue;
        pictures += 1;
        const name = nameOf(picture);
        expect(name).toBeDefined();
        expect(text).toContain(name);
        expect(possibleAnswers.map((answer) => answer.text)).not.toContain(name);
        expect(text).not.toMatch(/^(Quale Pokémon viene|Di quale Pokémon|Quale di questi)/);
      }
    }
    expect(pictures).toBeGreaterThan(10);
  });

  const answerPicture = async (player: Person, questionId?: string) => {
    const query = questionId === undefined ? {} : { questionId };
    const response = await server.call(quiz.answerPicture, { query, token: player.token });
    return parseResponse(quiz.answerPicture, response).picture;
  };

  it('of the right answer is available once answered, if it is a Pokémon', async () => {
    const player = await signUp(server);
    expect(await answerPicture(player)).toBeNull();
    let question = await begin(server, player);
    const seen = { pictures: 0, others: 0 };
    for (let number = 1; number <= 10; number += 1) {
      expect(await answerPicture(player, question.questionId)).toBeNull();
      const { rightId } = await secretOf(server, player);
      await answerRightly(server, player);
      const picture = await answerPicture(player, question.questionId);
      expect(await answerPicture(player, 'another-1')).toBeNull();
      const right = question.possibleAnswers.find(({ id }) => id === rightId)?.text;
      if (picture === null) {
        seen.others += 1;
        expect(gen4.allSpecies.map(({ name }) => name)).not.toContain(right);
      } else {
        seen.pictures += 1;
        expect(nameOf(picture)).toBe(right);
      }
      if (number < 10) question = parseResponse(quiz.nextQuestion, await next(server, player));
    }
    // Ten kinds of questions: both cases occur.
    expect(seen.pictures).toBeGreaterThan(0);
    expect(seen.others).toBeGreaterThan(0);
  });

  it('is null for a question of an older release', async () => {
    const player = await signUp(server);
    await begin(server, player);
    const run = server.database.db.selectFrom('quiz_runs').selectAll();
    const { question } = await run.where('user_id', '=', player.id).executeTakeFirstOrThrow();
    const { namedSpeciesId: _, rightSpeciesId: __, ...older } = JSON.parse(question);
    await server.database.db
      .updateTable('quiz_runs')
      .set({ question: JSON.stringify(older) })
      .where('user_id', '=', player.id)
      .execute();
    expect(parseResponse(quiz.nextQuestion, await next(server, player)).picture).toBeUndefined();
    await answerRightly(server, player);
    expect(await answerPicture(player)).toBeNull();
  });
});

describe('the cry of a secret question', () => {
  async function playerWithCry(): Promise<{ player: Person; audio: string }> {
    const player = await signUp(server);
    for (;;) {
      const questions = [await begin(server, player)];
      for (let number = 1; number < 10; number += 1) {
        const { audio } = questions.at(-1) ?? {};
        const { crySpeciesId } = await secretOf(server, player);
        if (audio && crySpeciesId !== null) return { player, audio };
        await answerRightly(server, player);
        questions.push(parseResponse(quiz.nextQuestion, await next(server, player)));
      }
    }
  }

  let open: Awaited<ReturnType<typeof playerWithCry>>;
  beforeAll(async () => {
    open = await playerWithCry();
  });

  it('has a URL that reveals nothing, is not cacheable, and is deterministic', async () => {
    const { audio } = open;
    expect(audio).toMatch(/^\/api\/get-question-audio\?key=[\w-]{24}$/);
    const response = await server.app.inject(audio);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('audio/wav');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('etag');
    expect(response.headers).not.toHaveProperty('last-modified');
    const sound = response.rawPayload;
    expect(sound.subarray(0, 4).toString()).toBe('RIFF');
    expect(sound.length).toBe(8 + sound.readUInt32LE(4));
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect((await server.app.inject(audio)).rawPayload.equals(sound)).toBe(true);
  });

  it.each([
    ['bytes=0-', 0, undefined],
    ['bytes=0-1', 0, 2],
    ['bytes=5-9', 5, 10],
    ['bytes=-4', -4, undefined],
  ])('supports the range %s', async (range, from, to) => {
    const { audio } = open;
    const whole = (await server.app.inject(audio)).rawPayload;
    const part = await server.app.inject({ url: audio, headers: { range } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.subarray(from, to))).toBe(true);
    expect(part.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
  });

  it.each([
    ['bytes=99999999-', 416],
    ['bytes=9-5', 416],
    ['bytes=-0', 416],
    ['lines=1-2', 200],
    ['bytes=0-1,4-5', 200],
    ['bytes=-', 200],
  ])('handles the range %s', async (range, status) => {
    const { audio } = open;
    expect((await server.app.inject({ url: audio, headers: { range } })).statusCode).toBe(status);
  });

  it('is not found after its question', async () => {
    await begin(server, open.player);
    expect((await server.app.inject(open.audio)).statusCode).toBe(404);
  });
});
