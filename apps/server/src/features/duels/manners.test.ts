import { contract, type DuelState } from '@poketorneo/contract';
import { firstDrawTurn } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginDuel, chooseInDuel, getDuel } from '../../testing/duels.ts';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { parseError } from '../../testing/responses.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';

const { duels } = contract;

let servers: TwoServers;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  servers = await createTwoServers();
  ({ first, second } = servers);
});
afterAll(async () => {
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await servers.close();
});

interface Fight {
  one: Person;
  other: Person;
  id: number;
}

async function fight(): Promise<Fight> {
  const [one, other] = [await signUp(first), await signUp(first)];
  return { one, other, id: await beginDuel(first, [one, other]) };
}

/** A duel in which a draw may be offered. */
async function longFight(): Promise<Fight> {
  const begun = await fight();
  await setTurn(begun, firstDrawTurn);
  return begun;
}

async function setTurn({ id }: Fight, turn: number): Promise<void> {
  await first.database.db.updateTable('battles').set({ turn }).where('id', '=', id).execute();
}

const offer = (server: TestApp, { token }: Person, battleId: number, step = 0) =>
  server.call(duels.offerDraw, { body: { battleId, step }, token });

const answer = (
  server: TestApp,
  { token }: Person,
  battleId: number,
  { accept = true, step = 0 } = {},
) => server.call(duels.answerDraw, { body: { battleId, step, accept }, token });

const emote = (server: TestApp, { token }: Person, battleId: number, said = 'hello') =>
  server.call(duels.sendEmote, { body: { battleId, emote: said }, token });

const offersOf = async ({ one, other, id }: Fight): Promise<DuelState['drawOffer'][]> => [
  (await getDuel(first, one, id)).drawOffer,
  (await getDuel(second, other, id)).drawOffer,
];

describe('a draw', () => {
  it('ends the duel when the other accepts it', async () => {
    const begun = await longFight();
    const { one, other, id } = begun;
    expect((await offer(first, one, id)).statusCode).toBe(200);
    expect(await offersOf(begun)).toEqual(['own', 'foe']);
    const accepted = [answer(first, other, id), answer(second, other, id)];
    expect(countStatuses(await Promise.all(accepted))).toEqual({ 200: 2 });
    for (const player of [one, other]) {
      expect(await getDuel(second, player, id)).toMatchObject({
        status: 'over',
        result: { outcome: 'draw', by: 'agreement' },
      });
    }
    expect(parseError(await offer(first, one, id)).status).toBe(409);
  });

  it('is agreed on, too, when both offer it', async () => {
    const { one, other, id } = await longFight();
    expect((await offer(first, one, id)).statusCode).toBe(200);
    expect((await offer(second, other, id)).statusCode).toBe(200);
    expect((await getDuel(first, one, id)).result).toMatchObject({ by: 'agreement' });
  });

  it('is agreed on when both offer it at once, on two servers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { one, other, id } = await longFight();
      const offers = await Promise.all([offer(first, one, id), offer(second, other, id)]);
      expect(countStatuses(offers)).toEqual({ 200: 2 });
      expect((await getDuel(second, one, id)).result).toMatchObject({ by: 'agreement' });
    }
  });

  it('is offered from the fifth turn on, once in a step, and is gone with the step', async () => {
    const begun = await fight();
    const { one, other, id } = begun;
    expect(parseError(await offer(first, one, id))).toMatchObject({
      status: 409,
      message: 'Prima di cinque turni non si può',
    });
    await setTurn(begun, firstDrawTurn);
    await offer(first, one, id);
    expect(parseError(await offer(second, one, id))).toMatchObject({
      status: 409,
      message: 'L’hai già offerta in questo turno',
    });
    for (const player of [one, other]) {
      await chooseInDuel(first, player, await getDuel(first, player, id), 'on');
    }
    expect(await offersOf(begun)).toEqual([null, null]);
    for (const step of [0, 1]) {
      expect(parseError(await answer(first, other, id, { step })).status).toBe(409);
    }
  });

  it('can be refused, after which it is neither open nor offered again', async () => {
    const begun = await longFight();
    const { one, other, id } = begun;
    expect(parseError(await answer(first, other, id)).status).toBe(409);
    await offer(first, one, id);
    expect(parseError(await answer(first, one, id)).status).toBe(409);
    expect((await answer(second, other, id, { accept: false })).statusCode).toBe(200);
    // Its maker is told, whenever asking in this step.
    expect(await offersOf(begun)).toEqual(['refused', null]);
    expect(parseError(await answer(first, other, id)).status).toBe(409);
    expect(parseError(await offer(first, one, id)).message).toBe(
      'L’hai già offerta in questo turno',
    );
    for (const player of [one, other]) {
      await chooseInDuel(first, player, await getDuel(first, player, id), 'on');
    }
    expect(await offersOf(begun)).toEqual([null, null]);
  });

  it('is the players’ alone', async () => {
    const { id } = await longFight();
    const stranger = await signUp(first);
    expect(parseError(await offer(first, stranger, id)).status).toBe(403);
    expect(parseError(await answer(first, stranger, id)).status).toBe(403);
  });
});

describe('an emote', () => {
  it('is sent once in five seconds, also at once on two servers', async () => {
    const { one, other, id } = await fight();
    const sent = await Promise.all([emote(first, one, id), emote(second, one, id)]);
    expect(countStatuses(sent)).toEqual({ 200: 1, 429: 1 });
    expect((await emote(second, other, id, 'thanks')).statusCode).toBe(200);
    expect((await getDuel(first, one, id)).emotes).toMatchObject([
      { emote: 'hello' },
      { emote: 'thanks' },
    ]);
    // By the database's clock, which does not stand still.
    servers.advance(4000);
    expect(parseError(await emote(first, one, id))).toMatchObject({
      status: 429,
      message: 'Piano: una ogni cinque secondi',
    });
    servers.advance(2000);
    expect((await emote(second, one, id)).statusCode).toBe(200);
    servers.advance(11_000);
    expect((await getDuel(first, one, id)).emotes).toEqual([null, null]);
  });

  it('is one of eight, by one of the players', async () => {
    const { one, id } = await fight();
    expect((await emote(first, one, id, 'insult')).statusCode).toBe(400);
    expect((await emote(first, await signUp(first), id)).statusCode).toBe(403);
  });
});
