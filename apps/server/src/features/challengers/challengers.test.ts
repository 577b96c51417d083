import { contract, type MatchOutcome } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
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
    parseResponse(
      contract.challengers.list,
      await server.call(contract.challengers.list, { query, token: organiser.token }),
    );

  it('are listed with their progress', async () => {
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

  it('are listed with the tournaments open to them', async () => {
    const player = await signUp(server, { username: 'sfidante.0' });
    const open = async () => (await list({ search: 'sfidante.0' }))[0]?.openTournaments;
    const kanto = { id: await tournamentId(server, 1), name: 'Torneo di Kanto' };
    expect(await open()).toEqual([kanto]);
    await enrol(server, player, 1);
    expect(await open()).toEqual([]);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: eight });
    const johto = { id: await tournamentId(server, 2), name: 'Torneo di Johto' };
    expect(await open()).toEqual([johto]);
    await server.call(contract.users.updateStatus, {
      params: { id: player.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(await open()).toEqual([]);
    expect((await list({ search: organiser.username }))[0]?.openTournaments).toEqual([]);
  });

  it('can face a postponed champion besides the next tournament’s leader', async () => {
    const player = await signUp(server, { username: 'sfidante.2' });
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: eight });
    expect((await list({ search: 'sfidante.2' }))[0]?.nextLeader?.name).toBe('Blu');
    await enrol(server, player, 2);
    const [challenger] = await list({ search: 'sfidante.2' });
    expect(challenger?.nextLeader?.name).toBe('Valerio');
    expect(challenger?.attemptableLeaders.map(({ name }) => name)).toEqual(['Valerio', 'Blu']);
  });

  it('are paginated', async () => {
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

  it('can be sorted newest first', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const newest = { order: 'newest', limit: 2 };
    const names = async (query: Record<string, string | number>) =>
      (await list(query)).map(({ username }) => username);
    expect(await names(newest)).toEqual([other.username, one.username]);
    const after = await names({ ...newest, after: other.username });
    expect(after[0]).toBe(one.username);
    expect(after).not.toContain(other.username);
  });

  describe('filtered', () => {
    const some = async (query: Record<string, string | number>) =>
      (await list({ search: 'chi.', ...query })).map(({ username }) => username);
    const fight = async (player: Person, position: number, outcome: MatchOutcome) =>
      parseResponse(
        contract.matches.insert,
        await record(server, organiser, player, {
          leaderId: await leaderId(server, 1, position),
          outcome,
        }),
      );

    it('are stuck, idle, or able to face a leader', async () => {
      const names = ['chi.nuovo', 'chi.lento', 'chi.bloccato', 'chi.avanti', 'chi.campione'];
      const people = new Map<string, Person>();
      for (const username of names) people.set(username, await signUp(server, { username }));
      const one = (name: string) => {
        const person = people.get(`chi.${name}`);
        if (person === undefined) throw new Error(name);
        return person;
      };
      await enrol(server, one('lento'), 1);
      for (const name of ['bloccato', 'avanti', 'campione']) await enrol(server, one(name), 1);
      await winAgainst(server, organiser, one('campione'), { tournament: 1, leaders: eight });
      const cutoff = new Date(server.now() + 1000).toISOString();
      server.advance(60_000);
      await winAgainst(server, organiser, one('avanti'), { tournament: 1, leaders: [1] });
      for (const outcome of ['loss', 'draw', 'suspended', 'loss'] as const) {
        await fight(one('bloccato'), 1, outcome);
      }

      const leader = (position: number) => leaderId(server, 1, position);
      expect(await some({ stuck: 'true' })).toEqual(['chi.bloccato']);
      expect(await some({ idleSince: cutoff })).toEqual(['chi.campione', 'chi.lento']);
      expect(await some({ leaderId: await leader(1) })).toEqual(['chi.bloccato', 'chi.lento']);
      expect(await some({ leaderId: await leader(2) })).toEqual(['chi.avanti']);
      expect(await some({ leaderId: await leader(9) })).toEqual(['chi.campione']);
      expect(await some({ leaderId: 999_999 })).toEqual([]);
      expect(await some({ leaderId: await leader(1), stuck: 'true' })).toEqual(['chi.bloccato']);
      expect(await some({ search: 'lento', stuck: 'true' })).toEqual([]);

      // A match ends idleness, a win ends being stuck.
      server.advance(1000);
      await fight(one('bloccato'), 1, 'win');
      await fight(one('lento'), 1, 'loss');
      expect(await some({ stuck: 'true' })).toEqual([]);
      expect(await some({ idleSince: cutoff })).toEqual(['chi.campione']);

      const byProgress = ['campione', 'avanti', 'bloccato', 'nuovo', 'lento'];
      const ordered = byProgress.map((name) => `chi.${name}`);
      const order = 'progress';
      expect(await some({ order })).toEqual(ordered);
      for (const [index, after] of ordered.entries()) {
        expect(await some({ order, limit: 2, after })).toEqual(ordered.slice(index + 1, index + 3));
      }
      expect(await some({ order, limit: 2, after: 'nessuno' })).toEqual([]);
    });

    it('exclude suspended players', async () => {
      const [player, other] = [
        await signUp(server, { username: 'chi.fuori' }),
        await signUp(server, { username: 'chi.dentro' }),
      ];
      const { db } = server.database;
      const first = await leaderId(server, 1, 1);
      for (const person of [player, other]) {
        await enrol(server, person, 1);
        for (let count = 0; count < 3; count++) await fight(person, 1, 'loss');
      }
      await db
        .insertInto('presence')
        .values([player, other].map(({ id }) => ({ user_id: id, seen_at: server.now() })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await server.transaction(async ({ trx, emit }) => {
        const suspended = { status: 'suspended' } as const;
        await trx.updateTable('users').set(suspended).where('id', '=', player.id).execute();
        emit('accounts', player.id);
      });
      server.advance(60_000);
      const seenSince = new Date(server.now() - 3_600_000).toISOString();
      for (const query of [
        { stuck: 'true' },
        { leaderId: first },
        { idleSince: new Date(server.now()).toISOString() },
        { seenSince },
      ]) {
        const names = await some(query);
        expect(names, JSON.stringify(query)).toContain('chi.dentro');
        expect(names, JSON.stringify(query)).not.toContain('chi.fuori');
      }
      expect(await some({})).toContain('chi.fuori');
      await db.deleteFrom('users').where('id', 'in', [player.id, other.id]).execute();
      server.advance(7_200_000);
    });

    it('are those seen since a time', async () => {
      const [here, gone] = [
        await signUp(server, { username: 'chi.presente' }),
        await signUp(server, { username: 'chi.assente' }),
      ];
      const callAsPlayer = ({ token }: Person) =>
        server.call(contract.tournaments.listAll, { token });
      await callAsPlayer(gone);
      await expect
        .poll(() => some({ seenSince: new Date(server.now()).toISOString() }))
        .toContain('chi.assente');
      server.advance(3_600_000);
      const seenSince = new Date(server.now()).toISOString();
      expect(await some({ seenSince })).toEqual([]);
      await callAsPlayer(here);
      await expect.poll(() => some({ seenSince })).toEqual(['chi.presente']);
      // A deleted account is not recorded, and does not prevent others from being recorded.
      await server.database.db.deleteFrom('users').where('id', '=', gone.id).execute();
      expect(await some({ seenSince })).toEqual(['chi.presente']);
    });
  });

  it('cannot be searched for control characters', async () => {
    const response = await server.call(contract.challengers.list, {
      query: { search: 'a\0b' },
      token: organiser.token,
    });
    expect(response.statusCode).toBe(400);
  });
});
