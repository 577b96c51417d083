import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  newIcons,
  possessions,
  tournamentId,
  winAgainst,
} from '../../testing/tournament.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { tournaments } = contract;
const eight = [1, 2, 3, 4, 5, 6, 7, 8];

async function statuses(player: Person): Promise<string[]> {
  const response = await server.call(tournaments.listAll, { token: player.token });
  return answerOf(tournaments.listAll, response).map(({ status }) => status);
}

describe('the tournaments', () => {
  it('are four, of which the first is open at once', async () => {
    const player = await signUp(server);
    const response = await server.call(tournaments.listAll, { token: player.token });
    const all = answerOf(tournaments.listAll, response);
    expect(all.map(({ name, order, status }) => [name, order, status])).toEqual([
      ['Torneo di Kanto', 1, 'Open'],
      ['Torneo di Johto', 2, 'Locked'],
      ['Torneo di Hoenn', 3, 'Locked'],
      ['Torneo di Sinnoh', 4, 'Locked'],
    ]);
    expect(all.map(({ badges }) => badges.length)).toEqual([8, 8, 8, 8]);
    expect(all[0]?.badges[0]).toMatchObject({
      name: 'Medaglia Sasso',
      image: 'badges/empty/kanto-1.svg',
      obtained: false,
    });
  });

  it('are the player’s own only after signing up', async () => {
    const player = await signUp(server);
    for (const endpoint of [tournaments.listOwn, tournaments.listBadges]) {
      const response = await server.call(endpoint, { token: player.token });
      expect(answerOf(endpoint, response)).toEqual([]);
    }
    await enrol(server, player, 1);
    for (const endpoint of [tournaments.listOwn, tournaments.listBadges]) {
      const response = await server.call(endpoint, { token: player.token });
      expect(answerOf(endpoint, response)).toMatchObject([{ order: 1, status: 'Ongoing' }]);
    }
  });
});

describe('signing up', () => {
  it('gives the three starters, their icons and the news of both', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    const response = await enrol(server, player, 1);
    expect(answerOf(tournaments.signUp, response)).toMatchObject({ order: 1, status: 'Ongoing' });
    const { pokemons, news } = await possessions(server, player);
    expect(pokemons.map(({ source }) => source)).toEqual(['starter', 'starter', 'starter']);
    expect(await newIcons(server, player, before)).toEqual([1, 4, 7]);
    expect(news.slice(before.news.length)).toEqual([
      'Un nuovo compagno!',
      'Un nuovo compagno!',
      'Un nuovo compagno!',
      'Nuove icone!',
    ]);
  });

  it('is refused when the tournament is not open', async () => {
    const player = await signUp(server);
    expect(refusalOf(await enrol(server, player, 2))).toEqual({
      status: 409,
      message: 'Questo torneo è ancora bloccato: prima bisogna completare quello precedente',
    });
    await enrol(server, player, 1);
    expect(refusalOf(await enrol(server, player, 1))).toEqual({
      status: 409,
      message: 'Questo torneo è già tra i tuoi',
    });
    await winAgainst(server, organiser, player, { tournament: 1, leaders: eight });
    expect(refusalOf(await enrol(server, player, 1))).toEqual({
      status: 409,
      message: 'Hai già completato questo torneo',
    });
    expect(await statuses(player)).toEqual(['Completed', 'Open', 'Locked', 'Locked']);
  });

  it('is refused when there is no such tournament', async () => {
    const player = await signUp(server);
    const response = await server.call(tournaments.signUp, {
      body: { tournamentId: 999_999 },
      token: player.token,
    });
    expect(refusalOf(response)).toEqual({ status: 404, message: 'Questo torneo non esiste' });
  });

  it('succeeds once when it is sent eight times at once', async () => {
    const player = await signUp(server);
    const responses = await Promise.all(eight.map(() => enrol(server, player, 1)));
    expect(tally(responses)).toEqual({ 200: 1, 409: 7 });
    expect((await possessions(server, player)).pokemons).toHaveLength(3);
  });
});

describe('an organiser who signs a player up', () => {
  const signUpFor = async (player: Person, position = 1) =>
    server.call(tournaments.signUpChallenger, {
      body: { userId: player.id, tournamentId: await tournamentId(server, position) },
      token: organiser.token,
    });

  it('gives what the player would have received, and is written down', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    expect(answerOf(tournaments.signUpChallenger, await signUpFor(player))).toMatchObject({
      order: 1,
      status: 'Ongoing',
    });
    const { pokemons, news } = await possessions(server, player);
    expect(pokemons.map(({ source }) => source)).toEqual(['starter', 'starter', 'starter']);
    expect(await newIcons(server, player, before)).toEqual([1, 4, 7]);
    expect(news.slice(before.news.length)).toHaveLength(4);
    const log = await server.call(contract.auditLog.list, {
      query: { limit: 1 },
      token: organiser.token,
    });
    expect(answerOf(contract.auditLog.list, log)).toMatchObject([
      { title: 'Iscrizione a un torneo', subject: `${player.username} in Torneo di Kanto` },
    ]);
  });

  it('is refused what is not open, in words about the player', async () => {
    const player = await signUp(server);
    expect(refusalOf(await signUpFor(player, 2)).status).toBe(409);
    await signUpFor(player);
    expect(refusalOf(await signUpFor(player))).toEqual({
      status: 409,
      message: `${player.username} partecipa già a questo torneo`,
    });
  });

  it('is refused for who only organises, is suspended or does not exist', async () => {
    const colleague = await signUpAdministrator(server);
    expect(refusalOf(await signUpFor(colleague)).status).toBe(409);
    const player = await signUp(server);
    await server.call(contract.users.updateStatus, {
      params: { id: player.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(refusalOf(await signUpFor(player)).status).toBe(409);
    expect(refusalOf(await signUpFor({ ...player, id: 999_999 })).status).toBe(404);
  });

  it('does so once, also while the player is signing up', async () => {
    const player = await signUp(server);
    const answers = await Promise.all([
      signUpFor(player),
      enrol(server, player, 1),
      signUpFor(player),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
    expect((await possessions(server, player)).pokemons).toHaveLength(3);
  });
});
