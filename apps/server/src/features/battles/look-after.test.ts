import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { start } from '../../testing/battles.ts';
import { type Person, signUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { enrol, record } from '../../testing/tournament.ts';
import { toyMoves } from '../../testing/toy-battles.ts';
import {
  challenger,
  closeToyTournament,
  fight,
  openToyTournament,
} from './testing/toy-tournament.ts';

let server: TestApp;
let organiser: Person;
let brock: number;
beforeAll(async () => {
  ({ server, organiser, brock } = await openToyTournament());
});
afterAll(() => closeToyTournament(server));

const lookAfter = async () =>
  answerOf(
    contract.challengers.lookAfter,
    await server.call(contract.challengers.lookAfter, { token: organiser.token }),
  );

it('organisers of a new club see what it lacks first, until somebody has fought', async () => {
  const lacks = async () => (await lookAfter()).lacks;
  expect(await lacks()).toBe('players');
  const player = await signUp(server);
  expect(await lacks()).toBe('sign-ups');
  await enrol(server, player, 1);
  expect(await lacks()).toBe('match');
  await record(server, organiser, player, { leaderId: brock, outcome: 'loss' });
  expect(await lacks()).toBeNull();
});

it('organisers see who gets no further, until they win', async () => {
  expect(await lookAfter()).toEqual({
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
  expect((await lookAfter()).stuck).toEqual([]);
  await lose('loss');
  expect(await lookAfter()).toMatchObject({
    stuck: [
      { userId: player.id, username: player.username, leaderName: 'Brock', numberOfMatches: 3 },
    ],
    numberOfStuck: 1,
  });

  // The first few by name, those who have tried most often first.
  const others: string[] = [];
  for (let count = 0; count < 3; count++) {
    const other = await challenger(server);
    others.unshift(other.username);
    for (let match = 0; match < 4; match++) {
      await record(server, organiser, other, { leaderId: brock, outcome: 'loss' });
    }
  }
  const { stuck, numberOfStuck } = await lookAfter();
  expect(stuck.map(({ numberOfMatches }) => numberOfMatches)).toEqual([4, 4, 4]);
  // Of as many tries, who came last: no one's place is left to the database.
  expect(stuck.map(({ username }) => username)).toEqual(others);
  expect(numberOfStuck).toBe(4);

  const { db } = server.database;
  const setStatus = (status: 'active' | 'suspended') =>
    server.transaction(async ({ trx, announce }) => {
      await trx.updateTable('users').set({ status }).where('id', '=', player.id).execute();
      announce('accounts', player.id);
    });
  // Who is so with two leaders is one player.
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
  const again = await lookAfter();
  expect(again.numberOfStuck).toBe(4);
  expect(again.stuck[0]).toMatchObject({ userId: player.id, numberOfMatches: 9 });
  expect(new Set(again.stuck.map(({ userId }) => userId)).size).toBe(3);
  await db.deleteFrom('user_leaders').where('leader_id', '=', second).execute();

  await setStatus('suspended');
  expect((await lookAfter()).numberOfStuck).toBe(3);
  await setStatus('active');
  expect((await lookAfter()).numberOfStuck).toBe(4);

  await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
  expect((await lookAfter()).numberOfStuck).toBe(3);
});

it('and which battles are under way, until they end', async () => {
  const player = await challenger(server);
  const { id: battleId } = await start(server, player, { leaderId: brock });
  expect(await lookAfter()).toMatchObject({
    battles: [{ battleId, username: player.username, leaderName: 'Brock' }],
    numberOfBattles: 1,
  });
  await server.call(contract.battles.void, { body: { battleId }, token: organiser.token });
  expect((await lookAfter()).battles).toEqual([]);
  await fight(server, player, { leaderId: brock, action: toyMoves.lose });
  expect((await lookAfter()).numberOfBattles).toBe(0);
});
