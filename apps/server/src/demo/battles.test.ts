// @sqlite: the demo is always embedded.
import { type BattleAction, contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  challenger,
  closeStubTournament,
  openStubTournament,
} from '../features/battles/testing/stub-tournament.ts';
import { start, storedChoices } from '../testing/battles.ts';
import { signUp } from '../testing/people.ts';
import { stubMoves } from '../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { enrol, leaderId } from '../testing/tournament.ts';
import { fightLeader, tryToChoose } from './battles.ts';
import { type Caller, createCaller, RefusedCall } from './caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
});
afterAll(() => server.close());

it('a choice that something hidden forbids is no failure; an illegal one is', async () => {
  const { server: stubbed, brock } = await openStubTournament();
  const player = await challenger(stubbed);
  const { id: battleId } = await start(stubbed, player, { leaderId: brock });
  const play = { call: createCaller(stubbed.app), token: player.token };
  const choose = (action: BattleAction) =>
    tryToChoose(play, { battleId, step: 0, choice: [action], after: 0 });
  expect(await choose(stubMoves.beRefused)).toBeNull();
  await expect(choose({ do: 'pass' })).rejects.toThrow(RefusedCall);
  expect(await choose(stubMoves.continue)).toMatchObject({ step: 1 });
  await closeStubTournament(stubbed);
});

it('a battle goes on after choices that something hidden forbids', async () => {
  const player = await signUp(server);
  await enrol(server, player, 1);
  const call = createCaller(server.app);
  let refusals = 2;
  const refusing: Caller = async (endpoint, input) => {
    if (endpoint.path === contract.battles.choose.path && refusals > 0) {
      refusals -= 1;
      throw new RefusedCall(endpoint.path, { statusCode: 422, body: '' });
    }
    return call(endpoint, input);
  };
  const play = { call: refusing, token: player.token, wait: () => {} };
  const brock = await leaderId(server, 1, 1);
  const battleId = await fightLeader(play, { leaderId: brock, choices: 2 });
  const own = (await storedChoices(server, battleId)).filter(({ side }) => side === 1);
  expect(own.map(({ step }) => step)).toEqual([0, 1]);
});
