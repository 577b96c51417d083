import {
  type BattleAction,
  type BattleState,
  type BattleUpdate,
  contract,
  type LeaderBattleKind,
  type LeaderBattleState,
} from '@poketorneo/contract';
import type { Person } from './people.ts';
import { parseResponse } from './responses.ts';
import type { TestApp } from './test-app.ts';

/** Ids of a player's Pokémon, in order. */
export async function ownedIds(server: TestApp, player: Person): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('user_pokemons')
    .select('available_pokemon_id as id')
    .where('user_id', '=', player.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface StartOptions {
  leaderId: number;
  kind?: LeaderBattleKind;
  /** Default: all owned Pokémon. */
  pokemonIds?: readonly number[];
}

/** Starts a battle like its player. */
export async function tryToStart(server: TestApp, player: Person, options: StartOptions) {
  const body = { pokemonIds: await ownedIds(server, player), ...options };
  return server.call(contract.battles.start, { body, token: player.token });
}

export async function start(
  server: TestApp,
  player: Person,
  options: StartOptions,
): Promise<LeaderBattleState> {
  return parseResponse(contract.battles.start, await tryToStart(server, player, options));
}

interface Choice {
  battleId: number;
  step: number;
  action: BattleAction;
  after?: number;
}

export function tryToChoose(
  server: TestApp,
  player: Person,
  { battleId, step, action, after = 0 }: Choice,
) {
  const body = { battleId, step, choice: [action], after };
  return server.call(contract.battles.choose, { body, token: player.token });
}

export async function choose(
  server: TestApp,
  player: Person,
  choice: Choice,
): Promise<BattleUpdate> {
  return parseResponse(contract.battles.choose, await tryToChoose(server, player, choice));
}

export async function getBattle(
  server: TestApp,
  player: Person,
  battleId: number,
): Promise<BattleState> {
  const response = await server.call(contract.battles.get, {
    query: { battleId },
    token: player.token,
  });
  return parseResponse(contract.battles.get, response);
}

export function surrender(server: TestApp, player: Person, battleId: number) {
  const body = { battleId, after: 0 };
  return server.call(contract.battles.surrender, { body, token: player.token });
}

/** The stored choices of a battle, in order. */
export function storedChoices(server: TestApp, battleId: number) {
  return server.database.db
    .selectFrom('battle_choices')
    .select(['number', 'step', 'side', 'choice', 'decided_by'])
    .where('battle_id', '=', battleId)
    .orderBy('number')
    .execute();
}
