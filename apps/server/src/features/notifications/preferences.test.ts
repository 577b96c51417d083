import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './notify.ts';
import type { ProductNotification } from './product-notification.ts';

const { get, set } = contract.notificationPreferences;
const everything = {
  battles: 'toast',
  challenges: 'toast',
  rewards: 'toast',
  tournaments: 'toast',
  messages: 'toast',
  games: 'toast',
};

let server: TestApp;
let player: Person;
beforeEach(async () => {
  server = await createTestApp();
  player = await signUp(server);
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const change = (body: unknown) => server.call(set, { token: player.token, body });
const tell = (notification: ProductNotification) =>
  server.transaction((unit) => notify(unit, player.id, notification));
const newest = async () => (await createPoll(server, player.token).next()).notifications[0];

describe('notification preferences', () => {
  it('default to toasts for all topics', async () => {
    const read = async () => parseResponse(get, await server.call(get, { token: player.token }));
    expect(await read()).toEqual(everything);
    expect(parseResponse(set, await change({ games: 'list', battles: 'list' }))).toEqual({
      ...everything,
      games: 'list',
      battles: 'list',
    });
    await change({ games: 'toast' });
    expect(await read()).toEqual({ ...everything, battles: 'list' });
  });

  it.each([[{ games: 'never' }], [[]], ['list']])('cannot be %j', async (body) => {
    expect((await change(body)).statusCode).toBe(400);
  });

  it('suppress toasts of topics set to the list', async () => {
    await tell({ kind: 'record', game: 'quiz', value: 3 });
    expect(await newest()).toMatchObject({ kind: 'record', shown: false });
    await change({ games: 'list' });
    await tell({ kind: 'record', game: 'quiz', value: 4 });
    expect(await newest()).toMatchObject({ kind: 'record', shown: true });
    await tell({ kind: 'match-recorded', leaderName: 'Brock', outcome: 'win' });
    expect(await newest()).toMatchObject({ kind: 'match-recorded', shown: false });
  });

  it('never suppress scenes', async () => {
    await change({ rewards: 'list', tournaments: 'list' });
    const pikachu = { name: 'Pikachu', speciesId: 25, formId: 25, isShiny: false };
    await tell({ kind: 'reward', ...pikachu });
    expect(await newest()).toMatchObject({ kind: 'reward', shown: false });
    await tell({
      kind: 'tournament-unlocked',
      tournamentName: 'Torneo di Johto',
      tournamentPicture: 'a.svg',
    });
    expect(await newest()).toMatchObject({ kind: 'tournament-unlocked', shown: false });
    // Mewtwo's icon is secret, and shown as a scene; Pikachu's is not.
    await tell({ kind: 'icons-obtained', speciesIds: [150] });
    expect(await newest()).toMatchObject({ kind: 'icons-obtained', shown: false });
    await tell({ kind: 'icons-obtained', speciesIds: [25] });
    expect(await newest()).toMatchObject({ kind: 'icons-obtained', shown: true });
  });

  it('never suppress mandatory notifications', async () => {
    await change({ battles: 'list', rewards: 'list', tournaments: 'list', messages: 'list' });
    await tell({ kind: 'organiser-appointed' });
    expect(await newest()).toMatchObject({ shown: false });
  });
});
