import { contract, type MatchOutcome, type MatchRevision } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { listContradictions } from '../../testing/invariants.ts';
import { seededChance } from '../../testing/load/seeded-chance.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
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
  expect(await listContradictions(server.database.db)).toEqual([]);
  await server.close();
});

const { matches } = contract;

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  answerOf(contract.tournaments.signUp, await enrol(server, player, 1));
  return player;
}

interface Bout {
  tournament?: number;
  leader: number;
  outcome: MatchOutcome;
  rewardGiven?: boolean;
}

/** Records a match; answers with its id. */
async function fight(player: Person, { tournament = 1, leader, ...bout }: Bout): Promise<number> {
  server.advance(1000);
  const report = { leaderId: await leaderId(server, tournament, leader), ...bout };
  return answerOf(matches.insert, await record(server, organiser, player, report)).id;
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
  return answerOf(matches.revision, response);
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
  return answerOf(matches.delete, await remove(matchId, version));
}

async function change(
  matchId: number,
  asked: { outcome: MatchOutcome; rewardGiven?: boolean },
): Promise<MatchRevision> {
  const { version } = await preview(matchId, asked);
  return answerOf(matches.update, await correct(matchId, version, asked));
}

/** What a player has and has reached, without what tells one player from another. */
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

/** What somebody has who has fought just that. */
async function gainsOf(bouts: readonly Bout[]) {
  const player = await challenger();
  for (const bout of bouts) await fight(player, bout);
  return gains(player);
}

const win = (leader: number): Bout => ({ leader, outcome: 'win' });
const loss = (leader: number): Bout => ({ leader, outcome: 'loss' });
const firstWins = (count: number) => Array.from({ length: count }, (_, index) => win(index + 1));
const newsSince = async (player: Person, before: readonly string[]) =>
  (await possessions(server, player)).news.slice(before.length);

