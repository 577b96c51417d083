import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page shows each state at once, and makes no noise; before it is opened. */
export async function showAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('battle-speed', 'skip'));
}

/** Opens a battle at its player's turn. */
export async function openBattle(page: Page, battleId: number): Promise<void> {
  await page.goto(`/battle/${battleId}`);
  await expect(moves(page).first()).toBeVisible();
}

/** Gives up on the screen, and says yes to the question. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Arrenditi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arrenditi' }).click();
}

/** What the battle's end is called, once it is there. */
export function endOf(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: /^(Vittoria!|Sconfitta|Pareggio)$/ });
}

/** The moves that can be chosen now. */
export function moves(page: Page): Locator {
  return page.locator('button[data-choice][aria-disabled="false"]');
}

/** Those of whom one has to come in now. */
export function comeIn(page: Page): Locator {
  return page.getByRole('group', { name: 'Chi mandi in campo?' });
}

/** Those of the open team who can come in. */
export function bench(page: Page): Locator {
  return page
    .getByRole('dialog', { name: 'Squadra' })
    .locator('[data-team-row]:not([data-fainted])')
    .filter({ hasNotText: 'in campo' });
}

/** How a player does what a battle asks for. */
export interface Player {
  fight(move: Locator): Promise<void>;
  sendIn(): Promise<void>;
}

/** Fights on until the battle has ended. */
export async function fightToTheEnd(page: Page, { fight, sendIn }: Player): Promise<void> {
  const turn = page.getByText(/^Turno \d+$/);
  while (true) {
    await expect(endOf(page).or(comeIn(page)).or(moves(page).first()).first()).toBeVisible();
    if (await endOf(page).isVisible()) return;
    const before = await turn.textContent();
    if (await comeIn(page).isVisible()) {
      await sendIn();
      await expect(comeIn(page)).toBeHidden();
    } else {
      await fight(moves(page).first());
      await expect(
        endOf(page)
          .or(comeIn(page))
          .or(turn.filter({ hasNotText: before ?? '' }))
          .first(),
      ).toBeVisible();
    }
  }
}

/** Watches the stage: answers with a function that tells the heights it has had until the end. */
export async function heightsOfStage(page: Page): Promise<() => Promise<number[]>> {
  const heights = await page.locator('[data-stage]').evaluateHandle((stage) => {
    const found = new Set<number>();
    new ResizeObserver(() => {
      if (document.querySelector('[data-outcome]') === null) found.add(stage.clientHeight);
    }).observe(stage);
    return found;
  });
  return () => heights.evaluate((found) => [...found]);
}

/** As long as a name can be: the plates have room for it. */
export async function expectLongestNamesWhole(page: Page): Promise<void> {
  const names = page.locator('[data-plate]').getByText(/^[A-Z][a-z]+$/);
  expect(await names.count()).toBeGreaterThan(0);
  for (const name of await names.all()) {
    const isCut = await name.evaluate((element) => {
      const before = element.textContent;
      element.textContent = 'Aerodactyl';
      const { scrollWidth, clientWidth } = element;
      element.textContent = before;
      return scrollWidth > clientWidth;
    });
    expect(isCut).toBe(false);
  }
}
