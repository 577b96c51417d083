import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import {
  enrol,
  newIcons,
  possessions,
  tournamentId,
  winAgainst,
} from '../../testing/tournament.ts';

let on: TestDatabase;
let server: TestApp;
/** Another process on the same database; SQLite allows one. */
let second: TestApp;
let organiser: Person;
beforeAll(async () => {
  on = await createTestDatabase('seeded');
  server = await createTestApp({ on });
  second = testServerUrl === undefined ? server : await createTestApp({ on });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect([...server.errors, ...second.errors]).toEqual([]);
  await server.close();
  if (second !== server) await second.close();
  await on.drop();
});

const { tournaments } = contract;
const eight = [1, 2, 3, 4, 5, 6, 7, 8];

async function statuses(player: Person): Promise<string[]> {
  const response = await server.call(tournaments.listAll, { token: player.token });
  return parseResponse(tournaments.listAll, response).map(({ status }) => status);
}

describe('the tournaments', () => {
  it('are four, the first one open', async () => {
    const player = await signUp(server);
    const response = await server.call(tournaments.listAll, { token: player.token });
    const all = parseResponse(tournaments.listAll, response);
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

  it('are listed as own after signing up', async () => {
    const player = await signUp(server);
    for (const endpoint of [tournaments.listOwn, tournaments.listBadges]) {
      const response = await server.call(endpoint, { token: player.token });
      expect(parseResponse(endpoint, response)).toEqual([]);
    }
    await enrol(server, player, 1);
    for (const endpoint of [tournaments.listOwn, tournaments.listBadges]) {
      const response = await server.call(endpoint, { token: player.token });
      expect(parseResponse(endpoint, response)).toMatchObject([{ order: 1, status: 'Ongoing' }]);
    }
  });
});

describe('signing up', () => {
  it('grants and notifies the three starters and their icons', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    const response = await enrol(server, player, 1);
    expect(parseResponse(tournaments.signUp, response)).toMatchObject({
      order: 1,
      status: 'Ongoing',
    });
    const { pokemons, titles } = await possessions(server, player);
    expect(pokemons.map(({ source }) => source)).toEqual(['starter', 'starter', 'starter']);
    expect(await newIcons(server, player, before)).toEqual([1, 4, 7]);
    expect(titles.slice(before.titles.length)).toEqual([
      'Un nuovo compagno!',
      'Un nuovo compagno!',
      'Un nuovo compagno!',
      'Nuove icone!',
    ]);
  });

  it('is refused when the tournament is not open', async () => {
    const player = await signUp(server);
    expect(parseError(await enrol(server, player, 2))).toEqual({
      status: 409,
      message: 'Questo torneo è ancora bloccato: prima bisogna completare quello precedente',
    });
    await enrol(server, player, 1);
    expect(parseError(await enrol(server, player, 1))).toEqual({
      status: 409,
      message: 'Questo torneo è già tra i tuoi',
    });
    await winAgainst(server, organiser, player, { tournament: 1, leaders: eight });
    expect(parseError(await enrol(server, player, 1))).toEqual({
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
    expect(parseError(response)).toEqual({ status: 404, message: 'Questo torneo non esiste' });
  });

  it('succeeds once of eight concurrent calls', async () => {
    const player = await signUp(server);
    const responses = await Promise.all(eight.map(() => enrol(server, player, 1)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 7 });
    expect((await possessions(server, player)).pokemons).toHaveLength(3);
  });
});

describe('an organiser who signs a player up', () => {
  const signUpFor = async (player: Person, position = 1, at = server) =>
    at.call(tournaments.signUpChallenger, {
      body: { userId: player.id, tournamentId: await tournamentId(server, position) },
      token: organiser.token,
    });

  it('grants the same as the player’s own sign-up, and is logged', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    expect(parseResponse(tournaments.signUpChallenger, await signUpFor(player))).toMatchObject({
      order: 1,
      status: 'Ongoing',
    });
    const { pokemons, titles } = await possessions(server, player);
    expect(pokemons.map(({ source }) => source)).toEqual(['starter', 'starter', 'starter']);
    expect(await newIcons(server, player, before)).toEqual([1, 4, 7]);
    expect(titles.slice(before.titles.length)).toHaveLength(4);
    const log = await server.call(contract.auditLog.list, {
      query: { limit: 1 },
      token: organiser.token,
    });
    expect(parseResponse(contract.auditLog.list, log)).toMatchObject([
      { title: 'Iscrizione a un torneo', subject: `${player.username} in Torneo di Kanto` },
    ]);
  });

  it('is refused for tournaments that are not open, with a message about the player', async () => {
    const player = await signUp(server);
    expect(parseError(await signUpFor(player, 2)).status).toBe(409);
    await signUpFor(player);
    expect(parseError(await signUpFor(player))).toEqual({
      status: 409,
      message: `${player.username} partecipa già a questo torneo`,
    });
  });

  it('is refused for organisers who do not play, suspended and unknown accounts', async () => {
    const colleague = await signUpAdministrator(server);
    expect(parseError(await signUpFor(colleague)).status).toBe(409);
    const player = await signUp(server);
    await server.call(contract.users.updateStatus, {
      params: { id: player.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(parseError(await signUpFor(player)).status).toBe(409);
    expect(parseError(await signUpFor({ ...player, id: 999_999 })).status).toBe(404);
  });

  it('succeeds once, also concurrent with the player', async () => {
    const player = await signUp(server);
    const responses = await Promise.all([
      signUpFor(player),
      enrol(server, player, 1),
      signUpFor(player),
    ]);
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 2 });
    expect((await possessions(server, player)).pokemons).toHaveLength(3);
  });

  it('gets a conflict if another process was faster', async () => {
    const player = await signUp(server);
    const responses = await Promise.all([server, second].map((each) => signUpFor(player, 1, each)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    const lost = responses.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().message).toBe(`${player.username} partecipa già a questo torneo`);
  });
});
