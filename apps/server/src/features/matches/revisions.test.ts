import { contract, type MatchOutcome, type MatchRevision } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInconsistencies } from '../../testing/invariants.ts';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  findShownLeader,
  leaderId,
  possessions,
  record,
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
  expect(await listInconsistencies(server.database.db)).toEqual([]);
  await server.close();
});

const { matches } = contract;

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  parseResponse(contract.tournaments.signUp, await enrol(server, player, 1));
  return player;
}

interface Bout {
  tournament?: number;
  leader: number;
  outcome: MatchOutcome;
  rewardGiven?: boolean;
}

/** Records a match; returns its id. */
async function fight(player: Person, { tournament = 1, leader, ...bout }: Bout): Promise<number> {
  server.advance(1000);
  const report = { leaderId: await leaderId(server, tournament, leader), ...bout };
  return parseResponse(matches.insert, await record(server, organiser, player, report)).id;
}

async function preview(
  matchId: number,
  asked: { outcome?: MatchOutcome; rewardGiven?: boolean } = {},
): Promise<MatchRevision> {
  const { outcome, rewardGiven } = asked;
  const response = await server.call(matches.revision, {
    query: {
      matchId,
      ...(outcome === undefined ? {} : { outcome }),
      ...(rewardGiven === undefined ? {} : { rewardGiven: String(rewardGiven) }),
    },
    token: organiser.token,
  });
  return parseResponse(matches.revision, response);
}

const remove = (matchId: number, version: string) =>
  server.call(matches.delete, { query: { matchId, version }, token: organiser.token });
const correct = (
  matchId: number,
  version: string,
  asked: { outcome: MatchOutcome; rewardGiven?: boolean },
) => server.call(matches.update, { body: { matchId, version, ...asked }, token: organiser.token });

async function undo(matchId: number): Promise<MatchRevision> {
  const { version } = await preview(matchId);
  return parseResponse(matches.delete, await remove(matchId, version));
}

async function change(
  matchId: number,
  asked: { outcome: MatchOutcome; rewardGiven?: boolean },
): Promise<MatchRevision> {
  const { version } = await preview(matchId, asked);
  return parseResponse(matches.update, await correct(matchId, version, asked));
}

/** A player's possessions and progress, without identifying data. */
async function gains(player: Person) {
  const {
    pokemons,
    icons,
    leaders,
    tournaments,
    matches: fought,
  } = await possessions(server, player);
  return {
    pokemons,
    icons,
    leaders: leaders.map(({ leader_id, number_of_matches, defeated_at, reward_obtained }) => ({
      leader_id,
      number_of_matches,
      isDefeated: defeated_at !== null,
      reward_obtained,
    })),
    tournaments: tournaments.map(({ tournament_id, completed_at }) => ({
      tournament_id,
      isCompleted: completed_at !== null,
    })),
    outcomes: fought.map(({ outcome }) => outcome),
  };
}

/** The possessions of a player with exactly these matches. */
async function gainsOf(bouts: readonly Bout[]) {
  const player = await challenger();
  for (const bout of bouts) await fight(player, bout);
  return gains(player);
}

const win = (leader: number): Bout => ({ leader, outcome: 'win' });
const loss = (leader: number): Bout => ({ leader, outcome: 'loss' });
const firstWins = (count: number) => Array.from({ length: count }, (_, index) => win(index + 1));
const titlesSince = async (player: Person, before: readonly string[]) =>
  (await possessions(server, player)).titles.slice(before.length);

