import {
  type BattleAction,
  type BattleKind,
  type BattleNews,
  type BattleState,
  contract,
} from '@poketorneo/contract';
import { answerOf } from './answers.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The ids of what a player owns, in their order. */
export async function ownedIds(server: TestApp, player: Person): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('user_pokemons')
    .select('available_pokemon_id as id')
    .where('user_id', '=', player.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Wanted {
  leaderId: number;
  kind?: BattleKind;
  /** All that the player owns, if left out. */
  pokemonIds?: readonly number[];
}

/** Begins a battle as its player does. */
export async function tryToStart(server: TestApp, player: Person, wanted: Wanted) {
  const body = { pokemonIds: await ownedIds(server, player), ...wanted };
  return server.call(contract.battles.start, { body, token: player.token });
}

export async function start(server: TestApp, player: Person, wanted: Wanted): Promise<BattleState> {
  return answerOf(contract.battles.start, await tryToStart(server, player, wanted));
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

export async function choose(server: TestApp, player: Person, choice: Choice): Promise<BattleNews> {
  return answerOf(contract.battles.choose, await tryToChoose(server, player, choice));
}

export async function lookAt(
  server: TestApp,
  player: Person,
  battleId: number,
): Promise<BattleState> {
  const response = await server.call(contract.battles.get, {
    query: { battleId },
    token: player.token,
  });
  return answerOf(contract.battles.get, response);
}

export function surrender(server: TestApp, player: Person, battleId: number) {
  const body = { battleId, after: 0 };
  return server.call(contract.battles.surrender, { body, token: player.token });
}

/** What the database keeps of the choices of a battle, in their order. */
export function storedChoices(server: TestApp, battleId: number) {
  return server.database.db
    .selectFrom('battle_choices')
    .select(['number', 'step', 'side', 'choice', 'decided_by'])
    .where('battle_id', '=', battleId)
    .orderBy('number')
    .execute();
}