describe('undoing an older match', () => {
  it('says first what goes with it, then undoes it all, and tells the player once', async () => {
    const player = await challenger();
    const bouts = [...firstWins(2), loss(3), win(3), loss(4)];
    const ids: number[] = [];
    for (const bout of bouts) ids.push(await fight(player, bout));
    const { news } = await possessions(server, player);

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
    // Nothing has happened by asking.
    expect((await possessions(server, player)).matches).toHaveLength(5);

    answerOf(matches.delete, await remove(second, revision.version));
    expect(await gains(player)).toEqual(await gainsOf(firstWins(1)));
    const told = await possessions(server, player);
    expect(told.news.filter((title) => title === 'Nuova medaglia!')).toHaveLength(1);
    expect(told.news.at(-1)).toBe('Lotta annullata');
    expect(told.news.length).toBeLessThan(news.length);
    expect(await findShownLeader(server, player, await leaderId(server, 1, 2))).toMatchObject({
      unlocked: true,
      defeated: false,
      numberOfMatches: 0,
    });
  });

  it('leaves those that do not rest on it, and gives the reward that comes in time then', async () => {
    const player = await challenger();
    const first = await fight(player, loss(1));
    for (const bout of [loss(1), loss(1), win(1), loss(2)]) await fight(player, bout);
    const { news } = await possessions(server, player);
    const revision = await preview(first);
    expect(revision).toMatchObject({
      undone: [],
      rewardChanges: [{ leaderName: 'Brock', rewardGiven: true }],
      gained: { pokemons: [{ name: 'Kabuto' }], badges: [] },
      numberOfKept: 4,
    });
    answerOf(matches.delete, await remove(first, revision.version));
    expect(await gains(player)).toEqual(await gainsOf([loss(1), loss(1), win(1), loss(2)]));
    const now = (await possessions(server, player)).news;
    expect(now).not.toContain('Premio perso');
    expect(now.filter((title) => title === 'Premio ottenuto!')).toHaveLength(1);
    expect(now.filter((title) => title === 'Nuova medaglia!')).toEqual(
      news.filter((title) => title === 'Nuova medaglia!'),
    );
  });

  it('takes the sign-up back that rested on it, with its starters', async () => {
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
    answerOf(matches.delete, await remove(eighth, revision.version));
    const after = await possessions(server, player);
    expect({ ...after, news: [] }).toEqual({ ...before, news: [] });
    expect(after.news).toEqual([...before.news, 'Lotta annullata']);
  });

  it('leaves what another win would have brought as well', async () => {
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

  it('from the first on or from the last on leaves nothing behind', async () => {
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
    const { news, ...left } = await possessions(server, one);
    expect(left).toEqual({ ...nothing, news: undefined });
    expect(await gains(one)).toEqual(await gains(other));
    expect(news.filter((title) => title === 'Lotta annullata').length).toBeGreaterThan(0);
  });
});

describe('correcting a match', () => {
  it('makes a win of a loss, and drops what could not have been fought after it', async () => {
    const player = await challenger();
    const first = await fight(player, loss(1));
    for (const bout of [loss(1), win(1), win(2)]) await fight(player, bout);
    const { news } = await possessions(server, player);
    const revision = await change(first, { outcome: 'win' });
    expect(revision.undone.map(({ outcome }) => outcome)).toEqual(['win', 'loss']);
    expect(revision).toMatchObject({ rewardGiven: true, lost: { badges: [] }, numberOfKept: 1 });
    expect(await gains(player)).toEqual(await gainsOf(firstWins(2)));
    const after = (await possessions(server, player)).news;
    // The badge is the same: nobody is told of it twice.
    expect(after.filter((title) => title === 'Nuova medaglia!')).toEqual(
      news.filter((title) => title === 'Nuova medaglia!'),
    );
    expect(after.at(-1)).toBe('Lotta corretta');
    const [newest] = answerOf(
      contract.notifications.list,
      await server.call(contract.notifications.list, { token: player.token }),
    );
    expect(newest?.text).toBe(
      'Contro Brock: vittoria, non sconfitta. Si annullano anche 2 lotte venute dopo.',
    );
  });

  it('makes a win of the last loss, with all that a win brings', async () => {
    const player = await challenger();
    const first = await fight(player, loss(1));
    const revision = await change(first, { outcome: 'win' });
    expect(revision.gained).toMatchObject({
      badges: [{ name: 'Medaglia Sasso' }],
      pokemons: [{ name: 'Kabuto' }],
      numberOfFaceIcons: 4,
    });
    expect(await gains(player)).toEqual(await gainsOf([win(1)]));
    expect(await newsSince(player, [])).toEqual(expect.arrayContaining(['Nuova medaglia!']));
  });

  it('makes a loss of a win, as if it had been one', async () => {
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
    const list = answerOf(
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

  it('takes a reward away or gives it, and leaves the win', async () => {
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

  it('to what it was changes nothing', async () => {
    const player = await challenger();
    const ids = [await fight(player, loss(1)), await fight(player, win(1))];
    await fight(player, win(2));
    const before = await possessions(server, player);
    await change(ids[0] ?? 0, { outcome: 'loss' });
    await change(ids[1] ?? 0, { outcome: 'win' });
    expect(await possessions(server, player)).toEqual(before);
  });

  it('gives a player whose icon is gone one that is still there', async () => {
    const player = await challenger();
    const { account } = await possessions(server, player);
    const first = await fight(player, win(1));
    const body = { faceIconId: 95 };
    await server.call(contract.faceIcons.choose, { body, token: player.token });
    await fight(player, win(2));
    const third = await fight(player, loss(3));
    await change(first, { outcome: 'draw' });
    expect((await possessions(server, player)).account).toEqual(account);
    expect(refusalOf(await remove(third, 'x')).status).toBe(404);
  });
});

describe('a revision', () => {
  const stale =
    'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova';

  it('is refused when something has changed since it was looked at', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    const { version } = await preview(first);
    await fight(player, loss(2));
    expect(refusalOf(await remove(first, version))).toEqual({
      status: 409,
      message: stale,
      issues: [{ path: 'version', message: stale }],
    });
    expect((await possessions(server, player)).matches).toHaveLength(2);
    expect(refusalOf(await correct(first, version, { outcome: 'loss' })).status).toBe(409);
  });

  it('is carried out once by two organisers who have seen the same', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    await fight(player, win(2));
    const { version } = await preview(first);
    expect(tally(await Promise.all([remove(first, version), remove(first, version)]))).toEqual({
      200: 1,
      404: 1,
    });
    const again = await fight(player, loss(1));
    const outcome = 'draw' as const;
    const seen = await preview(again, { outcome });
    const both = [1, 2].map(() => correct(again, seen.version, { outcome }));
    expect(tally(await Promise.all(both))).toEqual({ 200: 1, 409: 1 });
  });

  it('at the same moment as a new match has the result of one order or the other', async () => {
    for (const outcome of ['win', 'loss'] as const) {
      const player = await challenger();
      const first = await fight(player, win(1));
      const { version } = await preview(first);
      const misty = await leaderId(server, 1, 2);
      const [undone, recorded] = await Promise.all([
        remove(first, version),
        record(server, organiser, player, { leaderId: misty, outcome }),
      ]);
      // Whichever came first, the other one was refused.
      expect([undone.statusCode, recorded.statusCode]).toEqual(
        undone.statusCode === 200 ? [200, 409] : [409, 201],
      );
    }
  });

  it('needs a match that is there', async () => {
    const response = await server.call(matches.revision, {
      query: { matchId: 999_999 },
      token: organiser.token,
    });
    expect(refusalOf(response)).toEqual({ status: 404, message: 'Questa lotta non c’è più' });
  });

  it('is in the log, with all that went with it', async () => {
    const player = await challenger();
    const first = await fight(player, win(1));
    await fight(player, loss(2));
    await change(first, { outcome: 'loss' });
    const log = answerOf(
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

describe('whatever has been fought and put right', () => {
  it.each([1, 2, 3])('never contradicts itself (%i)', async (seed) => {
    const random = seededChance(seed);
    const oneOf = <T>(some: readonly T[]): T | undefined =>
      some[Math.floor(random() * some.length)];
    const outcomes = ['win', 'win', 'win', 'win', 'loss', 'draw', 'suspended'] as const;
    const player = await challenger();
    for (let step = 0; step < 60; step += 1) {
      server.advance(1000);
      const [one] = answerOf(
        contract.challengers.list,
        await server.call(contract.challengers.list, {
          query: { userId: player.id },
          token: organiser.token,
        }),
      );
      const leader = oneOf(one?.attemptableLeaders ?? []);
      if (leader !== undefined) {
        const bout = { leaderId: leader.id, outcome: oneOf(outcomes) ?? 'win' };
        answerOf(matches.insert, await record(server, organiser, player, bout));
      }
      if (random() < 0.2) await enrol(server, player, 2);
      if (random() < 0.2) {
        const { matches: fought } = await possessions(server, player);
        // Mostly late ones, or nobody would ever come far.
        const { id } = oneOf(fought.slice(random() < 0.1 ? 0 : -4)) ?? { id: 0 };
        if (random() < 0.4) await undo(id);
        else await change(id, { outcome: oneOf(outcomes) ?? 'win' });
      }
    }
    expect(await listContradictions(server.database.db)).toEqual([]);
  });
});

describe('what was recorded of late', () => {
  it('is listed from a moment on, the last first, with who fought', async () => {
    const player = await challenger();
    server.advance(60_000);
    const since = new Date(server.now()).toISOString();
    server.advance(1000);
    await fight(player, loss(1));
    const last = await fight(player, win(1));
    const list = answerOf(
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
    expect(answerOf(matches.recent, older)).toHaveLength(1);
  });
});
