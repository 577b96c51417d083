import { type APIRequestContext, expect } from '@playwright/test';
import { type Person, tokenHeader } from './accounts.ts';

/** Signs a player up for the first tournament, which gives three starters with their icons. */
export function signUpForKanto(
  request: APIRequestContext,
  player: Pick<Person, 'session'>,
): Promise<void> {
  return signUpForTournament(request, player, 1);
}

/** Signs a player up for a tournament; the one before it must be completed. */
export async function signUpForTournament(
  request: APIRequestContext,
  player: Pick<Person, 'session'>,
  tournamentId: number,
): Promise<void> {
  const answer = await request.put('/api/sign-up-tournament', {
    headers: tokenHeader(player),
    data: { tournamentId },
  });
  expect(answer.ok()).toBe(true);
}
