import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Person, tokenHeader } from './accounts.ts';

interface Bout {
  /** 1 is the first leader of the first tournament. */
  leaderId: number;
  outcome: 'win' | 'loss' | 'draw' | 'suspended';
}

/** Records a player's match through the API. */
export async function recordMatch(
  request: APIRequestContext,
  organiser: Person,
  player: Pick<Person, 'id'>,
  bout: Bout,
): Promise<void> {
  const answer = await request.post('/api/insert-match', {
    headers: tokenHeader(organiser),
    data: { userId: player.id, ...bout },
  });
  expect(answer.status()).toBe(201);
}

/** Undoes a player's last match through the API. */
export async function undoLastMatch(
  request: APIRequestContext,
  organiser: Person,
  player: Pick<Person, 'id'>,
): Promise<void> {
  const answer = await request.delete(`/api/delete-last-match?userId=${player.id}`, {
    headers: tokenHeader(organiser),
  });
  expect(answer.ok()).toBe(true);
}

/** Opens the list of challengers with one of them alone, and returns their card. */
export async function findChallenger(page: Page, { username }: Person): Promise<Locator> {
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Lista Sfidanti' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Cerca uno sfidante' }).fill(username);
  await expect(page.getByText('1 risultato')).toBeVisible();
  return page.getByRole('article', { name: username });
}
