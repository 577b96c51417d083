import { type ClubDuel, contract, type DuelRules } from '@poketorneo/contract';
import { boardScore, defaultTerms } from '@poketorneo/rules/duels';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { surrender } from '../../testing/battles.ts';
import {
  accept,
  answer,
  challenge,
  listChallenges,
  sendChallenge,
} from '../../testing/challenges.ts';
import { beginDuel, chooseInDuel, getDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import {
  countStatuses,
  type Person,
  signIn,
  signUp,
  signUpAdministrator,
  signUpOnDevice,
} from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { enrol, titlesOf } from '../../testing/tournament.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';
import { findRating } from '../ratings/index.ts';

const { auditLog, clubDuels, duelRules, duels, leaderboards, seasons } = contract;

let servers: TwoServers;
let first: TestApp;
let second: TestApp;
let organiser: Person;
beforeAll(async () => {
  servers = await createTwoServers();
  ({ first, second } = servers);
  organiser = await signUpAdministrator(first);
});
afterAll(async () => {
  expect(await listInconsistencies(first.database.db)).toEqual([]);
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await servers.close();
});

async function twoPlayers(): Promise<[Person, Person]> {
  return [await signUp(first), await signUp(first)];
}

const everything: DuelRules = { isOn: true, duelists: 'everybody', hours: null };
const setRules = async (rules: Partial<DuelRules>) => {
  const body = { ...everything, ...rules };
  const response = await first.call(duelRules.set, { body, token: organiser.token });
  expect(parseResponse(duelRules.set, response)).toEqual(body);
};

const voidDuel = (server: TestApp, battleId: number) =>
  server.call(clubDuels.void, { body: { battleId }, token: organiser.token });

async function listDuels(filter: 'all' | 'running' | 'suspect' = 'all'): Promise<ClubDuel[]> {
  // Uncached: on SQLite no event comes from the other server.
  const query = { filter, limit: 50 };
  const response = await second.call(clubDuels.list, { query, token: organiser.token });
  return parseResponse(clubDuels.list, response);
}

const ratingOf = ({ id }: Person) => findRating(first.database.db, id);

/** Ends a duel that counts. */
async function lose(loser: Person, battleId: number): Promise<void> {
  const { db } = first.database;
  const counting = { turn: 5, rated: 1, unrated_reason: null } as const;
  await db.updateTable('battles').set(counting).where('id', '=', battleId).execute();
  const { statusCode, body } = await surrender(first, loser, battleId);
  expect(statusCode, body).toBe(200);
}

describe('duels that organisers have closed', () => {
  afterEach(() => setRules({}));

  it('begin in no way, and those that run go on', async () => {
    const [nina, leo] = await twoPlayers();
    const [mia, eve] = await twoPlayers();
    const { id: open } = await challenge(first, nina, leo);
    const running = await beginDuel(first, [mia, eve]);
    await setRules({ isOn: false });
    for (const refused of [
      await sendChallenge(second, nina, leo),
      await sendChallenge(second, nina, null),
      await answer(second, leo, open),
      await first.call(duels.joinQueue, { body: { terms: defaultTerms }, token: nina.token }),
    ]) {
      expect(parseError(refused)).toMatchObject({ status: 409, message: 'Le sfide sono spente' });
    }
    const state = await getDuel(first, mia, running);
    expect((await chooseInDuel(first, mia, state, 'one')).statusCode).toBe(200);
    await setRules({});
    expect((await accept(second, leo, open)).status).toBe('accepted');
  });

  it('begin again at the hour that the refusal names', async () => {
    const [nina, leo] = await twoPlayers();
    const rome = (moment: number) =>
      new Intl.DateTimeFormat('it-IT', {
        ...{ timeZone: 'Europe/Rome', hourCycle: 'h23' },
        ...{ hour: '2-digit', minute: '2-digit' },
      }).format(moment);
    const hour = 3_600_000;
    const [from, to] = [rome(first.now() + hour), rome(first.now() + 2 * hour)];
    await setRules({ hours: { from, to } });
    const message = `Le sfide sono chiuse: riaprono alle ${from}`;
    expect(parseError(await sendChallenge(first, nina, leo))).toMatchObject({ message });
    servers.advance(hour);
    const { id } = await challenge(first, nina, leo);
    servers.advance(hour);
    expect(parseError(await answer(second, leo, id))).toMatchObject({ message });
    servers.advance(-2 * hour);
  });

  it('are refused to a rematch, and to a second leg', async () => {
    const [nina, leo] = await twoPlayers();
    const { id } = await challenge(first, nina, leo, { terms: { isTwoLegged: true } });
    const { battleId } = await accept(first, leo, id);
    if (battleId === null) throw new Error('No duel');
    await surrender(first, nina, battleId);
    const [leg] = parseResponse(
      duels.list,
      await second.call(duels.list, { token: leo.token }),
    ).incoming;
    expect(leg).toMatchObject({ isSecondLeg: true });
    await setRules({ isOn: false });
    const body = { battleId };
    const rematch = await first.call(duels.offerRematch, { body, token: nina.token });
    expect(parseError(rematch)).toMatchObject({ status: 409, message: 'Le sfide sono spente' });
    expect(parseError(await answer(first, leo, leg?.id ?? 0))).toMatchObject({
      message: 'Le sfide sono spente',
    });
  });

  it('can be for players of a tournament alone', async () => {
    const [nina, leo] = await twoPlayers();
    await setRules({ duelists: 'signed-up' });
    expect(parseError(await sendChallenge(first, nina, leo))).toMatchObject({
      message: 'Lotta solo chi è iscritto a un torneo: iscriviti e torna qui',
    });
    await enrol(first, nina, 1);
    expect(parseError(await sendChallenge(first, nina, leo))).toMatchObject({
      message: `${leo.username} non è in nessun torneo: le sfide sono tra chi è iscritto`,
    });
    await enrol(first, leo, 1);
    expect((await sendChallenge(first, nina, leo)).statusCode).toBe(201);
  });

  it('leave a trace in the audit log, unless nothing changes', async () => {
    await setRules({});
    await setRules({ hours: { from: '15:00', to: '19:00' } });
    const response = await second.call(auditLog.list, { token: organiser.token });
    const [newest] = parseResponse(auditLog.list, response);
    expect(newest).toMatchObject({
      title: 'Regole delle sfide cambiate',
      changes: [{ what: 'Quando cominciano', before: 'sempre', after: 'dalle 15:00 alle 19:00' }],
    });
  });
});

describe('organisers', () => {
  it('list duels, newest first', async () => {
    const [nina, leo] = await twoPlayers();
    const finished = await beginDuel(first, [nina, leo]);
    await lose(nina, finished);
    const running = await beginDuel(first, [leo, nina]);
    const [newest, older] = await listDuels();
    expect(newest).toMatchObject({
      id: running,
      status: 'running',
      players: [
        { userId: leo.id, name: leo.username, outcome: null, rating: null },
        { userId: nina.id, name: nina.username },
      ],
      canBeVoided: true,
    });
    expect(older).toMatchObject({
      id: finished,
      by: 'surrender',
      unratedReason: null,
      players: [
        { outcome: 'loss', rating: { before: { rating: 1500 } } },
        { outcome: 'win', rating: { before: { rating: 1500 } } },
      ],
    });
    expect((await listDuels('running')).map(({ id }) => id)).toContain(running);
    expect((await listDuels('running')).map(({ id }) => id)).not.toContain(finished);
    expect(await listDuels('suspect')).toEqual([]);
  });

  it('stop a running duel: both are notified, and may fight again', async () => {
    const [nina, leo] = await twoPlayers();
    const id = await beginDuel(first, [nina, leo]);
    expect(parseResponse(clubDuels.void, await voidDuel(second, id))).toMatchObject({
      status: 'void',
      unratedReason: null,
      canBeVoided: false,
    });
    for (const player of [nina, leo]) {
      expect(await titlesOf(second, player)).toContain('Lotta annullata');
    }
    expect(await getDuel(first, nina, id)).toMatchObject({ status: 'void', result: null });
    await beginDuel(first, [leo, nina]);
    const [newest] = parseResponse(
      auditLog.list,
      await second.call(auditLog.list, { token: organiser.token }),
    );
    expect(newest).toMatchObject({
      title: 'Sfida annullata',
      subject: `${nina.username} contro ${leo.username}`,
    });
  });

  it('take a finished duel back with its rating changes and its place on the board', async () => {
    const [nina, leo] = await twoPlayers();
    for (const { id } of [nina, leo]) {
      const values = { rating: 1600, deviation: 70, volatility: 0.06, battles: 9 };
      await first.database.db
        .insertInto('ratings')
        .values({ user_id: id, ...values, last_at: first.now() })
        .execute();
    }
    const before = await Promise.all([nina, leo].map(ratingOf));
    const id = await beginDuel(first, [nina, leo]);
    await lose(nina, id);
    expect((await ratingOf(leo)).rating).toBeGreaterThan(1600);
    parseResponse(clubDuels.void, await voidDuel(first, id));
    const after = await Promise.all([nina, leo].map(ratingOf));
    after.forEach((rating, index) => {
      expect(rating).toMatchObject({ battles: 9, lastAt: first.now() });
      expect(rating.rating).toBeCloseTo(before[index]?.rating ?? 0, 6);
      expect(rating.deviation).toBeCloseTo(before[index]?.deviation ?? 0, 6);
    });
    const boards = parseResponse(leaderboards.list, await second.call(leaderboards.list, {})).find(
      ({ kind }) => kind === 'duels',
    )?.userLeaderboards;
    const score = boardScore({ rating: 1600, deviation: 70, volatility: 0.06, lastAt: null });
    expect(boards?.filter(({ userId }) => [nina.id, leo.id].includes(userId))).toMatchObject([
      { score },
      { score },
    ]);
    const [newest] = await listDuels();
    expect(newest).toMatchObject({
      status: 'void',
      unratedReason: 'void',
      players: [
        { outcome: 'loss', rating: null },
        { outcome: 'win', rating: null },
      ],
    });
    expect(await getDuel(second, leo, id)).toMatchObject({ status: 'void', result: null });
  });

  it('take back an earlier duel, and leave what came later', async () => {
    const [nina, leo] = await twoPlayers();
    const other = await signUp(first);
    const early = await beginDuel(first, [nina, leo]);
    await lose(nina, early);
    const late = await beginDuel(first, [nina, other]);
    await lose(other, late);
    const between = await ratingOf(nina);
    const others = await ratingOf(other);
    await voidDuel(first, early);
    expect(await ratingOf(nina)).toMatchObject({ battles: 1, lastAt: between.lastAt });
    expect((await ratingOf(nina)).rating).toBeGreaterThan(between.rating);
    expect((await ratingOf(nina)).deviation).toBeGreaterThan(between.deviation);
    expect(await ratingOf(other)).toEqual(others);
    expect(await ratingOf(leo)).toMatchObject({ battles: 0, rating: 1500 });
  });

  it('void a first leg: its second is offered no more, or counts alone', async () => {
    const [nina, leo] = await twoPlayers();
    const firstLeg = async () => {
      const { id } = await challenge(first, nina, leo, { terms: { isTwoLegged: true } });
      const { battleId } = await accept(first, leo, id);
      if (battleId === null) throw new Error('No duel');
      await surrender(first, nina, battleId);
      const { incoming } = await listChallenges(second, leo);
      return { battleId, legId: incoming[0]?.id ?? 0 };
    };
    const open = await firstLeg();
    parseResponse(clubDuels.void, await voidDuel(second, open.battleId));
    expect((await listChallenges(first, leo)).incoming).toEqual([]);
    expect(parseError(await answer(first, leo, open.legId))).toMatchObject({
      status: 409,
      message: 'Questa sfida non è più aperta',
    });
    const begun = await firstLeg();
    const { battleId } = await accept(second, leo, begun.legId);
    parseResponse(clubDuels.void, await voidDuel(first, begun.battleId));
    await surrender(second, leo, battleId ?? 0);
    expect((await getDuel(second, nina, battleId ?? 0)).result).toMatchObject({
      outcome: 'win',
      total: null,
    });
  });

  it('void a duel once, on whichever server', async () => {
    const [nina, leo] = await twoPlayers();
    const id = await beginDuel(first, [nina, leo]);
    await lose(nina, id);
    const before = await ratingOf(leo);
    expect(before.rating).toBeGreaterThan(1500);
    const answers = await Promise.all(
      [first, second, first, second].map((server) => voidDuel(server, id)),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 3 });
    expect((await ratingOf(leo)).rating).toBeCloseTo(1500, 6);
    expect(parseError(await voidDuel(first, id)).message).toBe('Questa lotta è già annullata');
  });

  it('void a duel while it ends: it is stopped or taken back, and changes no rating', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [nina, leo] = await twoPlayers();
      const id = await beginDuel(first, [nina, leo]);
      const { db } = first.database;
      await db.updateTable('battles').set({ turn: 5 }).where('id', '=', id).execute();
      const [voided] = await Promise.all([voidDuel(second, id), surrender(first, nina, id)]);
      expect(voided.statusCode, voided.body).toBe(200);
      expect((await listDuels()).find((duel) => duel.id === id)?.status).toBe('void');
      for (const player of [nina, leo]) {
        const { rating, battles } = await ratingOf(player);
        expect(rating).toBeCloseTo(1500, 6);
        expect(battles).toBe(0);
      }
      // No player is left in a duel.
      await beginDuel(first, [nina, leo]);
    }
  });

  it('do not void their own duels while there are others, nor duels of closed seasons', async () => {
    const other = await signUpAdministrator(first);
    const id = await beginDuel(first, [organiser, other]);
    expect(parseError(await voidDuel(first, id))).toMatchObject({ status: 409 });
    expect(parseError(await voidDuel(first, 999_999))).toMatchObject({ status: 404 });
    await surrender(first, other, id);
    const { token } = organiser;
    const { closing } = parseResponse(seasons.plan, await first.call(seasons.plan, { token }));
    const { id: seasonId, name } = closing.season;
    const body = { seasonId, name, nextName: 'Dopo', confirmation: name };
    await first.call(seasons.close, { body, token });
    const [nina, leo] = await twoPlayers();
    expect((await listDuels()).find((duel) => duel.id === id)?.canBeVoided).toBe(false);
    await beginDuel(first, [nina, leo]);
    const { token: others } = other;
    const refused = await first.call(clubDuels.void, { body: { battleId: id }, token: others });
    expect(parseError(refused).message).toContain('La stagione di questa lotta è chiusa');
  });

  it('are no longer named with both players once an account is deleted', async () => {
    const [nina, leo] = await twoPlayers();
    const id = await beginDuel(first, [nina, leo]);
    await voidDuel(first, id);
    await first.call(contract.users.delete, { params: { id: leo.id }, token: leo.token });
    const log = parseResponse(
      auditLog.list,
      await second.call(auditLog.list, { token: organiser.token }),
    );
    expect(log.map(({ subject }) => subject)).toContain(
      `${nina.username} contro Account eliminato`,
    );
    expect(log.some(({ subject }) => subject.includes(leo.username))).toBe(false);
  });
});

