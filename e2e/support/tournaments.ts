import { type APIRequestContext, expect } from '@playwright/test';
import { type Person, tokenHeader } from './accounts.ts';

/** Signs a player up for the first tournament, which gives three starters and their icons. */
export async function signUpForKanto(
  request: APIRequestContext,
  player: Pick<Person, 'session'>,
): Promise<void> {
  const answer = await request.put('/api/sign-up-tournament', {
    headers: tokenHeader(player),
    data: { tournamentId: 1 },
  });
  expect(answer.ok()).toBe(true);
}
