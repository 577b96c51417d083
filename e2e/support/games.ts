import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { expect } from './test.ts';

/** The cards of a memory game. */
export const memoryCards = (page: Page) =>
  page.getByRole('grid', { name: 'Carte' }).getByRole('button');

/** The cards of the shell game. */
export const shellCards = (page: Page) =>
  page.getByRole('group', { name: 'Le tre carte' }).getByRole('button');

/** Opens a memory game on a page with a paused clock, up to the player's turn; returns its pairs. */
export async function openMemoryGame(
  page: Page,
  open: () => Promise<unknown> = () => page.goto('/memory-game'),
): Promise<[number, number][]> {
  const { cards } = contract.memoryGame;
  const [answer] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === cards.path),
    open(),
  ]);
  const ids = cards.response.parse(await answer.json());
  await expect(page.getByText('Le carte sono sul tavolo.')).toBeAttached();
  await page.clock.runFor(1000);
  await page.clock.runFor(5000);
  await expect(page.getByText('Tocca a te: trova le coppie.')).toBeAttached();
  return [...new Set(ids)].map((id) => [ids.indexOf(id), ids.lastIndexOf(id)]);
}

/** Turns two cards over, and lets them turn back or be found. */
export async function makeMove(page: Page, [one, other]: [number, number]): Promise<void> {
  await memoryCards(page).nth(one).click();
  await memoryCards(page).nth(other).click();
  await page.clock.runFor(1500);
}

/** Finds pairs of a memory game, by presses from within the page: quicker than `makeMove`. */
export async function findPairs(page: Page, pairs: readonly [number, number][]): Promise<void> {
  for (const pair of pairs) {
    await memoryCards(page).evaluateAll((cards, indexes) => {
      for (const index of indexes) {
        const card = cards[index];
        if (card instanceof HTMLElement) card.click();
      }
    }, pair);
    await page.clock.runFor(1500);
  }
}

/** Opens and starts a shell game. */
export async function openShellGame(page: Page): Promise<void> {
  await page.goto('/shell-game');
  await page.getByRole('button', { name: 'Nuova partita' }).click();
  await expect(page.getByText('Ecco tre carte…')).toBeVisible();
}

/** Plays one of the first rounds up to the choice; returns the odd card's place, from 0. */
export async function playShellsToChoice(page: Page): Promise<number> {
  await expect(page.getByText('Ecco tre carte…')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(shellCards(page).first()).toHaveAccessibleName(/: \S/);
  const names = await shellCards(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.split(': ')[1]),
  );
  const odd = names.findIndex((name) => names.filter((one) => one === name).length === 1);
  for (const time of [2000, 1000, 5 * 3000 + 10]) await page.clock.runFor(time);
  const told = (await page.getByText(/^Scambi: /).textContent()) ?? '';
  return [...told.matchAll(/(\d) e (\d)/g)]
    .map(([, one, other]) => [Number(one) - 1, Number(other) - 1])
    .reduce((now, [one = 0, other = 0]) => (now === one ? other : now === other ? one : now), odd);
}
