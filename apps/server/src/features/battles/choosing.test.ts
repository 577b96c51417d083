import { type BattleAction, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import {
  choose,
  getBattle,
  start,
  storedChoices,
  surrender,
  tryToChoose,
} from '../../testing/battles.ts';
import { countStatuses, type Person } from '../../testing/people.ts';
import { parseError } from '../../testing/responses.ts';
import { stubMoves } from '../../testing/stub-battles.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { challenger, closeStubTournament, openStubTournament } from './testing/stub-tournament.ts';

const { battles } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
beforeAll(async () => {
  ({ server, organiser, brock } = await openStubTournament());
});
afterAll(() => closeStubTournament(server));

describe('a choice', () => {
  it('is stored with the leader’s, and moves the deadline', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    server.advance(day);
    const update = await choose(server, player, {
      battleId,
      step: 0,
      action: stubMoves.continue,
      after: 1,
    });
    expect(update).toMatchObject({
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

  it('sent twice gets the same response, and counts once', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const made = { battleId, step: 0, action: stubMoves.continue };
    const answers = await Promise.all([1, 2, 3].map(() => tryToChoose(server, player, made)));
    expect(countStatuses(answers)).toEqual({ 200: 3 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await storedChoices(server, battleId)).toHaveLength(2);
  });

  it('that differs from the stored one, or is for another step, is refused', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const at = async (step: number, action: BattleAction) => {
      const response = await tryToChoose(server, player, { battleId, step, action });
      if (response.statusCode === 200) return 200;
      const { status, message } = parseError(response);
      return [status, message];
    };
    expect(await at(1, stubMoves.continue)).toEqual([
      409,
      'La lotta non è ancora arrivata a questo momento',
    ]);
    expect(await at(0, stubMoves.continue)).toBe(200);
    expect(await at(0, stubMoves.win)).toEqual([
      409,
      'In questo momento della lotta hai già scelto altro: guarda com’è andata',
    ]);
    expect(await at(1, stubMoves.continue)).toBe(200);
    expect(await at(0, stubMoves.win)).toEqual([
      409,
      'Questo momento della lotta è già passato: guarda com’è andata',
    ]);
    expect(await at(2, stubMoves.lose)).toBe(200);
    expect(await at(2, stubMoves.lose)).toBe(200);
    expect(await at(3, stubMoves.continue)).toEqual([409, 'Questa lotta è finita']);
    expect(await storedChoices(server, battleId)).toHaveLength(6);
  });

  it('of two tabs counts once: the other gets a conflict', async () => {
    const player = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const answers = await Promise.all([
      tryToChoose(server, player, { battleId, step: 0, action: stubMoves.continue }),
      tryToChoose(server, player, { battleId, step: 0, action: stubMoves.win }),
    ]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
    expect(await storedChoices(server, battleId)).toHaveLength(2);
  });

  it('that is illegal is refused, and changes nothing', async () => {
    const player = await challenger(server);
    const battle = await start(server, player, { leaderId: brock });
    const tried = async (action: BattleAction) => {
      const response = await tryToChoose(server, player, { battleId: battle.id, step: 0, action });
      const { status, message } = parseError(response);
      return [status, message];
    };
    expect(await tried({ do: 'pass' })).toEqual([400, 'Questo Pokémon deve fare qualcosa']);
    expect(await tried({ do: 'switch', to: 5 })).toEqual([
      400,
      'In squadra non c’è questo Pokémon',
    ]);
    expect(await tried(stubMoves.beRefused)).toEqual([
      422,
      'Qualcosa lo impedisce: scegli un’altra azione',
    ]);
    expect(await storedChoices(server, battle.id)).toEqual([]);
    expect(await getBattle(server, player, battle.id)).toEqual(battle);
  });

  it('is made and seen by its player only', async () => {
    const player = await challenger(server);
    const other = await challenger(server);
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const calls = [
      tryToChoose(server, other, { battleId, step: 0, action: stubMoves.lose }),
      surrender(server, other, battleId),
      server.call(battles.get, { query: { battleId }, token: other.token }),
      server.call(battles.get, { query: { battleId }, token: organiser.token }),
      server.call(battles.updates, { query: { battleId, after: 0 }, token: other.token }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(parseError(response)).toMatchObject({
        status: 403,
        message: 'Questa lotta non è tua',
      });
    }
  });
});
