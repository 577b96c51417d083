import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Person, signUp, tokenHeader } from './accounts.ts';
import { signUpForKanto } from './tournaments.ts';

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

/** Opens the list of challengers filtered to one player, and returns their card. */
export async function findChallenger(page: Page, { username }: Person): Promise<Locator> {
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Lista Sfidanti' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Cerca uno sfidante' }).fill(username);
  await expect(page.getByText('1 risultato')).toBeVisible();
  return page.getByRole('article', { name: username });
}

/**
 * A player's row among the matches recorded this evening. The list shows the newest twelve, and
 * other tests record matches at the same time.
 */
export async function recentMatch(page: Page, { username }: Person): Promise<Locator> {
  const recent = page.getByRole('region', { name: 'Registrate stasera' });
  const row = recent.getByRole('listitem').filter({ hasText: username });
  await expect
    .poll(async () => {
      const isShown = await row.isVisible();
      if (!isShown) {
        await recent.getByRole('button', { name: /^Mostra/ }).evaluateAll(([more]) => {
          if (more instanceof HTMLElement) more.click();
        });
      }
      return isShown;
    })
    .toBe(true);
  return row;
}

interface Visit {
  page: Page;
  request: APIRequestContext;
  loginAsOrganiser: () => Promise<Person>;
}

/** Signs a new player up for the first tournament, and finds them in the list as an organiser. */
export async function findNewChallenger({ page, request, loginAsOrganiser }: Visit) {
  const player = await signUp(request);
  await signUpForKanto(request, player);
  const organiser = await loginAsOrganiser();
  return { player, organiser, card: await findChallenger(page, player) };
}

/** Unfolds a challenger's card. */
export async function openDetails(
  card: Locator,
  { username }: Pick<Person, 'username'>,
): Promise<void> {
  await card.getByRole('button', { name: `Dettagli di ${username}` }).click();
  // What is loaded moves the buttons below it.
  await expect(card.locator('[data-loading]')).toHaveCount(0);
}

/** Opens the dialog that records a challenger's match. */
export async function openRecord(
  page: Page,
  card: Locator,
  { username }: Person,
): Promise<Locator> {
  await card.getByRole('button', { name: 'Registra lotta' }).click();
  return page.getByRole('dialog', { name: `Lotta di ${username}` });
}
