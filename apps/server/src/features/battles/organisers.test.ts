import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { lookAt, start, tryToChoose } from '../../testing/battles.ts';
import type { Person } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  findShownLeader,
  possessions,
  record,
  titlesOf,
  undoLast,
} from '../../testing/tournament.ts';
import { toyMoves } from '../../testing/toy-battles.ts';
import {
  challenger,
  closeToyTournament,
  fight,
  openToyTournament,
  pokemonOf,
  prepare,
  setSettings,
} from './testing/toy-tournament.ts';

const { battles } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
let misty: number;
beforeAll(async () => {
  ({ server, organiser, brock, misty } = await openToyTournament());
});
afterAll(() => closeToyTournament(server));

describe('organisers', () => {
  const voidBattle = (battleId: number) =>
    server.call(battles.void, { body: { battleId }, token: organiser.token });

  it('annul a battle that runs: the player is told, and may begin another', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    expect(answerOf(battles.void, await voidBattle(battleId)).status).toBe('void');
    expect(refusalOf(await voidBattle(battleId)).message).toBe('Questa lotta è già annullata');
    expect(await titlesOf(server, player)).toContain('Lotta annullata');
    const made = await tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win });
    expect(refusalOf(made)).toMatchObject({
      status: 409,
      message: 'Questa lotta è stata annullata dagli organizzatori',
    });
    expect(await findShownLeader(server, player, brock)).toMatchObject({ numberOfMatches: 0 });
    await start(server, player, { leaderId: brock });
  });

  it('undo one that is over, with all that it brought', async () => {
    const player = await challenger(server);
    const before = await possessions(server, player);
    const { battleId } = await fight(server, player, { leaderId: brock, action: toyMoves.win });
    await voidBattle(battleId);
    expect(await possessions(server, player)).toEqual({
      ...before,
      news: [...before.news, 'Lotta annullata'],
    });
    const replay = await server.call(battles.ownReplay, {
      query: { battleId },
      token: player.token,
    });
    expect(answerOf(battles.ownReplay, replay).outcome).toBe('win');
  });

  it('do not undo one that others rest on', async () => {
    const player = await challenger(server);
    const { battleId } = await fight(server, player, { leaderId: brock, action: toyMoves.lose });
    await fight(server, player, { leaderId: brock, action: toyMoves.lose });
    expect(refusalOf(await voidBattle(battleId)).message).toBe(
      'Dopo questa lotta ce ne sono state altre: annulla prima quelle, dall’ultima',
    );
  });

  it('undo the match of a battle like any other: the replay stays', async () => {
    const player = await challenger(server);
    const { battleId } = await fight(server, player, { leaderId: brock, action: toyMoves.lose });
    const undone = await undoLast(server, organiser, player);
    expect(answerOf(contract.matches.deleteLast, undone).battleId).toBe(battleId);
    expect(await lookAt(server, player, battleId)).toMatchObject({
      status: 'over',
      result: { outcome: 'loss', match: null, rewardedAttemptsLeft: 3 },
    });
  });

  it('record nothing against a leader who is being fought, and undo nothing meanwhile', async () => {
    const player = await challenger(server);
    await record(server, organiser, player, { leaderId: brock, outcome: 'loss' });
    await start(server, player, { leaderId: brock });
    const recorded = await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
    expect(refusalOf(recorded)).toMatchObject({ status: 409 });
    expect(refusalOf(await undoLast(server, organiser, player))).toMatchObject({ status: 409 });
  });

  it('record nothing by hand where all is fought in the product', async () => {
    const player = await challenger(server);
    await setSettings(server, organiser, { mode: 'in-app', levelRule: 'equal' });
    const recorded = await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
    expect(refusalOf(recorded).message).toContain('Le lotte si combattono nell’app');
    await setSettings(server, organiser, { mode: 'both', levelRule: 'equal' });
  });

  it('let every Pokémon keep its own level', async () => {
    const player = await challenger(server);
    await setSettings(server, organiser, { mode: 'both', levelRule: 'real' });
    const { level, pokemons } = answerOf(battles.prepare, await prepare(server, player, brock));
    expect(level).toBeNull();
    expect(pokemons.every(({ level: counts, ownLevel }) => counts === ownLevel)).toBe(true);
    await setSettings(server, organiser, { mode: 'both', levelRule: 'equal' });
  });

  it('say how well a leader plays, if they have seen the newest version', async () => {
    const set = (grade: number, version?: number) =>
      server.call(contract.leaders.setGrade, {
        body: { leaderId: misty, grade, ...(version === undefined ? {} : { version }) },
        token: organiser.token,
      });
    const mistys = async () => {
      const all = await server.call(contract.leaders.listAll, { token: organiser.token });
      return answerOf(contract.leaders.listAll, all)
        .flatMap(({ leaders }) => leaders)
        .find(({ id }) => id === misty);
    };
    const before = await mistys();
    expect(before?.battleGrade).toBe(0);
    answerOf(contract.leaders.setGrade, await set(3, before?.version));
    expect(await mistys()).toMatchObject({ battleGrade: 3, version: (before?.version ?? 0) + 1 });
    expect(refusalOf(await set(2, before?.version)).status).toBe(409);
    const player = await challenger(server);
    expect(await findShownLeader(server, player, misty)).not.toHaveProperty('battleGrade');
  });

  it('see both line-ups of a match that is fought elsewhere', async () => {
    const player = await challenger(server);
    const [first = 0, second = 0] = await pokemonOf(server, player);
    const chosen = await server.call(battles.chooseTeam, {
      body: { leaderId: brock, pokemonIds: [second, first] },
      token: player.token,
    });
    expect(answerOf(battles.chooseTeam, chosen).pokemonIds).toEqual([second, first]);
    const sheet = answerOf(
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
