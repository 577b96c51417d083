import { contract, type TournamentTexts } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minute } from '../../clock.ts';
import { tournaments as originals } from '../../seed/content/index.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { leaderId, record, titlesOf } from '../../testing/tournament.ts';

const { tournaments } = contract;
const everyLeader = [1, 2, 3, 4, 5, 6, 7, 8];
const [kanto, johto, hoenn, sinnoh] = [1, 2, 3, 4];

let server: TestApp;
let organiser: Person;
let ada: Person;
beforeEach(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
  ada = await signUp(server);
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function texts(): Promise<TournamentTexts[]> {
  const response = await server.call(tournaments.listTexts, { token: organiser.token });
  return parseResponse(tournaments.listTexts, response);
}

const tryToEdit = (change: Record<string, unknown>, by = organiser) =>
  server.call(tournaments.edit, {
    body: {
      tournamentId: kanto,
      name: 'Coppa Kanto',
      description: 'Si comincia qui.',
      version: 1,
      ...change,
    },
    token: by.token,
  });

async function tryToArrange(tournamentIds: readonly number[], seen?: readonly number[]) {
  const now = seen ?? (await texts()).map(({ id }) => id);
  return server.call(tournaments.arrange, {
    body: { tournamentIds, seen: now },
    token: organiser.token,
  });
}

async function arrange(...tournamentIds: number[]): Promise<void> {
  parseResponse(tournaments.arrange, await tryToArrange(tournamentIds));
}

/** A player's tournament statuses by id. */
async function statusesOf({ token }: Person): Promise<Record<number, string>> {
  const all = parseResponse(tournaments.listAll, await server.call(tournaments.listAll, { token }));
  return Object.fromEntries(all.map(({ id, status }) => [id, status]));
}

const signUpFor = (player: Person, tournamentId: number) =>
  server.call(tournaments.signUp, { body: { tournamentId }, token: player.token });

/** Wins against some leaders of a tournament, by its id. */
async function win(player: Person, tournamentId: number, places = everyLeader): Promise<void> {
  const order = (await texts()).find(({ id }) => id === tournamentId)?.order ?? 0;
  for (const place of places) {
    const bout = { leaderId: await leaderId(server, order, place), outcome: 'win' as const };
    parseResponse(contract.matches.insert, await record(server, organiser, player, bout));
  }
}

describe('a tournament’s texts', () => {
  it('are the original ones until edited, everywhere', async () => {
    const before = await texts();
    expect(before.map(({ name, description }) => ({ name, description }))).toEqual(
      originals.map(({ name, description }) => ({ name, description })),
    );
    const edited = parseResponse(tournaments.edit, await tryToEdit({ name: '  Coppa Kanto ' }));
    expect(edited).toMatchObject({
      name: 'Coppa Kanto',
      original: { name: 'Torneo di Kanto' },
      version: 2,
    });
    await signUpFor(ada, kanto);
    await win(ada, kanto, [1]);
    const { token } = ada;
    const all = parseResponse(
      tournaments.listAll,
      await server.call(tournaments.listAll, { token }),
    );
    expect(all[0]).toMatchObject({ name: 'Coppa Kanto', description: 'Si comincia qui.' });
    const leaders = parseResponse(
      contract.leaders.listOwn,
      await server.call(contract.leaders.listOwn, { token }),
    );
    expect(leaders[0]?.name).toBe('Coppa Kanto');
    const history = parseResponse(
      contract.matchHistory.list,
      await server.call(contract.matchHistory.list, { token }),
    );
    expect(history[0]?.match?.tournamentName).toBe('Coppa Kanto');
    const { list } = contract.auditLog;
    const log = parseResponse(list, await server.call(list, { token: organiser.token }));
    expect(log.find(({ action }) => action === 'tournament.update')).toMatchObject({
      title: 'Torneo modificato',
      changes: [
        { what: 'Nome', before: 'Torneo di Kanto', after: 'Coppa Kanto' },
        { what: 'Descrizione', after: 'Si comincia qui.' },
      ],
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(41) }, 'name'],
    ['a name on two lines', { name: 'Coppa\nKanto' }, 'name'],
    ['no description', { description: '' }, 'description'],
    ['a long description', { description: 'x'.repeat(301) }, 'description'],
    ['a taken name', { name: 'torneo di johto' }, 'name'],
  ])('are refused with %s', async (_what, change, path) => {
    const { status, issues } = parseError(await tryToEdit(change));
    expect([400, 409]).toContain(status);
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
    expect((await texts())[0]?.version).toBe(1);
  });

  it('do not overwrite newer ones', async () => {
    parseResponse(tournaments.edit, await tryToEdit({}));
    expect(parseError(await tryToEdit({ name: 'Altra coppa' })).status).toBe(409);
    expect((await texts())[0]?.name).toBe('Coppa Kanto');
  });

  it('are changed once by concurrent organisers', async () => {
    const other = await signUpAdministrator(server);
    const responses = await Promise.all([tryToEdit({}), tryToEdit({ name: 'Altra coppa' }, other)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the order in which tournaments open', () => {
  it('is free without sign-ups', async () => {
    await arrange(sinnoh, kanto, johto, hoenn);
    expect(await statusesOf(ada)).toEqual({
      [kanto]: 'Locked',
      [johto]: 'Locked',
      [hoenn]: 'Locked',
      [sinnoh]: 'Open',
    });
    expect((await signUpFor(ada, kanto)).statusCode).toBe(409);
    expect((await signUpFor(ada, sinnoh)).statusCode).toBe(200);
  });

  it('keeps open tournaments open', async () => {
    const bea = await signUp(server);
    await signUpFor(ada, kanto);
    await win(ada, kanto);
    expect(await statusesOf(ada)).toMatchObject({ [kanto]: 'Completed', [johto]: 'Open' });
    await arrange(hoenn, johto, sinnoh, kanto);
    expect(await statusesOf(ada)).toEqual({
      [kanto]: 'Completed',
      [johto]: 'Open',
      [hoenn]: 'Open',
      [sinnoh]: 'Locked',
    });
    expect(await statusesOf(bea)).toEqual({
      [kanto]: 'Open',
      [johto]: 'Locked',
      [hoenn]: 'Open',
      [sinnoh]: 'Locked',
    });
    const late = await signUp(server);
    expect(await statusesOf(late)).toMatchObject({ [kanto]: 'Locked', [hoenn]: 'Open' });
    expect((await signUpFor(ada, johto)).statusCode).toBe(200);
    expect(await listInconsistencies(server.database.db)).toEqual([]);
  });

  it('opens the next one by the new order, and notifies no open ones', async () => {
    await signUpFor(ada, kanto);
    await win(ada, kanto);
    await arrange(kanto, hoenn, johto, sinnoh);
    expect(await statusesOf(ada)).toMatchObject({ [johto]: 'Open', [hoenn]: 'Open' });
    await signUpFor(ada, hoenn);
    const before = (await titlesOf(server, ada)).filter(
      (title) => title === 'Nuovo torneo!',
    ).length;
    await win(ada, hoenn);
    const after = (await titlesOf(server, ada)).filter((title) => title === 'Nuovo torneo!').length;
    expect(after).toBe(before);
    await signUpFor(ada, johto);
    await win(ada, johto);
    expect(await statusesOf(ada)).toMatchObject({ [sinnoh]: 'Open' });
  });

  it('keeps a sign-up though its new prerequisite is undone', async () => {
    await signUpFor(ada, kanto);
    await win(ada, kanto, [1, 2, 3, 4, 5, 6, 7]);
    await arrange(sinnoh, kanto, johto, hoenn);
    await signUpFor(ada, sinnoh);
    await win(ada, sinnoh);
    const { token } = organiser;
    const { id: matchId } = await server.database.db
      .selectFrom('matches')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { revision } = contract.matches;
    const found = parseResponse(
      revision,
      await server.call(revision, { query: { matchId }, token }),
    );
    const { version } = found;
    const undone = await server.call(contract.matches.delete, {
      query: { matchId, version },
      token,
    });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await statusesOf(ada)).toMatchObject({ [kanto]: 'Ongoing', [sinnoh]: 'Ongoing' });
    expect(await listInconsistencies(server.database.db)).toEqual([]);
  });

  it('undone at once leaves only new sign-ups', async () => {
    const bea = await signUp(server);
    await signUpFor(ada, kanto);
    await arrange(johto, kanto, hoenn, sinnoh);
    await signUpFor(bea, johto);
    await arrange(kanto, johto, hoenn, sinnoh);
    expect(await statusesOf(ada)).toMatchObject({ [kanto]: 'Ongoing', [johto]: 'Locked' });
    expect(await statusesOf(bea)).toMatchObject({ [kanto]: 'Open', [johto]: 'Ongoing' });
  });

  it('undone later keeps open tournaments open', async () => {
    await signUpFor(ada, kanto);
    await arrange(johto, kanto, hoenn, sinnoh);
    server.advance(11 * minute);
    await arrange(kanto, johto, hoenn, sinnoh);
    expect(await statusesOf(ada)).toMatchObject({ [kanto]: 'Ongoing', [johto]: 'Open' });
  });

  it('keeps URLs and leaders’ lines', async () => {
    await arrange(sinnoh, kanto, johto, hoenn);
    await signUpFor(ada, sinnoh);
    await win(ada, sinnoh, [1]);
    const { list } = contract.notifications;
    const notifications = parseResponse(list, await server.call(list, { token: ada.token }));
    expect(notifications.find(({ kind }) => kind === 'badge')).toMatchObject({
      urlSection: '4',
      facts: { tournamentId: sinnoh },
    });
  });

  it.each<[string, number[], number[], number]>([
    ['a duplicate', [1, 1, 2, 3], [1, 2, 3, 4], 400],
    ['a missing tournament', [2, 1, 3], [1, 2, 3, 4], 400],
    ['an unknown tournament', [1, 2, 3, 9], [1, 2, 3, 4], 400],
    ['an outdated order', [2, 1, 3, 4], [2, 1, 3, 4], 409],
  ])('refuses %s', async (_what, wanted, seen, status) => {
    expect(parseError(await tryToArrange(wanted, seen)).status).toBe(status);
    expect((await texts()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('is changed once by concurrent organisers', async () => {
    const responses = await Promise.all([
      tryToArrange([2, 1, 3, 4], [1, 2, 3, 4]),
      tryToArrange([1, 2, 4, 3], [1, 2, 3, 4]),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
