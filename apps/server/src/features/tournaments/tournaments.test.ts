import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  leaderId,
  newIcons,
  possessions,
  record,
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
      message: 'Sei già iscritto a questo torneo',
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

describe('the challengers', () => {
  const list = async (query: Record<string, string | number> = {}) =>
    answerOf(
      tournaments.listChallengers,
      await server.call(tournaments.listChallengers, { query, token: organiser.token }),
    );

  it('are shown with how far they are', async () => {
    const player = await signUp(server, { username: 'sfidante.1' });
    expect(await list({ search: 'sfidante.1' })).toMatchObject([
      { userId: player.id, tournaments: [], nextLeader: null, lastMatch: null, numberOfBadges: 0 },
    ]);
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    const misty = await leaderId(server, 1, 2);
    await record(server, organiser, player, { leaderId: misty, outcome: 'loss' });
    await record(server, organiser, player, { leaderId: misty, outcome: 'suspended' });
    const kanto = await tournamentId(server, 1);
    const next = {
      id: misty,
      name: 'Misty',
      sprite: expect.stringMatching(/^leaders\//),
      order: 2,
      tournamentId: kanto,
      numberOfMatches: 1,
    };
    const [challenger] = await list({ search: 'sfidante.1' });
    expect(challenger).toMatchObject({
      isAdmin: false,
      numberOfBadges: 1,
      numberOfPokemons: 4,
      numberOfMatches: 2,
      tournaments: [{ id: kanto, name: 'Torneo di Kanto', status: 'Ongoing', defeatedLeaders: 1 }],
      nextLeader: { ...next, tournamentName: 'Torneo di Kanto' },
      attemptableLeaders: [next],
      lastMatch: { leaderName: 'Misty', outcome: 'suspended' },
    });
  });

  it('can face a champion left for later besides the next tournament’s leader', async () => {
    const player = await signUp(server, { username: 'sfidante.2' });
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: eight });
    expect((await list({ search: 'sfidante.2' }))[0]?.nextLeader?.name).toBe('Blu');
    await enrol(server, player, 2);
    const [challenger] = await list({ search: 'sfidante.2' });
    expect(challenger?.nextLeader?.name).toBe('Valerio');
    expect(challenger?.attemptableLeaders.map(({ name }) => name)).toEqual(['Valerio', 'Blu']);
  });

  it('can be read a page at a time', async () => {
    const all = (await list()).map(({ username }) => username);
    const [first = '', second] = all;
    expect((await list({ limit: 1 })).map(({ username }) => username)).toEqual([first]);
    expect((await list({ limit: 1, after: first })).map(({ username }) => username)).toEqual([
      second,
    ]);
  });

  it('can be read one at a time', async () => {
    const player = await signUp(server, { username: 'sfidante.3' });
    const challengers = await list({ userId: player.id });
    expect(challengers.map(({ username }) => username)).toEqual(['sfidante.3']);
    expect(await list({ userId: 999_999 })).toEqual([]);
  });

  it('can be read in the order in which they came, the last one first', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const newest = { order: 'newest', limit: 2 };
    const names = async (query: Record<string, string | number>) =>
      (await list(query)).map(({ username }) => username);
    expect(await names(newest)).toEqual([other.username, one.username]);
    const after = await names({ ...newest, after: other.username });
    expect(after[0]).toBe(one.username);
    expect(after).not.toContain(other.username);
  });

  it('cannot be searched for control characters', async () => {
    const response = await server.call(tournaments.listChallengers, {
      query: { search: 'a\0b' },
      token: organiser.token,
    });
    expect(response.statusCode).toBe(400);
  });
});
