import { type BattleAction, contract } from '@poketorneo/contract';
import { expect } from 'vitest';
import { answerOf } from '../../../testing/answers.ts';
import { choose, ownedIds, start } from '../../../testing/battles.ts';
import { listContradictions } from '../../../testing/invariants.ts';
import { type Person, signUp, signUpAdministrator } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enrol, leaderId } from '../../../testing/tournament.ts';
import { createToyEngine } from '../../../testing/toy-battles.ts';

/** The seeded product with battles of toys, its organiser, and leaders by what they are to a beginner. */
export async function openToyTournament() {
  const server = await createTestApp({ seeded: true, battleEngine: createToyEngine() });
  return {
    server,
    organiser: await signUpAdministrator(server),
    /** The first one. */
    brock: await leaderId(server, 1, 1),
    /** The second one, whose turn has not come. */
    misty: await leaderId(server, 1, 2),
    champion: await leaderId(server, 1, 9),
    /** Two who fight at once, in another tournament. */
    tellAndPat: await leaderId(server, 3, 7),
  };
}

/** Whatever was tried, nothing failed and what is stored agrees with itself. */
export async function closeToyTournament(server: TestApp): Promise<void> {
  expect(server.errors).toEqual([]);
  expect(await listContradictions(server.database.db)).toEqual([]);
  await server.close();
}

/** A new player who has signed up for the first tournament. */
export async function challenger(server: TestApp): Promise<Person> {
  const player = await signUp(server);
  answerOf(contract.tournaments.signUp, await enrol(server, player, 1));
  return player;
}

export async function pokemonOf(server: TestApp, who: Person, count = 3): Promise<number[]> {
  return (await ownedIds(server, who)).slice(0, count);
}

export function prepare(server: TestApp, player: Person, leader: number) {
  const query = { leaderId: leader };
  return server.call(contract.battles.prepare, { query, token: player.token });
}

/** A whole battle that ends with one choice. */
export async function fight(
  server: TestApp,
  player: Person,
  { leaderId, action }: { leaderId: number; action: BattleAction },
) {
  const { id: battleId } = await start(server, player, { leaderId });
  return { battleId, news: await choose(server, player, { battleId, step: 0, action }) };
}

export function setSettings(
  server: TestApp,
  organiser: Person,
  settings: { mode: string; levelRule: string },
) {
  return server.call(contract.battleSettings.set, { body: settings, token: organiser.token });
}