describe('undoing an older match', () => {
  it('previews the consequences, undoes them all, and notifies the player once', async () => {
    const player = await challenger();
    const bouts = [...firstWins(2), loss(3), win(3), loss(4)];
    const ids: number[] = [];
    for (const bout of bouts) ids.push(await fight(player, bout));
    const { titles } = await possessions(server, player);

    const [, second = 0] = ids;
    const revision = await preview(second);
    expect(revision).toMatchObject({
      username: player.username,
      match: { id: second, leaderName: 'Misty', outcome: 'win' },
      outcome: null,
      withdrawnTournaments: [],
      lost: { badges: [{ name: 'Medaglia Cascata' }, { name: 'Medaglia Tuono' }] },
      gained: { badges: [], pokemons: [], numberOfFaceIcons: 0 },
      numberOfKept: 0,
    });
    expect(revision.undone.map(({ leaderName, outcome }) => `${leaderName} ${outcome}`)).toEqual([
      'Erika loss',
      'Lt. Surge win',
      'Lt. Surge loss',
    ]);
    expect(revision.lost.pokemons).toHaveLength(2);
    // The preview changes nothing.
    expect((await possessions(server, player)).matches).toHaveLength(5);

    parseResponse(matches.delete, await remove(second, revision.version));
    expect(await gains(player)).toEqual(await gainsOf(firstWins(1)));
    const unchanged = await possessions(server, player);
    expect(unchanged.titles.filter((title) => title === 'Nuova medaglia!')).toHaveLength(1);
    expect(unchanged.titles.at(-1)).toBe('Lotta annullata');
    expect(unchanged.titles.length).toBeLessThan(titles.length);
    expect(await findShownLeader(server, player, await leaderId(server, 1, 2))).toMatchObject({
      unlocked: true,
      defeated: false,
      numberOfMatches: 0,
    });
  });

  it('keeps independent matches, and grants rewards that are now due', async () => {
    const player = await challenger();
    const first = await fight(player, loss(1));
    for (const bout of [loss(1), loss(1), win(1), loss(2)]) await fight(player, bout);
    const { titles } = await possessions(server, player);
    const revision = await preview(first);
    expect(revision).toMatchObject({
      undone: [],
      rewardChanges: [{ leaderName: 'Brock', rewardGiven: true }],
      gained: { pokemons: [{ name: 'Kabuto' }], badges: [] },
      numberOfKept: 4,
    });
    parseResponse(matches.delete, await remove(first, revision.version));
    expect(await gains(player)).toEqual(await gainsOf([loss(1), loss(1), win(1), loss(2)]));
    const now = (await possessions(server, player)).titles;
    expect(now).not.toContain('Premio perso');
    expect(now.filter((title) => title === 'Premio ottenuto!')).toHaveLength(1);
    expect(now.filter((title) => title === 'Nuova medaglia!')).toEqual(
      titles.filter((title) => title === 'Nuova medaglia!'),
    );
  });

  it('withdraws the dependent sign-up with its starters', async () => {
    const player = await challenger();
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1, 2, 3, 4, 5, 6, 7] });
    const before = await possessions(server, player);
    const eighth = await fight(player, win(8));
    server.advance(1000);
    await enrol(server, player, 2);
    await fight(player, { tournament: 2, ...win(1) });
    await fight(player, win(9));
    const revision = await preview(eighth);
    expect(revision.withdrawnTournaments).toEqual(['Torneo di Johto']);
    expect(revision.lost.completedTournaments).toEqual(['Torneo di Kanto']);
    expect(revision.undone.map(({ leaderName }) => leaderName)).toEqual(['Blu', 'Valerio']);
    parseResponse(matches.delete, await remove(eighth, revision.version));
    const after = await possessions(server, player);
    expect({ ...after, titles: [] }).toEqual({ ...before, titles: [] });
    expect(after.titles).toEqual([...before.titles, 'Lotta annullata']);
  });

  it('keeps what another win would have brought', async () => {
    const player = await challenger();
    await winAgainst(server, organiser, player, {
      tournament: 1,
      leaders: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    server.advance(1000);
    await enrol(server, player, 2);
    const champion = await fight(player, win(9));
    // Another leader gives the same reward and has the same team.
    const { db } = server.database;
    const [blu, valerio] = [await leaderId(server, 1, 9), await leaderId(server, 2, 1)];
    const own = await db
      .selectFrom('leader_rewards')
      .select('available_pokemon_id as id')
      .where('leader_id', '=', valerio)
      .executeTakeFirstOrThrow();
    const prize = await db
      .selectFrom('leader_rewards')
      .select('available_pokemon_id as id')
      .where('leader_id', '=', blu)
      .executeTakeFirstOrThrow();
    const setReward = (id: number) =>
      db
        .updateTable('leader_rewards')
        .set({ available_pokemon_id: id })
        .where('leader_id', '=', valerio)
        .execute();
    await setReward(prize.id);
    await fight(player, { tournament: 2, ...win(1) });
    const revision = await undo(champion);
    expect(revision).toMatchObject({ undone: [], numberOfKept: 1 });
    const { pokemons } = await possessions(server, player);
    expect(pokemons.map(({ available_pokemon_id }) => available_pokemon_id)).toContain(prize.id);
    await setReward(own.id);
  });

  it('from the first or from the last match on leaves nothing behind', async () => {
    const bouts = [loss(1), win(1), win(2), { leader: 3, outcome: 'draw' } as const, win(3)];
    const [one, other] = [await challenger(), await challenger()];
    const nothing = await possessions(server, one);
    const ids: number[] = [];
    for (const bout of bouts) {
      ids.push(await fight(one, bout));
      await fight(other, bout);
    }
    const idsOf = async (player: Person) =>
      (await possessions(server, player)).matches.map(({ id }) => id);
    for (let rest = ids; rest.length > 0; rest = await idsOf(one)) await undo(rest[0] ?? 0);
    for (let rest = await idsOf(other); rest.length > 0; rest = await idsOf(other)) {
      expect((await undo(rest.at(-1) ?? 0)).undone).toEqual([]);
    }
    const { titles, ...left } = await possessions(server, one);
    expect(left).toEqual({ ...nothing, titles: undefined });
    expect(await gains(one)).toEqual(await gains(other));
    expect(titles.filter((title) => title === 'Lotta annullata').length).toBeGreaterThan(0);
  });
});

