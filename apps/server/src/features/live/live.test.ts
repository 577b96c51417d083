import { contract } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginDuel, chooseInDuel, getDuel } from '../../testing/duels.ts';
import { openStream } from '../../testing/event-stream.ts';
import { type Person, signUp } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function twoPlayers(): Promise<[Person, Person]> {
  return [await signUp(server), await signUp(server)];
}

it('tells both players of a step once both have chosen', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const [mine, theirs] = [
    await getDuel(server, one, battleId),
    await getDuel(server, other, battleId),
  ];
  const streams = [
    await openStream(address, one, [{ battleId, after: mine.seq }]),
    await openStream(address, other, [{ battleId, after: theirs.seq }]),
  ];
  for (const stream of streams) {
    // The state when the stream was opened.
    const { update } = await stream.next('battle');
    expect(update).toMatchObject({ step: 0, events: [] });
  }
  await chooseInDuel(server, one, mine, 'one');
  await chooseInDuel(server, other, theirs, 'other');
  const [before, after] = [mine.events, (await getDuel(server, one, battleId)).events];
  const [told, toldOther] = await Promise.all(streams.map((stream) => stream.next('battle')));
  expect(told?.update.step).toBe(1);
  expect(told?.update.events).toEqual(after.slice(before.length));
  expect(toldOther?.update.step).toBe(1);
  for (const stream of streams) stream.close();
});

it('tells of changes of the own challenges alone', async () => {
  const [one, other] = await twoPlayers();
  const streams = [await openStream(address, one), await openStream(address, other)];
  const [mine, theirs] = streams;
  for (const stream of streams) await stream.next('hello');
  const stranger = await signUp(server);
  const challenge = { userId: stranger.id, terms: defaultTerms };
  await server.call(contract.duels.challenge, { body: challenge, token: other.token });
  expect(await theirs?.next('changed')).toEqual({ kind: 'changed', what: 'challenges' });
  await server.call(contract.duels.challenge, { body: challenge, token: one.token });
  expect(await mine?.next('changed')).toEqual({ kind: 'changed', what: 'challenges' });
  for (const stream of streams) stream.close();
});

it('ends with the session', async () => {
  const [player] = await twoPlayers();
  const stream = await openStream(address, player);
  await stream.next('hello');
  await server.call(contract.auth.signOutEverywhere, { token: player.token });
  await stream.ended();
});

it('is refused for the battle of others, and without a session', async () => {
  const [one, other] = await twoPlayers();
  const battleId = await beginDuel(server, [one, other]);
  const stranger = await signUp(server);
  await expect(openStream(address, stranger, [{ battleId, after: 0 }])).rejects.toThrow('403');
  await expect(openStream(address, { token: '' }, [])).rejects.toThrow('401');
});
