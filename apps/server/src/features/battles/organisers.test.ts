import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBattle, start, tryToChoose } from '../../testing/battles.ts';
import type { Person } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { stubMoves } from '../../testing/stub-battles.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  findShownLeader,
  possessions,
  record,
  titlesOf,
  undoLast,
} from '../../testing/tournament.ts';
import {
  challenger,
  closeStubTournament,
  fight,
  openStubTournament,
  pokemonOf,
  prepare,
  setBattleSettings,
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

describe('organisers', () => {
  const voidBattle = (battleId: number) =>
    server.call(battles.void, { body: { battleId }, token: organiser.token });

  it('void a running battle: the player is notified, and may start another', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    expect(parseResponse(battles.void, await voidBattle(battleId)).status).toBe('void');
    expect(parseError(await voidBattle(battleId)).message).toBe('Questa lotta è già annullata');
    expect(await titlesOf(server, player)).toContain('Lotta annullata');
    const made = await tryToChoose(server, player, { battleId, step: 0, action: stubMoves.win });
    expect(parseError(made)).toMatchObject({
      status: 409,
      message: 'Questa lotta è stata annullata dagli organizzatori',
    });
    expect(await findShownLeader(server, player, brock)).toMatchObject({ numberOfMatches: 0 });
    await start(server, player, { leaderId: brock });
  });

  it('undo a finished battle with all its effects', async () => {
    const player = await challenger(server);
    const before = await possessions(server, player);
    const { battleId } = await fight(server, player, { leaderId: brock, action: stubMoves.win });
    await voidBattle(battleId);
    expect(await possessions(server, player)).toEqual({
      ...before,
      titles: [...before.titles, 'Lotta annullata'],
    });
    const replay = await server.call(battles.ownReplay, {
      query: { battleId },
      token: player.token,
    });
    expect(parseResponse(battles.ownReplay, replay).outcome).toBe('win');
  });

  it('do not undo a battle with later matches', async () => {
    const player = await challenger(server);
    const { battleId } = await fight(server, player, { leaderId: brock, action: stubMoves.lose });
    await fight(server, player, { leaderId: brock, action: stubMoves.lose });
    expect(parseError(await voidBattle(battleId)).message).toBe(
      'Dopo questa lotta ce ne sono state altre: annulla prima quelle, dall’ultima',
    );
  });

  it('undo the match of a battle like any other: the replay stays', async () => {
    const player = await challenger(server);
    const { battleId } = await fight(server, player, { leaderId: brock, action: stubMoves.lose });
    const undone = await undoLast(server, organiser, player);
    expect(parseResponse(contract.matches.deleteLast, undone).battleId).toBe(battleId);
    expect(await getBattle(server, player, battleId)).toMatchObject({
      status: 'over',
      result: { outcome: 'loss', match: null, rewardedAttemptsLeft: 3 },
    });
  });

  it('neither record a match against a leader in a running battle, nor undo one meanwhile', async () => {
    const player = await challenger(server);
    await record(server, organiser, player, { leaderId: brock, outcome: 'loss' });
    await start(server, player, { leaderId: brock });
    const recorded = await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
    expect(parseError(recorded)).toMatchObject({ status: 409 });
    expect(parseError(await undoLast(server, organiser, player))).toMatchObject({ status: 409 });
  });

  it('record no matches if all are fought in the app', async () => {
    const player = await challenger(server);
    await setBattleSettings(server, organiser, { mode: 'in-app', levelRule: 'equal' });
    const recorded = await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
    expect(parseError(recorded).message).toContain('Le lotte si combattono nell’app');
    await setBattleSettings(server, organiser, { mode: 'both', levelRule: 'equal' });
  });

  it('can keep every Pokémon’s own level', async () => {
    const player = await challenger(server);
    await setBattleSettings(server, organiser, { mode: 'both', levelRule: 'real' });
    const { level, pokemons } = parseResponse(
      battles.prepare,
      await prepare(server, player, brock),
    );
    expect(level).toBeNull();
    expect(pokemons.every(({ level: counts, ownLevel }) => counts === ownLevel)).toBe(true);
    await setBattleSettings(server, organiser, { mode: 'both', levelRule: 'equal' });
  });

  it('set a leader’s grade, if they know its newest version', async () => {
    const set = (grade: number, version?: number) =>
      server.call(contract.leaders.setGrade, {
        body: { leaderId: misty, grade, ...(version === undefined ? {} : { version }) },
        token: organiser.token,
      });
    const mistys = async () => {
      const all = await server.call(contract.leaders.listAll, { token: organiser.token });
      return parseResponse(contract.leaders.listAll, all)
        .flatMap(({ leaders }) => leaders)
        .find(({ id }) => id === misty);
    };
    const before = await mistys();
    expect(before?.battleGrade).toBe(0);
    parseResponse(contract.leaders.setGrade, await set(3, before?.version));
    expect(await mistys()).toMatchObject({ battleGrade: 3, version: (before?.version ?? 0) + 1 });
    expect(parseError(await set(2, before?.version)).status).toBe(409);
    const player = await challenger(server);
    expect(await findShownLeader(server, player, misty)).not.toHaveProperty('battleGrade');
  });

  it('see both lineups of a match fought outside the app', async () => {
    const player = await challenger(server);
    const [first = 0, second = 0] = await pokemonOf(server, player);
    const chosen = await server.call(battles.chooseTeam, {
      body: { leaderId: brock, pokemonIds: [second, first] },
      token: player.token,
    });
    expect(parseResponse(battles.chooseTeam, chosen).pokemonIds).toEqual([second, first]);
    const sheet = parseResponse(
      battles.refereeSheet,
      await server.call(battles.refereeSheet, {
        query: { userId: player.id, leaderId: brock },
        token: organiser.token,
      }),
    );
    expect(sheet.chosenTeam.map((pokemon) => pokemon.availablePokemonId)).toEqual([second, first]);
    expect(sheet.tierSum).toBeLessThanOrEqual(sheet.tierTot);
    expect(sheet.leaderTeam.map(({ name }) => name)).toEqual(['Geodude', 'Omanyte', 'Onix']);
    expect(sheet.leaderTeam[2]?.item?.identifier).toBe('oran-berry');
  });
});