describe('two accounts that seem to be one person’s', () => {
  /** The reasons of duels that one loses to the other, each begun by a challenge. */
  async function fight(
    pair: readonly [Person, Person],
    { times, from = ['10.9.0.1', '10.9.0.1'] }: { times: number; from?: [string, string] },
  ) {
    const reasons: (string | null)[] = [];
    for (let count = 0; count < times; count += 1) {
      const made = await first.call(duels.challenge, {
        body: { userId: pair[1].id, terms: defaultTerms },
        token: pair[0].token,
        from: from[0],
      });
      const { id } = parseResponse(duels.challenge, made);
      const answered = await first.call(duels.answer, {
        body: { challengeId: id, accept: true },
        token: pair[1].token,
        from: from[1],
      });
      const { battleId } = parseResponse(duels.answer, answered);
      if (battleId === null) throw new Error('No duel');
      await lose(pair[1], battleId);
      reasons.push((await listDuels()).find((duel) => duel.id === battleId)?.unratedReason ?? null);
    }
    return reasons;
  }

  /** Two accounts of one browser. */
  async function onOneDevice(): Promise<[Person, Person]> {
    const { person, cookie } = await signUpOnDevice(first);
    const other = await signUp(first);
    await signIn(first, { ...other, cookie });
    return [person, other];
  }

  it('fight unrated from the third duel on one device, and organisers see it', async () => {
    const pair = await onOneDevice();
    const from: [string, string] = ['10.9.1.1', '10.9.1.2'];
    expect(await fight(pair, { times: 3, from })).toEqual([null, null, 'same-person']);
    expect((await listDuels('suspect'))[0]).toMatchObject({
      players: [{ name: pair[0].username }, { name: pair[1].username }],
      unratedReason: 'same-person',
    });
  });

  it('are cleared by a duel with anybody else', async () => {
    const pair = await onOneDevice();
    for (const player of pair) {
      await surrender(first, player, await beginDuel(first, [player, await signUp(first)]));
    }
    expect(await fight(pair, { times: 3 })).toEqual([null, null, null]);
  });

  it('are not those of a club behind one address: neither one that plays others', async () => {
    const pair = await twoPlayers();
    expect(await fight(pair, { times: 4 })).toEqual([null, null, null, null]);
    servers.advance(25 * 3_600_000);
    expect(await fight(pair, { times: 1 })).toEqual(['same-person']);
    await surrender(first, pair[0], await beginDuel(first, [pair[0], await signUp(first)]));
    expect(await fight(pair, { times: 1 })).toEqual([null]);
  });

  it('are not those of friends far away from each other', async () => {
    const pair = await twoPlayers();
    const from: [string, string] = ['10.9.2.1', '10.9.3.1'];
    expect(await fight(pair, { times: 4, from })).toEqual([null, null, null, null]);
    servers.advance(25 * 3_600_000);
    expect(await fight(pair, { times: 1, from })).toEqual([null]);
  });
});
