import { engineVersion } from '@poketorneo/battle';
import { contract, type DuelState, type DuelTerms } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { expect } from 'vitest';
import { listAvailablePokemons } from '../features/available-pokemon/index.ts';
import { startDuel } from '../features/battles/index.ts';
import { type Account, findAccount } from '../features/users/index.ts';
import { getBattle } from './battles.ts';
import type { Person } from './people.ts';
import { randomChoice } from './random-choice.ts';
import type { TestApp } from './test-app.ts';

interface DuelOptions {
  terms?: Partial<DuelTerms>;
  seed?: string;
}

/** A player's account, as a duel is started with. */
export async function accountOf({ database }: TestApp, { id, username }: Person): Promise<Account> {
  const account = await findAccount(database.db, id);
  if (account === undefined) throw new Error(`${username} has no account`);
  return account;
}

/** Starts a duel of three against three at once, without a challenge. Returns its id. */
export async function beginDuel(
  server: TestApp,
  [one, other]: readonly [Person, Person],
  { terms = {}, seed = 'duel' }: DuelOptions = {},
): Promise<number> {
  const pokemons = await listAvailablePokemons(server.database.db);
  const [first, second] = [pokemons.slice(0, 3), pokemons.slice(20, 23)];
  const players = {
    1: { account: await accountOf(server, one), team: first },
    2: { account: await accountOf(server, other), team: second },
  };
  return server.transaction((unit) =>
    startDuel(unit, {
      terms: { ...defaultTerms, ...terms },
      players,
      isBalanced: true,
      engineVersion,
      newSeed: () => seed,
    }),
  );
}

export async function getDuel(server: TestApp, player: Person, id: number): Promise<DuelState> {
  const battle = await getBattle(server, player, id);
  if (battle.kind !== 'duel') throw new Error(`Battle ${id} is no duel`);
  return battle;
}

/** Makes a choice that is legal for the state, deterministic by seed. */
export function chooseInDuel(
  server: TestApp,
  player: Person,
  { id: battleId, step, request, seq: after }: DuelState,
  seed: string,
) {
  if (request === null) throw new Error('There is nothing to decide');
  const choice = randomChoice(request, seed, step);
  const body = { battleId, step, choice, after };
  return server.call(contract.battles.choose, { body, token: player.token });
}

/** Lets time pass until the player's opponent, who has left, is shown as away. */
export async function expectAway(
  servers: readonly [TestApp, ...TestApp[]],
  player: Person,
  id: number,
): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const server of servers) server.advance(1000);
        return (await getDuel(servers[0], player, id)).isFoeAway;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true);
}
