import { type APIRequestContext, expect } from '@playwright/test';
import { type BattlePreparation, contract } from '@poketorneo/contract';
import { type Person, tokenHeader } from './accounts.ts';
import { signUpForKanto } from './tournaments.ts';

type Player = Pick<Person, 'session'>;

/** The data of the page on which a player prepares a battle with a leader. */
export async function fetchPreparation(
  request: APIRequestContext,
  player: Player,
  leaderId: number,
): Promise<BattlePreparation> {
  const { path, response } = contract.battles.prepare;
  const answer = await request.get(`${path}?leaderId=${leaderId}`, {
    headers: tokenHeader(player),
  });
  return response.parse(await answer.json());
}

/** Starts a battle with a leader through the API, with as many Pokémon as the tier limit allows. */
export async function startBattle(
  request: APIRequestContext,
  player: Player,
  leaderId: number,
): Promise<number> {
  const { kind, leader, pokemons } = await fetchPreparation(request, player, leaderId);
  let sum = 0;
  const pokemonIds = pokemons
    .toSorted((one, other) => one.tierInGame - other.tierInGame)
    .filter(({ tierInGame }) => {
      sum += tierInGame;
      return sum <= leader.tierTot;
    })
    .slice(0, 6)
    .map(({ availablePokemonId }) => availablePokemonId);
  const { path, response } = contract.battles.start;
  const answer = await request.post(path, {
    headers: tokenHeader(player),
    data: { leaderId, pokemonIds, kind },
  });
  expect(answer.status()).toBe(201);
  return response.parse(await answer.json()).id;
}

/** Signs a player up for the first tournament and starts a battle with its first leader. */
export async function startFirstBattle(
  request: APIRequestContext,
  player: Player,
): Promise<number> {
  await signUpForKanto(request, player);
  return startBattle(request, player, 1);
}

/** Surrenders a battle through the API. */
export async function surrender(
  request: APIRequestContext,
  player: Player,
  battleId: number,
): Promise<void> {
  const answer = await request.post(contract.battles.surrender.path, {
    headers: tokenHeader(player),
    data: { battleId, after: 0 },
  });
  expect(answer.ok()).toBe(true);
}

/** Annuls a battle as an organiser, through the API. */
export async function annulBattle(
  request: APIRequestContext,
  organiser: Person,
  battleId: number,
): Promise<void> {
  const answer = await request.post(contract.battles.void.path, {
    data: { battleId },
    headers: tokenHeader(organiser),
  });
  expect(answer.status()).toBe(contract.battles.void.status);
}
