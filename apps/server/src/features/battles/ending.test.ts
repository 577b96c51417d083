import { type BattleAction, contract, type MatchOutcome } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import { choose, getBattle, start, surrender, tryToChoose } from '../../testing/battles.ts';
import { countStatuses, type Person } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { stubMoves } from '../../testing/stub-battles.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  findShownLeader,
  possessions,
  record,
  titlesOf,
  winAgainst,
} from '../../testing/tournament.ts';
import {
  challenger,
  closeStubTournament,
  fight,
  openStubTournament,
  pokemonOf,
  prepare,
} from './testing/stub-tournament.ts';

const { battles } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
let misty: number;
beforeAll(async () => {
  ({ server, organiser, brock, misty } = await openStubTournament());
});
afterAll(() => closeStubTournament(server));

describe('the end', () => {
  it.each<[MatchOutcome, BattleAction]>([
    ['win', stubMoves.win],
    ['loss', stubMoves.lose],
    ['draw', stubMoves.draw],
  ])('by a %s counts as a match with that outcome', async (outcome, action) => {
    const player = await challenger(server);
    const { battleId, update } = await fight(server, player, { leaderId: brock, action });
    const isWin = outcome === 'win';
    expect(update).toMatchObject({
      status: 'over',
      request: null,
      deadline: null,
      result: {
        outcome,
        by: 'play',
        match: { outcome, battleId, rewardGiven: isWin },
        rewardedAttemptsLeft: 2,
        isAnyTierAllowed: isWin,
        nextLeader: isWin ? { id: misty, name: 'Misty' } : { id: brock, name: 'Brock' },
      },
    });
    const badge = isWin ? { name: 'Medaglia Sasso' } : null;
    expect(update.result).toMatchObject({ match: { gains: { badge } } });
    expect(await findShownLeader(server, player, brock)).toMatchObject({
      defeated: isWin,
      numberOfMatches: 1,
      runningBattleId: null,
    });
    const list = await server.call(contract.matches.list, {
      query: { userId: player.id },
      token: player.token,
    });
    expect(parseResponse(contract.matches.list, list)).toMatchObject([{ outcome, battleId }]);
    // The player saw the end: only the winnings are notified.
    expect(await titlesOf(server, player)).not.toContain('Lotta registrata');
  });

  it('has the same effects as a recorded match', async () => {
    const fought = await challenger(server);
    await fight(server, fought, { leaderId: brock, action: stubMoves.win });
    const recorded = await challenger(server);
    await record(server, organiser, recorded, { leaderId: brock, outcome: 'win' });
    const one = await possessions(server, fought);
    const other = await possessions(server, recorded);
    expect(one.pokemons).toEqual(other.pokemons);
    expect(one.icons).toEqual(other.icons);
    expect(other.titles).toEqual([...one.titles, 'Lotta registrata']);
  });

  it('by surrender counts once', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const answers = await Promise.all([1, 2, 3].map(() => surrender(server, player, battleId)));
    expect(countStatuses(answers)).toEqual({ 200: 3 });
    const [first] = answers;
    if (first === undefined) throw new Error('No answer');
    const update = parseResponse(battles.surrender, first);
    expect(update).toMatchObject({ status: 'over', result: { outcome: 'loss', by: 'surrender' } });
    expect(update.events.at(-1)).toEqual({ kind: 'end', winner: 2, by: 'surrender' });
    expect(await findShownLeader(server, player, brock)).toMatchObject({ numberOfMatches: 1 });
    const { status } = parseError(
      await tryToChoose(server, player, { battleId, step: 0, action: stubMoves.win }),
    );
    expect(status).toBe(409);
  });

  it('counts once when a choice and a surrender are concurrent', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    await Promise.all([
      tryToChoose(server, player, { battleId, step: 0, action: stubMoves.win }),
      surrender(server, player, battleId),
    ]);
    const { matches } = await possessions(server, player);
    expect(matches).toHaveLength(1);
  });

  it('leaves a replay, which the player may share', async () => {
    const player = await challenger(server);
    const other = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const share = (who: Person) =>
      server.call(battles.share, { body: { battleId }, token: who.token });
    const own = (who: Person) =>
      server.call(battles.ownReplay, { query: { battleId }, token: who.token });
    expect(parseError(await share(player)).status).toBe(409);
    expect(parseError(await own(player)).status).toBe(409);
    await choose(server, player, { battleId, step: 0, action: stubMoves.draw });
    expect(parseError(await share(other)).status).toBe(403);
    expect(parseError(await own(other)).status).toBe(403);
    expect(parseResponse(battles.ownReplay, await own(player))).toMatchObject({
      side: 1,
      outcome: 'draw',
      turns: 1,
      events: [{ kind: 'turn' }, { kind: 'end', winner: null, by: 'play' }],
      replayKey: null,
    });
    expect(parseResponse(battles.ownReplay, await own(organiser)).side).toBeNull();
    const { key } = parseResponse(battles.share, await share(player));
    expect(parseResponse(battles.share, await share(player)).key).toBe(key);
    const replay = parseResponse(
      battles.replay,
      await server.call(battles.replay, { query: { key } }),
    );
    expect(replay).toMatchObject({ side: null, outcome: 'draw', replayKey: key });
    const list = await server.call(battles.list, {
      query: { userId: player.id },
      token: player.token,
    });
    expect(parseResponse(battles.list, list)).toMatchObject([
      { id: battleId, outcome: 'draw', by: 'play', hasReplay: true, replayKey: key },
    ]);
  });
});

describe('a rematch', () => {
  it('has no effects, and may run beside a leader battle', async () => {
    const player = await challenger(server);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    const before = await possessions(server, player);
    expect(parseResponse(battles.prepare, await prepare(server, player, brock))).toMatchObject({
      kind: 'rematch',
      isAnyTierAllowed: true,
      refusal: null,
    });
    const pokemonIds = await pokemonOf(server, player);
    await start(server, player, { leaderId: misty, pokemonIds });
    const { id: battleId } = await start(server, player, { leaderId: brock, kind: 'rematch' });
    const open = await server.call(battles.listOpen, { token: player.token });
    expect(parseResponse(battles.listOpen, open).map(({ kind }) => kind)).toEqual([
      'rematch',
      'leader',
    ]);
    const update = await choose(server, player, { battleId, step: 0, action: stubMoves.win });
    expect(update.result).toMatchObject({ outcome: 'win', match: null });
    expect(await possessions(server, player)).toEqual(before);
  });
});

describe('time', () => {
  const battleOf = async (player: Person) => (await start(server, player, { leaderId: brock })).id;

  it('makes a battle past its deadline a loss when it is read', async () => {
    const player = await challenger(server);
    const battleId = await battleOf(player);
    server.advance(14 * day - 1);
    expect((await getBattle(server, player, battleId)).status).toBe('running');
    server.advance(1);
    expect(
      parseError(await tryToChoose(server, player, { battleId, step: 0, action: stubMoves.win })),
    ).toMatchObject({
      status: 409,
      message: 'Il tempo per scegliere è scaduto: la lotta è persa',
    });
    expect(await getBattle(server, player, battleId)).toMatchObject({
      status: 'over',
      result: { outcome: 'loss', by: 'timeout', match: { outcome: 'loss' } },
    });
  });
});