describe('correcting a match', () => {
  it('turns a loss into a win, and drops matches that become impossible', async () => {
    const player = await challenger();
    const first = await fight(player, loss(1));
    for (const bout of [loss(1), win(1), win(2)]) await fight(player, bout);
    const { titles } = await possessions(server, player);
    const revision = await change(first, { outcome: 'win' });
    expect(revision.undone.map(({ outcome }) => outcome)).toEqual(['win', 'loss']);
    expect(revision).toMatchObject({ rewardGiven: true, lost: { badges: [] }, numberOfKept: 1 });
    expect(await gains(player)).toEqual(await gainsOf(firstWins(2)));
    const after = (await possessions(server, player)).titles;
    // The badge stays: it is not notified twice.
    expect(after.filter((title) => title === 'Nuova medaglia!')).toEqual(
      titles.filter((title) => title === 'Nuova medaglia!'),
    );
    expect(after.at(-1)).toBe('Lotta corretta');
    const [newest] = parseResponse(
      contract.notifications.list,
      await server.call(contract.notifications.list, { token: player.token }),
    );
    expect(newest?.text).toBe(
      'Contro Brock: vittoria, non sconfitta. Si annullano anche 2 lotte venute dopo.',
    );
  });

  it('turns the last loss into a win with all its effects', async () => {
    const player = await challenger();
    const first = await fight(player, loss(1));
    const revision = await change(first, { outcome: 'win' });
    expect(revision.gained).toMatchObject({
      badges: [{ name: 'Medaglia Sasso' }],
      pokemons: [{ name: 'Kabuto' }],
      numberOfFaceIcons: 4,
    });
    expect(await gains(player)).toEqual(await gainsOf([win(1)]));
    expect(await titlesSince(player, [])).toEqual(expect.arrayContaining(['Nuova medaglia!']));
  });

  it('turns a win into a loss, as if it had been one', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    const { recorded_at } = await server.database.db
      .selectFrom('matches')
      .select('recorded_at')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    await fight(player, win(2));
    await change(first, { outcome: 'loss' });
    expect(await gains(player)).toEqual(await gainsOf([loss(1)]));
    const list = parseResponse(
      matches.list,
      await server.call(matches.list, { query: { userId: player.id }, token: player.token }),
    );
    expect(list).toMatchObject([
      { id: first, outcome: 'loss', timestamp: new Date(recorded_at).toISOString() },
    ]);
    // And back again.
    await change(first, { outcome: 'win' });
    expect(await gains(player)).toEqual(await gainsOf([win(1)]));
  });

  it('revokes or grants a reward, and keeps the win', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    const revision = await change(first, { outcome: 'win', rewardGiven: false });
    expect(revision.lost.pokemons).toMatchObject([{ name: 'Kabuto' }]);
    expect(await gains(player)).toEqual(
      await gainsOf([{ leader: 1, outcome: 'win', rewardGiven: false }]),
    );
    await change(first, { outcome: 'win', rewardGiven: true });
    expect(await gains(player)).toEqual(await gainsOf([win(1)]));
  });

  it('to the same result changes nothing', async () => {
    const player = await challenger();
    const ids = [await fight(player, loss(1)), await fight(player, win(1))];
    await fight(player, win(2));
    const before = await possessions(server, player);
    await change(ids[0] ?? 0, { outcome: 'loss' });
    await change(ids[1] ?? 0, { outcome: 'win' });
    expect(await possessions(server, player)).toEqual(before);
  });

  it('replaces a chosen icon that was revoked', async () => {
    const player = await challenger();
    const { account } = await possessions(server, player);
    const first = await fight(player, win(1));
    const body = { faceIconId: 95 };
    await server.call(contract.faceIcons.choose, { body, token: player.token });
    await fight(player, win(2));
    const third = await fight(player, loss(3));
    await change(first, { outcome: 'draw' });
    expect((await possessions(server, player)).account).toEqual(account);
    expect(parseError(await remove(third, 'x')).status).toBe(404);
  });
});

