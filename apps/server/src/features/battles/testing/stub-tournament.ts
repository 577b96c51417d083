import { type BattleAction, contract } from '@poketorneo/contract';
import { expect } from 'vitest';
import { choose, ownedIds, start } from '../../../testing/battles.ts';
import { listInconsistencies } from '../../../testing/invariants.ts';
import { type Person, signUp, signUpAdministrator } from '../../../testing/people.ts';
import { parseResponse } from '../../../testing/responses.ts';
import { createStubEngine } from '../../../testing/stub-battles.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enrol, leaderId } from '../../../testing/tournament.ts';

/** A seeded app with stub battles, an organiser, and leaders by their state for a beginner. */
export async function openStubTournament() {
  const server = await createTestApp({ seeded: true, battleEngine: createStubEngine() });
  return {
    server,
    organiser: await signUpAdministrator(server),
    /** Open. */
    brock: await leaderId(server, 1, 1),
    /** Locked until Brock is defeated. */
    misty: await leaderId(server, 1, 2),
    champion: await leaderId(server, 1, 9),
    /** A double battle, in another tournament. */
    tellAndPat: await leaderId(server, 3, 7),
  };
}

/** Asserts that nothing failed and the stored data is consistent. */
export async function closeStubTournament(server: TestApp): Promise<void> {
  expect(server.errors).toEqual([]);
  expect(await listInconsistencies(server.database.db)).toEqual([]);
  await server.close();
}

/** A new player, signed up for the first tournament. */
export async function challenger(server: TestApp): Promise<Person> {
  const player = await signUp(server);
  parseResponse(contract.tournaments.signUp, await enrol(server, player, 1));
  return player;
}

export async function pokemonOf(server: TestApp, who: Person, count = 3): Promise<number[]> {
  return (await ownedIds(server, who)).slice(0, count);
}

export function prepare(server: TestApp, player: Person, leader: number) {
  const query = { leaderId: leader };
  return server.call(contract.battles.prepare, { query, token: player.token });
}

/** A battle decided by one choice. */
export async function fight(
  server: TestApp,
  player: Person,
  { leaderId, action }: { leaderId: number; action: BattleAction },
) {
  const { id: battleId } = await start(server, player, { leaderId });
  return { battleId, update: await choose(server, player, { battleId, step: 0, action }) };
}

export function setBattleSettings(
  server: TestApp,
  organiser: Person,
  settings: { mode: string; levelRule: string },
) {
  return server.call(contract.battleSettings.set, { body: settings, token: organiser.token });
}
