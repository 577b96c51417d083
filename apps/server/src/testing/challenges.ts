import { contract, type DuelChallenge, type DuelTerms } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import type { Person } from './people.ts';
import { parseResponse } from './responses.ts';
import type { TestApp } from './test-app.ts';

const { duels } = contract;

interface ChallengeOptions {
  terms?: Partial<DuelTerms>;
  pokemonIds?: readonly number[];
}

/** Challenges a player, or without one makes a link. */
export function sendChallenge(
  server: TestApp,
  { token }: Person,
  to: Person | null,
  { terms = {}, pokemonIds }: ChallengeOptions = {},
) {
  const body = {
    ...(to === null ? {} : { userId: to.id }),
    terms: { ...defaultTerms, ...terms },
    ...(pokemonIds === undefined ? {} : { pokemonIds }),
  };
  return server.call(duels.challenge, { body, token });
}

export async function challenge(...call: Parameters<typeof sendChallenge>): Promise<DuelChallenge> {
  return parseResponse(duels.challenge, await sendChallenge(...call));
}

/** By id, or by the key of a link. */
export function answer(
  server: TestApp,
  { token }: Person,
  to: number | string,
  { accept = true, pokemonIds }: { accept?: boolean; pokemonIds?: readonly number[] } = {},
) {
  const body = {
    ...(typeof to === 'number' ? { challengeId: to } : { key: to }),
    accept,
    ...(pokemonIds === undefined ? {} : { pokemonIds }),
  };
  return server.call(duels.answer, { body, token });
}

export async function accept(...call: Parameters<typeof answer>) {
  return parseResponse(duels.answer, await answer(...call));
}

export async function listChallenges(server: TestApp, { token }: Person) {
  return parseResponse(duels.list, await server.call(duels.list, { token }));
}
