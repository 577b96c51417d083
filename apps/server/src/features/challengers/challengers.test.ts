import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, record, tournamentId, winAgainst } from '../../testing/tournament.ts';

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

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the challengers', () => {
  const list = async (query: Record<string, string | number> = {}) =>
    answerOf(
      contract.challengers.list,
      await server.call(contract.challengers.list, { query, token: organiser.token }),
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
    const response = await server.call(contract.challengers.list, {
      query: { search: 'a\0b' },
      token: organiser.token,
    });
    expect(response.statusCode).toBe(400);
  });
});
