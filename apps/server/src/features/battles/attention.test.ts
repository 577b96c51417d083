import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../../testing/battles.ts';
import { type Person, signUp } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { stubMoves } from '../../testing/stub-battles.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { enrol, record } from '../../testing/tournament.ts';
import {
  challenger,
  closeStubTournament,
  fight,
  openStubTournament,
} from './testing/stub-tournament.ts';

let server: TestApp;
let organiser: Person;
let brock: number;
beforeAll(async () => {
  ({ server, organiser, brock } = await openStubTournament());
});
afterAll(() => closeStubTournament(server));

const getAttention = async () =>
  parseResponse(
    contract.challengers.lookAfter,
    await server.call(contract.challengers.lookAfter, { token: organiser.token }),
  );

it('organisers of a new club see the first missing step until a match is fought', async () => {
  const lacks = async () => (await getAttention()).lacks;
  expect(await lacks()).toBe('players');
  const player = await signUp(server);
  expect(await lacks()).toBe('sign-ups');
  await enrol(server, player, 1);
  expect(await lacks()).toBe('match');
  await record(server, organiser, player, { leaderId: brock, outcome: 'loss' });
  expect(await lacks()).toBeNull();
});

it('organisers see stuck players until they win', async () => {
  expect(await getAttention()).toEqual({
    lacks: null,
    stuck: [],
    numberOfStuck: 0,
    battles: [],
    numberOfBattles: 0,
    passwordWishes: [],
    numberOfPasswordWishes: 0,
  });
  const player = await challenger(server);
  const lose = (outcome: 'loss' | 'draw' | 'suspended') =>
    record(server, organiser, player, { leaderId: brock, outcome });
  await lose('loss');
  await lose('draw');
  await lose('suspended');
  expect((await getAttention()).stuck).toEqual([]);
  await lose('loss');
  expect(await getAttention()).toMatchObject({
    stuck: [
      { userId: player.id, username: player.username, leaderName: 'Brock', numberOfMatches: 3 },
    ],
    numberOfStuck: 1,
  });

  // The three with the most attempts, by name.
  const others: string[] = [];
  for (let count = 0; count < 3; count++) {
    const other = await challenger(server);
    others.unshift(other.username);
    for (let match = 0; match < 4; match++) {
      await record(server, organiser, other, { leaderId: brock, outcome: 'loss' });
    }
  }
  const { stuck, numberOfStuck } = await getAttention();
  expect(stuck.map(({ numberOfMatches }) => numberOfMatches)).toEqual([4, 4, 4]);
  // On a tie, the newest first: the order is total.
  expect(stuck.map(({ username }) => username)).toEqual(others);
  expect(numberOfStuck).toBe(4);

  const { db } = server.database;
  const setStatus = (status: 'active' | 'suspended') =>
    server.transaction(async ({ trx, emit }) => {
      await trx.updateTable('users').set({ status }).where('id', '=', player.id).execute();
      emit('accounts', player.id);
    });
  // A player stuck at two leaders counts once.
  const { id: second } = await db
    .selectFrom('leaders')
    .select('id')
    .where('id', '!=', brock)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_leaders')
    .values({
      user_id: player.id,
      leader_id: second,
      number_of_matches: 9,
      defeated_at: null,
      reward_obtained: 0,
    })
    .execute();
  await setStatus('active');
  const again = await getAttention();
  expect(again.numberOfStuck).toBe(4);
  expect(again.stuck[0]).toMatchObject({ userId: player.id, numberOfMatches: 9 });
  expect(new Set(again.stuck.map(({ userId }) => userId)).size).toBe(3);
  await db.deleteFrom('user_leaders').where('leader_id', '=', second).execute();

  await setStatus('suspended');
  expect((await getAttention()).numberOfStuck).toBe(3);
  await setStatus('active');
  expect((await getAttention()).numberOfStuck).toBe(4);

  await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
  expect((await getAttention()).numberOfStuck).toBe(3);
});

it('organisers see running battles until they end', async () => {
  const player = await challenger(server);
  const { id: battleId } = await start(server, player, { leaderId: brock });
  expect(await getAttention()).toMatchObject({
    battles: [{ battleId, username: player.username, leaderName: 'Brock' }],
    numberOfBattles: 1,
  });
  await server.call(contract.battles.void, { body: { battleId }, token: organiser.token });
  expect((await getAttention()).battles).toEqual([]);
  await fight(server, player, { leaderId: brock, action: stubMoves.lose });
  expect((await getAttention()).numberOfBattles).toBe(0);
});
