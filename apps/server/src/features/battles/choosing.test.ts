import { type BattleAction, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import { refusalOf } from '../../testing/answers.ts';
import {
  choose,
  lookAt,
  start,
  storedChoices,
  surrender,
  tryToChoose,
} from '../../testing/battles.ts';
import { type Person, tally } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { toyMoves } from '../../testing/toy-battles.ts';
import { challenger, closeToyTournament, openToyTournament } from './testing/toy-tournament.ts';

const { battles } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
beforeAll(async () => {
  ({ server, organiser, brock } = await openToyTournament());
});
afterAll(() => closeToyTournament(server));

describe('a choice', () => {
  it('is kept together with the leader’s, and moves the deadline', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    server.advance(day);
    const news = await choose(server, player, {
      battleId,
      step: 0,
      action: toyMoves.goOn,
      after: 1,
    });
    expect(news).toMatchObject({
      step: 1,
      seq: 2,
      status: 'running',
      events: [{ kind: 'turn', turn: 2 }],
      deadline: new Date(server.now() + 14 * day).toISOString(),
    });
    expect(await storedChoices(server, battleId)).toMatchObject([
      { number: 1, step: 0, side: 1, decided_by: 'player' },
      { number: 2, step: 0, side: 2, decided_by: 'leader' },
    ]);
  });

  it('that comes twice is answered alike, and counts once', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const made = { battleId, step: 0, action: toyMoves.goOn };
    const answers = await Promise.all([1, 2, 3].map(() => tryToChoose(server, player, made)));
    expect(tally(answers)).toEqual({ 200: 3 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await storedChoices(server, battleId)).toHaveLength(2);
  });

  it('that differs from the one that was made, or comes for another step, is refused', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const at = async (step: number, action: BattleAction) => {
      const response = await tryToChoose(server, player, { battleId, step, action });
      if (response.statusCode === 200) return 200;
      const { status, message } = refusalOf(response);
      return [status, message];
    };
    expect(await at(1, toyMoves.goOn)).toEqual([
      409,
      'La lotta non è ancora arrivata a questo momento',
    ]);
    expect(await at(0, toyMoves.goOn)).toBe(200);
    expect(await at(0, toyMoves.win)).toEqual([
      409,
      'In questo momento della lotta hai già scelto altro: guarda com’è andata',
    ]);
    expect(await at(1, toyMoves.goOn)).toBe(200);
    expect(await at(0, toyMoves.win)).toEqual([
      409,
      'Questo momento della lotta è già passato: guarda com’è andata',
    ]);
    expect(await at(2, toyMoves.lose)).toBe(200);
    expect(await at(2, toyMoves.lose)).toBe(200);
    expect(await at(3, toyMoves.goOn)).toEqual([409, 'Questa lotta è finita']);
    expect(await storedChoices(server, battleId)).toHaveLength(6);
  });

  it('of two tabs counts once: the other is told', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const answers = await Promise.all([
      tryToChoose(server, player, { battleId, step: 0, action: toyMoves.goOn }),
      tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    expect(await storedChoices(server, battleId)).toHaveLength(2);
  });

  it('that the rules do not allow is refused, and changes nothing', async () => {
    const player = await challenger(server);
    const battle = await start(server, player, { leaderId: brock });
    const tried = async (action: BattleAction) => {
      const response = await tryToChoose(server, player, { battleId: battle.id, step: 0, action });
      const { status, message } = refusalOf(response);
      return [status, message];
    };
    expect(await tried({ do: 'pass' })).toEqual([400, 'Questo Pokémon deve fare qualcosa']);
    expect(await tried({ do: 'switch', to: 5 })).toEqual([
      400,
      'In squadra non c’è questo Pokémon',
    ]);
    expect(await tried(toyMoves.beRefused)).toEqual([
      422,
      'Qualcosa lo impedisce: scegli un’altra azione',
    ]);
    expect(await storedChoices(server, battle.id)).toEqual([]);
    expect(await lookAt(server, player, battle.id)).toEqual(battle);
  });

  it('is nobody else’s to make or to see', async () => {
    const player = await challenger(server);
    const other = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const calls = [
      tryToChoose(server, other, { battleId, step: 0, action: toyMoves.lose }),
      surrender(server, other, battleId),
      server.call(battles.get, { query: { battleId }, token: other.token }),
      server.call(battles.get, { query: { battleId }, token: organiser.token }),
      server.call(battles.news, { query: { battleId, after: 0 }, token: other.token }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(refusalOf(response)).toMatchObject({ status: 403, message: 'Questa lotta non è tua' });
    }
  });
});
