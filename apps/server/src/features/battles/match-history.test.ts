import {
  type BattleSummary,
  contract,
  type HistoryEntry,
  type MatchOutcome,
} from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minute } from '../../clock.ts';
import { choose, ownedIds, start, surrender } from '../../testing/battles.ts';
import { beginDuel } from '../../testing/duels.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createStubEngine, stubMoves } from '../../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, record, undoLast, winAgainst } from '../../testing/tournament.ts';

const { battles, matches, matchHistory } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
let misty: number;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: createStubEngine() });
  organiser = await signUpAdministrator(server);
  brock = await leaderId(server, 1, 1);
  misty = await leaderId(server, 1, 2);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  await enrol(server, player, 1);
  return player;
}

async function historyOf({ token }: Person, query = {}): Promise<HistoryEntry[]> {
  return parseResponse(matchHistory.list, await server.call(matchHistory.list, { query, token }));
}

const nameIn = (battle: BattleSummary | null) =>
  battle && ('opponent' in battle ? battle.opponent.name : battle.leaderName);

const inShort = ({ battle, match }: HistoryEntry) =>
  [nameIn(battle) ?? match?.leaderName, battle?.outcome, match?.outcome].join(' ');

const recordAgainst = (player: Person, id: number, outcome: MatchOutcome) =>
  record(server, organiser, player, { leaderId: id, outcome });

it('a history contains battles and recorded matches, by their end', async () => {
  const player = await challenger();
  const { token } = player;
  await recordAgainst(player, brock, 'draw');
  server.advance(minute);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  server.advance(minute);
  // The reward would exceed Misty's tier.
  const pokemonIds = (await ownedIds(server, player)).slice(0, 3);
  const long = await start(server, player, { leaderId: misty, pokemonIds });
  const rematch = await start(server, player, { leaderId: brock, kind: 'rematch' });
  await surrender(server, player, rematch.id);
  server.advance(minute);
  await choose(server, player, { battleId: long.id, step: 0, action: stubMoves.lose });
  server.advance(minute);
  const annulled = await start(server, player, { leaderId: misty, pokemonIds });
  await server.call(battles.void, { body: { battleId: annulled.id }, token: organiser.token });
  const running = await start(server, player, { leaderId: misty, pokemonIds });

  const entries = await historyOf(player);
  expect(entries.map(inShort)).toEqual([
    'Misty suspended ',
    'Misty loss loss',
    'Brock loss ',
    'Brock  win',
    'Brock  draw',
  ]);
  expect(entries.map(({ battle }) => battle?.id)).not.toContain(running.id);
  expect(entries[1]?.moment).toBe(entries[1]?.battle?.endedAt);
  expect(entries[3]?.moment).toBe(entries[3]?.match?.timestamp);
  expect(parseResponse(matches.tally, await server.call(matches.tally, { token }))).toEqual({
    wins: 1,
    losses: 1,
    draws: 1,
  });
  expect(await historyOf(await challenger())).toEqual([]);
});

it('its pages have no gaps or duplicates, even with equal times', async () => {
  const player = await challenger();
  for (let round = 0; round < 3; round += 1) {
    await recordAgainst(player, brock, 'loss');
    const { id: battleId } = await start(server, player, { leaderId: brock });
    await choose(server, player, { battleId, step: 0, action: stubMoves.lose });
    await recordAgainst(player, brock, 'draw');
    if (round === 1) server.advance(minute);
  }
  const all = await historyOf(player);
  expect(all).toHaveLength(9);
  for (const limit of [1, 2, 4]) {
    const read: HistoryEntry[] = [];
    for (let page = await historyOf(player, { limit }); page.length > 0; ) {
      expect(page.length).toBeLessThanOrEqual(limit);
      read.push(...page);
      page = await historyOf(player, { limit, after: page.at(-1)?.place });
    }
    expect(read).toEqual(all);
  }
});

it('continues from an undone entry', async () => {
  const player = await challenger();
  await recordAgainst(player, brock, 'loss');
  await recordAgainst(player, brock, 'draw');
  const [last] = await historyOf(player, { limit: 1 });
  await undoLast(server, organiser, player);
  const rest = await historyOf(player, { after: last?.place });
  expect(rest.map(inShort)).toEqual(['Brock  loss']);
});

it.each(['', 'ieri', '1-replay-2', '1-match-', '99999999999999999999-match-1'])(
  '%j is rejected as a cursor',
  async (after) => {
    const { token } = await challenger();
    const answer = await server.call(matchHistory.list, { query: { after }, token });
    expect(parseError(answer).status).toBe(400);
  },
);

it('battles and matches of a player are paginated, for organisers too', async () => {
  const player = await challenger();
  for (let round = 0; round < 5; round += 1) {
    const { id } = await start(server, player, { leaderId: brock });
    await surrender(server, player, id);
  }
  for (const { token } of [player, organiser]) {
    for (const list of [battles.list, matches.list]) {
      const idsOf = async (query = {}) => {
        const answer = await server.call(list, { query: { userId: player.id, ...query }, token });
        return parseResponse(list, answer).map(({ id }) => id);
      };
      const all = await idsOf();
      expect(all).toHaveLength(5);
      expect(await idsOf({ limit: 2 })).toEqual(all.slice(0, 2));
      expect(await idsOf({ limit: 2, before: all[1] ?? 0 })).toEqual(all.slice(2, 4));
      expect(await idsOf({ limit: 2, before: all[3] ?? 0 })).toEqual(all.slice(4));
    }
  }
});

it('a referee sheet shows the running battle against the same leader', async () => {
  const player = await challenger();
  const sheet = async (id: number) => {
    const query = { userId: player.id, leaderId: id };
    const answer = await server.call(battles.refereeSheet, { query, token: organiser.token });
    return parseResponse(battles.refereeSheet, answer).runningBattle;
  };
  expect(await sheet(brock)).toBeNull();
  const { id } = await start(server, player, { leaderId: brock });
  expect(await sheet(brock)).toMatchObject({ id, leaderName: 'Brock', status: 'running' });
  expect(await sheet(misty)).toBeNull();
  await surrender(server, player, id);
  expect(await sheet(brock)).toBeNull();
});

it('a history contains finished duels, which count as no matches', async () => {
  const [one, other] = [await challenger(), await challenger()];
  await recordAgainst(one, brock, 'loss');
  server.advance(minute);
  const first = await beginDuel(server, [one, other]);
  expect((await historyOf(one)).map(inShort)).toEqual(['Brock  loss']);
  await surrender(server, other, first);
  server.advance(minute);
  const second = await beginDuel(server, [other, one]);
  await surrender(server, other, second);
  server.advance(minute);
  await recordAgainst(one, brock, 'win');

  const entries = await historyOf(one);
  const { username } = other;
  expect(entries.map(inShort)).toEqual([
    'Brock  win',
    `${username} win `,
    `${username} win `,
    'Brock  loss',
  ]);
  expect(entries.map(({ battle }) => battle?.id)).toEqual([undefined, second, first, undefined]);
  expect((await historyOf(other)).map(inShort)).toEqual([
    `${one.username} loss `,
    `${one.username} loss `,
  ]);
  const pages = [];
  for (let after: string | undefined; ; ) {
    const [entry] = await historyOf(one, { limit: 1, ...(after === undefined ? {} : { after }) });
    if (entry === undefined) break;
    pages.push(entry);
    after = entry.place;
  }
  expect(pages).toEqual(entries);
  const { token } = one;
  const tally = parseResponse(matches.tally, await server.call(matches.tally, { token }));
  expect(tally).toEqual({ wins: 1, losses: 1, draws: 0 });
});