describe('a revision', () => {
  const stale =
    'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova';

  it('is refused if something has changed since the preview', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    const { version } = await preview(first);
    await fight(player, loss(2));
    expect(parseError(await remove(first, version))).toEqual({
      status: 409,
      message: stale,
      issues: [{ path: 'version', message: stale }],
    });
    expect((await possessions(server, player)).matches).toHaveLength(2);
    expect(parseError(await correct(first, version, { outcome: 'loss' })).status).toBe(409);
  });

  it('is applied once by two organisers with the same preview', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    await fight(player, win(2));
    const { version } = await preview(first);
    expect(
      countStatuses(await Promise.all([remove(first, version), remove(first, version)])),
    ).toEqual({
      200: 1,
      404: 1,
    });
    const again = await fight(player, loss(1));
    const outcome = 'draw' as const;
    const seen = await preview(again, { outcome });
    const both = [1, 2].map(() => correct(again, seen.version, { outcome }));
    expect(countStatuses(await Promise.all(both))).toEqual({ 200: 1, 409: 1 });
  });

  it('concurrent with a new match has the result of one order', async () => {
    for (const outcome of ['win', 'loss'] as const) {
      const player = await challenger();
      const first = await fight(player, win(1));
      const { version } = await preview(first);
      const misty = await leaderId(server, 1, 2);
      const [undone, recorded] = await Promise.all([
        remove(first, version),
        record(server, organiser, player, { leaderId: misty, outcome }),
      ]);
      // The second call was refused.
      expect([undone.statusCode, recorded.statusCode]).toEqual(
        undone.statusCode === 200 ? [200, 409] : [409, 201],
      );
    }
  });

  it('needs an existing match', async () => {
    const response = await server.call(matches.revision, {
      query: { matchId: 999_999 },
      token: organiser.token,
    });
    expect(parseError(response)).toEqual({ status: 404, message: 'Questa lotta non c’è più' });
  });

  it('is in the audit log with all its consequences', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    await fight(player, loss(2));
    await change(first, { outcome: 'loss' });
    const log = parseResponse(
      contract.auditLog.list,
      await server.call(contract.auditLog.list, { query: { limit: 2 }, token: organiser.token }),
    );
    expect(log).toMatchObject([
      {
        title: 'Lotta corretta',
        subject: `${player.username} contro Brock (Torneo di Kanto)`,
        changes: expect.arrayContaining([
          { what: 'Esito', before: 'vittoria', after: 'sconfitta' },
        ]),
      },
      { title: 'Lotta annullata', subject: `${player.username} contro Misty (Torneo di Kanto)` },
    ]);
  });
});

describe('after random matches and revisions', () => {
  it.each([1, 2, 3])('the data is consistent (%i)', async (seed) => {
    const random = seededRandom(seed);
    const oneOf = <T>(some: readonly T[]): T | undefined =>
      some[Math.floor(random() * some.length)];
    const outcomes = ['win', 'win', 'win', 'win', 'loss', 'draw', 'suspended'] as const;
    const player = await challenger();
    for (let step = 0; step < 60; step += 1) {
      server.advance(1000);
      const [one] = parseResponse(
        contract.challengers.list,
        await server.call(contract.challengers.list, {
          query: { userId: player.id },
          token: organiser.token,
        }),
      );
      const leader = oneOf(one?.attemptableLeaders ?? []);
      if (leader !== undefined) {
        const bout = { leaderId: leader.id, outcome: oneOf(outcomes) ?? 'win' };
        parseResponse(matches.insert, await record(server, organiser, player, bout));
      }
      if (random() < 0.2) await enrol(server, player, 2);
      if (random() < 0.2) {
        const { matches: fought } = await possessions(server, player);
        // Mostly late ones, so that the player advances.
        const { id } = oneOf(fought.slice(random() < 0.1 ? 0 : -4)) ?? { id: 0 };
        if (random() < 0.4) await undo(id);
        else await change(id, { outcome: oneOf(outcomes) ?? 'win' });
      }
    }
    expect(await listInconsistencies(server.database.db)).toEqual([]);
  });
});

describe('recent matches', () => {
  it('are listed since a date, newest first, with their player', async () => {
    const player = await challenger();
    server.advance(60_000);
    const since = new Date(server.now()).toISOString();
    server.advance(1000);
    await fight(player, loss(1));
    const last = await fight(player, win(1));
    const list = parseResponse(
      matches.recent,
      await server.call(matches.recent, { query: { since }, token: organiser.token }),
    );
    expect(list).toMatchObject([
      { id: last, username: player.username, leaderName: 'Brock', outcome: 'win' },
      { username: player.username, outcome: 'loss' },
    ]);
    const older = await server.call(matches.recent, {
      query: { since, before: last },
      token: organiser.token,
    });
    expect(parseResponse(matches.recent, older)).toHaveLength(1);
  });
});
